from __future__ import annotations

from ...apps.platform.database import Db
from ...apps.sheet import actions
from ...apps.sheet.actions import new_sheet_id
from ...apps.sheet.models import Sheet
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .pages import UNNAMED, Files
from .queries import pages_of

_NAMES = (
    "By region", "By source", "Slipped deals", "Open questions", "Largest deals", "Next quarter", "At risk",
    "By product", "Renewals", "Targets", "Agenda", "Hand-over",
)  # fmt: skip
_COLORS = {
    "rose": "#E11D48", "orange": "#EA580C", "yellow": "#CA8A04", "green": "#16A34A", "cyan": "#0891B2",
    "blue": "#2563EB", "violet": "#7C3AED",
}  # fmt: skip


@family("sheet-add-sheet", app="sheet", kind="create", steps=45, persona="sales_ops")
def add_sheet_before(draw: Draw, world: World) -> Task:
    """Add a named sheet before another one, its tab in a color."""
    title, persona = draw.choice(
        (("Pipeline review", "sales_ops"), ("Campaign plan", "marketing"), ("Headcount", "hr"))
    )
    sheets = pages_of(world, title)
    # Of the last three, so that the new sheet need not travel far.
    other = draw.choice(sheets[-3:])
    moves = len(sheets) - sheets.index(other)
    name, color = draw.choice(_NAMES), draw.choice(_COLORS)

    def outcome(db: Db) -> None:
        before = {sheet.id for sheet in db.query(Sheet).filter_by(workbook_id=other.workbook_id)}
        work = actions.add_sheet(db, other.workbook_id, name, before=other.id)
        actions.color_sheet(db, new_sheet_id(work, before), _COLORS[color])

    def gold(user: User) -> None:
        book = Files(user).open(sheets[0])
        book.new_sheet(name)
        book.move_sheet_left(moves)
        book.color_sheet(color)
        user.done()

    def colored_first(user: User) -> None:
        book = Files(user).open(other)
        book.add_sheet()
        book.color_sheet(color)
        book.move_sheet_left(moves)
        book.rename_sheet(UNNAMED, name)
        book.turn_to(other)
        user.done()

    return Task(
        goal=draw.phrase(
            'Please add a sheet "{name}" to "{book}", right before {other}, with a {color} tab.',
            '"{book}" needs one more sheet: {name}. Put it right before {other} and make its tab {color}.',
            'I want an empty sheet called "{name}" in "{book}", directly to the left of {other}, with a {color} tab.',
            'Could you add a sheet to "{book}" called "{name}"? It should have a {color} tab and go immediately '
            "before {other}.",
            'New sheet for "{book}": name it "{name}", color the tab {color}, and put it right before {other}.',
            name=name,
            book=other.title,
            other=other.name,
            color=color,
        ),
        persona=persona,
        outcome=outcome,
        gold=gold,
        alternatives=(colored_first,),
    )
