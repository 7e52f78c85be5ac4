"""One request for approval by name: within the handbook, against it, and of a quote of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import select

from ...apps.crm import actions
from ...apps.crm.actions.quotes import next_quote_number
from ...apps.crm.models import ApprovalRequest, Deal, Quote
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import ToolUser, User
from ..matchers import Anything
from ..policies import rejection_of
from ..registry import family
from ..task import Outcome, Reason, Task
from .facts.pleas import ARTICLE, sure_plea, unquoted
from .pages.deals import DealList, DealPage
from .pages.knowledge import Knowledge
from .pages.quotes import ApprovalList, RequestPage
from .queries import persona, users
from .sales_queries import pending, rule
from .working_hours import acting, work_moments

_WORDINGS = (
    "Please approve the quote for {deal}. It's waiting in review.",
    'The quote for "{deal}" is still in review. Please approve it so that it can go out.',
    "The customer is waiting for our quote on {deal}. Please approve the request.",
    'The pending quote on "{deal}" has my OK. Please approve it.',
    "Can you approve the quote request for {deal}? I looked at it and it's fine.",
)


@dataclass(frozen=True)
class _Waiting:
    """A deal whose quote waits for the manager, and what puts it there where the seeds do not."""

    deal: Deal
    number: str  # of the quote
    setup: Outcome | None = None


def _waiting(draw: Draw, world: World, kinds: Sequence[str]) -> _Waiting:
    """A request of a colleague that the handbook has approved, or not, as the kinds of `plea_for` have it."""
    manager = persona(world, "sales_manager")
    with world.session() as db:
        found = [
            request.quote
            for request in pending(world, manager.id)
            if request.quote.owner_id != manager.id and (rejection_of(db, request) is None) == ("fine" in kinds)
        ]
    if found:
        quote = draw.choice(found)
        return _Waiting(quote.deal, quote.number)
    team = [user for user in users(world) if user.team_id == manager.team_id and user.person.manager_id == manager.id]
    deal = draw.choice(deal for user in team for deal in unquoted(world, user.id))
    plea = sure_plea(draw, deal, draw.choice(kinds), world)
    longest, seed = rule(world, "quote_validity", "large"), draw.integer(0, 999_999)

    def setup(db: Db) -> None:
        """Sent in during the last working days."""
        (at,) = work_moments(db, seed, 1, max(deal.created_at, db.now - timedelta(days=6)))
        with acting(db, at, deal.owner_id):
            plea.send(db, db.today + timedelta(days=longest - 1))

    with world.session() as db:
        return _Waiting(deal, next_quote_number(db), setup)


def _approve_it(db: Db, deal: Deal) -> None:
    waiting = select(ApprovalRequest).join(ApprovalRequest.quote).where(ApprovalRequest.status == "Pending")
    actions.decide_request(db, db.scalars(waiting.where(Quote.deal_id == deal.id)).one().id, approve=True)


def _open(user: User, deal: Deal) -> RequestPage:
    return ApprovalList(user).open().search(deal.name).open_request(deal.name)


def _find_deal(user: User, deal: Deal) -> DealPage:
    return DealList(user).open("all").search(deal.name).open_record(deal.name).related()


def _look(user: ToolUser, deal: Deal) -> None:
    """Read what waits for a decision about the deal."""
    user.call("crm_search_deals", query=deal.name, view="all")
    user.call("crm_get_deal", deal=deal.name, detailed=True)
    found = user.call("crm_search_requests", query=deal.name, view="all")["items"]
    user.because("What the quote offers, and who asked for it, decides.")
    user.call("crm_get_quote", quote=found[0]["quote"], detailed=True)


@family("crm-approve-quote", app="crm", kind="update", steps=28, persona="sales_manager")
def approve_one(draw: Draw, world: World) -> Task:
    """Approve somebody else's quote that waits for the manager and is within the handbook."""
    waiting = _waiting(draw, world, ("fine",))
    deal = waiting.deal

    def gold(user: User) -> None:
        Knowledge(user).look_up(ARTICLE)
        _open(user, deal).approve()
        user.done()

    def from_the_deal(user: User) -> None:
        _find_deal(user, deal).open_quote(waiting.number).open_request().approve()
        user.done()

    def rule_last(user: User) -> None:
        _open(user, deal)
        Knowledge(user).look_up(ARTICLE)
        _open(user, deal).approve()
        user.done()

    return Task(
        goal=draw.phrase(*_WORDINGS, deal=deal.name),
        setup=waiting.setup,
        outcome=lambda db: _approve_it(db, deal),
        matchers={"crm_approval_request.comment": Anything()},
        gold=gold,
        alternatives=(from_the_deal, rule_last),
    )


@family(
    "crm-approve-against-policy",
    app="crm",
    kind="infeasible",
    steps=28,
    persona="sales_manager",
    twin="crm-approve-quote",
)
def approve_what_the_handbook_rejects(draw: Draw, world: World) -> Task:
    """Approve a quote that is too far below the price book, or too small: the handbook forbids it."""
    waiting = _waiting(draw, world, ("deep", "small"))

    def gold(user: User) -> None:
        Knowledge(user).look_up(ARTICLE)
        _open(user, waiting.deal)
        user.infeasible(Reason.AGAINST_POLICY)

    def by_tools(user: ToolUser) -> None:
        user.because(f"“{ARTICLE}” says what may be approved.")
        user.call("crm_get_article", article=ARTICLE)
        _look(user, waiting.deal)

    def rule_last(user: User) -> None:
        _open(user, waiting.deal)
        Knowledge(user).look_up(ARTICLE)
        user.infeasible(Reason.AGAINST_POLICY)

    return Task(
        goal=draw.phrase(*_WORDINGS, deal=waiting.deal.name),
        setup=waiting.setup,
        infeasible=Reason.AGAINST_POLICY,
        gold=gold,
        alternatives=(rule_last,),
        by_tools=by_tools,
    )


@family(
    "crm-quote-approve-own", app="crm", kind="infeasible", steps=28, persona="sales_manager", twin="crm-approve-quote"
)
def approve_ones_own(draw: Draw, world: World) -> Task:
    """Approve a quote of one's own: nobody does."""
    manager = persona(world, "sales_manager")
    # One of the team's deals, which the manager quotes personally, and as the handbook would have it from anybody else.
    deal = draw.choice(deal for id in _team(world, manager.team_id) for deal in unquoted(world, id))
    plea = sure_plea(draw, deal, "fine", world)
    seed = draw.integer(0, 999_999)

    def setup(db: Db) -> None:
        (at,) = work_moments(db, seed, 1, max(deal.created_at, db.now - timedelta(days=6)))
        with acting(db, at, manager.id):
            plea.send(db, db.today)

    def gold(user: User) -> None:
        _find_deal(user, deal)
        user.infeasible(Reason.BLOCKED_BY_RULE)

    def in_the_inbox(user: User) -> None:
        ApprovalList(user).open().turn_to("sent", exact=False).search(deal.name)
        user.infeasible(Reason.BLOCKED_BY_RULE)

    return Task(
        goal=draw.phrase(*_WORDINGS, deal=deal.name),
        setup=setup,
        infeasible=Reason.BLOCKED_BY_RULE,
        gold=gold,
        alternatives=(in_the_inbox,),
        by_tools=lambda user: _look(user, deal),
    )


def _team(world: World, team_id: int | None) -> list[int]:
    return [user.id for user in users(world) if user.team_id == team_id]
