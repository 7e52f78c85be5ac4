"""The home of somebody who sells: their pipeline, what closes this month, what has gone quiet, their day."""

from __future__ import annotations

from ...platform import formats
from ...platform.database import Db
from ..last_activity import QUIET_DAYS, last_activities
from ..models import Deal
from ..objects import url_of
from . import pipeline, today
from .cards import LATE, Cell, Home, Table, Tile, all_of, amount, plural
from .selection import deals, leads, together


def home(db: Db) -> Home:
    mine = deals("mine")
    closing = mine.where("close", "month:")
    won = deals("won").where("owner", "me:").where("close", "month:")
    late = mine.where("close", f"before:{db.today.isoformat()}")
    new = leads("mine").where("status", "any:New|Assigned")
    stages = mine.by(db, Deal.stage_id, Deal.amount)
    open_, this_month, done = together(stages), closing.total(db, Deal.amount), won.total(db, Deal.amount)
    missed, fresh = late.total(db).records, new.total(db).records
    tiles = [
        Tile("Open pipeline", formats.money(open_.amount), mine.url, plural(open_.records, "deal")),
        Tile("Closing this month", formats.money(this_month.amount), closing.url, plural(this_month.records, "deal")),
        Tile("Won this month", formats.money(done.amount), won.url, plural(done.records, "deal")),
        Tile("Past their close date", formats.number(missed), late.url, "open deals", LATE if missed else ""),
        Tile("Leads to contact", formats.number(fresh), new.url, "new or assigned"),
    ]
    return Home(
        tiles,
        [
            pipeline.by_stage(db, "My pipeline", mine, stages),
            pipeline.next_deals(db, "Closing this month", closing, this_month, "None of your deals closes this month."),
            _quiet(db),
        ],
        today.cards(db),
    )


def _quiet(db: Db, limit: int = 6) -> Table:
    quiet = deals("mine").where("activity", f"none:{QUIET_DAYS}")
    shown, total = quiet.first(db, limit)
    last = last_activities(db, "deal", [deal.id for deal in shown])
    rows = [
        [
            Cell(deal.name, url_of(deal)),
            pipeline.account_of(deal),
            amount(deal.amount),
            Cell(formats.relative_moment(last[deal.id]) if deal.id in last else "Never"),
        ]
        for deal in shown
    ]
    return Table(
        "Gone quiet", ("Deal", "Account", ("Amount", "number"), ("Last activity", "number")), rows,
        f"Something happened on each of your deals in the last {QUIET_DAYS} days.",
        quiet.url, all_of(total, limit), total, widths=(0, 0, 100, 112),
    )  # fmt: skip
