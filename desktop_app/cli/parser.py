"""argparse, speaking Dutch: the one place where the command line is made."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from desktop_app.text.command_line import ARGPARSE, FILE_NAME_WANTED

WRONG_USE = 2
"""Exit code for wrong use of a command; 0 is done, 1 is done with something that failed."""


def _dutch(text: str) -> str:
    return ARGPARSE.get(text, text)


def _dutch_many(one: str, many: str, number: int) -> str:
    return ARGPARSE.get(one if number == 1 else many, one if number == 1 else many)


# argparse looks its texts up in its own module through gettext; there is no other way in
# without message files, and these two names have been stable since Python 3.3.
argparse._ = _dutch  # type: ignore[attr-defined]  # not part of the typed interface
argparse.ngettext = _dutch_many  # type: ignore[attr-defined]  # not part of the typed interface


def file_path(text: str) -> Path:
    """Take the name of a file or folder; nothing at all is no name, and not this folder."""
    if not text.strip() or "\0" in text:
        raise argparse.ArgumentTypeError(FILE_NAME_WANTED)
    return Path(text)


class Parser(argparse.ArgumentParser):
    """An ArgumentParser that keeps line breaks in its help and does not shorten options."""

    def __init__(self, *, prog: str, description: str, epilog: str = "") -> None:
        """Make a parser for this command."""
        super().__init__(
            prog=prog,
            description=description,
            epilog=epilog or None,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )

    def parse(self, argv: Sequence[str]) -> argparse.Namespace:
        """Read the arguments; options may stand anywhere between them."""
        spread = any(action.nargs == argparse.ZERO_OR_MORE for action in self._actions)
        if not spread:
            return self.parse_args(argv)
        # Left to itself, argparse takes seven characters off for an English "usage: ".
        self.usage = self.format_usage().removeprefix(_dutch("usage: ")).rstrip()
        return self.parse_intermixed_args(argv)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and how the command is used; exit code 2."""
        help_hint = f"Uitleg: {self.prog} --help"
        self.exit(WRONG_USE, f"{self.prog}: {message}\n{help_hint}\n")
