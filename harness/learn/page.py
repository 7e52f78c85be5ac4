"""The tree of a page, as an environment shows it, read back into nodes that know what stands around them."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field

_LINE = re.compile(r'( *)- ([\w/]+)(?: ("(?:[^"\\]|\\.)*"))?((?: \[[^\]]*\])*)(?::(?: (.*))?)?$')
_STATE = re.compile(r"\[([^\]]*)\]")
#: What holds the parts of one thing together.
_ROWS = ("row", "listitem", "article", "group", "option", "treeitem", "menuitem")
#: Of more nodes than this it is a part of the page, and no row.
_LONGEST_ROW = 40
_ROW_TEXT = 240
_ABOVE = 3


@dataclass(frozen=True)
class Node:
    """One line of the tree; `ref` is empty where nothing can be done with it."""

    role: str
    name: str = ""
    value: str = ""
    ref: str = ""
    states: tuple[str, ...] = ()
    #: What it stands in, the nearest first.
    above: tuple[str, ...] = ()
    #: All that is said in the row, list item or group it belongs to.
    row: str = ""

    @property
    def text(self) -> str:
        """What it says."""
        return self.name or self.value


@dataclass
class _Line:
    depth: int
    role: str
    name: str
    states: list[str]
    value: str
    parent: int
    ref: str = ""
    below: int = 0
    said: list[str] = field(default_factory=list)


def read_page(tree: str) -> list[Node]:
    """The nodes of a tree in their order, without addresses; what cannot be read is left out."""
    lines: list[_Line] = []
    open_: list[int] = []
    for text in tree.split("\n"):
        match = _LINE.match(text)
        if match is None:
            continue
        indent, role, name, states, value = match.groups()
        depth = len(indent)
        while open_ and lines[open_[-1]].depth >= depth:
            open_.pop()
        if role.startswith("/"):
            if open_ and role != "/url":
                lines[open_[-1]].value = lines[open_[-1]].value or _scalar(value or "")
            continue
        line = _Line(
            depth, role, json.loads(name) if name else "", [], _scalar(value or ""), open_[-1] if open_ else -1
        )
        for state in _STATE.findall(states or ""):
            if state.startswith("ref="):
                line.ref = state[4:]
            else:
                line.states.append(state)
        open_.append(len(lines))
        lines.append(line)
    for line in reversed(lines):
        if line.parent >= 0:
            lines[line.parent].below += line.below + 1
    rows = _rows(lines)
    nodes: list[Node] = []
    for index, line in enumerate(lines):
        nodes.append(
            Node(
                line.role, line.name, line.value, line.ref, tuple(line.states), _above(lines, index),
                rows.get(index, ""),
            )
        )  # fmt: skip
    return nodes


def _scalar(text: str) -> str:
    if text.startswith('"'):
        try:
            return str(json.loads(text))
        except ValueError:
            return text
    return text


def _rows(lines: list[_Line]) -> dict[int, str]:
    """The text of the nearest row around each line, by index."""
    of: list[int] = []
    for index, line in enumerate(lines):
        around = of[line.parent] if line.parent >= 0 else -1
        own = line.role in _ROWS and 0 < line.below <= _LONGEST_ROW
        of.append(index if own and (around < 0 or line.below > 1) else around)
        row = of[index]
        if row >= 0 and sum(map(len, lines[row].said)) < _ROW_TEXT:
            lines[row].said += [part for part in (line.name, line.value) if part]
    texts = {row: " ".join(lines[row].said)[:_ROW_TEXT] for row in set(of) if row >= 0}
    return {index: texts[row] for index, row in enumerate(of) if row >= 0}


def _above(lines: list[_Line], index: int) -> tuple[str, ...]:
    found: list[str] = []
    parent = lines[index].parent
    while parent >= 0 and len(found) < _ABOVE:
        line = lines[parent]
        if line.name and line.name not in found:
            found.append(line.name)
        parent = line.parent
    return tuple(found)
