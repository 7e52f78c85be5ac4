"""A picture with marks: numbered boxes around what can be acted on, and nothing else."""

from __future__ import annotations

import numpy as np
from deskgym.gym.marks import mark
from deskgym.gym.pixels import Pixels
from deskgym.gym.snapshot import Box, Node, Snapshot


def page(*boxes: tuple[str, Box]) -> Snapshot:
    root = Node("document", "", Box(0, 0, 0, 0))
    root.children = [Node("button", "", box, ref, parent=root) for ref, box in boxes]
    return Snapshot(root, "", "", (0, 0, 200, 100))


def blank() -> Pixels:
    return np.full((100, 200, 3), 255, np.uint8)


def test_a_box_has_its_outline_and_its_number_above_the_corner() -> None:
    marked = mark(blank(), page(("e12", Box(40, 50, 60, 20))), {"e12"})
    color = marked[50, 90]
    assert (color != 255).any()
    for edge in (marked[50, 40:101], marked[70, 40:101], marked[50:71, 40], marked[50:71, 100]):
        assert (edge == color).all()
    assert (marked[51:70, 56:100] == 255).all()
    label = marked[38:50, 40:56]
    assert (label[0] == color).all()
    assert (label[3:9] > color).any()
    assert (marked[:38] == 255).all()


def test_what_is_covered_has_no_mark_and_the_picture_is_left_as_it_was() -> None:
    picture = blank()
    assert (mark(picture, page(("e1", Box(40, 50, 60, 20))), set()) == picture).all()
    mark(picture, page(("e1", Box(40, 50, 60, 20))), {"e1"})
    assert (picture == blank()).all()


def test_marks_at_the_edges_of_the_viewport_stay_within() -> None:
    boxes = [("e1", Box(-20, -5, 60, 20)), ("e4321", Box(190, 92, 60, 20)), ("e7", Box(0, 0, 200, 100))]
    marked = mark(blank(), page(*boxes), {ref for ref, _ in boxes})
    assert marked.shape == (100, 200, 3)
    assert (marked[80:92, 172:] != 255).any()


def test_every_number_is_told_from_every_other() -> None:
    seen = set()
    for number in range(1, 400):
        ref = f"e{number}"
        seen.add(mark(blank(), page((ref, Box(40, 50, 60, 20))), {ref})[38:50].tobytes())
    assert len(seen) == 399
