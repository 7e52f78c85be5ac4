"""The report that two families have built: won, lost or open deals, added up by one thing down and a period across."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...apps.crm import actions
from ...apps.crm.models import Report, ReportFolder
from ...apps.crm.reporting.definition import Definition
from ...apps.crm.reporting.sources import SOURCES
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from .pages.reports import ReportBuilder
from .report_matchers import label, loosened
from .report_queries import all_stage_ids, open_folder, reports, stage_ids

#: What deals are looked at: as a goal says it, and their stages.
_KINDS = {
    "won": ("Closed Won",),
    "lost": ("Closed Lost",),
    "open": ("Prospecting", "Qualification", "Proposal", "Negotiation"),
}
#: By what they are put together: as a goal says it.
_DOWN = {
    "account.industry": "industry of the account", "account.type": "type of the account", "lead_source": "lead source",
    "owner": "owner", "owner.team": "team of the owner", "type": "type of the deal",
    "account.billing_state": "billing state of the account",
}  # fmt: skip
_FIGURES = {"amount": "amount", "expected_revenue": "expected revenue"}
_WHEN = {"year": "this year", "quarter": "this quarter", "last-quarter": "last quarter", "last-year": "last year"}
_NAMES = ("{Kind} by {what}", "{Kind} {when}", "{Kind} per {period}", "{what} and {period}: {kind}")


@dataclass(frozen=True)
class Built:
    """One such report and where it is kept."""

    kind: str
    down: str
    period: str
    figure: str
    when: str
    chart: str
    name: str
    folder: ReportFolder
    stages: str
    all_stages: frozenset[str]

    def definition(self, **changes: Any) -> Definition:
        given: dict[str, Any] = {
            "columns": SOURCES["deal"].columns,
            "groups": (self.down,),
            "across": (f"close_date:{self.period}",),
            "measures": ("count", f"sum:{self.figure}"),
            "filters": (("stage", f"any:{self.stages}"), ("close_date", f"{self.when}:")),
            "chart": self.chart,
            "charted": f"sum:{self.figure}",
        }
        return Definition("deal", **{**given, **changes})

    def save(self, db: Db, **changes: Any) -> Report:
        return actions.create_report(db, self.definition(**changes), name=self.name, folder_id=self.folder.id)

    @property
    def right(self) -> tuple[dict[str, Any], ...]:
        """What else may be saved: the sum alone, or before the number of records."""
        total = f"sum:{self.figure}"
        return (
            {},
            {"measures": (total,), "charted": ""},
            {"measures": (total, "count"), "charted": ""},
        )

    @property
    def wrong(self) -> dict[str, dict[str, Any]]:
        """What is saved by somebody who leaves a condition out."""
        stage, when = self.definition().filters
        return {
            "which deals": {"filters": (when,)},
            "when they close": {"filters": (stage,)},
            "the period": {"across": ()},
            "the chart": {"chart": "", "charted": ""},
        }

    @property
    def matchers(self) -> dict[str, Any]:
        return loosened({"stage": self.all_stages})

    @property
    def words(self) -> dict[str, object]:
        """The values of a goal."""
        return {
            "kind": self.kind, "figure": _FIGURES[self.figure], "down": _DOWN[self.down], "period": self.period,
            "when": _WHEN[self.when], "chart": self.chart.lower(), "name": self.name, "folder": self.folder.name,
        }  # fmt: skip

    # -- Steps -----------------------------------------------------------------------------------------------------

    def narrow(self, builder: ReportBuilder) -> ReportBuilder:
        builder.aim("Filters").filter("stage", choices=_KINDS[self.kind])
        return builder.filter("close_date", condition=f"is {_WHEN[self.when]}")

    def put_together(self, builder: ReportBuilder) -> ReportBuilder:
        builder.group(self.down).group("close_date", period=self.period, across=True)
        return builder.measure(self.figure)

    def build(self, user: User) -> ReportBuilder:
        builder = self.narrow(ReportBuilder.begin(user, "deal"))
        return self.put_together(builder).chart(self.chart, of=self.figure)

    def build_groups_first(self, user: User) -> ReportBuilder:
        builder = self.put_together(ReportBuilder.begin(user, "deal")).chart(self.chart, of=self.figure)
        return self.narrow(builder)

    def build_without_count(self, user: User) -> ReportBuilder:
        """The sum alone, so that the chart needs no choice."""
        builder = self.put_together(ReportBuilder.begin(user, "deal")).remove_count().chart(self.chart)
        return self.narrow(builder)


def built_report(draw: Draw, world: World) -> Built:
    """Draw one that does not exist yet."""
    folder = open_folder(world)
    taken = {report.name.casefold() for report in reports(world)}
    kind = draw.choice(_KINDS)
    when = draw.choice(("year", "quarter") if kind == "open" else _WHEN)
    period = draw.choice(("month",) if when in ("quarter", "last-quarter") else ("month", "quarter"))
    down = draw.choice(_DOWN)
    what = label("deal", down).split(": ")[-1].lower()
    words = {"kind": f"{kind} deals", "Kind": f"{kind.capitalize()} deals", "what": what, "when": _WHEN[when],
             "period": period}  # fmt: skip
    names = [pattern.format(**words) for pattern in _NAMES]
    name = draw.first([name[0].upper() + name[1:] for name in names], lambda name: name.casefold() not in taken)
    return Built(
        kind, down, period, draw.choice(_FIGURES if kind == "open" else ("amount",)), when,
        draw.choice(("Bar", "Stacked bar")), name, folder, stage_ids(world, *_KINDS[kind]), all_stage_ids(world),
    )  # fmt: skip
