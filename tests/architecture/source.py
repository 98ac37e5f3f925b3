"""The project's own source, read as text and as syntax trees."""

from __future__ import annotations

import ast
import subprocess
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "desktop_app"


@lru_cache(maxsize=1)
def modules() -> tuple[Path, ...]:
    """Give every module of the program."""
    return tuple(sorted(PACKAGE.rglob("*.py")))


@lru_cache(maxsize=1024)
def tree(path: Path) -> ast.Module:
    """Give the syntax tree of a module."""
    return ast.parse(path.read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def tracked() -> tuple[Path, ...]:
    """Give every file that git tracks; without git, every file beside the environment."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True
        ).stdout.decode()
        return tuple(ROOT / name for name in listed.split("\0") if name)
    except (OSError, subprocess.CalledProcessError):
        return tuple(
            path for path in ROOT.rglob("*") if path.is_file() and ".venv" not in path.parts
        )


def relative(path: Path) -> str:
    """Name a file as seen from the top of the project."""
    return path.relative_to(ROOT).as_posix()
