"""What was written and done on each case: e-mails to and fro, comments, who had it when, articles that helped."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random

from ...apps.crm.actions.assignment import fits
from ...apps.crm.models import (
    OPEN_CASE_STATUSES,
    Account,
    AssignmentRule,
    Case,
    CaseArticle,
    CaseComment,
    CaseHistory,
    Contact,
    Email,
    KbArticle,
    KbCategory,
    Queue,
    QueueMember,
)
from ...apps.platform.rich_text import from_plain
from ..grammar import say
from ..random_source import chance
from ..rows import new
from .cases import CaseFiles, written_first
from .phrases import desk_letters as letters
from .sales import Sales
from .tenure import Tenure

# Of a hundred, how many were answered: of new cases, of those somebody has, of those that wait for the customer.
_ANSWERED = {"New": 6, "Assigned": 66, "Pending": 84}
# How many of the others are answered in time, and how many new cases nobody has taken.
_IN_TIME, _WAITING = 86, 76
_MOST_HANDS = 4


@dataclass
class _Desk:
    sales: Sales
    random: Random
    queues: dict[int, Queue]
    members: dict[int, list[int]]
    rules: list[AssignmentRule]
    contacts: list[Contact]
    articles: dict[str, list[KbArticle]]
    tenure: Tenure


def make_threads(sales: Sales) -> None:
    """After everything else that is written on cases."""
    draft = sales.draft
    desk = _Desk(
        sales,
        draft.random("threads"),
        {queue.id: queue for queue in draft.all(Queue)},
        {},
        draft.all(AssignmentRule),
        draft.all(Contact),
        _articles(sales),
        Tenure(draft),
    )
    for member in draft.all(QueueMember):
        desk.members.setdefault(member.queue_id, []).append(member.user_id)
    cases = draft.all(Case)
    emails, comments = _shares(desk, sales.volume.emails, 2), _shares(desk, sales.volume.comments, 1)
    for case, mails, remarks in zip(cases, emails, comments, strict=True):
        _Thread(desk, case).write(mails, remarks)


def _shares(desk: _Desk, total: int, least: int) -> list[int]:
    """How many each case gets of `total`: most a few, some a long thread."""
    cases = desk.sales.draft.all(Case)
    weights = [desk.random.choice((1, 1, 1, 2, 2, 3, 6)) for _ in cases]
    spare = max(0, total - least * len(cases))
    found = [least + spare * weight // sum(weights) for weight in weights]
    for place in desk.random.sample(range(len(cases)), min(len(cases), max(0, total - sum(found)))):
        found[place] += 1
    return found


def _articles(sales: Sales) -> dict[str, list[KbArticle]]:
    """Published articles that help with cases, by the name of their category."""
    names = {category.id: category.name for category in sales.draft.all(KbCategory)}
    found: dict[str, list[KbArticle]] = {}
    for article in sales.draft.all(KbArticle):
        if article.section_id is None and article.holds_on(sales.draft.calendar.today):
            found.setdefault(names[article.category_id], []).append(article)
    return found


class _Thread:
    """One case, from the moment it came in."""

    def __init__(self, desk: _Desk, case: Case) -> None:
        self._desk, self._case, self._random = desk, case, desk.random
        self._calendar, self._draft = desk.sales.draft.calendar, desk.sales.draft
        self._used: set[str] = set()
        self._files = self._draft.recall(CaseFiles)
        self._end = case.closed_at or self._calendar.now
        contact = desk.contacts[case.contact_id - 1] if case.contact_id else None
        known = desk.sales.contacts[case.account_id] if case.account_id else []
        self._contact = contact or (known[0] if known else None)
        rule = next((rule for rule in desk.rules if fits(rule, case)), None)
        self._queue = desk.queues[rule.queue_id if rule and rule.queue_id else 1]

    def write(self, mails: int, remarks: int) -> None:
        case = self._case
        taken = self._hands()
        answered = self._answered(taken)
        case.first_response_at = answered
        if case.status == "Pending" and answered is None:
            case.paused_at = self._calendar.between(self._random, taken or case.created_at, self._end)
        self._mails(mails, answered)
        self._remarks(remarks, answered)
        if case.status in ("Closed", "Pending") and chance(self._random, 42):
            self._link()

    # -- Who had it ------------------------------------------------------------------------------------------------

    def _hands(self) -> datetime | None:
        """Who had the case when; returns when it was taken out of its queue, None if it waits there still."""
        case, random = self._case, self._random
        owner, at = case.owner_id, case.created_at
        case.queue_id = self._queue.id
        if case.status == "New" and chance(random, _WAITING):
            case.owner_id = None
            return None
        hands = random.choice((1, 1, 1, 1, 2, 2, 3, _MOST_HANDS)) if self._end - at > timedelta(days=1) else 1
        colleagues = [person for person in self._desk.members[self._queue.id] if person != owner]
        past = [random.choice(colleagues) for _ in range(hands - 1)]
        chain = [person for n, person in enumerate(past) if n == 0 or person != past[n - 1]]
        assert owner is not None
        former: int | None = None
        taken: datetime | None = None
        for person in [*chain, owner]:
            until = at + (self._end - at) / 3
            at = self._calendar.between(random, at, max(at, min(until, at + timedelta(hours=30))))
            by = person if former is None else former
            self._step("transfer", at, by, from_owner_id=former, to_owner_id=person,
                       from_queue_id=self._queue.id, to_queue_id=self._queue.id)  # fmt: skip
            taken, former = taken or at, person
        assert taken is not None
        if case.status != "New":
            self._step("status", taken, (chain or [owner])[0], from_value="New", to_value="Assigned")
        if case.status not in ("New", "Assigned"):
            self._step("status", self._end if case.closed_at else self._calendar.between(random, at, self._end), owner,
                       from_value="Assigned", to_value=case.status)  # fmt: skip
        return taken

    def _step(self, kind: str, at: datetime, by: int, **values: int | str | None) -> None:
        who = self._desk.tenure.stood_in(by, at)
        self._draft.add(new(CaseHistory, case_id=self._case.id, kind=kind, changed_at=at, changed_by_id=who, **values))

    def _answered(self, taken: datetime | None) -> datetime | None:
        case, random = self._case, self._random
        if case.status in OPEN_CASE_STATUSES:
            if not chance(random, _ANSWERED[case.status]):
                return None
        elif case.status == "Duplicate" or (case.status == "Rejected" and chance(random, 50)):
            return None
        assert case.sla_due_at is not None
        first = taken or case.created_at
        in_time = chance(random, _IN_TIME)
        last = case.sla_due_at if in_time else case.sla_due_at + timedelta(days=2)
        return self._calendar.between(random, first, max(first, min(last, self._end)))

    # -- What was written ------------------------------------------------------------------------------------------

    def _mails(self, count: int, answered: datetime | None) -> None:
        case, random = self._case, self._random
        if self._contact is None or not self._contact.email:
            return
        moments = sorted(
            self._calendar.between(random, case.created_at, self._end) for _ in range(count - (answered is not None))
        )
        if case.origin == "E-mail" and moments:
            moments[0] = case.created_at
        direction = "in"
        for place, at in enumerate(moments):
            is_first = place == 0
            outgoing = answered is not None and at >= answered and direction == "in" and not is_first
            direction = "out" if outgoing else "in"
            self._mail(at, direction, is_first and case.origin == "E-mail")
        if answered is not None:
            self._mail(answered, "out", False, answer=True)

    def _mail(self, at: datetime, direction: str, is_opening: bool, *, answer: bool = False) -> None:
        case, contact, random = self._case, self._contact, self._random
        assert contact is not None
        assert contact.email is not None
        owner = self._author(at)
        person = self._draft.people[owner - 1]
        facts = self._facts()
        if is_opening and case.description and "\n" in case.description:
            text = case.description
        else:
            answers = letters.ANSWERS + letters.ANSWERS_TO.get(case.type or "", ())
            is_answered = case.first_response_at is not None and case.first_response_at < at
            said_by_them = letters.REMINDERS + (letters.REPLIES if is_answered else ())
            pool = said_by_them if direction == "in" else answers if answer else letters.FOLLOW_UPS
            # Nobody writes the same thing twice.
            pattern = random.choice([each for each in pool if each not in self._used] or pool)
            self._used.add(pattern)
            body = written_first(self._desk.sales, random, self._files.pleas[case.id]) if is_opening else None
            greeting = say(random, letters.GREETINGS, facts).text if direction == "out" else "Hello,"
            closing = random.choice(letters.CLOSINGS)
            name = contact.name if direction == "in" else person.name
            text = f"{greeting}\n\n{body or say(random, (pattern,), facts).text}\n\n{closing}\n{name}"
        sent = direction == "out"
        email = new(
            Email,
            case_id=case.id,
            direction=direction,
            sender=self._queue.email if sent else contact.email,
            recipients=contact.email if sent else self._queue.email,
            cc=None,
            subject=("" if is_opening else "Re: ") + case.subject,
            body=from_plain(text),
        )
        self._draft.add(email, at=at, by=owner if sent else None)

    def _remarks(self, count: int, answered: datetime | None) -> None:
        case, random = self._case, self._random
        for at in sorted(self._calendar.between(random, case.created_at, self._end) for _ in range(count)):
            public = answered is not None and at > answered and chance(random, 28)
            pool = letters.PUBLIC if public else letters.INTERNAL
            text = from_plain(say(random, pool, self._facts()).text)
            comment = new(CaseComment, case_id=case.id, body=text, is_internal=not public)
            self._draft.add(comment, at=at, by=self._author(at))

    def _author(self, at: datetime) -> int:
        case = self._case
        usual = case.owner_id or case.created_by_id or self._desk.members[self._queue.id][0]
        return self._desk.tenure.stood_in(usual, at) or usual

    def _facts(self) -> dict[str, str]:
        case, contact = self._case, self._contact
        account = self._draft.all(Account)[case.account_id - 1] if case.account_id else None
        others = [each for each in self._desk.members[self._queue.id] if each != case.owner_id]
        return {
            "case": case.number,
            "subject": case.subject,
            "first": (contact.first_name or contact.name) if contact else "",
            "account": account.name if account else "",
            "city": (account.billing_city or "") if account else "",
            "colleague": self._draft.people[self._random.choice(others) - 1].first_name,
        }

    def _link(self) -> None:
        """An article that helped, of a category to which the case belongs."""
        of_queue = {
            "Returns": ("Returns",),
            "Delivery and invoices": ("Orders and delivery", "Invoices and payment"),
            "Technical": (),
        }.get(self._queue.name, ("Accounts and access", "Tone and process"))
        able = [article for name in of_queue for article in self._desk.articles.get(name, ())]
        if not able:
            able = [article for found in self._desk.articles.values() for article in found]
        article = self._random.choice(able)
        at = self._calendar.between(self._random, self._case.created_at, self._end)
        row = new(CaseArticle, case_id=self._case.id, article_id=article.id)
        self._draft.add(row, at=at, by=self._author(at))
