"""The schemes that come with the program: which there are, and each one read once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from desktop_app.core.scheme import Scheme
from desktop_app.places import schemes_folder
from desktop_app.schemefile.problems import Place, SchemeProblem
from desktop_app.schemefile.reader import read_scheme
from desktop_app.text.scheme_faults import SchemeFault

SUFFIX: Final = ".yaml"


@dataclass(frozen=True, slots=True)
class LoadedScheme:
    """A scheme with the text it was read from (that text goes into the round file)."""

    text: str
    scheme: Scheme


def scheme_ids() -> tuple[str, ...]:
    """Name the schemes in the program's own folder, sorted."""
    return tuple(sorted(path.stem for path in schemes_folder().glob(f"*{SUFFIX}")))


@lru_cache(maxsize=1)
def catalogue() -> tuple[LoadedScheme, ...]:
    """Read every scheme in the program's own folder, sorted by id; a broken one is left out."""
    loaded = (load_scheme(scheme_id) for scheme_id in scheme_ids())
    return tuple(item for item in loaded if item is not None)


@lru_cache(maxsize=64)
def load_scheme(scheme_id: str) -> LoadedScheme | None:
    """Read the scheme with this id, once; None when there is none or it has problems."""
    # Compared with the listing, so that an id from outside never becomes part of a path.
    if scheme_id not in scheme_ids():
        return None
    result = read_scheme_file(schemes_folder() / f"{scheme_id}{SUFFIX}")
    return result if isinstance(result, LoadedScheme) else None


def read_scheme_file(path: Path) -> LoadedScheme | tuple[SchemeProblem, ...]:
    """Read a scheme file, or give all its problems; the file must be there."""
    try:
        text = path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        place = Place(line, 1)
        return (SchemeProblem(fault=SchemeFault.NOT_UTF8, place=place, source=""),)
    result = read_scheme(text)
    if isinstance(result, tuple):
        return result
    if result.id != path.stem:
        return (_misnamed(text, result.id, path.stem),)
    return LoadedScheme(text=text, scheme=result)


def _misnamed(text: str, found: str, expected: str) -> SchemeProblem:
    lines = text.split("\n")
    number = next(place for place, line in enumerate(lines) if line.startswith("regeling"))
    return SchemeProblem(
        fault=SchemeFault.FILE_NAME,
        place=Place(number + 1, 1),
        source=lines[number],
        found=found,
        expected=(expected,),
    )
