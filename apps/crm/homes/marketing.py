"""The home of marketing: campaigns with their answers, new leads, and what comes of those from each source."""

from __future__ import annotations

from collections.abc import Collection

from ...platform import formats
from ...platform.database import Db
from ..field_access import hidden
from ..models import LEAD_SOURCES, Lead
from ..objects import url_of
from ..tones import tone
from . import campaigns, today
from .cards import Bar, Cell, Home, Table, Tile, all_of, bars, figure
from .selection import Total, leads


def home(db: Db) -> Home:
    unseen = hidden(db, "lead")
    all_open = leads("open")
    fresh, month = all_open.where("status", "any:New"), leads("all").where("created", "month:")
    converted = month.where("status", "any:Converted")
    counts = [each.total(db).records for each in (all_open, fresh, month, converted)]
    tiles = [
        Tile("Open leads", formats.number(counts[0]), all_open.url),
        Tile("New, not worked on", formats.number(counts[1]), fresh.url),
        Tile("Came this month", formats.number(counts[2]), month.url),
        Tile("Of these converted", formats.number(counts[3]), converted.url),
    ]
    if "rating" not in unseen:
        hot = all_open.where("rating", "any:Hot")
        tiles.append(Tile("Hot", formats.number(hot.total(db).records), hot.url, "open leads"))
    sources = [] if "source" in unseen else [_by_source(db)]
    left = [campaigns.running(db), campaigns.completed(db), *sources, _newest(db, unseen)]
    return Home(tiles, left, today.cards(db))


def _by_source(db: Db) -> Table:
    """Leads of each source: open ones, and how many of the year's were converted."""
    year = leads("all").where("created", "year:")
    parts = (leads("open"), year, year.where("status", "any:Converted"), year.where("status", "any:Dead"))
    counts = [part.by(db, Lead.source) for part in parts]
    names = [name for name in LEAD_SOURCES if any(name in count for count in counts)]
    none = Total(0)
    rows: list[list[Cell | Bar]] = []
    for name, bar in zip(names, bars([counts[0].get(name, none).records for name in names]), strict=True):
        figures = [
            figure(count.get(name, none).records, part.where("source", f"any:{name}").url)
            for part, count in zip(parts, counts, strict=True)
        ]
        rows.append([Cell(name), bar, *figures])
    return Table(
        "Leads by source",
        ("Source", "Share", ("Open", "number"), ("This year", "number"), ("Converted", "number"), ("Dead", "number")),
        rows, "No leads.", leads("open").url, "Open leads", widths=(124, 0, 60, 76, 80, 60),
    )  # fmt: skip


def _newest(db: Db, unseen: Collection[str], limit: int = 8) -> Table:
    newest = leads("open").where("status", "any:New")
    ordered = newest.statement(db).order_by(None).order_by(Lead.created_at.desc(), Lead.id.desc())
    shown = list(db.scalars(ordered.limit(limit)).unique())
    columns: dict[str, tuple[str | tuple[str, str], int, list[Cell]]] = {
        "name": ("Name", 130, [Cell(lead.name, url_of(lead)) for lead in shown]),
        "company": ("Company", 0, [Cell(lead.company) for lead in shown]),
        "source": ("Source", 118, [Cell(lead.source or "–") for lead in shown]),
        "rating": (
            "Rating", 66, [Cell(lead.rating or "–", chip=tone(lead.rating) if lead.rating else None) for lead in shown]
        ),
        "created_at": (("Created", "number"), 98, [Cell(formats.relative_moment(lead.created_at)) for lead in shown]),
    }  # fmt: skip
    headers, widths, cells = zip(*(column for name, column in columns.items() if name not in unseen), strict=True)
    total = newest.total(db).records
    return Table(
        "New leads", headers, list(zip(*cells, strict=True)), "Every lead is being worked on.",
        newest.url, all_of(total, limit), total, widths=widths,
    )  # fmt: skip
