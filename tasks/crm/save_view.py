from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from itertools import combinations
from typing import Any, Self

from sqlalchemy import not_, select

from ...apps.crm import actions
from ...apps.crm.actions.list_views import Shown
from ...apps.crm.last_activity import is_active
from ...apps.crm.lists.deals import DEALS
from ...apps.crm.models import Deal, PicklistValue, Stage
from ...apps.crm.models import User as CrmUser
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import SameText
from ..queries import fetch_all, fetch_undeleted
from ..registry import family
from ..task import Outcome, Task
from ..wording import dollars
from .pages.deals import DealList
from .queries import open_deals, persona
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
#: Fields that are chosen from, by the key of their filter: what they are called, their picklist, a deal's value.
_CHOSEN: dict[str, tuple[str, str, str]] = {
    "type": ("Type", "deal_type", "type"),
    "source": ("Lead source", "lead_source", "lead_source"),
}
#: Columns that may stand beside owner, stage and amount.
_BESIDES = ("account", "close_date", "next_step", "probability", "type", "lead_source")
_LABELS = {column.key: column.label for column in DEALS.all_columns}
_USUAL = [column.key for column in DEALS.columns]
_SHARED = {"Everyone": "everyone", "My team": "our team"}
_EITHER = "1 AND 2 AND (3 OR 4)"


@dataclass(frozen=True)
class _Quiet:
    """Open deals around which nothing has happened for some days, of two kinds, large or likely."""

    days: int
    field: str
    kinds: tuple[str, str]
    amount: int
    probability: int

    @property
    def filters(self) -> dict[str, str]:
        return {
            "activity": f"none:{self.days}",
            self.field: f"any:{'|'.join(self.kinds)}",
            "amount": f"min:{self.amount}",
            "probability": f"min:{self.probability}",
        }

    def bites(self, silent: Sequence[Deal]) -> bool:
        """Whether each of the conditions leaves something out, and what remains fits on a page."""
        kind = _CHOSEN[self.field][2]
        of_kind = [deal for deal in silent if getattr(deal, kind) in self.kinds]
        large = {deal.id for deal in of_kind if deal.amount >= self.amount}
        likely = {deal.id for deal in of_kind if deal.probability >= self.probability}
        return bool(large - likely and likely - large) and len(large | likely) < len(of_kind) < len(silent)


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
    quiet: _Quiet
    columns: list[str]
    natural: list[str]  # the columns as the list has them
    sort: str
    shown: Shown
    earlier: _Quiet  # what the colleague's view asks for
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
        known = {key: _known(world, picklist) for key, (_, picklist, _) in _CHOSEN.items()}
        silent = {days: _silent(world, days) for days in (7, 10, 14, 21, 28)}
        quiet = draw.first(list(_all_quiet(known, list(silent))), lambda one: one.bites(silent[one.days]))
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
            same=SameSelection(_bases(world), {"stage": _bases(world)["all"], **known}),
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "Save a view of the deals called “{name}” for {shared}: open ones where there was no activity in the last "
            "{days} days, {label} {kinds}, and which are either worth {amount} or more or have a probability of at "
            "least {probability} %. Beside the name it shows {columns}, in this order and nothing else, {order}.",
            "Please set up a deal list that {shared} can open, “{name}”. It should have every open deal with {label} "
            "{kinds} that has seen no activity in the last {days} days, if its amount is at least {amount} or its "
            "probability at least {probability} %, one of the two is enough. Columns after the name: {columns}; just "
            "those, from left to right. And {order}.",
            "I'd like a new saved view of deals, visible to {shared}: “{name}”. Conditions: still open; {label} "
            "{kinds}; no activity in the last {days} days; amount from {amount} up, or else probability from "
            "{probability} % up. After the name only these columns, as I list them: {columns}. Keep it {order}.",
            "For the Monday call we need the view “{name}” on deals, shared with {shared}. What's in it: deals not yet "
            "closed, {label} {kinds}, without activity in the last {days} days, that have an amount of {amount} or "
            "more or a probability of {probability} % or more. What it shows: name, then {columns}. Save it {order}.",
            "Make “{name}” for {shared}, a view in the list of deals. Take open deals ({label} {kinds}) to which "
            "nothing happened within the last {days} days by their activity, and of those the ones of {amount} and "
            "more as well as the ones of {probability} % and more. The columns are name, {columns}, exactly so; "
            "{order}.",
            name=self.name,
            shared=_SHARED[self.visibility],
            days=self.quiet.days,
            label=_CHOSEN[self.quiet.field][0].lower(),
            kinds=" or ".join(self.quiet.kinds),
            amount=dollars(self.quiet.amount),
            probability=self.quiet.probability,
            columns=", ".join(_LABELS[key].lower() for key in self.columns),
            order="sorted with the largest amount first"
            if self.sort == "-amount"
            else "sorted by amount from small to large",
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
        listed = DealList(user).open("Open deals")
        _narrow(listed, self.quiet, list(self.quiet.filters))
        _choose_columns(listed.set_filter_logic(_EITHER), self.columns)
        self._sort(listed)
        listed.save_view(self.name, self.visibility)
        user.done()

    def of_all_deals(self, user: User) -> None:
        """With the stages as a filter, in another order, and shared afterwards."""
        listed = DealList(user).open_all()
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


def _all_quiet(known: dict[str, frozenset[str]], days: Sequence[int]) -> Iterator[_Quiet]:
    for field, values in known.items():
        for kinds in combinations(sorted(values), 2):
            for amount in range(10_000_00, 80_000_00, 5_000_00):
                for probability in range(30, 80, 10):
                    for count in days:
                        yield _Quiet(count, field, kinds, amount, probability)


def _silent(world: World, days: int) -> list[Deal]:
    """The open deals around which nothing has happened for so many days."""
    with world.session() as db:
        quiet = set(db.scalars(select(Deal.id).where(not_(is_active(Deal, "deal", db.now - timedelta(days=days))))))
    return [deal for deal in open_deals(world) if deal.id in quiet]


def _known(world: World, picklist: str) -> frozenset[str]:
    """What can be chosen."""
    rows = fetch_undeleted(world, select(PicklistValue).where(PicklistValue.picklist == picklist))
    return frozenset(row.value for row in rows if row.is_active)


def _bases(world: World) -> dict[str, frozenset[str]]:
    """The stages of each of the list's own views."""
    stages = fetch_all(world, select(Stage).order_by(Stage.id))
    kinds = {
        "all": stages,
        "open": [stage for stage in stages if not stage.is_closed],
        "won": [stage for stage in stages if stage.is_closed and stage.is_won],
        "lost": [stage for stage in stages if stage.is_closed and not stage.is_won],
    }
    return {key: frozenset(str(stage.id) for stage in found) for key, found in kinds.items()}


# -- Steps -------------------------------------------------------------------------------------------------------------


def _narrow(listed: DealList, quiet: _Quiet, keys: Sequence[str]) -> None:
    for key in keys:
        listed.filter(key, **_said(quiet, key))


def _said(quiet: _Quiet, key: str) -> dict[str, Any]:
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
