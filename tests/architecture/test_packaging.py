"""What is shipped agrees with what is declared: locks, versions, scripts and folders."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
from typing import Any

import pytest

from desktop_app import __version__
from tests.architecture.source import ROOT

PACKAGING = ROOT / "packaging"
RUNTIME = "requirements.lock"
DEVELOPMENT = "requirements-dev.lock"
PINNED = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;]+)", re.MULTILINE)


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def locked(name: str) -> dict[str, str]:
    text = (PACKAGING / name).read_text(encoding="utf-8")
    return {normal(found): version for found, version in PINNED.findall(text)}


def declared(lines: list[str]) -> dict[str, str]:
    pairs = (re.sub(r"\[.*\]", "", line).split("==") for line in lines)
    return {normal(name): version for name, version in pairs}


def test_the_locks_hold_what_the_project_declares() -> None:
    runtime = declared(project()["project"]["dependencies"])
    development = declared(project()["dependency-groups"]["dev"])
    assert runtime.items() <= locked(RUNTIME).items()
    assert {**runtime, **development}.items() <= locked(DEVELOPMENT).items()


def test_the_tests_run_on_the_libraries_that_are_shipped() -> None:
    assert locked(RUNTIME).items() <= locked(DEVELOPMENT).items()


@pytest.mark.parametrize("name", [RUNTIME, DEVELOPMENT])
def test_every_library_in_a_lock_has_a_hash_and_no_address(name: str) -> None:
    text = (PACKAGING / name).read_text(encoding="utf-8")
    assert "://" not in text
    without = [
        entry.split("==")[0]
        for entry in re.split(r"\n(?=\S)", text.strip())
        if "--hash=sha256:" not in entry
    ]
    assert not without


def test_one_version_is_told_everywhere() -> None:
    told = {
        "pyproject.toml": project()["project"]["version"],
        "publiccode.yml": _line("publiccode.yml", r"^softwareVersion: (\S+)$"),
        "CHANGELOG.md": _line("CHANGELOG.md", r"^## (\d+\.\d+\.\d+) "),
    }
    assert set(told.values()) == {__version__}, told


def _line(name: str, pattern: str) -> str:
    found = re.search(pattern, (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE)
    return found[1] if found else f"nothing in {name}"


@pytest.mark.parametrize("name", ["run", "test", "check", "lock"])
def test_a_script_can_be_started_and_read_by_any_shell(name: str) -> None:
    script = PACKAGING / name
    assert os.access(script, os.X_OK)
    assert script.read_text(encoding="utf-8").startswith("#!/bin/sh\n")
    for file in (script, PACKAGING / "lib.sh"):
        subprocess.run(["sh", "-n", file], check=True)


def test_folders_that_travel_with_an_installed_program_exist() -> None:
    included = project()["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    assert set(included) == {"schemes", "resources"}
    for folder, place in included.items():
        assert (ROOT / folder).is_dir()
        assert place == f"desktop_app/_data/{folder}"


def test_packaging_is_no_package_because_it_would_hide_the_library_of_that_name() -> None:
    assert not (PACKAGING / "__init__.py").exists()
