"""What starting the program loads, and that the pinned Qt survives a long meeting."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.architecture.source import ROOT

HEAVY = (
    "reportlab", "pyhanko", "pikepdf", "openpyxl", "xlsxwriter", "cryptography", "pypdfium2",
    "sqlalchemy", "PySide6",
)  # fmt: skip

QT_PROBE = """
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

class Source(QObject):
    told = Signal(int)

application = QApplication([])
widget, source = QWidget(), Source()
heard = []
source.told.connect(heard.append)
for _ in range(20_000):
    widget.update()
for number in range(2_000):
    source.told.emit(number)
assert len(heard) == 2_000
"""


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("module", ["desktop_app.main", "desktop_app.cli.app", "desktop_app.core"])
def test_starting_loads_none_of_the_heavy_libraries(module: str) -> None:
    code = f"import sys, {module}; print([n for n in {HEAVY!r} if n in sys.modules])"
    done = run(code)
    assert done.stdout.strip() == "[]", done.stderr


def test_the_core_loads_nothing_outside_the_standard_library() -> None:
    code = """
import pkgutil, sys
before = set(sys.modules)
import desktop_app.core as core
for found in pkgutil.iter_modules(core.__path__, "desktop_app.core."):
    __import__(found.name)
tops = {name.partition(".")[0] for name in set(sys.modules) - before}
print(sorted(tops - sys.stdlib_module_names))
"""
    done = run(code)
    assert done.stdout.strip() == "['desktop_app']", done.stderr


def test_qt_survives_more_calls_than_a_meeting_makes() -> None:
    done = run(QT_PROBE)
    assert done.returncode == 0, done.stderr
