"""Folders that are synchronised or on a network are recognised by their path or mount."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.journal.folders import syncing_folder
from desktop_app.journal.problems import FolderSyncs


@pytest.fixture
def mounts(tmp_path: Path) -> Path:
    """A list of mounts as Linux gives it."""
    file = tmp_path / "mounts"
    file.write_text(
        "/dev/sda1 / ext4 rw 0 0\n"
        "//server/deel /mnt/deel cifs rw 0 0\n"
        "server:/x /mnt/met\\040spatie nfs4 rw 0 0\n"
        "/dev/sdb1 /mnt/deel/usb vfat rw 0 0\n",
        encoding="utf-8",
    )
    return file


@pytest.mark.parametrize(
    "path",
    [
        "/home/a/OneDrive - Gemeente Utrecht/r.ronde",
        "/home/a/OneDrive/subsidie/r.ronde",
        "/home/a/Dropbox/r.ronde",
        "/home/a/Google Drive/r.ronde",
        "/home/a/Nextcloud/r.ronde",
        "/Users/a/Library/Mobile Documents/com~apple~CloudDocs/r.ronde",
        "/Users/a/Library/CloudStorage/OneDrive-Gemeente/r.ronde",
        "/mnt/deel/r.ronde",
        "/mnt/met spatie/r.ronde",
        "//server/deel/r.ronde",
        "\\\\server\\deel\\r.ronde",
    ],
)
def test_a_folder_that_syncs_is_named(path: str, mounts: Path) -> None:
    assert syncing_folder(Path(path), mounts) == FolderSyncs(Path(path).parent)


@pytest.mark.parametrize(
    "path",
    [
        "/home/a/r.ronde",
        "/mnt/deel/usb/r.ronde",
        "/mnt/deeltje/r.ronde",
        "/home/a/Dropboxen/r.ronde",
        "/home/a/over OneDrive/r.ronde",
    ],
)
def test_a_folder_of_this_computer_is_not(path: str, mounts: Path) -> None:
    assert syncing_folder(Path(path), mounts) is None


def test_without_a_list_of_mounts_only_the_path_counts(tmp_path: Path) -> None:
    assert syncing_folder(Path("/mnt/deel/r.ronde"), tmp_path / "geen") is None
