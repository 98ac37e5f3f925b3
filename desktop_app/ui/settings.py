"""What the program remembers of its user: recent rounds, look, name, and where the window was."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QByteArray, QSettings

from desktop_app.ui.presenters.start import RecentRound

MOST_RECENT: Final = 12


class Settings:
    """Settings in an INI file, or kept for as long as the program runs when there is none.

    A setting that cannot be read is as if it were not there.
    """

    def __init__(self, file: Path | None = None) -> None:
        """Read the settings in `file`."""
        self._kept: dict[str, str] = {}
        self._store: QSettings | None = None
        if file is not None:
            self._store = QSettings(str(file), QSettings.Format.IniFormat)

    @property
    def recent(self) -> tuple[RecentRound, ...]:
        """The rounds that were open here, newest first."""
        try:
            listed = json.loads(self._get("rondes") or "[]")
        except ValueError:
            return ()
        found = [_recent(item) for item in listed] if isinstance(listed, list) else []
        return tuple(item for item in found if item is not None)

    def remember(self, recent: RecentRound) -> None:
        """Put a round at the top of the list."""
        others = [item for item in self.recent if item.path != recent.path]
        self._put_recent([recent, *others][:MOST_RECENT])

    def forget(self, path: str) -> None:
        """Take a round from the list; the file stays where it is."""
        self._put_recent([item for item in self.recent if item.path != path])

    @property
    def zoom(self) -> int:
        """The size of everything in percent, 100 when none was chosen."""
        found = self._get("zoom")
        return int(found) if found.isdecimal() else 100

    @zoom.setter
    def zoom(self, percent: int) -> None:
        self._put("zoom", str(percent))

    @property
    def dark(self) -> bool | None:
        """Whether the dark look was chosen; None to follow the system."""
        return {"ja": True, "nee": False}.get(self._get("donker"))

    @dark.setter
    def dark(self, chosen: bool) -> None:
        self._put("donker", "ja" if chosen else "nee")

    @property
    def actor(self) -> str:
        """The name or function of whoever sits at the keyboard; empty when not yet given."""
        return self._get("naam")

    @actor.setter
    def actor(self, name: str) -> None:
        self._put("naam", name)

    @property
    def folder(self) -> str:
        """The folder in which the last round was made or opened."""
        return self._get("map")

    @folder.setter
    def folder(self, path: str) -> None:
        self._put("map", path)

    @property
    def geometry(self) -> QByteArray:
        """Where the window was, in Qt's own form."""
        return QByteArray.fromBase64(self._get("venster").encode("ascii", "ignore"))

    @geometry.setter
    def geometry(self, saved: QByteArray) -> None:
        self._put("venster", saved.toBase64().toStdString())

    def _put_recent(self, recent: list[RecentRound]) -> None:
        self._put("rondes", json.dumps([asdict(item) for item in recent], ensure_ascii=False))

    def _get(self, name: str) -> str:
        if self._store is None:
            return self._kept.get(name, "")
        return str(self._store.value(name, ""))

    def _put(self, name: str, value: str) -> None:
        if self._store is None:
            self._kept[name] = value
        else:
            self._store.setValue(name, value)


def settings_file() -> Path:
    """Give the place of the settings in the user's own configuration folder."""
    from platformdirs import user_config_path

    return user_config_path("Rangorde", appauthor=False) / "rangorde.ini"


def _recent(item: Any) -> RecentRound | None:  # noqa: ANN401 - whatever stood in the file
    names = {field.name for field in fields(RecentRound)}
    if not isinstance(item, dict) or item.keys() != names:
        return None
    return RecentRound(**{name: str(value) for name, value in item.items()})
