"""Keeping cells and sheets from being changed by everybody who may edit the workbook."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Forbidden, Invalid, NotFound
from ...platform.models import Person
from ..engine import area_lists
from ..models import Protection, SheetUser, Workbook
from ..permissions import level_of
from ..rules import may_change
from ..rules.protection import protections_of
from .operations import Work, on_sheet, operation
from .rule_areas import read_areas, read_line

MOST_PROTECTIONS = 100


def protect(
    db: Db, sheet_id: int, *, areas: str = "", exceptions: str = "", editors: Sequence[int] = (),
    warns_only: bool = False, description: str | None = None, id: int | None = None, revision: int | None = None,
) -> Work:  # fmt: skip
    """Let only some change areas, or without any the whole sheet but for `exceptions`; `id` is one to change.

    The owner always may, and so may who protects them. `warns_only` keeps nobody out.
    """
    sheet, workbook = on_sheet(db, sheet_id)
    place = read_areas(areas) if areas.strip() else []
    holes = read_areas(exceptions, "exceptions") if exceptions.strip() else []
    if place and holes:
        raise Invalid(exceptions="Only a whole sheet has exceptions.")
    row = _own(db, workbook, sheet_id, id) if id is not None else None
    others = [each for each in protections_of(db, sheet_id) if each is not row]
    if not place and any(not each.areas for each in others):
        raise Invalid(areas=f"{sheet.name} is protected as a whole already. Change that protection.")
    if len(others) >= MOST_PROTECTIONS:
        raise Invalid({"": f"A sheet has at most {MOST_PROTECTIONS} protections. Remove one first."})
    people = [] if warns_only else _editors(db, workbook, editors)
    what = area_lists.name(place) if place else f"the sheet {sheet.name}"
    with operation(db, workbook, "protection", f"Protecting {what}", revision) as work:
        work.engine.reached += [(sheet.key, area) for area in place] or [(sheet.key, None)]
        if row is None:
            row = Protection(sheet_id=sheet_id)
            db.add(row)
        row.areas, row.exceptions = area_lists.dump(place), area_lists.dump(holes)
        row.editors, row.warns_only = people, warns_only
        row.description = read_line(description, "description")
        db.flush()
    return work


def unprotect(db: Db, sheet_id: int, id: int, *, revision: int | None = None) -> Work:
    """Let everybody who may edit the workbook change the cells again."""
    sheet, workbook = on_sheet(db, sheet_id)
    row = _own(db, workbook, sheet_id, id)
    what = area_lists.name(area_lists.load(row.areas)) or f"the sheet {sheet.name}"
    with operation(db, workbook, "protection", f"Removing the protection of {what}", revision) as work:
        db.delete(row)
        db.flush()
    return work


def _own(db: Db, workbook: Workbook, sheet_id: int, id: int) -> Protection:
    row = db.get(Protection, id)
    if row is None or row.sheet_id != sheet_id:
        raise NotFound("There is no such protection on this sheet. It may have been removed.")
    if not may_change(db, workbook, row):
        raise Forbidden(f"Only those who may change the cells can change their protection. Ask {workbook.owner.name}.")
    return row


def _editors(db: Db, workbook: Workbook, editors: Sequence[int]) -> list[int]:
    """Whom a protection lets in, sorted. Raises Invalid for people who may not edit the workbook."""
    wanted = set(editors) - {workbook.owner_id}
    if db.actor_id is not None and db.actor_id != workbook.owner_id:
        wanted.add(db.actor_id)
    users = select(SheetUser).join(Person, Person.id == SheetUser.id)
    found = {user.id: user for user in db.scalars(users.where(SheetUser.id.in_(wanted), SheetUser.is_active))}
    for id in sorted(wanted):
        user = found.get(id)
        if user is None or level_of(db, workbook, user) not in ("editor", "owner"):
            name = user.person.name if user is not None else "Somebody"
            raise Invalid(editors=f"{name} may not edit this workbook. Share it with them as an editor first.")
    return sorted(wanted)
