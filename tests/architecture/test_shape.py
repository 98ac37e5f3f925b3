"""The shape of the program, held by its syntax trees."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.source import PACKAGE, ROOT, modules, relative, tracked, tree

MOST_LINES_OF_A_MODULE = 400
MOST_LINES_OF_A_FUNCTION = 60
MOST_METHODS = 20
# Each is one widget or model with many small answers to Qt; they may shrink, not grow.
LARGER_CLASSES = {"AssessingScreen": 22, "ScoreGridModel": 22}
LONGER_MODULES = {"desktop_app/core/scheme.py": 440}
IMPURE_NAMES = {"open", "print", "input", "exec", "eval", "float"}
PURE_MODULES = {
    "__future__", "collections", "collections.abc", "dataclasses", "datetime", "enum", "fractions",
    "functools", "hashlib", "itertools", "json", "math", "operator", "re", "string", "sys",
    "types", "typing", "unicodedata", "desktop_app",
}  # fmt: skip
LOOSE_NAMES = re.compile(r"(Manager|Helper|Utils?|Util)$")


def in_core() -> Iterator[Path]:
    return (path for path in modules() if path.is_relative_to(PACKAGE / "core"))


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (
        node
        for node in ast.walk(tree(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )


def classes(path: Path) -> Iterator[ast.ClassDef]:
    return (node for node in ast.walk(tree(path)) if isinstance(node, ast.ClassDef))


def test_there_is_a_core_to_look_at() -> None:
    assert len(list(in_core())) > 20


def test_the_core_knows_no_file_clock_chance_or_float() -> None:
    found = []
    for path in in_core():
        for node in ast.walk(tree(path)):
            what = None
            if isinstance(node, ast.Name) and node.id in IMPURE_NAMES:
                what = node.id
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                what = node.func.attr if node.func.attr in {"now", "today", "utcnow"} else None
            elif isinstance(node, ast.Constant) and type(node.value) is float:
                what = repr(node.value)
            elif isinstance(node, ast.Import):
                what = next((a.name for a in node.names if a.name not in PURE_MODULES), None)
            elif isinstance(node, ast.ImportFrom) and not _is_pure(node.module or ""):
                what = node.module
            if what is not None and not _tells_a_type(path, node):
                found.append(f"{relative(path)}:{getattr(node, 'lineno', 0)} {what}")
    assert not found


def _is_pure(module: str) -> bool:
    return module in PURE_MODULES or module.startswith("desktop_app.core")


def _tells_a_type(path: Path, node: ast.AST) -> bool:
    """Allow `isinstance(value, float)` and annotations: refusing a float means naming it."""
    if not isinstance(node, ast.Name) or node.id != "float":
        return False
    for call in ast.walk(tree(path)):
        if isinstance(call, ast.Call) and call.func is node:
            return False
    return True


def test_the_core_never_divides_with_a_slash() -> None:
    found = [
        f"{relative(path)}:{node.lineno}"
        for path in in_core()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div)
    ]
    assert not found


def test_no_module_is_too_long_to_read_in_one_go() -> None:
    long = {
        name: lines
        for path in (*modules(), *(ROOT / "tests").rglob("*.py"))
        if (lines := len(path.read_text(encoding="utf-8").splitlines()))
        > LONGER_MODULES.get(name := relative(path), MOST_LINES_OF_A_MODULE)
    }
    assert not long


def test_no_function_is_too_long() -> None:
    long = {
        f"{relative(path)}:{node.name}": length
        for path in modules()
        for node in functions(path)
        if (length := (node.end_lineno or 0) - node.lineno + 1) > MOST_LINES_OF_A_FUNCTION
    }
    assert not long


def test_no_class_is_a_god_class() -> None:
    large = {
        f"{relative(path)}:{node.name}": count
        for path in modules()
        for node in classes(path)
        if (count := len(own_methods(node))) > LARGER_CLASSES.get(node.name, MOST_METHODS)
    }
    assert not large


def own_methods(node: ast.ClassDef) -> list[str]:
    """Give the methods that are our choice: not those Qt (camelCase) or Python (`__x__`) names."""
    return [
        item.name
        for item in node.body
        if isinstance(item, ast.FunctionDef)
        and item.name.islower()
        and not item.name.startswith("__")
    ]


def test_nothing_is_called_a_manager_a_helper_or_a_util() -> None:
    loose = [
        f"{relative(path)}:{node.name}"
        for path in modules()
        for node in classes(path)
        if LOOSE_NAMES.search(node.name)
    ]
    loose += [relative(path) for path in modules() if LOOSE_NAMES.search(path.stem.title())]
    assert not loose


def test_every_module_opens_with_one_sentence() -> None:
    silent = [relative(path) for path in modules() if not ast.get_docstring(tree(path))]
    assert not silent


def test_imports_within_the_program_make_no_circle() -> None:
    graph = {module_name(path): set(imports(path)) for path in modules()}
    done: set[str] = set()
    circles: list[str] = []

    def visit(name: str, trail: tuple[str, ...]) -> None:
        if name in trail:
            circles.append(" -> ".join((*trail[trail.index(name) :], name)))
            return
        if name in done:
            return
        for other in graph.get(name, ()):
            visit(other, (*trail, name))
        done.add(name)

    for name in graph:
        visit(name, ())
    assert not circles


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[str]:
    """Give the modules that are imported at the top of this one."""
    known = {module_name(item) for item in modules()}
    for node in tree(path).body:
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                if whole in known:
                    yield whole
                elif node.module in known and node.module != module_name(path):
                    yield node.module


@pytest.mark.parametrize(
    "folder", ["desktop_app", "desktop_app/journal", "schemes", "packaging", "resources", "tests"]
)
def test_every_folder_a_reader_starts_from_is_explained(folder: str) -> None:
    assert (ROOT / folder / "README.md").is_file()


def test_every_public_class_of_the_core_is_in_the_woordenlijst() -> None:
    text = (PACKAGE / "WOORDENLIJST.md").read_text(encoding="utf-8")
    known = set(re.findall(r"`([A-Za-z_0-9]+)`", text))
    missing = sorted(
        f"{relative(path)}:{node.name}"
        for path in in_core()
        for node in tree(path).body
        if isinstance(node, ast.ClassDef)
        and not node.name.startswith("_")
        and node.name not in known
    )
    assert not missing


def test_every_path_in_the_map_of_the_program_exists() -> None:
    text = (PACKAGE / "README.md").read_text(encoding="utf-8")
    named = re.findall(r"→ `([^`]+)`", text)
    assert len(named) > 10
    missing = [
        name for name in named if not (PACKAGE / name).exists() and not (ROOT / name).exists()
    ]
    assert not missing


def test_only_the_agreed_entries_stand_at_the_top() -> None:
    agreed = {
        "pyproject.toml", "README.md", "desktop_app", "resources", "schemes", "tests", "packaging",
        "LICENSE", "CHANGELOG.md", "publiccode.yml",
    }  # fmt: skip
    top = {relative(path).split("/")[0] for path in tracked()}
    assert {name for name in top if not name.startswith(".")} <= agreed


HOSTS = re.compile(
    rb"pypi" rb"\.org|python" rb"hosted\.org|registry\.npm" rb"js|deb\.debian" rb"\.org"
)
PATHS = re.compile(rb"(^|[^A-Za-z0-9_.])/(wo" rb"rk|ro" rb"ot|fa" rb"rm)/")
TEMPORARY_PATHS = re.compile(rb"(^|[^A-Za-z0-9_.])/(tm" rb"p|ho" rb"me)/")
PICTURES_AND_KEYS = {".ttf", ".png", ".p12", ".xlsx", ".pdf", ".rangorde", ".ico"}


def test_no_tracked_file_names_a_registry_or_a_path_of_one_machine() -> None:
    found = []
    for path in tracked():
        if not path.is_file() or path.suffix in PICTURES_AND_KEYS:
            continue
        outside_tests = not relative(path).startswith("tests/")
        forbidden = (HOSTS, PATHS, TEMPORARY_PATHS) if outside_tests else (HOSTS, PATHS)
        content = path.read_bytes()
        if any(pattern.search(content) for pattern in forbidden):
            found.append(relative(path))
    assert not found


def test_no_tracked_file_is_large() -> None:
    assert not [
        relative(path) for path in tracked() if path.is_file() and path.stat().st_size > 3_000_000
    ]
