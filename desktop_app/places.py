"""Where the files that come with the program are: in a checkout, installed, or frozen."""

from __future__ import annotations

import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def resource(*parts: str) -> Path:
    """The path of a file or folder under `resources/`; it need not exist."""
    return _root().joinpath("resources", *parts)


def schemes_folder() -> Path:
    """The folder with the schemes that come with the program."""
    return _root() / "schemes"


def _root() -> Path:
    """The folder that holds `resources/` and `schemes/`."""
    frozen: str | None = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen)
    installed = _PACKAGE / "_data"
    return installed if installed.is_dir() else _PACKAGE.parent
