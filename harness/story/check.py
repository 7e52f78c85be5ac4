"""Holds the apps of a world against each other: what texts say, and when things were done."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta

from ...apps.chat.models import Post
from ...apps.crm.models import Account, Case, Deal, Note, Task
from ...apps.sheet.models import Comment
from ...apps.store.models import InventoryMovement, Order
from ...seeds.build import draft as build_draft
from ...seeds.build import write
from ...seeds.crm.accounts import TESTS
from ...seeds.draft import Draft
from ...seeds.events import Event, worded
from ...seeds.sizes import Size
from ...seeds.world import SharedWorld
from .books import billed_lines
from .draws import Drawn, draw_all
from .texts import Text, texts

#: Per cent of all tellings that may be wrong on purpose.
MOST_ERRORS = 3
#: Per cent of what offices do that may fall outside their hours, and of one weekday.
MOST_OUTSIDE, LEAST_A_DAY, MOST_A_DAY = 3, 14, 26
_HOURS = range(7, 20)
# An outcome is spoken of while it is news.
_NEWS_DAYS = 5

_ORDER = re.compile(r"#(\d{6})\b")
_CASE = re.compile(r"\b(00\d{4})\b")
# "A signed copy" is no deed.
_OUTCOME = re.compile(
    r"\b(?:we(?:'ve| have| just)? (won|lost)|lost (?:the|it)|(?<!\ba )(?<!\bthe )(signed) )\b", re.IGNORECASE
)
_CODES = re.compile(r"\b[A-Z]{3}(?: [A-Z]{3})+\b(?=: )|^[A-Z]{3}(?=: )")


@dataclass
class StoryReport:
    """What a check of one world came to."""

    seed: int
    events: int
    tellings: int
    errors: int
    texts: int
    #: Every contradiction, in words.
    findings: list[str] = field(default_factory=list)
    #: How the staff's posts and notes spread over weekdays, in per cent.
    weekdays: Mapping[str, float] = field(default_factory=dict)
    #: What was drawn from the world, if that was asked for.
    drawn: list[Drawn] = field(default_factory=list)


def check(seed: int, size: Size, *, draws: int = 0) -> StoryReport:
    """Build a world, hold its apps against each other, and draw so many instances of every family from it."""
    draft = build_draft(seed, size)
    report = check_draft(draft)
    if draws:
        report.drawn = list(draw_all(SharedWorld(write(draft)), draws))
    return report


def check_draft(draft: Draft) -> StoryReport:
    chronicle = draft.chronicle
    written = list(texts(draft))
    errors = sum(telling.is_error for telling in chronicle.tellings)
    report = StoryReport(draft.seed, len(chronicle.events()), len(chronicle.tellings), errors, len(written))
    report.weekdays = _weekdays(draft, [text for text in written if text.table in ("chat_post", "crm_note")])
    for rule in _RULES:
        report.findings += rule(draft, written)
    if errors * 100 > len(chronicle.tellings) * MOST_ERRORS:
        report.findings.append(f"{errors} of {len(chronicle.tellings)} tellings are wrong on purpose")
    for day, share in report.weekdays.items():
        if not LEAST_A_DAY <= share <= MOST_A_DAY:
            report.findings.append(f"{share:.0f} % of posts and notes were written on a {day}")
    return report


def _told_facts(draft: Draft, written: list[Text]) -> Iterator[str]:
    """A telling states its event's facts in its own words, and nobody tells what they cannot know yet."""
    bodies: dict[tuple[str, int], list[str]] = defaultdict(list)
    for text in written:
        bodies[text.table, text.row_id].append(text.body)
    for telling in draft.chronicle.tellings:
        body = "\n".join(bodies[telling.table, telling.row_id])
        where = f"{telling.table} {telling.row_id}"
        if telling.at < telling.event.at:
            yield f"{where} tells of {telling.event.kind} before it happened"
        if telling.is_error:
            continue
        for name in telling.states:
            if name not in telling.event.facts:
                yield f"{where} states the {name} of {telling.event.kind}, of which nothing is known"
            # At the beginning of a sentence it has a capital.
            elif worded(telling.event.facts[name]).lower() not in body.lower():
                yield f"{where} does not state the {name} of {telling.event.kind}: {body[:80]!r}"


def _standing_records(draft: Draft, written: list[Text]) -> Iterator[str]:
    """What is told of a record is what the record says, now or in its history."""
    deals = {deal.id: deal for deal in draft.all(Deal)}
    accounts = {account.id: account.name for account in draft.all(Account)}
    last: dict[int, Event] = {}
    for event in draft.chronicle.events(
        *(f"deal-{kind}" for kind in ("opened", "moved", "slipped", "resized", "won", "lost"))
    ):
        assert event.subject is not None
        last[event.subject[1]] = event
    for deal_id, event in last.items():
        deal = deals[deal_id]
        if event.facts["amount"] != deal.amount or event.facts["account"] != accounts[deal.account_id or 0]:
            yield f"deal {deal_id} stands otherwise than its last event says"
        if (event.kind == "deal-lost") != (deal.loss_reason is not None):
            yield f"deal {deal_id} is not {event.kind[5:]}"


def _named_orders(draft: Draft, written: list[Text]) -> Iterator[str]:
    """Orders and cases that are named exist, and did when they were named."""
    known: dict[str, datetime] = {f"{order.number}": order.placed_at for order in draft.all(Order)}
    known |= {case.number: case.created_at for case in draft.all(Case)}
    for text in written:
        for number in {*_ORDER.findall(text.body), *_CASE.findall(text.body)}:
            if number not in known:
                yield f"{text.table} {text.row_id} names {number}, which does not exist"
            elif text.at is not None and known[number] > text.at:
                yield f"{text.table} {text.row_id} names {number} before it came to be"


def _summed_weeks(draft: Draft, written: list[Text]) -> Iterator[str]:
    """What is summed up of a week is what happened in it."""
    counted = {
        "week-sales": {"opened": "deal-opened", "won": "deal-won", "lost": "deal-lost"},
        "week-store": {"orders": "order-placed altered-placed", "refunds": "order-refunded altered-refunded"},
        "week-support": {"done": "case-closed case-rejected case-duplicate"},
        "week-hall": {"parcels": "order-shipped altered-shipped"},
    }
    for kind, sums in counted.items():
        for fact, what in sums.items():
            days = Counter(draft.calendar.date_of(event.at) for event in draft.chronicle.events(*what.split()))
            for week in draft.chronicle.events(kind):
                monday = week.facts["week"]
                assert isinstance(monday, date)
                found = sum(days[monday + timedelta(days=n)] for n in range(7))
                if week.facts[fact] != found:
                    yield f"{kind} of {monday} counts {week.facts[fact]} {fact}, but there were {found}"


def _outcomes(draft: Draft, written: list[Text]) -> Iterator[str]:
    """Who says that something was won or lost speaks of a deal that just was."""
    ended: dict[str, list[Event]] = defaultdict(list)
    for event in draft.chronicle.events("deal-won", "deal-lost"):
        ended[str(event.facts["account"])].append(event)
    told = {(telling.table, telling.row_id) for telling in draft.chronicle.tellings}
    for text in written:
        if text.table != "chat_post" or (text.table, text.row_id) in told:
            continue
        found = _OUTCOME.search(text.body)
        if found is None:
            continue
        kind = "deal-lost" if (found[1] or found[0]).lower().startswith("lost") else "deal-won"
        for name in [name for name in ended if name in text.body]:
            near = [e for e in ended[name] if e.kind == kind and text.at and 0 <= (text.at - e.at).days < _NEWS_DAYS]
            if not near:
                yield f"chat_post {text.row_id}: no such outcome of late: {text.body[:80]!r}"


def _employed(draft: Draft, written: list[Text]) -> Iterator[str]:
    """Nobody writes before they were hired or after they left."""
    names = {person.name: person.id for person in draft.people}
    begun = {names[str(event.facts["person"])]: event.at for event in draft.chronicle.events("hired")}
    ended = {names[str(event.facts["person"])]: event.at for event in draft.chronicle.events("left")}
    for text in written:
        if text.at is None or text.author_id is None:
            continue
        if text.at < begun.get(text.author_id, text.at) or text.at > ended.get(text.author_id, text.at):
            yield f"{text.table} {text.row_id} was written by somebody who did not work there then"


def _plain_speech(draft: Draft, written: list[Text]) -> Iterator[str]:
    """No codes of categories, and no records that somebody made to try things out."""
    codes = {family.code for family in draft.trade.families}
    for text in written:
        if any(codes.intersection(found[0].split()) for found in _CODES.finditer(text.body)):
            yield f"{text.table} {text.row_id} has a code in it: {text.body[:60]!r}"
        if any(name in text.body for name in TESTS) and text.table == "chat_post":
            yield f"{text.table} {text.row_id} names a test record: {text.body[:60]!r}"


def _office_hours(draft: Draft, written: list[Text]) -> Iterator[str]:
    """Offices work in their hours."""
    zone = draft.calendar.timezone
    done: dict[str, list[datetime]] = {
        "posts": [row.created_at for row in draft.all(Post)],
        "notes": [row.created_at for row in draft.all(Note)],
        "tasks": [row.created_at for row in draft.all(Task)],
        "cases": [row.created_at for row in draft.all(Case)],
        "comments": [row.created_at for row in draft.all(Comment)],
        "stock movements": [row.at for row in draft.all(InventoryMovement) if row.order_id is None],
    }
    for what, moments in done.items():
        outside = sum(at.astimezone(zone).hour not in _HOURS or at.astimezone(zone).weekday() > 4 for at in moments)
        if outside * 100 > len(moments) * MOST_OUTSIDE:
            yield f"{outside} of {len(moments)} {what} fall outside office hours"
        lately = sum((draft.calendar.now - at).total_seconds() < 3600 for at in moments)
        if lately * 100 > len(moments) * MOST_OUTSIDE:
            yield f"{lately} of {len(moments)} {what} fall in the last hour"


def _weekdays(draft: Draft, written: list[Text]) -> dict[str, float]:
    counts = Counter(f"{text.at.astimezone(draft.calendar.timezone):%A}" for text in written if text.at)
    days = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday")
    return {day: 100 * counts[day] / max(1, counts.total()) for day in days}


_RULES: tuple[Callable[[Draft, list[Text]], Iterator[str]], ...] = (
    _told_facts,
    _standing_records,
    _named_orders,
    _summed_weeks,
    _outcomes,
    _employed,
    _plain_speech,
    _office_hours,
    billed_lines,
)
