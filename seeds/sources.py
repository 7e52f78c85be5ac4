"""What the bytes of a world come from: the modules that take part in building one, and the libraries that write it."""

from __future__ import annotations

import hashlib
import os.path
import re
import sqlite3
import sys
from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path

from .. import apps, seeds

#: What these modules read, below the apps' folder, that is no module.
FILES = ("platform/static/charting/choices.js",)
#: Libraries whose next version may build other bytes.
LIBRARIES = ("faker", "ironcalc", "sqlalchemy")

_FOLDERS = {"apps": Path(apps.__path__[0]), "seeds": Path(seeds.__path__[0])}
# An expression rather than `ast`, which would take 0.2 s at the start of every process. It reads the one form in which
# the linters let our modules import each other.
_AT_TOP = re.compile(rb"^from (\.+)([\w.]*) import (\([^)]*\)|[^\n#]*)", re.MULTILINE)
_ANYWHERE = re.compile(_AT_TOP.pattern.replace(rb"^from", rb"^[ \t]*from"), re.MULTILINE)
# A package that imports modules of its own by their names, which are known when it runs: all of them count.
_BY_NAME = b'import_module(f"{__name__}.'
_NAME = re.compile(rb"(\w+)(?: as \w+)?")


@cache
def fingerprint() -> str:
    """A digest (16 hex digits) of whatever shapes a world's bytes."""
    return digest(modules(), [f"{library} {version(library)}" for library in LIBRARIES])


def digest(sources: dict[str, bytes], versions: list[str]) -> str:
    """A digest (16 hex digits) of these modules under these versions of libraries, and of SQLite and Python."""
    found = hashlib.sha256(repr((sqlite3.sqlite_version, sys.version_info[:2], versions)).encode())
    for name in sorted(sources):
        found.update(f"\0{name}\0".encode() + sources[name])
    return found.hexdigest()[:16]


def modules(folders: dict[str, Path] = _FOLDERS) -> dict[str, bytes]:
    """The sources of all modules that seeding imports, by name ("seeds.crm.deals"): all seeds, their part of the apps.

    The files that those read are among them, by their paths.
    What an app imports within a function, such as its pages, is imported when somebody opens the app, not here.
    """
    waiting = [f"apps.{app.schema}.models" for app in apps.APPS]
    waiting += (_name(path.relative_to(folders["seeds"])) for path in folders["seeds"].rglob("*.py"))
    seen: set[str] = set()
    found = {path: (folders["apps"] / path).read_bytes() for path in FILES}
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            if path := _file(name, folders):
                found[name] = path.read_bytes()
                waiting += _imports(name, path.name == "__init__.py", found[name])
                if _BY_NAME in found[name]:
                    waiting += (f"{name}.{each.stem}" for each in path.parent.glob("*.py") if each != path)
    return found


def _name(path: Path) -> str:
    """ "crm/__init__.py" → "seeds.crm"."""
    return ".".join(["seeds", *(part for part in path.with_suffix("").parts if part != "__init__")])


def _file(name: str, folders: dict[str, Path]) -> Path | None:
    """The file of a module; None if the name is something else, such as that of a function."""
    floor, *rest = name.split(".")
    if floor not in folders:
        return None
    base = os.path.join(folders[floor], *rest)
    path = os.path.join(base, "__init__.py") if os.path.isdir(base) else f"{base}.py"
    return Path(path) if os.path.isfile(path) else None


def _imports(name: str, is_package: bool, source: bytes) -> Iterator[str]:
    """The names of what a module imports, modules and others, and of the packages around each."""
    package = name.split(".") if is_package else name.split(".")[:-1]
    pattern = _ANYWHERE if package[0] == "seeds" else _AT_TOP
    for dots, module, names in pattern.findall(source):
        base = [*package[: len(package) - len(dots) + 1], *filter(None, module.decode().split("."))]
        yield from (".".join(base[:length]) for length in range(1, len(base) + 1))
        yield from (".".join([*base, imported.decode()]) for imported in _NAME.findall(names))
