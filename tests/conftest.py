"""Every test runs without a screen and away from the data of whoever runs it."""

from __future__ import annotations

import os
import tempfile

_HOME = tempfile.mkdtemp(prefix="rangorde-tests-")

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["HOME"] = _HOME
for _name in ("CONFIG", "DATA", "CACHE", "STATE"):
    os.environ[f"XDG_{_name}_HOME"] = os.path.join(_HOME, _name.lower())  # noqa: PTH118 - no path yet
