from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any, Self

from sqlalchemy import select

from ...apps.crm import actions
from ...apps.crm.actions.list_views import Shown
from ...apps.crm.lists.deals import DEALS
from ...apps.crm.models import Stage
from ...apps.crm.models import User as CrmUser
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import SameText
from ..queries import fetch_undeleted
from ..registry import family
from ..task import Outcome, Task
from ..wording import dollars
from .facts.quiet_deals import Quiet, known_values, stages_of_views
from .pages.deals import DealList
from .queries import persona
from .view_meaning import SameSelection
from .working_hours import back_then

#: What the new view is called; what a colleague's is called, and an old one of one's own.
_NAMES = (
    ("Quiet deals to wake up", "Quiet deals to look up", "Quiet deals to wake up (old)"),
    ("Gone quiet, worth a call", "Gone quiet, worth a visit", "Gone quiet, worth a call?"),
    ("Sleeping giants", "Sleeping giants by owner", "Sleeping giant"),
    ("No word for weeks", "No word for a week", "No word for weeks, draft"),
    ("Monday review: stuck deals", "Monday review: stuck quotes", "Monday review: stuck deals 2"),
    ("Big and silent", "Big or silent", "Big and silent, first try"),
    ("Chase this week", "Chase next week", "Chase this week – copy"),
)
#: Columns that may stand beside owner, stage and amount.
_BESIDES = ("account", "close_date", "next_step", "probability", "type", "lead_source")
_LABELS = {column.key: column.label for column in DEALS.all_columns}
_USUAL = [column.key for column in DEALS.columns]
_SHARED = {"Everyone": "everyone", "My team": "our team"}
_EITHER = "1 AND 2 AND (3 OR 4)"


@family("crm-save-view", app="crm", kind="create", steps=110, persona="sales_ops")
def save_view(draw: Draw, world: World) -> Task:
    """Save a view of deals that have gone quiet, with the conditions, columns and order told, and share it."""
    facts = SavedView.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome_of(),
        without=facts.without(),
        matchers={
            "crm_list_view.name": SameText(),
            **{f"crm_list_view.{column}": facts.same for column in ("base", "filters", "logic")},
        },
        persona=facts.persona_key,
        gold=facts.gold,
        alternatives=(facts.of_all_deals, facts.from_theirs),
    )


@dataclass(frozen=True)
class SavedView:
    """A view of a list that is asked for."""

    persona_key: str
    me: CrmUser
    colleague: CrmUser
    visibility: str
    name: str
    name_of_theirs: str  # of a view of the colleague
    name_of_mine: str  # of a view of one's own
    quiet: Quiet
    columns: list[str]
    natural: list[str]  # the columns as the list has them
    sort: str
    shown: Shown
    earlier: Quiet  # what the colleague's view asks for
    ages: list[timedelta]
    one_kind: dict[str, str]  # filters for somebody who leaves out a kind
    no_days: list[tuple[str, str]]  # filters for somebody who leaves out the days
    closed_stages: list[str]
    same: SameSelection

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        who, colleague = draw.sample(("sales_ops", "sales_manager"), 2)
        me, other = persona(world, who), persona(world, colleague)
        visibility = draw.choice(_SHARED if me.team_id else ("Everyone",))
        name, theirs, mine = draw.choice(_NAMES)
        known = known_values(world)
        quiet = Quiet.draw(draw, world, known)
        wanted = ["owner", "stage", "amount", *draw.sample(_BESIDES, draw.integer(1, 2))]
        columns = draw.sample(wanted, len(wanted))
        if columns == (natural := sorted(columns, key=list(_LABELS).index)):
            columns = columns[::-1]
        sort = draw.choice(("-amount", "amount"))
        return cls(
            persona_key=who,
            me=me,
            colleague=other,
            visibility=visibility,
            name=name,
            name_of_theirs=theirs,
            name_of_mine=mine,
            quiet=quiet,
            columns=columns,
            natural=natural,
            sort=sort,
            shown=Shown("open", list(quiet.filters.items()), _EITHER, ["name", *columns], sort),
            earlier=replace(
                quiet, days=quiet.days + 4, amount=quiet.amount * 2, probability=min(quiet.probability + 10, 100)
            ),
            ages=[timedelta(days=draw.integer(20, 90), hours=draw.integer(0, 9)) for _ in range(2)],
            one_kind=quiet.filters | {quiet.field: f"any:{quiet.kinds[0]}"},
            no_days=[(key, said) for key, said in quiet.filters.items() if key != "activity"],
            closed_stages=[stage.name for stage in fetch_undeleted(world, select(Stage)) if stage.is_closed],
            same=SameSelection(stages_of_views(world), {"stage": stages_of_views(world)["all"], **known}),
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "Save a view of the deals called “{name}” for {shared}: open ones with no activity in the last {days} "
            "days, {label} {kinds}, that are either worth {amount} or more or have a probability of at least "
            "{probability}%. Besides the name it shows {columns}, in this order and nothing else, {order}.",
            "Please set up a deal list that {shared} can open, “{name}”. It should have every open deal with "
            "{label} {kinds} that has had no activity in the last {days} days, if its amount is at least {amount} "
            "or its probability is at least {probability}%; one of the two is enough. Columns after the name: "
            "{columns}; just those, from left to right. And {order}.",
            "I'd like a new saved view of deals, visible to {shared}: “{name}”. Conditions: still open; {label} "
            "{kinds}; no activity in the last {days} days; and either an amount of {amount} or more or a "
            "probability of {probability}% or more. After the name only these columns, in the order I list them: "
            "{columns}. Keep it {order}.",
            "For the Monday call we need the view “{name}” on deals, shared with {shared}. What's in it: deals that "
            "aren't closed yet, {label} {kinds}, with no activity in the last {days} days, that have an amount of "
            "{amount} or more or a probability of {probability}% or more. What it shows: name, then {columns}. Save "
            "it {order}.",
            "Make a view called “{name}” in the list of deals for {shared}. Take open deals ({label} {kinds}) with "
            "no activity in the last {days} days, and of those the ones with an amount of {amount} or more as well "
            "as the ones with a probability of {probability}% or more. The columns are name, {columns}, exactly in "
            "that order; {order}.",
            name=self.name,
            shared=_SHARED[self.visibility],
            days=self.quiet.days,
            label=self.quiet.label.lower(),
            kinds=" or ".join(self.quiet.kinds),
            amount=dollars(self.quiet.amount),
            probability=self.quiet.probability,
            columns=", ".join(_LABELS[key].lower() for key in self.columns),
            order="sorted by amount, largest first" if self.sort == "-amount" else "sorted by amount, smallest first",
        )

    def setup(self, db: Db) -> None:
        """Views that are called much the same: a colleague's, for everyone, and one of one's own."""
        with back_then(db, db.now - self.ages[0], self.colleague.id):
            old = replace(self.shown, filters=list(self.earlier.filters.items()), logic="", columns=(), sort="")
            actions.create_view(db, "deals", old, name=self.name_of_theirs, visibility="Everyone")
        with back_then(db, db.now - self.ages[1], self.me.id):
            actions.create_view(
                db, "deals", Shown("open", [("activity", f"none:{self.quiet.days}")]), name=self.name_of_mine
            )

    def outcome_of(self, visibility: str = "", **changes: Any) -> Outcome:
        return lambda db: actions.create_view(
            db, "deals", replace(self.shown, **changes), name=self.name, visibility=visibility or self.visibility
        )

    def without(self) -> dict[str, Outcome]:
        return {
            "one of the two is enough": self.outcome_of(logic=""),
            "both kinds": self.outcome_of(filters=list(self.one_kind.items())),
            "the days": self.outcome_of(filters=self.no_days, logic="1 AND (2 OR 3)"),
            "open ones": self.outcome_of(base="all"),
            "these columns": self.outcome_of(columns=()),
            "their order": self.outcome_of(columns=["name", *self.natural]),
            "the order of deals": self.outcome_of(sort=""),
            "whom it is for": self.outcome_of("Only me"),
        }

    def gold(self, user: User) -> None:
        listed = DealList(user).open("open")
        _narrow(listed, self.quiet, list(self.quiet.filters))
        _choose_columns(listed.set_filter_logic(_EITHER), self.columns)
        self._sort(listed)
        listed.save_view(self.name, self.visibility)
        user.done()

    def of_all_deals(self, user: User) -> None:
        """With the stages as a filter, in another order, and shared afterwards."""
        listed = DealList(user).open("all")
        self._sort(listed)
        _narrow(listed, self.quiet, ["amount", "probability"])
        listed.filter("stage", condition="is not", choices=self.closed_stages)
        _narrow(listed, self.quiet, [self.quiet.field, "activity"])
        _choose_columns(listed.set_filter_logic("(1 OR 2) AND 3 AND 4 AND 5"), self.columns)
        listed.save_view(self.name, "Only me")
        listed.share_view(self.visibility)
        user.done()

    def from_theirs(self, user: User) -> None:
        """From the colleague's view on: its filters changed, and what comes of it saved under the new name."""
        listed = DealList(user).open().open_saved_view(self.name_of_theirs)
        _choose_columns(listed, self.columns)
        for key, was in self.earlier.filters.items():
            if key != self.quiet.field:
                listed.open_filter(_words(key, was), key).set(**_said(self.quiet, key))
        self._sort(listed.set_filter_logic("(4 OR 3) AND (1 AND 2)"))
        listed.save_view(self.name, self.visibility)
        user.done()

    def _sort(self, listed: DealList) -> None:
        for _ in range(1 + self.sort.startswith("-")):
            listed.sort("amount")


def _narrow(listed: DealList, quiet: Quiet, keys: Sequence[str]) -> None:
    for key in keys:
        listed.filter(key, **_said(quiet, key))


def _said(quiet: Quiet, key: str) -> dict[str, Any]:
    """What is said in a filter's dialog; the condition that it begins with is right."""
    match key:
        case "activity":
            return {"typed": {"Days": str(quiet.days)}}
        case "amount":
            return {"typed": {"Value": str(quiet.amount // 100)}}
        case "probability":
            return {"typed": {"Value (%)": str(quiet.probability)}}
    return {"choices": quiet.kinds}


def _filter_label(key: str) -> str:
    return next(filter.label for filter in DEALS.filters if filter.key == key)


def _words(key: str, said: str) -> str:
    """What the chip of a filter says."""
    value = said.partition(":")[2]
    match key:
        case "activity":
            return f"Activity none in the last {value} days"
        case "amount":
            return f"Amount ≥ ${int(value) / 100:,.2f}"
    return f"{_filter_label(key)} ≥ {value} %"


def _choose_columns(listed: DealList, columns: Sequence[str]) -> None:
    """Tick what is wanted; then, among fewer lines, put it in order."""
    dialog = listed.choose_columns()
    for key in _LABELS:
        if key != "name" and (key in _USUAL) != (key in columns):
            dialog.show(_LABELS[key], on=key in columns)
    dialog.apply()
    dialog = listed.choose_columns()
    lines = [key for key in _LABELS if key in columns]
    for place, key in enumerate(columns):
        for at in range(lines.index(key), place, -1):
            dialog.move_up(_LABELS[key])
            lines[at - 1 : at + 1] = lines[at], lines[at - 1]
    dialog.apply()
