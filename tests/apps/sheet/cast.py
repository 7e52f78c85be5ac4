"""One small office for the spreadsheet's tests: an owner, people it shares with, and a workbook with two sheets."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from deskgym.apps.platform.database import Database, Db
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.models import Sheet, SheetUser
from deskgym.apps.tables import create_tables

from ...support.company import add_company, add_person

TODAY = date(2026, 3, 16)
SALES = (
    ("Region", "Month", "Units", "Price", "Amount"),
    ("East", "Jan", "12", "$4.50", "=C2*D2"),
    ("West", "Jan", "7", "$4.50", "=C3*D3"),
    ("East", "Feb", "20", "$4.25", "=C4*D4"),
    ("North", "Feb", "3", "$5.00", "=C5*D5"),
)


@dataclass(frozen=True)
class Cast:
    """Ids of the people, the workbook and its sheets."""

    olga: int  # owns the workbook
    eddie: int  # may edit it
    cora: int  # may comment on it
    vic: int  # may view it
    nina: int  # it is not shared with her
    gus: int  # a guest
    workbook: int
    sales: int  # sheet "Sales" with the table above
    summary: int  # sheet "Summary" with formulas over it


def build(database: Database) -> Cast:
    """Fill an empty database with the office."""
    create_tables(database)
    with Db(database.engine) as db:
        add_company(db)
        people = {
            name: _person(db, first, last, role)
            for name, first, last, role in (
                ("olga", "Olga", "Marsh", "Member"),
                ("eddie", "Eddie", "Crane", "Member"),
                ("cora", "Cora", "Finch", "Member"),
                ("vic", "Vic", "Teller", "Member"),
                ("nina", "Nina", "Holt", "Member"),
                ("gus", "Gus", "Ostrom", "Guest"),
            )
        }
        db.actor_id = people["olga"]
        workbook = actions.create_workbook(db, title="Quarter")
        sales = db.query(Sheet).filter_by(workbook_id=workbook.id).one().id
        actions.rename_sheet(db, sales, "Sales")
        typed = {(r, c): text for r, line in enumerate(SALES, 1) for c, text in enumerate(line, 1)}
        actions.set_cells(db, sales, typed)
        summary = actions.new_sheet_id(actions.add_sheet(db, workbook.id, "Summary"), {sales})
        actions.set_cells(db, summary, {(1, 1): "Total", (1, 2): "=SUM(Sales!E2:E5)", (2, 2): "=Sales!C2*2"})
        for name, level in (("eddie", "editor"), ("cora", "commenter"), ("vic", "viewer")):
            actions.share_workbook(db, workbook.id, people[name], level)
        db.commit()
        return Cast(**people, workbook=workbook.id, sales=sales, summary=summary)


def _person(db: Db, first: str, last: str, role: str) -> int:
    person = add_person(db, first, last, department="Finance")
    db.add(SheetUser(id=person.id, role=role))
    db.flush()
    return person.id
