"""What a dashboard is narrowed to: somebody's records, a team's, those of a period."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement

from ...platform.database import Db
from ...platform.parameters import read_id, read_text
from ..fields.targets import team_choices, user_name
from .fields import ReportField
from .source import Source

#: Operators of `DateFilter`, with what they are called here.
PERIODS = {
    "month": "This month", "last-month": "Last month", "quarter": "This quarter", "last-quarter": "Last quarter",
    "year": "This year", "last-year": "Last year",
}  # fmt: skip

Conditions = list[tuple[ReportField, ColumnElement[bool]]]


@dataclass(frozen=True)
class Narrowing:
    """Ids of a person and of a team, and a period; what is None or empty narrows nothing."""

    owner: int | None = None
    team: int | None = None
    period: str = ""

    @classmethod
    def read(cls, db: Db) -> Narrowing:
        """What an address says; what makes no sense in it is left out."""
        owner, team, period = read_id("owner"), read_id("team"), read_text("period")
        return cls(
            owner if owner is not None and user_name(db, owner) else None,
            team if team in dict(team_choices(db)) else None,
            period if period in PERIODS else "",
        )

    def query(self) -> list[tuple[str, str]]:
        parts: list[tuple[str, Any]] = [("owner", self.owner), ("team", self.team), ("period", self.period)]
        return [(key, str(value)) for key, value in parts if value]

    def conditions(self, db: Db, source: Source) -> Conditions:
        found: Conditions = []
        asked = (("owner", "is", self.owner), ("owner.team", "any", self.team), (source.period, self.period, ""))
        for key, operator, value in asked:
            field = source.fields[key]
            if operator and value is not None and field.filter is not None:
                found.append((field, field.filter.clause(db, operator, str(value))))
        return found

    def words(self, db: Db) -> list[str]:
        found = []
        if self.owner:
            found.append(f"Owner is {user_name(db, self.owner)}")
        if self.team:
            found.append(f"Team is {dict(team_choices(db))[self.team]}")
        if self.period:
            found.append(PERIODS[self.period])
        return found
