"""What lies over the cells of workbooks: charts, colors that follow the numbers, dropdowns, protected lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...apps.platform.charting import PALETTE
from ...apps.sheet.engine import Area, Reading, area_lists
from ...apps.sheet.engine.styles import dump
from ...apps.sheet.models import (
    CellLook,
    Chart,
    ChartSeries,
    ConditionalFormat,
    Protection,
    Validation,
    place_id,
    series_id,
    sheet_id,
)
from ...apps.sheet.rules import look_row, painted
from ..rows import new
from .books import Book, Page, Shelf

_RED, _AMBER, _GREEN = "#FECACA", "#FEF08A", "#BBF7D0"
_SCALE: list[dict[str, Any]] = [
    {"at": "min", "color": "#FCA5A5"}, {"at": "percentile", "value": 50.0, "color": "#FEF3C7"},
    {"at": "max", "color": "#86EFAC"},
]  # fmt: skip


@dataclass(frozen=True)
class _Chart:
    """A chart of some columns of a table, beside it."""

    book: str
    page: str
    kind: str
    title: str
    labels: str
    values: Sequence[str]
    axis: str = ""
    legend: str = "none"
    shapes: Mapping[str, str] | None = None


_CHARTS = (
    _Chart("Pipeline review", "By stage", "bar", "Weighted pipeline by stage", "Stage", ("Weighted",), "US dollars"),
    _Chart(
        "Pipeline review", "By month", "combo", "Weighted pipeline by closing month", "Month",
        ("Weighted", "Running total"), "US dollars", "bottom", {"Weighted": "column", "Running total": "line"},
    ),
    _Chart("Won deals", "By owner", "bar", "Won, by owner", "Owner", ("Amount",), "US dollars"),
    _Chart("Accounts ", "Summary", "pie", "Accounts by type", "Type", ("Accounts",), legend="right"),
    _Chart("Trade show leads", "By interest", "pie", "What they asked about", "Interest", ("Leads",), legend="right"),
    _Chart("Price list", "Families", "column", "Average price by family", "Family", ("Average price",), "US dollars"),
    _Chart("Cash forecast", "Forecast", "area", "Cash at the end of the week", "Week of", ("Closing",), "US dollars"),
    _Chart(
        "Invoice lines", "By quarter", "column", "Billed and earned, by quarter", "Quarter from", ("Amount", "Margin"),
        "US dollars", "bottom",
    ),
    _Chart(
        "Invoice lines", "By terms", "stacked column", "How invoices were paid", "Terms in days",
        ("Open", "Paid in time", "Paid late"), "US dollars", "bottom",
    ),
    _Chart("Supplier scorecard", "Scores", "bar", "Scores of our suppliers", "Supplier", ("Score",)),
    _Chart("Support cases", "By status", "pie", "Cases by status", "Status", ("Cases",), legend="right"),
    _Chart("Headcount", "By department", "bar", "People by department", "Department", ("People",)),
    _Chart("Campaign plan", "Quarters", "pie", "Spend by quarter", "Quarter", ("Spend",), legend="right"),
    _Chart("Campaign plan", "Online sales", "line", "Online orders by month", "Month", ("Orders",), "Orders"),
)  # fmt: skip


@dataclass(frozen=True)
class _Colors:
    """A rule of looks on some columns of a table."""

    book: str
    page: str
    columns: Sequence[str]
    kind: str
    first: str | None = None
    fill: str = ""
    points: Sequence[Mapping[str, Any]] | None = None


_COLORS = (
    _Colors("Pipeline review", "Deals", ("Probability",), "bar", points=({"at": "max", "color": "#93C5FD"},)),
    _Colors("Price list", "Price list", ("Spread",), "scale", points=_SCALE),
    _Colors("Stock count", "Value", ("Value",), "bar", points=({"at": "max", "color": "#A7F3D0"},)),
    _Colors("Budget", "Variance", ("Year",), "less", "0", _RED),
    _Colors("Invoice lines", "By terms", ("Share late",), "greater", "0.25", _RED),
    _Colors("Supplier scorecard", "Scores", ("Delivery", "Quality", "Price"), "scale", points=_SCALE),
    _Colors("Support cases", "Cases", ("Age in days",), "greater", "30", _RED),
    _Colors("Support cases", "Cases", ("Priority",), "text is", "Urgent", _AMBER),
    _Colors("Headcount", "Anniversaries", ("In days",), "at most", "30", _GREEN),
    _Colors("Campaign plan", "Campaigns", ("Cost per lead",), "scale", points=_SCALE[::-1]),
)  # fmt: skip


@dataclass(frozen=True)
class _Choice:
    """A dropdown of what stands in a column already."""

    book: str
    page: str
    column: str
    help: str | None = None


_CHOICES = (
    _Choice("Accounts ", "Visit plan", "What", "Choose what the visit is for."),
    _Choice("Headcount", "Open posts", "Department"),
    _Choice("Campaign plan", "Campaigns", "Channel"),
)


@dataclass(frozen=True)
class _Guarded:
    """A sheet, or some columns of it, that only its owner and some others change."""

    book: str
    page: str
    columns: Sequence[str]
    description: str
    editors: Sequence[str] = ()
    warns_only: bool = False


_GUARDED = (
    _Guarded("Shipping rates", "Rates", (), "Agreed with the carrier until the end of the year", ("operations-1",)),
    _Guarded("Headcount", "By department", (), "Formulas", warns_only=True),
    _Guarded("Invoice lines", "By terms", ("Open", "Paid in time", "Paid late"), "Formulas", ("finance-1",)),
)  # fmt: skip


def make_dressing(shelf: Shelf, readings: Mapping[int, Mapping[tuple[int, int, int], Reading]]) -> None:
    """Rows of all of it; `readings` are the cells of each workbook, by its id and by sheet's key, row and column."""
    for id, book in enumerate(shelf.books, start=1):
        for page in book.pages:
            sheet, mine = sheet_id(id, page.key), (book.title, page.name)
            for chart in _CHARTS:
                if _fits(chart, *mine):
                    _make_chart(shelf, page, sheet, chart)
            for choice in _CHOICES:
                if _fits(choice, *mine):
                    _make_choice(shelf, page, sheet, choice)
            for guarded in _GUARDED:
                if _fits(guarded, *mine):
                    _make_protection(shelf, page, sheet, guarded)
            if rules := [rule for rule in _COLORS if _fits(rule, *mine)]:
                _make_colors(shelf, book, page, sheet, rules, readings[id])


def _fits(one: _Chart | _Colors | _Choice | _Guarded, title: str, page: str) -> bool:
    return title.startswith(one.book) and one.page == page


def _column(page: Page, heading: str, *, with_heading: bool = False) -> Area:
    """The records of a column, without a line of totals."""
    column = list(page.headers).index(heading) + 1
    return Area(page.rows[0] - with_heading, column, page.rows[-1], column)


def _make_chart(shelf: Shelf, page: Page, sheet: int, said: _Chart) -> None:
    chart = shelf.draft.add(
        new(
            Chart,
            sheet_id=sheet, source_id=sheet, kind=said.kind, title=said.title, x_title="", y_title=said.axis,
            legend=said.legend, has_header=True, shows_values=False,
            labels=str(_column(page, said.labels, with_heading=True)),
            row=2, column=len(page.headers) + 1, down=4, across=24, width=480, height=300,
        )
    )  # fmt: skip
    for position, heading in enumerate(said.values, start=1):
        shape = (said.shapes or {}).get(heading, "column")
        shelf.draft.add(
            new(
                ChartSeries,
                id=series_id(chart.id, position), chart_id=chart.id, sheet_id=sheet, position=position,
                values=str(_column(page, heading, with_heading=True)), color=PALETTE[position - 1], shape=shape,
            )
        )  # fmt: skip


def _make_choice(shelf: Shelf, page: Page, sheet: int, said: _Choice) -> None:
    area = _column(page, said.column)
    there = sorted({str(value) for row, column in area.cells() if (value := page.written.get((row, column)))})
    shelf.draft.add(
        new(
            Validation, sheet_id=sheet, areas=area_lists.dump([area]), kind="list", choices=there, is_strict=True,
            help=said.help,
        )
    )  # fmt: skip


def _make_protection(shelf: Shelf, page: Page, sheet: int, said: _Guarded) -> None:
    areas = area_lists.dump(_column(page, heading) for heading in said.columns)
    editors = sorted(shelf.holders[key].id for key in said.editors)
    shelf.draft.add(
        new(
            Protection, sheet_id=sheet, areas=areas, exceptions=[], editors=editors, warns_only=said.warns_only,
            description=said.description,
        )
    )  # fmt: skip


def _make_colors(
    shelf: Shelf, book: Book, page: Page, sheet: int, said: Sequence[_Colors],
    readings: Mapping[tuple[int, int, int], Reading],
) -> None:  # fmt: skip
    rules = [
        shelf.draft.add(
            new(
                ConditionalFormat,
                sheet_id=sheet, position=position, kind=rule.kind, first=rule.first, second=None,
                areas=area_lists.dump(_column(page, heading) for heading in rule.columns),
                style=dump({"g": rule.fill}) if rule.fill else None,
                points=[dict(point) for point in rule.points] if rule.points else None,
            )
        )
        for position, rule in enumerate(said, start=1)
    ]  # fmt: skip
    cells = {(row, column): reading for (key, row, column), reading in readings.items() if key == page.key}
    for cell, look in painted(rules, cells, shelf.today, lambda formulas: [{} for _ in formulas]).items():
        shelf.draft.add(new(CellLook, id=place_id(sheet, *cell), **look_row(sheet, cell, look)))
