"""The home of people who only read: how sales and support stand."""

from __future__ import annotations

from ...platform import formats
from ...platform.database import Db
from ..models import PRIORITIES, Case, Deal
from ..tones import tone
from . import pipeline
from .cards import Cell, Home, Table, Tile, figure, plural
from .selection import Total, cases, deals, together


def home(db: Db) -> Home:
    all_open, closing = deals("open"), deals("open").where("close", "month:")
    won = deals("won").where("close", "month:")
    stages = all_open.by(db, Deal.stage_id, Deal.amount)
    open_, month, done = together(stages), closing.total(db, Deal.amount), won.total(db, Deal.amount)
    tiles = [
        Tile("Open pipeline", formats.money(open_.amount), all_open.url, plural(open_.records, "deal")),
        Tile("Closing this month", formats.money(month.amount), closing.url, plural(month.records, "deal")),
        Tile("Won this month", formats.money(done.amount), won.url, plural(done.records, "deal")),
    ]
    return Home(
        tiles,
        [pipeline.by_stage(db, "Pipeline", all_open, stages), _cases(db)],
        [pipeline.next_deals(db, "Closing this month", closing, month, "No deal closes this month.", limit=10)],
    )


def _cases(db: Db) -> Table:
    """Open cases of each priority, and those of them whose answer is overdue."""
    parts = (cases("open"), cases("late"))
    none = Total(0)
    counts = [part.by(db, Case.priority) for part in parts]
    rows = [
        [
            Cell(name, chip=tone(name)),
            *(
                figure(count.get(name, none).records, part.where("priority", f"any:{name}").url, late=at == 1)
                for at, (part, count) in enumerate(zip(parts, counts, strict=True))
            ),
        ]
        for name in reversed(PRIORITIES)
    ]
    return Table(
        "Open cases", ("Priority", ("Open", "number"), ("Overdue", "number")), rows, "No open cases.", parts[0].url,
        "Open list", widths=(0, 72, 80),
    )  # fmt: skip
