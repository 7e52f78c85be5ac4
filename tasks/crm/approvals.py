"""Decisions on requests for approval: an inbox by the handbook's rule, one of them by name, and one of one's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import select

from ...apps.crm import actions
from ...apps.crm.models import ApprovalRequest, Deal, PricebookEntry, Quote
from ...apps.crm.quotes import depth_of
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import Anything, SameText
from ..registry import family
from ..task import Outcome, Reason, Task
from .queries import open_deals, persona, users
from .sales_queries import pending, pricebook, prices, quotes, rule
from .working_hours import acting, work_moments

_ABOVE, _BELOW = "Above ceiling", "Below minimum"


@dataclass(frozen=True)
class _Comment:
    """The words that the handbook wants for a rejection; beside an approval, whatever was said or nothing."""

    def __call__(self, text: str | None, wanted: str | None) -> bool:
        return wanted is None or SameText()(text, wanted)

    def examples(self, wanted: str) -> tuple[str, ...]:
        return SameText().examples(wanted)

    def counterexamples(self, wanted: str) -> tuple[str, ...]:
        return ("", "No", _BELOW if wanted == _ABOVE else _ABOVE, f"Not {wanted.lower()}")


def _open(user: User, quote: Quote) -> None:
    user.open("Approvals")
    user.click("link", quote.number)


def _approve(user: User, quote: Quote) -> None:
    user.click("button", "Approve")
    user.click("button", "Approve", within=f"Approve {quote.number}")


def _reject(user: User, quote: Quote, comment: str) -> None:
    user.click("button", "Reject")
    user.fill("Comment", comment, within=f"Reject {quote.number}")
    user.click("button", "Reject", within=f"Reject {quote.number}")


@dataclass(frozen=True)
class _Plea:
    """A request that comes in besides those of the seeds."""

    deal: Deal
    lines: tuple[tuple[int, int, int], ...]  # product, quantity, discount
    net: int
    depth: int
    reason: str


def _plea(draw: Draw, deal: Deal, entries: list[PricebookEntry], kind: str, world: World) -> _Plea:
    """A request that is to be approved ("fine"), or is too deep, or too small."""
    limit, ceiling = rule(world, "quote_discount"), rule(world, "quote_ceiling")
    minimum = rule(world, "quote_minimum")
    depth = draw.integer(ceiling + 1, ceiling + 4) if kind == "deep" else draw.integer(limit + 1, ceiling)
    chosen = draw.sample(entries, draw.integer(1, 3))
    lines, net = [], 0
    for number, entry in enumerate(chosen):
        off = depth if number == 0 else draw.integer(0, limit)
        # Around the least, so that it has to be looked at.
        share = minimum * draw.integer(40, 90) // 100 // len(chosen)
        share = share if kind == "small" else 2 * share + minimum // len(chosen)
        quantity = max(1, share // entry.unit_price)
        lines.append((entry.product_id, quantity, off))
        net += (quantity * entry.unit_price * (100 - off) + 50) // 100
    return _Plea(deal, tuple(lines), net, depth, draw.choice(_REASONS))


_REASONS = (
    "They have a cheaper offer on the table.",
    "First order of a larger programme.",
    "Promised for a quick signature.",
    "Long-standing customer, please agree.",
    "They take everything in one delivery.",
)


@family("crm-approvals", app="crm", kind="bulk", steps=120, persona="sales_manager")
def decide_the_inbox(draw: Draw, world: World) -> Task:
    """Decide on the requests of two colleagues: approve what the handbook allows, reject the rest with its words."""
    manager = persona(world, "sales_manager")
    ceiling, minimum = rule(world, "quote_ceiling"), rule(world, "quote_minimum")
    longest = rule(world, "quote_validity", "large")
    team = [user for user in users(world) if user.team_id == manager.team_id and user.person.manager_id == manager.id]
    quoted = {quote.deal_id for quote in quotes(world)}
    books = (None, pricebook(world, "List prices").id)
    free = {
        user.id: [
            deal
            for deal in open_deals(world, Deal.owner_id == user.id)
            if deal.id not in quoted and deal.account and deal.pricebook_id in books
        ]
        for user in team
    }
    first, second = draw.sample((user for user in team if len(free[user.id]) >= 3), 2)
    entries = [entry for entry in prices(world, "List prices") if 40_00 < entry.unit_price < 800_00]
    kinds = {first.id: ("fine", "deep", "small"), second.id: draw.sample(("fine", "deep", "small"), 2)}
    pleas = [
        (user.id, _plea(draw, deal, entries, kind, world))
        for user in (first, second)
        for kind, deal in zip(kinds[user.id], draw.sample(free[user.id], len(kinds[user.id])), strict=True)
    ]
    pleas = draw.sample(pleas, len(pleas))
    former = [request for request in pending(world, manager.id) if request.created_by_id in (first.id, second.id)]

    seed = draw.integer(0, 999_999)

    def setup(db: Db) -> None:
        """Sent in during the last working days, one after the other."""
        earliest = max(db.now - timedelta(days=6), *(plea.deal.created_at for _asks, plea in pleas))
        for (asks, plea), at in zip(pleas, work_moments(db, seed, len(pleas), earliest), strict=True):
            with acting(db, at, asks):
                quote = actions.create_quote(
                    db, deal_id=plea.deal.id, copy_lines=False, expires_on=db.today + timedelta(days=longest - 1)
                )
                for product_id, quantity, off in plea.lines:
                    actions.add_quote_line(db, quote.id, product_id, quantity=quantity, discount_pct=off)
                actions.submit_quote(db, quote.id, plea.reason)

    def word(depth: int, net: int, ceiling: int = ceiling, minimum: int = minimum) -> str | None:
        """What is to be commented on a rejection; None for an approval. `depth` in hundredths of a per cent."""
        if depth > ceiling * 100:
            return _ABOVE
        return _BELOW if net < minimum else None

    def words(**others: int) -> dict[int, str | None]:
        """The verdict on each deal's quote."""
        found = {each.quote.deal_id: word(depth_of(each.quote), each.quote.net, **others) for each in former}
        return found | {plea.deal.id: word(plea.depth * 100, plea.net, **others) for _asks, plea in pleas}

    verdicts = words()
    names = {request.quote.deal_id: request.quote.deal.name for request in former}
    names |= {plea.deal.id: plea.deal.name for _asks, plea in pleas}
    asked = {request.quote.deal_id: request.created_by_id for request in former}
    asked |= {plea.deal.id: asks for asks, plea in pleas}

    def decided(comments: Mapping[int, str | None]) -> Outcome:
        def outcome(db: Db) -> None:
            waiting = select(ApprovalRequest).join(ApprovalRequest.quote).where(ApprovalRequest.status == "Pending")
            for deal_id, comment in comments.items():
                request = db.scalars(waiting.where(Quote.deal_id == deal_id)).one()
                actions.decide_request(db, request.id, approve=comment is None, comment=comment)

        return outcome

    def decide(user: User, deal_id: int) -> None:
        comment = verdicts[deal_id]
        verb = "Approve" if comment is None else "Reject"
        user.click("button", verb, within="Request actions")
        if comment is not None:
            user.fill("Comment", comment, within=f"{verb} Q-")
        user.click("button", verb, within=f"{verb} Q-")

    def gold(user: User) -> None:
        for deal_id, name in names.items():
            user.open("Approvals")
            user.fill("Search this list", name)
            user.press("Enter")
            user.click("link", name, within="Approvals")
            decide(user, deal_id)
        user.done()

    def from_all_that_wait(user: User) -> None:
        for deal_id, name in reversed(names.items()):
            user.open("Approvals")
            user.click("link", "All pending", within="Views")
            user.fill("Search this list", name)
            user.press("Enter")
            user.click("link", name, within="Approvals")
            decide(user, deal_id)
        user.done()

    def person_by_person(user: User) -> None:
        for colleague in (second, first):
            theirs = [deal_id for deal_id in names if asked[deal_id] == colleague.id]
            for deal_id in theirs:
                user.open("Approvals")
                user.fill("Search this list", colleague.name)
                user.press("Enter")
                user.click("link", names[deal_id], within="Approvals")
                decide(user, deal_id)
        user.done()

    ignoring = {
        "the ceiling": words(ceiling=100),
        "the minimum": words(minimum=0),
        "the words": {id: _ABOVE if found else None for id, found in verdicts.items()},
    }
    return Task(
        goal=draw.phrase(
            "Decide on every request of {a} and {b} in my approvals inbox by the rules of the handbook: approve what "
            "they allow, reject the rest with the comment they ask for.",
            "{a} and {b} wait for my approval of several quotes. Go through all of theirs; the section on quotes says "
            "what gets approved and what to write on a rejection. The requests of others can wait.",
            "Clear the pending approvals that {a} and {b} have sent me, theirs only. Stick to our policy on quotes, "
            "both for the decision and for the wording of rejections.",
            "Please work through the quotes of {a} and of {b} that are waiting for me: yes where the handbook says "
            "yes, otherwise no, with the standard comment. I look at the others myself.",
            "What {b} and {a} want approved has to be decided today, strictly by the handbook's rule for quotes with a "
            "larger discount. Rejections carry the comment named there. Leave everybody else's requests open.",
            a=first.name,
            b=second.name,
        ),
        setup=setup,
        outcome=decided(verdicts),
        matchers={"crm_approval_request.comment": _Comment()},
        without={name: decided(others) for name, others in ignoring.items() if others != verdicts},
        gold=gold,
        alternatives=(from_all_that_wait, person_by_person),
        steps=len(names) * 11 + 20,
    )


_WORDINGS = (
    "Approve the quote for {deal}; it is waiting in review.",
    'The quote of "{deal}" is still in review. Please approve it so that it can go out.',
    "{deal}: the customer is waiting for our quote. Approve the request.",
    'Give the pending quote on "{deal}" my approval.',
    "Can you approve the request for the quote of {deal}? I looked at it and it is fine.",
)


@family("crm-approve-quote", app="crm", kind="update", steps=15, persona="sales_manager")
def approve_one(draw: Draw, world: World) -> Task:
    """Approve somebody else's quote that waits for the manager."""
    manager = persona(world, "sales_manager")
    others = [request for request in pending(world, manager.id) if request.quote.owner_id != manager.id]
    request = draw.choice(others)

    def gold(user: User) -> None:
        _open(user, request.quote)
        _approve(user, request.quote)
        user.done()

    def from_the_quote(user: User) -> None:
        user.search(request.quote.number)
        user.click("link", f"{request.quote.number} {request.quote.deal.name}", within="Quotes")
        user.click("link", "Open request")
        _approve(user, request.quote)
        user.done()

    def by_its_address(user: User) -> None:
        user.visit("crm", f"/approvals/{request.id}")
        _approve(user, request.quote)
        user.done()

    return Task(
        goal=draw.phrase(*_WORDINGS, deal=request.quote.deal.name),
        outcome=lambda db: actions.decide_request(db, request.id, approve=True),
        matchers={"crm_approval_request.comment": Anything()},
        gold=gold,
        alternatives=(from_the_quote, by_its_address),
    )


@family(
    "crm-quote-approve-own", app="crm", kind="infeasible", steps=15, persona="sales_manager", twin="crm-approve-quote"
)
def approve_ones_own(draw: Draw, world: World) -> Task:
    """Approve a quote of one's own: nobody does."""
    manager = persona(world, "sales_manager")
    quoted = {quote.deal_id for quote in quotes(world)}
    # One of the team's deals, which the manager quotes personally.
    team = open_deals(world, Deal.owner_id.in_(_team(world, manager.team_id)))
    deal = draw.choice(deal for deal in team if deal.id not in quoted and deal.account)
    entry = draw.choice(prices(world, "List prices"))
    quantity, off = draw.integer(20, 60), rule(world, "quote_discount") + draw.integer(1, 5)

    seed = draw.integer(0, 999_999)

    def setup(db: Db) -> None:
        today = db.today
        (at,) = work_moments(db, seed, 1, max(deal.created_at, db.now - timedelta(days=6)))
        with acting(db, at, manager.id):
            quote = actions.create_quote(db, deal_id=deal.id, copy_lines=False, expires_on=today)
            actions.add_quote_line(db, quote.id, entry.product_id, quantity=quantity, discount_pct=off)
            actions.submit_quote(db, quote.id, "They order for two sites at once.")

    def gold(user: User) -> None:
        user.open("Deals")
        user.click("link", "All deals", within="Views")
        user.fill("Search this list", deal.name)
        user.press("Enter")
        user.click("link", deal.name, within="Deals")
        user.click("link", "Related")
        user.infeasible(Reason.BLOCKED_BY_RULE)

    def in_the_inbox(user: User) -> None:
        user.open("Approvals")
        user.click("link", "Sent by me")
        user.fill("Search this list", deal.name)
        user.press("Enter")
        user.infeasible(Reason.BLOCKED_BY_RULE)

    return Task(
        goal=draw.phrase(*_WORDINGS, deal=deal.name),
        setup=setup,
        infeasible=Reason.BLOCKED_BY_RULE,
        gold=gold,
        alternatives=(in_the_inbox,),
    )


def _team(world: World, team_id: int | None) -> list[int]:
    return [user.id for user in users(world) if user.team_id == team_id]
