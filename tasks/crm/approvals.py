"""Decisions on requests for approval: an inbox by the handbook's rule, one of them by name, and one of one's own."""

from __future__ import annotations

from dataclasses import dataclass

from ...apps.crm import actions
from ...apps.crm.models import Deal
from ...apps.crm.quote_models import ApprovalRequest, Quote
from ...apps.crm.quotes import depth_of
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..matchers import Anything, SameText
from ..registry import family
from ..task import Outcome, Reason, Task
from .queries import open_deals, persona, users
from .sales_queries import pending, prices, quotes, rule

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


@family("crm-approvals", app="crm", kind="bulk", steps=120, persona="sales_manager")
def decide_the_inbox(draw: Draw, world: World) -> Task:
    """Decide on all requests that wait for one: approve what the handbook allows, reject the rest with its words."""
    manager = persona(world, "sales_manager")
    requests = pending(world, manager.id)
    ceiling, minimum = rule(world, "quote_ceiling"), rule(world, "quote_minimum")

    def verdict(request: ApprovalRequest, *, ceiling: int, minimum: int, tax: bool = False) -> str | None:
        """What is to be commented on a rejection; None for an approval."""
        if depth_of(request.quote) > ceiling * 100:
            return _ABOVE
        return _BELOW if (request.quote.grand_total if tax else request.quote.net) < minimum else None

    verdicts = {request.id: verdict(request, ceiling=ceiling, minimum=minimum) for request in requests}
    if len(requests) < 4 or None not in verdicts.values() or not any(verdicts.values()):
        raise NoInstance("the inbox holds too little, or all of one kind")

    def decided(comments: dict[int, str | None]) -> Outcome:
        def outcome(db: Db) -> None:
            for id, comment in comments.items():
                actions.decide_request(db, id, approve=comment is None, comment=comment)

        return outcome

    def gold(user: User) -> None:
        for request in requests:
            _open(user, request.quote)
            comment = verdicts[request.id]
            if comment is None:
                _approve(user, request.quote)
            else:
                _reject(user, request.quote, comment)
        user.done()

    def from_the_quotes(user: User) -> None:
        for request in reversed(requests):
            user.search(request.quote.number)
            user.click("link", f"{request.quote.number} {request.quote.deal.name}", within="Quotes")
            user.click("link", "Open request")
            comment = verdicts[request.id]
            if comment is None:
                _approve(user, request.quote)
            else:
                _reject(user, request.quote, comment)
        user.done()

    def by_their_addresses(user: User) -> None:
        for request in sorted(requests, key=lambda request: verdicts[request.id] or ""):
            user.visit("crm", f"/approvals/{request.id}")
            comment = verdicts[request.id]
            if comment is None:
                _approve(user, request.quote)
            else:
                _reject(user, request.quote, comment)
        user.done()

    ignoring = {
        "the ceiling": {r.id: verdict(r, ceiling=100, minimum=minimum) for r in requests},
        "the minimum": {r.id: verdict(r, ceiling=ceiling, minimum=0) for r in requests},
        "the words": dict.fromkeys(verdicts, _ABOVE) | {id: None for id, word in verdicts.items() if word is None},
    }
    return Task(
        goal=draw.phrase(
            "Decide on every request in my approvals inbox by the rules of the handbook: approve what they allow, "
            "reject the rest with the comment they ask for.",
            "My approvals have piled up. Go through all that wait for me; the section on quotes says what gets "
            "approved and what to write on a rejection.",
            "Clear my list of pending approvals. Stick to our policy on quotes, both for the decision and for the "
            "wording of rejections.",
            "Please work through the quotes that are waiting for my approval: yes where the handbook says yes, "
            "otherwise no, with the standard comment.",
            "All approvals that are for me to decide have to be done today, strictly by the handbook's rule for quotes "
            "with a larger discount. Rejections carry the comment named there.",
        ),
        outcome=decided(verdicts),
        matchers={"crm_approval_request.comment": _Comment()},
        without={name: decided(others) for name, others in ignoring.items() if others != verdicts},
        gold=gold,
        alternatives=(from_the_quotes, by_their_addresses),
        steps=len(requests) * 10 + 20,
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

    def setup(db: Db) -> None:
        db.actor_id = manager.id
        quote = actions.create_quote(db, deal_id=deal.id, copy_lines=False, expires_on=db.today)
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
