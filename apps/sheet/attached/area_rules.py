"""Rules that lie on lists of areas, with formulas relative to their upper left: how they follow the cells."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar

from sqlalchemy import delete, select

from ...platform.database import Db
from ..engine import Area, area_lists
from ..engine.refs import Move, followed, quoted, restructured, rewritten, shifted
from ..models import ConditionalFormat, Sheet, Validation
from .kind import Attachment

Rule = Validation | ConditionalFormat
Change = Callable[[Area], Area | None]
_FIXED = re.compile(r"\$[A-Za-z]+\$\d+(:\$[A-Za-z]+\$\d+)?")


class AreaRules(Attachment):
    """What validations and conditional formats have in common."""

    model: ClassVar[Any]
    #: The columns that may hold references.
    formulas: ClassVar[tuple[str, ...]] = ("first", "second")
    #: Whether a cell has one of them at most, so that what comes takes the place of what was.
    exclusive: ClassVar[bool] = False

    def of_sheet(self, db: Db, sheet_id: int) -> list[Rule]:
        """In the order in which they count."""
        return list(db.scalars(select(self.model).where(self.model.sheet_id == sheet_id).order_by(*self.order())))

    def order(self) -> Sequence[Any]:
        return (self.model.id,)

    def forget(self, db: Db, sheet_id: int) -> None:
        names = _sheet_names(db, sheet_id)
        for rule in self._of_workbook(db, sheet_id):
            home = names[rule.sheet_id]
            self._rewrite(rule, partial(restructured, sheet=names[sheet_id], change=lambda _: None, home=home))
        db.flush()
        db.execute(delete(self.model).where(self.model.sheet_id == sheet_id))

    def settle(self, db: Db, sheet_id: int) -> None:
        """Drop the rules that lie nowhere anymore."""
        for rule in self.of_sheet(db, sheet_id):
            if not rule.areas:
                db.delete(rule)
        db.flush()

    def shift(self, db: Db, sheet_id: int, change: Change) -> None:
        names = _sheet_names(db, sheet_id)
        for rule in self._of_workbook(db, sheet_id):
            if rule.sheet_id != sheet_id:
                home = names[rule.sheet_id]
                self._rewrite(rule, partial(restructured, sheet=names[sheet_id], change=change, home=home))
                continue
            old = area_lists.load(rule.areas)
            new = [place for area in old if (place := change(area)) is not None]
            rule.areas = area_lists.dump(new)
            if new:
                self._rewrite(rule, partial(_followed, name=names[sheet_id], change=change, old=old, new=new))
        self.settle(db, sheet_id)

    def relocate(self, db: Db, sheet_id: int, axis: str, at: int, count: int, to: int) -> None:
        for rule in self.of_sheet(db, sheet_id):
            rule.areas = area_lists.parted(rule.areas, axis, at, count)
        super().relocate(db, sheet_id, axis, at, count, to)

    def rename(self, db: Db, sheet_id: int, old: str, new: str) -> None:
        for rule in self._of_workbook(db, sheet_id):
            self._rewrite(rule, lambda formula: area_lists.renamed(formula, old, quoted(new)))
        db.flush()

    def copy(self, db: Db, sheet_id: int, source: Area, to_sheet: int, target: Area) -> None:
        steps = [
            (target.top - source.top + down * source.height, target.left - source.left + right * source.width)
            for down in range(-(-target.height // source.height))
            for right in range(-(-target.width // source.width))
        ]
        placed = []
        for rule in self.of_sheet(db, sheet_id):
            parts = area_lists.within(area_lists.load(rule.areas), source)
            there = area_lists.within([part.moved(*step) for step in steps for part in parts], target)
            if there:
                placed.append((rule, there))
        self._place(db, to_sheet, placed)

    def move(self, db: Db, sheet_id: int, source: Area, to_sheet: int, rows: int, columns: int) -> None:
        moved = []
        for rule in self.of_sheet(db, sheet_id):
            parts = area_lists.within(area_lists.load(rule.areas), source)
            if parts:
                moved.append((rule, [part.moved(rows, columns) for part in parts]))
        if self.exclusive:
            for rule, there in moved:
                self.carve(db, to_sheet, there, besides=[rule])
        for rule, there in moved:
            left = area_lists.without(area_lists.load(rule.areas), source)
            if to_sheet == sheet_id:
                self.lay(rule, left + there)
            else:
                twin = self._twin(rule, to_sheet)
                self.lay(twin, there)
                self.append(db, twin)
                self.lay(rule, left)
        self.settle(db, sheet_id)
        names = _sheet_names(db, sheet_id)
        cut = Move(names[sheet_id], source, rows, columns, names[to_sheet])
        for rule in self._of_workbook(db, sheet_id):
            self._rewrite(rule, partial(_cut, home=names[rule.sheet_id], move=cut))
        db.flush()

    def copy_sheet(self, db: Db, sheet_id: int, copy_id: int) -> None:
        for rule in self.of_sheet(db, sheet_id):
            db.add(self._twin(rule, copy_id))
        db.flush()

    def carve(self, db: Db, sheet_id: int, areas: Sequence[Area], besides: Sequence[Rule] = ()) -> None:
        """Take cells out of the rules that lie on them."""
        for rule in self.of_sheet(db, sheet_id):
            if any(rule is one for one in besides):
                continue
            old = left = area_lists.load(rule.areas)
            for area in areas:
                left = area_lists.without(left, area)
            if left != old:
                self.lay(rule, left)
        self.settle(db, sheet_id)

    def _place(self, db: Db, to_sheet: int, placed: Sequence[tuple[Rule, list[Area]]]) -> None:
        """Lay rules on further areas, on their own sheet or as twins on another."""
        if self.exclusive:
            for rule, there in placed:
                self.carve(db, to_sheet, there, besides=[rule])
        for rule, there in placed:
            if rule.sheet_id == to_sheet:
                self.lay(rule, area_lists.load(rule.areas) + there)
            else:
                twin = self._twin(rule, to_sheet)
                self.lay(twin, there)
                self.append(db, twin)
        db.flush()

    def append(self, db: Db, rule: Rule) -> None:
        """Add a rule after the others of its sheet."""
        db.add(rule)

    def _of_workbook(self, db: Db, sheet_id: int) -> list[Rule]:
        """Those of all sheets of a sheet's workbook."""
        mine = self.model.sheet_id.in_(_sheet_names(db, sheet_id))
        return list(db.scalars(select(self.model).where(mine).order_by(self.model.id)))

    def _twin(self, rule: Rule, sheet_id: int) -> Rule:
        """The same rule for another sheet."""
        values = {name: getattr(rule, name) for name in self.model.__table__.columns.keys() if name != "id"}  # noqa: SIM118
        twin: Rule = self.model(**values | {"sheet_id": sheet_id})
        return twin

    def lay(self, rule: Rule, areas: Sequence[Area]) -> None:
        """Put a rule on other areas of its sheet; its formulas mean the same."""
        old = area_lists.load(rule.areas)
        rule.areas = area_lists.dump(areas)
        if old and areas:
            self._rewrite(rule, lambda formula: area_lists.reanchored(formula, old, areas))

    def _rewrite(self, rule: Rule, rewrite: Callable[[str], str]) -> None:
        for name in self.formulas:
            text = getattr(rule, name)
            if text is not None and (text.startswith("=") or name == "source"):
                setattr(rule, name, rewrite(text))


def _sheet_names(db: Db, sheet_id: int) -> dict[int, str]:
    """The sheets of a sheet's workbook, by id."""
    first = sheet_id // 1024 * 1024
    found = db.execute(select(Sheet.id, Sheet.name).where(Sheet.id.between(first, first + 1023)).order_by(Sheet.id))
    return {row.id: row.name for row in found}


def _cut(formula: str, home: str, move: Move) -> str:
    """A formula after cells were cut and pasted. What is relative stands for other cells below its first, and stays."""

    def follow(prefix: str, reference: str) -> str:
        return followed(prefix + reference, home, move) if _FIXED.fullmatch(reference) else prefix + reference

    return rewritten(formula, follow)


def _followed(formula: str, name: str, change: Change, old: Sequence[Area], new: Sequence[Area]) -> str:
    """A formula for the upper left of `old` as it reads for that of `new`, what these became by `change`."""
    top, left = area_lists.anchor(old)
    whole = Area(top, left, max(area.bottom for area in old), max(area.right for area in old))
    down, right = area_lists.first_left(whole, change)
    place = change(Area(top + down, left + right, top + down, left + right))
    assert place is not None
    moved = restructured(shifted(formula, down, right), name, change, name)
    new_top, new_left = area_lists.anchor(new)
    return shifted(moved, new_top - place.top, new_left - place.left)
