"""How a report is written down: its columns, groups, measures, filters, order and chart."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

from werkzeug.datastructures import MultiDict

from ...platform.asked.filter_form import holds
from ...platform.asked.left_out import refusal
from ...platform.database import Db
from ...platform.errors import Invalid
from ...platform.filters import makes_sense
from ...platform.limits import LONGEST_SHORT
from ...platform.list_state import MOST_FILTERS
from ...platform.values import one_line
from ..models import CHARTS, Report
from .fields import ReportField
from .source import Source
from .sources import SOURCES

COUNT = "count"
#: What a number can be added up to, by the word stored.
AGGREGATES = {"sum": "Sum", "average": "Average", "min": "Lowest", "max": "Highest"}
MOST_COLUMNS, MOST_GROUPS, MOST_ACROSS, MOST_MEASURES = 15, 3, 2, 6
#: Kinds of charts in which a second group makes several series.
SERIES_CHARTS = ("Bar", "Stacked bar", "Line")


@dataclass(frozen=True)
class Group:
    """A field by whose values records are put together; a date's by period."""

    field: ReportField
    period: str = ""

    @property
    def key(self) -> str:
        return f"{self.field.key}:{self.period}" if self.period else self.field.key

    @property
    def label(self) -> str:
        return f"{self.field.label} by {self.period}" if self.period else self.field.label


@dataclass(frozen=True)
class Measure:
    """A figure of a group: how many records, or the numbers of a field added up."""

    how: str = COUNT
    field: ReportField | None = None

    @property
    def key(self) -> str:
        return f"{self.how}:{self.field.key}" if self.field else COUNT

    @property
    def label(self) -> str:
        return f"{AGGREGATES[self.how]} of {self.field.label}" if self.field else "Record count"

    def write(self, value: float | None) -> str:
        if self.field is None:
            return f"{value or 0:,.0f}"
        return self.field.write(value)

    @property
    def is_money(self) -> bool:
        return self.field is not None and self.field.kind == "money"


@dataclass(frozen=True)
class Definition:
    """The parts of a report as texts; `source` and the lists of parts are what they stand for."""

    object: str
    columns: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()
    across: tuple[str, ...] = ()
    measures: tuple[str, ...] = ()
    filters: tuple[tuple[str, str], ...] = ()
    logic: str = ""
    sort: str = ""
    shows_details: bool = False
    chart: str = ""
    charted: str = ""
    #: Sentences about filters that an address asks for and that cannot be: where there is one, nothing is found.
    refused: tuple[str, ...] = ()

    @classmethod
    def new(cls, object: str) -> Self:
        """What the builder begins with."""
        return cls(object, columns=SOURCES[object].columns)

    @classmethod
    def of(cls, report: Report) -> Self:
        return cls(
            report.object, tuple(report.columns), tuple(report.groups), tuple(report.across), tuple(report.measures),
            tuple((key, value) for key, value in report.filters), report.logic, report.sort, report.shows_details,
            report.chart, report.charted,
        )  # fmt: skip

    @classmethod
    def read(cls, db: Db, args: MultiDict[str, str]) -> Self:
        """What an address says; what makes no sense in it is left out, and told where it would narrow the report."""
        lists = {name: _listed(args.get(name, "")) for name in ("columns", "groups", "across", "measures")}
        said = cls(
            object=args.get("object", ""),
            filters=tuple((key[2:], text) for key, text in args.items(multi=True) if key.startswith("f.")),
            logic=one_line(args.get("logic", ""))[:LONGEST_SHORT],
            sort=args.get("sort", ""),
            shows_details="details" in args,
            chart=args.get("chart", ""),
            charted=args.get("charted", ""),
            **lists,
        )
        return replace(said.tidy(db), refused=said.refusals(db))

    def query(self) -> list[tuple[str, str]]:
        """The parts of an address that say this."""
        parts = [("object", self.object)]
        parts += [(name, ",".join(getattr(self, name))) for name in ("columns", "groups", "across", "measures")]
        parts += [(f"f.{key}", text) for key, text in self.filters]
        parts += [("logic", self.logic), ("sort", self.sort), ("details", "1" if self.shows_details else "")]
        parts += [("chart", self.chart), ("charted", self.charted)]
        return [(key, value) for key, value in parts if value]

    def columns_of_row(self) -> dict[str, Any]:
        """The columns of a `Report` that keep this."""
        lists = {name: list(getattr(self, name)) for name in ("columns", "groups", "across", "measures")}
        return {
            "object": self.object, **lists, "filters": [list(pair) for pair in self.filters], "logic": self.logic,
            "sort": self.sort, "shows_details": self.shows_details, "chart": self.chart, "charted": self.charted,
        }  # fmt: skip

    def changed(self, db: Db, **changes: Any) -> Self:
        return replace(self, **changes).tidy(db)

    # -- What the texts stand for ----------------------------------------------------------------------------------

    @property
    def source(self) -> Source:
        return SOURCES[self.object]

    def group(self, text: str) -> Group | None:
        """None for a text that names none."""
        key, _, period = text.partition(":")
        field = self.source.fields.get(key)
        if field is None or (period not in field.periods if field.is_date else period):
            return None
        return Group(field, period)

    def measure(self, text: str) -> Measure | None:
        """None for a text that names none."""
        how, _, key = text.partition(":")
        if text == COUNT:
            return Measure()
        field = self.source.fields.get(key)
        return Measure(how, field) if field is not None and field.is_number and how in AGGREGATES else None

    @property
    def down(self) -> list[Group]:
        return [group for text in self.groups if (group := self.group(text))]

    @property
    def beside(self) -> list[Group]:
        return [group for text in self.across if (group := self.group(text))]

    @property
    def figures(self) -> list[Measure]:
        """The measures; the number of records where none was chosen."""
        return [measure for text in self.measures if (measure := self.measure(text))] or [Measure()]

    @property
    def visible_columns(self) -> list[ReportField]:
        return [self.source.fields[key] for key in self.columns if key in self.source.fields]

    @property
    def form(self) -> str:
        """Tabular, Summary or Matrix."""
        return "Matrix" if self.across else "Summary" if self.groups else "Tabular"

    @property
    def charts(self) -> Measure:
        """What the chart shows."""
        return next((figure for figure in self.figures if figure.key == self.charted), self.figures[0])

    @property
    def sorts(self) -> list[tuple[str, str]]:
        """What it can be sorted by, with words."""
        if self.groups:
            by = [("", "Groups, ascending"), ("-", "Groups, descending")]
            for figure in self.figures:
                by += [(figure.key, f"{figure.label}, ascending"), (f"-{figure.key}", f"{figure.label}, descending")]
            return by
        by = [("", "As it comes")]
        for field in self.visible_columns:
            by += [(field.key, f"{field.label}, ascending"), (f"-{field.key}", f"{field.label}, descending")]
        return by

    # -- Checks ----------------------------------------------------------------------------------------------------

    def tidy(self, db: Db) -> Self:
        """The same without what makes no sense."""
        if self.object not in SOURCES:
            return type(self).new(next(iter(SOURCES)))
        fields = self.source.fields
        groups = _once(text for text in self.groups if self.group(text))[:MOST_GROUPS]
        taken = {text.partition(":")[0] for text in groups}
        # Without groups down there are none across, and none of it twice.
        across = _once(text for text in self.across if self.group(text))[:MOST_ACROSS] if groups else ()
        across = tuple(text for text in across if text not in groups and (":" in text or text not in taken))
        filters = tuple(pair for pair in self.filters if _filters(db, fields, pair))[:MOST_FILTERS]
        held = replace(
            self,
            columns=_once(key for key in self.columns if key in fields)[:MOST_COLUMNS],
            groups=groups,
            across=across,
            measures=_once(text for text in self.measures if self.measure(text))[:MOST_MEASURES] if groups else (),
            filters=filters,
            logic=self.logic if len(filters) > 1 and holds(self.logic, len(filters)) else "",
            shows_details=self.shows_details and bool(groups) and not across,
            chart=self.chart if groups and self.chart in CHARTS else "",
        )
        sort = self.sort if self.sort in dict(held.sorts) else ""
        charted = self.charted if held.chart and self.charted in {each.key for each in held.figures} else ""
        # The first measure is what a chart shows anyway.
        charted = "" if charted == held.figures[0].key else charted
        return replace(held, sort=sort, charted=charted)

    def refusals(self, db: Db) -> tuple[str, ...]:
        """A sentence for each filter that such records cannot be asked for, and for words that join them ill."""
        if self.object not in SOURCES:
            return ()
        known = {key: field.filter for key, field in self.source.fields.items() if field.filter is not None}
        found = [told for key, text in self.filters if (told := refusal(db, known, key, text))]
        if len(self.filters) > MOST_FILTERS:
            found.append(f"A report takes {MOST_FILTERS} filters at most, not {len(self.filters)}.")
        if not found and len(self.filters) > 1 and not holds(self.logic, len(self.filters)):
            found.append(f"The filter logic “{self.logic}” does not go with these filters: write for example 1 AND 2.")
        return tuple(dict.fromkeys(found))

    def check(self, db: Db) -> None:
        """Raise Invalid unless a report may be saved like this."""
        if self.refused:
            raise Invalid({"": " ".join(self.refused)})
        if self.object not in SOURCES:
            raise Invalid({"": f"Reports are made of {', '.join(SOURCES)}; there is no {self.object!r}."})
        held = self.tidy(db)
        if not held.groups and not held.columns:
            raise Invalid({"": "Add a column, or a group, before you save the report."})
        for name, words in _PARTS.items():
            if getattr(held, name) != getattr(self, name):
                raise Invalid({"": f"{words} of the report make no sense: {getattr(self, name)!r}."})


_PARTS: Mapping[str, str] = {
    "columns": "The columns", "groups": "The groups", "across": "The groups across", "measures": "The values",
    "filters": "The filters", "logic": "The words of the filter logic", "sort": "The words of the order",
    "shows_details": "The details", "chart": "The words of the chart", "charted": "The words of the chart's value",
}  # fmt: skip


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part for part in text.split(",") if part)


def _once(texts: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(texts))


def _filters(db: Db, fields: Mapping[str, ReportField], pair: Sequence[str]) -> bool:
    key, text = pair
    filter = fields[key].filter if key in fields else None
    operator, _, value = text.partition(":")
    return filter is not None and makes_sense(db, filter, operator, value)
