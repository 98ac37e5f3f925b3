"""Starting the program does not wait for libraries that only an open round needs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_database_library_is_not_loaded_before_a_file_is_opened() -> None:
    script = (
        "import sys, desktop_app.journal.opening, desktop_app.journal.describe\n"
        "print({'sqlalchemy', 'filelock', 'platformdirs'} & set(sys.modules))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, check=True, text=True
    )
    assert done.stdout == "set()\n"
