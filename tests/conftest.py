"""Every test runs without a screen, by one clock, and away from the data of whoever runs it."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
import time

from hypothesis import settings

_HOME = tempfile.mkdtemp(prefix="rangorde-tests-")
atexit.register(shutil.rmtree, _HOME, ignore_errors=True)

for _name in [name for name in os.environ if name.startswith(("QT_", "XDG_"))]:
    if _name != "QT_QPA_PLATFORM":
        del os.environ[_name]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["HOME"] = _HOME
for _name in ("CONFIG", "DATA", "CACHE", "STATE"):
    os.environ[f"XDG_{_name}_HOME"] = f"{_HOME}/{_name.lower()}"
# A computer that lives by another clock than the Netherlands shows what forgets to convert.
os.environ["TZ"] = "America/New_York"
if hasattr(time, "tzset"):
    time.tzset()

# The same cases on every run; two busy cores make any deadline a matter of chance.
settings.register_profile("same", derandomize=True, deadline=None, database=None)
settings.load_profile("same")
