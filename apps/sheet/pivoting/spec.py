"""What a pivot table is made of, as plain data: its fields, and what each may say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..models import PivotField, pivot_field_id
from ..rules.conditions import TWO_OPERANDS
from ..rules.filtering import NO_OPERAND, Criterion

AGGREGATIONS = ("SUM", "COUNT", "COUNTA", "AVERAGE", "MIN", "MAX", "MEDIAN", "COUNTUNIQUE")
#: Those that count: what they give has not the number format of what is counted.
COUNTING = ("COUNT", "COUNTA", "COUNTUNIQUE")
GROUPINGS = ("month", "quarter", "year")
SHOW_AS = ("default", "row", "column", "total")
#: Number formats that a value may have in the place of its source's.
FORMATS = ("#,##0", "#,##0.00", "$#,##0", "$#,##0.00", "0%", "0.00%")
#: How many fields each area holds at most.
MOST = {"row": 5, "column": 3, "value": 8, "filter": 10}


@dataclass(frozen=True)
class Field:
    """A column of the source in one of the areas; what does not belong to its area says nothing."""

    area: str
    column: int
    grouping: str | None = None
    sort_by: int | None = None
    descending: bool = False
    shows_totals: bool = True
    aggregation: str = "SUM"
    show_as: str = "default"
    label: str | None = None
    number_format: str | None = None
    hidden_values: tuple[str, ...] = ()
    operator: str | None = None
    operand: str | None = None
    second: str | None = None

    @property
    def criterion(self) -> Criterion:
        """What a filter asks of its column."""
        hidden = sorted(set(self.hidden_values))
        return Criterion(self.column, hidden, self.operator, self.operand, self.second)


def from_row(row: PivotField) -> Field:
    return Field(
        row.area, row.column, row.grouping, row.sort_by, row.descending, row.shows_totals, row.aggregation or "SUM",
        row.show_as or "default", row.label, row.number_format, tuple(row.hidden_values or ()), row.operator,
        row.operand, row.second,
    )  # fmt: skip


def to_row(field: Field, pivot: int, sheet: int, position: int) -> PivotField:
    """A field as the tables keep it: only what belongs to its area."""
    along, value, filter = field.area in ("row", "column"), field.area == "value", field.area == "filter"
    told: dict[str, Any] = {
        "grouping": field.grouping if along else None,
        "sort_by": field.sort_by if along else None,
        "descending": along and field.descending,
        "shows_totals": along and field.shows_totals,
        "aggregation": field.aggregation if value else None,
        "show_as": field.show_as if value else None,
        "label": field.label if value else None,
        "number_format": field.number_format if value else None,
        "hidden_values": sorted(set(field.hidden_values)) if filter else None,
        "operator": field.operator if filter else None,
        "operand": field.operand if filter and field.operator not in (None, *NO_OPERAND) else None,
        "second": field.second if filter and field.operator in TWO_OPERANDS else None,
    }
    return PivotField(
        id=pivot_field_id(pivot, field.area, position), pivot_id=pivot, sheet_id=sheet, area=field.area,
        position=position, column=field.column, **told,
    )  # fmt: skip
