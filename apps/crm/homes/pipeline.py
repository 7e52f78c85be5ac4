"""How the deals of a selection stand: by stage, and those that come next."""

from __future__ import annotations

from collections.abc import Mapping

from ...platform.database import Db
from ..models import Deal
from ..objects import url_of
from ..pipeline import default_stages
from ..tones import tone
from .cards import Bar, Card, Cell, Table, all_of, amount, bars, day, figure, plural
from .selection import Selection, Total


def by_stage(db: Db, title: str, shown: Selection, totals: Mapping[int, Total]) -> Table:
    """Number and amount of open deals in each stage, as bars; `totals` are those of `shown` by the stage's id."""
    stages = [stage for stage in default_stages(db) if not stage.is_closed]
    sums = [totals[stage.id].amount if stage.id in totals else 0 for stage in stages]
    rows: list[list[Cell | Bar]] = []
    for stage, bar in zip(stages, bars(sums), strict=True):
        count, cents = totals.get(stage.id, (0, 0))
        rows.append([Cell(stage.name), bar, figure(count, shown.where("stage", f"any:{stage.id}").url), amount(cents)])
    return Table(
        title, ("Stage", "Share", ("Deals", "number"), ("Amount", "number")), rows if totals else [],
        "No open deals.", shown.url, "All of them", widths=(100, 0, 56, 116),
    )  # fmt: skip


def account_of(deal: Deal) -> Cell:
    """Whom a deal is with."""
    return Cell(deal.account.name, url_of(deal.account)) if deal.account else Cell("–")


def next_deals(db: Db, title: str, shown: Selection, total: Total, empty: str, limit: int = 6) -> Card:
    """The deals that close first, of all that come to `total`."""
    rows = [
        [
            Cell(deal.name, url_of(deal)),
            account_of(deal),
            Cell(deal.stage.name, chip=tone(deal.stage.name)),
            amount(deal.amount),
            day(deal.close_date, db.today),
        ]
        for deal in shown.rows(db, limit)
    ]
    foot = (
        [Cell(f"Total of {plural(total.records, 'deal')}"), Cell(""), Cell(""), amount(total.amount), Cell("")]
        if total.records > 1
        else []
    )
    return Table(
        title, ("Deal", "Account", "Stage", ("Amount", "number"), ("Close date", "number")), rows, empty, shown.url,
        all_of(total.records, limit), total.records, foot,
        (0, 0, 100, 92, 86),
    )  # fmt: skip
