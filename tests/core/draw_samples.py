"""Lists and seeds that the tests of the draw share, and strategies that make more of them."""

from __future__ import annotations

from pathlib import Path

from hypothesis import strategies as st

from desktop_app.core.draw_lines import FileProblem
from desktop_app.core.draw_list import (
    D6,
    D10,
    DrawList,
    DrawProtocol,
    External,
    Mix,
    Numbering,
    Paper,
    Throw,
    make_draw_list,
)
from desktop_app.core.ids import Identifier

VECTORS = Path(__file__).parent.parent / "vectors" / "loting-1"
VECTOR_NAMES = tuple(sorted(folder.name for folder in VECTORS.iterdir()))
FIRST_LIST = (VECTORS / "tv1" / "deelnemers.txt").read_bytes()
STANDING = "4aa4a9639c4e1b6e73839a6fae2b853da751a04d40a41e276e15c053b58666c4"
SECRET = "e614eeb7339aa522411b710b78bf0c3e0be6521b7040a7b3cea4c4332c900235"  # noqa: S105 - published with its draw

identifiers = st.from_regex(r"[A-Z0-9]{1,5}([./-][A-Z0-9]{1,5}){0,3}", fullmatch=True)
hashes = st.text("0123456789abcdef", min_size=64, max_size=64)
throws: st.SearchStrategy[Throw] = st.one_of(
    st.integers(30, 60).map(D6),
    st.integers(24, 48).map(D10),
    identifiers.map(lambda event: External(Identifier(event))),
    hashes.map(Mix),
    st.just(Paper()),
)
numberings = st.one_of(
    st.integers(1, 999).map(lambda number: Numbering(number, 1, None)),
    st.builds(Numbering, st.integers(1, 999), st.integers(2, 99), hashes),
)


def listed(made: DrawList | FileProblem) -> DrawList:
    """The list, where the test has given only what can be a list."""
    assert isinstance(made, DrawList), made
    return made


def sample_list(
    *members: str,
    throw: Throw | None = None,
    numbering: Numbering | None = None,
    protocol: DrawProtocol = DrawProtocol.REAL,
) -> DrawList:
    """A list of these members, of two when none are named; dice unless told otherwise."""
    return listed(
        make_draw_list(
            protocol=protocol,
            round_id="2026-UTRECHT-01",
            numbering=numbering or Numbering(1, 1, None),
            standing=STANDING,
            throw=throw or D6(30),
            members=members or ("2026-0001", "2026-0002"),
        )
    )


draw_lists: st.SearchStrategy[DrawList] = st.builds(
    make_draw_list,
    protocol=st.sampled_from(DrawProtocol),
    round_id=identifiers,
    numbering=numberings,
    standing=hashes,
    throw=throws,
    members=st.lists(identifiers, min_size=2, max_size=12, unique=True),
).map(listed)
