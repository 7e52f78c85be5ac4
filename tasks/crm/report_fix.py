from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Self

from sqlalchemy import update

from ...apps.crm import actions
from ...apps.crm.models import OPEN_CASE_STATUSES, Dashboard, DashboardWidget, Report
from ...apps.crm.reporting.definition import Definition
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..pages import Filter
from ..registry import family
from ..task import Task
from .pages.dashboards import DashboardPage
from .pages.reports import ReportBuilder, ReportList, ReportPage
from .queries import persona, stages
from .report_matchers import AllOfThem, SameFilters
from .report_queries import all_stage_ids, dashboards, widgets

Filters = list[list[str]]


@dataclass(frozen=True)
class Break:
    """A filter said wrongly: which one, what it is instead, and the steps that mend it in its dialog."""

    widget: DashboardWidget
    at: int
    wrong: str
    mend: Callable[[Filter], object]

    @property
    def report(self) -> Report:
        return self.widget.report

    @property
    def filters(self) -> Filters:
        filters = [list(pair) for pair in self.report.filters]
        filters[self.at][1] = self.wrong
        return filters


def _breaks(world: World, widget: DashboardWidget, random: Draw) -> list[Break]:
    """How the filters of a widget's report may have gone wrong."""
    found: list[Break] = []
    names = {str(stage.id): stage.name for stage in stages(world).values()}
    for at, (_key, said) in enumerate(widget.report.filters):
        operator, _, value = said.partition(":")
        if operator == "any":
            chosen = value.split("|")
            told = names if chosen[0] in names else {each: each for each in (*OPEN_CASE_STATUSES, "Closed", "Rejected")}
            # One too few of several, or one too many.
            changes = [[each for each in chosen if each != gone] for gone in chosen] if len(chosen) > 1 else []
            changes += [[*chosen, more] for more in told if more not in chosen and told[more] != "Duplicate"]
            found += [Break(widget, at, f"any:{'|'.join(wrong)}", _tick(told, chosen, wrong)) for wrong in changes]
        elif operator == "min" and widget.report.object == "deal":
            for factor in (2, 5, 10):
                number = int(value) * factor
                money = widget.report.filters[at][0] == "amount"
                typed = str(int(value) // 100 if money else int(value))
                found.append(Break(widget, at, f"min:{number}", _type(typed)))
        elif operator in ("quarter", "last-quarter"):
            for other in ("month", "next-quarter", "year"):
                words = {"quarter": "is this quarter", "last-quarter": "is last quarter"}[operator]
                found.append(Break(widget, at, f"{other}:", _choose(words)))
    return found


def _tick(told: dict[str, str], right: Sequence[str], wrong: Sequence[str]) -> Callable[[Filter], object]:
    def steps(filter: Filter) -> None:
        for each in sorted(set(right) ^ set(wrong)):
            filter.tick(told[each], on=each in right)

    return steps


def _type(text: str) -> Callable[[Filter], object]:
    return lambda filter: filter.say(typed={"Value": text})


def _choose(words: str) -> Callable[[Filter], object]:
    return lambda filter: filter.say(condition=words)


_PERSONAS = ("sales_ops", "support_manager")


@family("crm-report-fix", app="crm", kind="update", steps=70, persona="sales_ops")
def fix_report(draw: Draw, world: World) -> Task:
    """Find the report of a dashboard whose filters are not what its description says, and mend it."""
    facts = ReportFix.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome_of(facts.report.filters),
        matchers={
            "crm_report.filters": SameFilters({"stage": all_stage_ids(world)}),
            "crm_report.logic": AllOfThem(),
        },
        without=facts.without(),
        gold=facts.gold,
        alternatives=(facts.by_the_list, facts.by_the_menu),
        persona=facts.persona_key,
    )


@dataclass(frozen=True)
class ReportFix:
    """A report that somebody changed, and how it has to be."""

    persona_key: str
    dashboard: Dashboard
    widgets: list[DashboardWidget]  # one of each report
    broken: Break
    report: Report
    filter_label: str
    chip: str  # what the wrong filter says of itself
    dropped: list[list[str]]  # the filters without the one at fault

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        who = draw.choice(_PERSONAS)
        owner = persona(world, who)
        dashboard = next(each for each in dashboards(world) if each.owner_id == owner.id)
        shown = widgets(world, dashboard)
        once = {widget.report_id: widget for widget in reversed(shown)}
        first = sorted(once.values(), key=lambda widget: widget.position)
        # From the third on, so that one has to look further.
        broken = draw.choice([each for widget in first[2:] for each in _breaks(world, widget, draw)])
        report = broken.report
        return cls(
            persona_key=who,
            dashboard=dashboard,
            widgets=first,
            broken=broken,
            report=report,
            chip=_chip(world, broken),
            filter_label=Definition.of(report).source.fields[report.filters[broken.at][0]].label,
            dropped=[pair for at, pair in enumerate(report.filters) if at != broken.at],
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "The dashboard {dashboard} is showing wrong figures: one of the reports behind it doesn't filter the "
            "way its description says. Find that report, bring its filter in line with the description and save it. "
            "Leave the other reports alone.",
            "Something is off on {dashboard}. Every report there says in its description what it counts, but one of "
            "them counts something else. Please correct the filter of that one (in the report itself, not in a "
            "copy).",
            "Can you check the reports on our dashboard {dashboard}? The descriptions are right, but one report's "
            "filter doesn't do what its description says. Fix that filter and save the report.",
            "Somebody changed a filter in one of the reports behind {dashboard}. Each report's description says "
            "what it's supposed to count. Correct the one that's wrong, and don't touch the rest.",
            "Go through the reports of the {dashboard} dashboard and compare filters with descriptions. Exactly one "
            "filter of one report doesn't match. Change it so that it does, and save it under the same name.",
            dashboard=self.dashboard.name,
        )

    def setup(self, db: Db) -> None:
        # Past the books: what was done long ago has not been done just now.
        db.execute(update(Report).where(Report.id == self.report.id).values(filters=self.broken.filters))

    def outcome_of(self, filters: Filters) -> Callable[[Db], object]:
        def outcome(db: Db) -> None:
            definition = Definition.of(db.get_one(Report, self.report.id))
            pairs = tuple((key, said) for key, said in filters)
            actions.change_report(db, self.report.id, definition=definition.changed(db, filters=pairs))

        return outcome

    def without(self) -> dict[str, Callable[[Db], object]]:
        return {"the description": self.outcome_of(self.dropped)}

    def gold(self, user: User) -> None:
        for widget in self.widgets[: self.widgets.index(self.broken.widget) + 1]:
            self._look(user, widget)
        self._mend(user)

    def by_the_list(self, user: User) -> None:
        ReportList(user).open().search(self.report.name).open_report(self.report.name)
        self._mend(user)

    def by_the_menu(self, user: User) -> None:
        """Edit it straight from the list."""
        self._look(user, self.broken.widget)
        listed = ReportList(user).open().search(self.report.name)
        self._mend_filter(listed.edit(self.report.name, self.report.object))

    def _mend(self, user: User) -> None:
        self._mend_filter(ReportPage(user).edit(self.report.object))

    def _mend_filter(self, builder: ReportBuilder) -> None:
        filter = builder.open_filter(self.chip, self.report.filters[self.broken.at][0])
        self.broken.mend(filter)
        filter.apply()
        builder.save()
        builder.user.done()

    def _look(self, user: User, widget: DashboardWidget) -> None:
        DashboardPage.find(user, self.dashboard.name).open_report(str(widget.title))


def _chip(world: World, broken: Break) -> str:
    with world.session() as db:
        operator, _, value = broken.wrong.partition(":")
        key = broken.report.filters[broken.at][0]
        filter = Definition.of(broken.report).source.fields[key].filter
        assert filter is not None
        return f"{broken.at + 1}. {_described(db, filter, operator, value)}"


def _described(db: Db, filter: Any, operator: str, value: str) -> str:
    """A filter in words, outside of a request."""
    label = next(each.label for each in filter.operators if each.key == operator)
    told = f"${int(value) / 100:,.2f}" if getattr(filter, "money", False) else ""
    return " ".join(part for part in (filter.label, label, told or filter.words(db, operator, value)) if part)
