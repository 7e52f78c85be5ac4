"""What an app's Python modules say, by which a label that is drawn is known for the interface's or for data.

A label that comes to a template may be a name that somebody made up. It is the interface's if a module has it as a
literal; a sentence with data in it is the interface's if a module has it as an f-string, whose holes are the data.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from threading import Lock

from .. import cache as kept
from .vocabulary import shaped

#: Held while Python's parser is at work: in two threads at once it fails now and then ("recursion depth mismatch").
PARSING = Lock()
#: Rooms of an app that say nothing to the person before its pages.
_SILENT = {"tools", "models"}
_LETTERS = 2
#: The texts of a script: between quotes, or between backticks with what is filled in.
_LITERAL = re.compile(r"""\"([^\"\\\n]+)\"|`([^`\\\n]+)`""")
_FILLED = re.compile(r"\$\{[^{}]*\}")
#: What `str.format` fills in.
_NAMED = re.compile(r"\{\w+\}")


@dataclass(frozen=True)
class Sources:
    """All texts and all patterns of some packages."""

    texts: frozenset[str]
    shapes: tuple[str, ...]

    def matching(self, text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
        """The patterns that a text is one of, with what fills their holes; those that say most come first."""
        for shape, longest, pattern in self._keyed:
            if longest in text and (match := pattern.fullmatch(text)):
                yield shape, match.groups()

    @cached_property
    def _keyed(self) -> list[tuple[str, str, _Lazy]]:
        by_length = sorted(self.shapes, key=lambda shape: -len(shape.replace("{}", "")))
        return [(shape, max(shape.split("{}"), key=len), _Lazy(shape)) for shape in by_length]


class _Lazy:
    """An expression that is compiled when it is first asked."""

    def __init__(self, shape: str) -> None:
        self._shape = shape

    @cached_property
    def fullmatch(self):  # type: ignore[no-untyped-def]
        return shaped(self._shape).fullmatch


@cache
def sources_of(packages: tuple[str, ...]) -> Sources:
    """What the modules of these packages say; kept for other processes as long as no module changes."""
    files = sorted(file for package in packages for file in _modules(package))
    stamp = sha256(repr([(str(file), (at := file.stat()).st_size, at.st_mtime_ns) for file in files]).encode())
    place = kept.folder() / "wording" / f"{stamp.hexdigest()[:24]}.json"
    with suppress(OSError, ValueError):
        texts, shapes = json.loads(place.read_text())
        return Sources(frozenset(texts), tuple(shapes))
    found = _read(files)
    with suppress(OSError):
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(json.dumps([sorted(found.texts), found.shapes]))
    return found


@cache
def scripts_of(folders: tuple[Path, ...]) -> Sources:
    """What the scripts in some folders say: their string literals, and their templates as patterns."""
    texts: set[str] = set()
    shapes: dict[str, None] = {}
    for file in sorted(file for folder in folders for file in folder.rglob("*.js")):
        for literal, template in _LITERAL.findall(file.read_text()):
            shape = _FILLED.sub("{}", template)
            if "{}" in shape:
                shapes |= {shape: None} if _says(shape) and "$" not in shape else {}
            else:
                texts.add(literal or template)
    return Sources(frozenset(texts), tuple(shapes))


def _modules(package: str) -> Iterator[Path]:
    spec = find_spec(package)
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        for file in Path(folder).rglob("*.py"):
            if not _SILENT & set(file.relative_to(folder).parts):
                yield file


def _read(files: Sequence[Path]) -> Sources:
    texts: set[str] = set()
    shapes: dict[str, None] = {}
    for file in files:
        with PARSING:
            tree = ast.parse(file.read_text())
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(" ".join(node.value.split()))
                if "{}" in (shape := _NAMED.sub("{}", node.value)) and _says(shape):
                    shapes[shape] = None
            elif isinstance(node, ast.JoinedStr):
                shape = _shape(node)
                if _says(shape):
                    shapes[shape] = None
    return Sources(frozenset(texts), tuple(shapes))


def _says(shape: str) -> bool:
    """Whether a pattern has words of its own."""
    return sum(letter.isalpha() for letter in shape) >= _LETTERS


def _shape(node: ast.JoinedStr) -> str:
    """An f-string with {} where its data is."""
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
