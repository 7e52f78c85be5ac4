"""A quote's way: approval of what goes below the price book, presented, accepted or denied, and back to draft."""

from __future__ import annotations

from sqlalchemy import select

from ...handbook.policies import policy, reference
from ...platform.database import Db
from ...platform.errors import Blocked, Forbidden, Invalid, NotFound
from ...platform.models import Person
from ..fields.quotes import last_day
from ..models import ApprovalRequest, Deal, Quote, User
from ..permissions import access, find_user, may
from ..queries import find
from ..quotes import depth_of, limit_of, needs_approval
from .quote_sync import rewrite_lines
from .saving import apply, load, obey


def submit_quote(db: Db, quote_id: int, reason: str, *, version: int | None = None) -> ApprovalRequest:
    """Ask the nearest manager who approves for a discount beyond the limit; the quote is in review until then."""
    quote = load(db, Quote, quote_id, version=version)
    _require_status(quote, "Draft")
    if not reason.strip():
        raise Invalid(reason="Say why the customer should get this discount.")
    _require_lines(quote)
    limit = limit_of(db, quote)
    if not needs_approval(db, quote):
        raise Blocked(f"No line is more than {limit.value} % below the price book: present it without approval.")
    _require_validity(db, quote, "large")
    request = ApprovalRequest(
        quote_id=quote.id,
        approver_id=_approver(db, quote, db.actor_id).id,
        status="Pending",
        depth=depth_of(quote),
        limit_pct=limit.value,
        reason=reason.strip(),
    )
    db.add(request)
    apply(quote, {"status": "In Review"})
    _settle(db, quote)
    return request


def recall_quote(db: Db, quote_id: int) -> Quote:
    """Take back what was asked for, before anybody has decided."""
    quote = load(db, Quote, quote_id)
    _require_status(quote, "In Review")
    for request in quote.requests:
        if request.is_open:
            apply(request, {"status": "Recalled"})
    apply(quote, {"status": "Draft"})
    _settle(db, quote)
    return quote


def pass_requests_on(db: Db, quote: Quote) -> None:
    """Where a request waits for whoever has got the quote, ask the next one above instead. Raises Blocked."""
    for request in quote.requests:
        if request.is_open and request.approver_id == quote.owner_id:
            try:
                approver = _approver(db, quote, quote.owner_id)
            except Blocked:
                name = request.approver.name
                raise Blocked(
                    f"{quote.number} waits for {name}, and nobody above them could approve it. Recall it first."
                ) from None
            apply(request, {"approver_id": approver.id})
            db.expire(request, ["approver"])


def why_not_decide(db: Db, request: ApprovalRequest) -> str:
    """Why the acting user may not decide on a request; empty when they may."""
    who = access(db)
    if who is None:
        return ""
    if who.user.id in (request.created_by_id, request.quote.owner_id):
        return f"Nobody approves their own quote. {request.approver.name} decides on this one."
    if who.user.id == request.approver_id:
        return ""
    if not who.role.can_approve or not may(db, "edit", request.quote):
        return f"Your role does not allow you to decide on this quote. {request.approver.name} does."
    return ""


def decide_request(db: Db, request_id: int, *, approve: bool, comment: str | None = None) -> ApprovalRequest:
    """Approve a quote's discount, or reject it and say why. Nobody decides on a quote of their own."""
    request = db.get(ApprovalRequest, request_id)
    if request is None or request.deleted_at is not None:
        raise NotFound("There is no such request.")
    quote = find(db, Quote, request.quote_id)
    if why := why_not_decide(db, request):
        raise Forbidden(why)
    if not request.is_open:
        raise Blocked(f"This request was {request.status.lower()} already.")
    said = (comment or "").strip() or None
    if not approve and said is None:
        raise Invalid(comment="Say why you reject it.")
    status = "Approved" if approve else "Rejected"
    apply(request, {"status": status, "comment": said, "decided_at": db.now, "decided_by_id": db.actor_id})
    apply(quote, {"status": status})
    db.flush()
    obey(db, quote)
    db.expire(request, ["decided_by"])
    return request


def present_quote(db: Db, quote_id: int, *, version: int | None = None) -> Quote:
    """Hand the quote to the customer: approved, or within the limit; it cannot be changed then."""
    quote = load(db, Quote, quote_id, version=version)
    _require_status(quote, "Draft", "Approved")
    _require_lines(quote)
    is_large = needs_approval(db, quote)
    if is_large and quote.status != "Approved":
        limit = limit_of(db, quote)
        raise Blocked(
            f"More than {limit.value} % below the price book needs approval before it is presented. {reference(limit)}"
        )
    _require_validity(db, quote, "large" if is_large else None)
    apply(quote, {"status": "Presented", "presented_at": db.now})
    db.flush()
    obey(db, quote)
    return quote


def revise_quote(db: Db, quote_id: int) -> Quote:
    """Take a quote back to draft, so that it can be changed."""
    quote = load(db, Quote, quote_id)
    _require_status(quote, "Approved", "Rejected", "Presented", "Denied")
    apply(quote, {"status": "Draft", "presented_at": None, "settled_at": None})
    db.flush()
    obey(db, quote)
    return quote


def sync_quote(db: Db, quote_id: int) -> Quote:
    """Make this quote the one of its deal that becomes the deal's products when it is accepted."""
    quote = load(db, Quote, quote_id)
    _require_status(quote, "Draft", "In Review", "Approved", "Rejected", "Presented")
    others = select(Quote).where(Quote.deal_id == quote.deal_id, Quote.deleted_at.is_(None), Quote.id != quote.id)
    for other in db.scalars(others.order_by(Quote.id)):
        if other.status == "Accepted":
            raise Blocked(f"{other.number} was accepted already, so the deal stays as it says.")
        apply(other, {"is_syncing": False})
    apply(quote, {"is_syncing": True})
    db.flush()
    obey(db, quote)
    return quote


def accept_quote(db: Db, quote_id: int, *, version: int | None = None) -> Quote:
    """The customer says yes: the products of the deal become those of the quote."""
    quote = load(db, Quote, quote_id, version=version)
    _require_status(quote, "Presented")
    deal = load(db, Deal, quote.deal_id)
    if not quote.is_syncing:
        raise Blocked(f"{quote.number} is not the quote that is synced with the deal. Sync it first.")
    if deal.stage.is_closed:
        raise Blocked(f"{deal.name} is closed, so its products stay as they are.")
    if quote.expires_on < db.today:
        raise Blocked(f"{quote.number} has expired. Take it back to draft and give it a new last day.")
    apply(quote, {"status": "Accepted", "settled_at": db.now})
    db.flush()
    obey(db, quote)
    rewrite_lines(db, deal, quote)
    return quote


def deny_quote(db: Db, quote_id: int, *, version: int | None = None) -> Quote:
    """The customer says no."""
    quote = load(db, Quote, quote_id, version=version)
    _require_status(quote, "Presented")
    apply(quote, {"status": "Denied", "settled_at": db.now})
    db.flush()
    obey(db, quote)
    return quote


def _settle(db: Db, quote: Quote) -> None:
    db.flush()
    obey(db, quote)
    db.expire(quote, ["requests"])


def _require_status(quote: Quote, *statuses: str) -> None:
    if quote.status not in statuses:
        raise Blocked(
            f"{quote.number} is {quote.status.lower()}: this can be done with a quote that is {_or(statuses)}."
        )


def _or(words: tuple[str, ...]) -> str:
    lower = [word.lower() for word in words]
    return " or ".join([", ".join(lower[:-1]), lower[-1]]) if len(lower) > 1 else lower[0]


def _require_lines(quote: Quote) -> None:
    if not quote.lines:
        raise Blocked(f"{quote.number} has no products yet. Add one first.")


def _require_validity(db: Db, quote: Quote, subject: str | None) -> None:
    rule, last = policy(db, "quote_validity", subject), last_day(db, subject)
    if not db.today <= quote.expires_on <= last:
        kind = "A quote with an approved discount" if subject else "A quote"
        raise Blocked(
            f"{kind} holds {rule.value} days at most: its last day must be between today and {last:%m/%d/%Y}. "
            f"{reference(rule)}"
        )


def _approver(db: Db, quote: Quote, below: int | None) -> User:
    """The first of those above somebody who approves, and whose quote it is not."""
    person = db.get(Person, below) if below is not None else None
    while person is not None and person.manager_id is not None:
        person = db.get_one(Person, person.manager_id)
        user = find_user(db, person.id)
        if user and user.role.can_approve and user.is_active and not user.is_frozen and user.id != quote.owner_id:
            return user
    raise Blocked("Nobody above you approves discounts. Ask an administrator.")
