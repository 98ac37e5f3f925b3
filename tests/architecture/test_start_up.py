"""What starting the program loads, and that the pinned Qt survives a long meeting."""

from __future__ import annotations

import subprocess
import sys

from tests.architecture.source import ROOT

HEAVY = ("reportlab", "pyhanko", "pikepdf", "openpyxl", "xlsxwriter", "cryptography", "PySide6")

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


def test_the_command_line_starts_without_the_heavy_libraries() -> None:
    code = f"import sys, desktop_app.main; print([n for n in {HEAVY!r} if n in sys.modules])"
    done = run(code)
    assert done.stdout.strip() == "[]", done.stderr


def test_qt_survives_more_calls_than_a_meeting_makes() -> None:
    done = run(QT_PROBE)
    assert done.returncode == 0, done.stderr
