"""Folders hold few files, and no rooms of a folder lean on each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter

from .test_imports import FLOORS, ROOT, module_of, modules_imported

#: The most files of one language that a folder may hold.
MOST = 20
#: Folders that hold more, with how many today. Whoever makes one smaller writes its new number; none may grow.
LARGER: dict[str, int] = {
    "apps/crm": 46,
    "apps/crm/actions": 58,
    "apps/crm/views": 57,
    "apps/platform": 38,
    "apps/sheet/actions": 36,
    "apps/sheet/static/sheet": 52,
    "gym": 22,
    "harness/security": 21,
    "seeds": 23,
    "seeds/crm": 36,
    "seeds/sheet": 28,
    "tasks/crm": 77,
    "tasks/sheet": 48,
    "tasks/store": 24,
    "tests/apps/crm": 61,
    "tests/apps/platform": 22,
    "tests/apps/sheet": 35,
    "tests/gym": 22,
}
#: Rooms that lean on each other in a circle, by the folder in which they stand. None may be added.
CIRCLES: dict[str, str] = {
    "deskgym.tasks": "crm, descriptions, registry",
}


def test_a_folder_holds_few_files() -> None:
    counts: Counter[tuple[str, str]] = Counter()
    for floor in (*FLOORS, "tests"):
        for path in (ROOT / floor).rglob("*.*"):
            is_ours = path.name != "__init__.py" and not {"vendor", "bundles"} & set(path.parts)
            if is_ours and path.suffix in (".py", ".js"):
                counts[str(path.parent.relative_to(ROOT)), path.suffix] += 1
    assert {folder: count for (folder, _), count in counts.items() if count > MOST} == LARGER


def test_rooms_of_a_folder_do_not_lean_on_each_other_in_a_circle() -> None:
    """A room is a file, or a folder with all that is in it."""
    found: dict[str, str] = {}
    for folder, rooms in _arrows().items():
        try:
            list(TopologicalSorter(rooms).static_order())
        except CycleError as error:
            found[folder] = ", ".join(sorted(set(error.args[1])))
    assert found == CIRCLES


def _arrows() -> dict[str, dict[str, set[str]]]:
    """By folder, which of its rooms imports which others of them."""
    paths = {module_of(path): path for floor in FLOORS for path in (ROOT / floor).rglob("*.py")}
    arrows: dict[str, dict[str, set[str]]] = {}
    for module, path in paths.items():
        for folder, room, other in _crossings(module, modules_imported(path, set(paths))):
            arrows.setdefault(folder, {}).setdefault(room, set()).add(other)
    return arrows


def _crossings(module: str, imported: set[str]) -> Iterator[tuple[str, str, str]]:
    """The folder in which a module and one that it imports stand apart, and the room of each there."""
    for other in imported:
        ours, theirs = module.split("."), other.split(".")
        for depth, (here, there) in enumerate(zip(ours, theirs, strict=False)):
            if here != there:
                yield ".".join(ours[:depth]), here, there
                break
