"""Start Rangorde: `python -m desktop_app` and the command `rangorde`."""

from __future__ import annotations

import sys

from desktop_app.main import main

if __name__ == "__main__":
    sys.exit(main())
