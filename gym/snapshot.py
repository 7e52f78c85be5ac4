"""What a person could see of a page: nodes with role, name, state, ref and box, and their text form."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple


class Box(NamedTuple):
    """A rectangle in pixels of the picture; as a page tells it, in its own."""

    x: float
    y: float
    width: float
    height: float

    @property
    def center(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def times(self, factor: float) -> Box:
        """The same on a picture drawn `factor` times as large."""
        return Box(*(side * factor for side in self))

    def within(self, width: int, height: int) -> bool:
        """Whether its center lies in a picture of this size."""
        x, y = self.center
        return self.width > 0 and self.height > 0 and 0 <= x < width and 0 <= y < height


@dataclass(eq=False)
class Node:
    """One node of the accessibility tree; `text` nodes have their text as name."""

    role: str
    name: str
    box: Box
    ref: str | None = None
    value: str = ""
    states: tuple[str, ...] = ()
    url: str = ""
    placeholder: str = ""
    description: str = ""
    is_editable: bool = False
    # The name only repeats the children.
    is_summary: bool = False
    parent: Node | None = None
    children: list[Node] = field(default_factory=list)

    def walk(self) -> Iterator[Node]:
        """This node and all below it, in reading order."""
        yield self
        for child in self.children:
            yield from child.walk()

    @property
    def ancestors(self) -> Iterator[Node]:
        """From the parent up to the root."""
        node = self.parent
        while node is not None:
            yield node
            node = node.parent

    @property
    def text(self) -> str:
        """All that can be read in it."""
        parts = [self.name, self.value] if not self.is_summary else []
        return " ".join(part for part in [*parts, *(child.text for child in self.children)] if part)

    @property
    def label(self) -> str:
        """Role and name: `button "Save"`."""
        return f'{self.role} "{self.name}"' if self.name else self.role

    def __str__(self) -> str:
        return self.label + (f" [{self.ref}]" if self.ref else "")


@dataclass
class Snapshot:
    """A page at rest."""

    root: Node
    focused: str
    title: str
    scroll: tuple[float, float, float, float]  # left, top, width, height of the document in CSS pixels
    dom: str = ""

    @property
    def nodes(self) -> list[Node]:
        """All nodes in reading order."""
        return [node for node in self.root.walk() if node is not self.root]

    def find(self, ref: str) -> Node | None:
        return next((node for node in self.root.walk() if node.ref == ref), None)

    def axtree(self) -> str:
        """The tree in the YAML-like form of Playwright's snapshots."""
        lines: list[str] = []
        for child in self.root.children:
            _write(child, 0, lines)
        return "\n".join(lines)


_BOX = Box(0, 0, 0, 0)


def read(data: dict[str, Any]) -> Snapshot:
    """The snapshot of one frame, as its script returned it."""
    root = Node("document", data["title"], _BOX)
    for item in data["tree"]:
        root.children.append(_node(item, root))
    return Snapshot(root, data["focused"], data["title"], tuple(data["scroll"]), data.get("dom", ""))


def _node(item: dict[str, Any] | str, parent: Node) -> Node:
    if isinstance(item, str):
        return Node("text", item, parent.box, parent=parent)
    node = Node(
        item["role"],
        item.get("name", ""),
        Box(*item["box"]),
        item.get("ref"),
        item.get("value", ""),
        tuple(item.get("states", ())),
        item.get("url", ""),
        item.get("placeholder", ""),
        item.get("description", ""),
        item.get("editable", False),
        item.get("content", False),
        parent,
    )
    node.children = [_node(child, node) for child in item.get("children", ())]
    return node


def enlarge(snapshot: Snapshot, factor: float) -> None:
    """From a page's own pixels to those of a picture drawn `factor` times as large."""
    for node in snapshot.root.walk():
        node.box = node.box.times(factor)


def graft(frame: Node, inner: Snapshot) -> None:
    """Hang the content of a frame below its node, its boxes moved to where the frame stands."""
    dx, dy = frame.box.x, frame.box.y
    for child in inner.root.children:
        child.parent = frame
        for node in child.walk():
            node.box = Box(node.box.x + dx, node.box.y + dy, node.box.width, node.box.height)
        frame.children.append(child)


def _write(node: Node, depth: int, lines: list[str]) -> None:
    indent = "  " * depth
    if node.role == "text":
        lines.append(f"{indent}- text: {_scalar(node.name)}")
        return
    head = node.role
    if node.name and not node.is_summary:
        head += f" {json.dumps(node.name, ensure_ascii=False)}"
    head += "".join(f" [{state}]" for state in node.states)
    if node.ref:
        head += f" [ref={node.ref}]"
    props = [("/url", node.url), ("/placeholder", node.placeholder), ("/description", node.description)]
    below = [f"{indent}  - {key}: {_scalar(value)}" for key, value in props if value]
    only = node.children[0] if len(node.children) == 1 and node.children[0].role == "text" else None
    text = node.value or (only.name if only else "")
    if text and not below and (only is not None or not node.children):
        lines.append(f"{indent}- {head}: {_scalar(text)}")
        return
    if node.value:
        below.append(f"{indent}  - text: {_scalar(node.value)}")
    lines.append(f"{indent}- {head}" + (":" if below or node.children else ""))
    lines.extend(below)
    for child in node.children:
        _write(child, depth + 1, lines)


def _scalar(text: str) -> str:
    """A YAML scalar, quoted only where it has to be."""
    plain = text and text[0] not in "-?:,[]{}#&*!|>'\"%@` " and ": " not in text and " #" not in text
    return (
        text if plain and not text.endswith((":", " ")) and "\n" not in text else json.dumps(text, ensure_ascii=False)
    )
