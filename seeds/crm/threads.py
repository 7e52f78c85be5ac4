"""What was written and done on each case: e-mails to and fro, comments, who had it when, articles that helped."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random

from ...apps.crm.actions.assignment import fits
from ...apps.crm.models import (
    OPEN_CASE_STATUSES,
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
from ..calendar import last_workday, next_workday
from ..grammar import gaps
from ..random_source import chance
from ..rows import new
from .cases import PRESSING, CaseFiles
from .sales import Sales
from .stories import closings, desk_notes, reminders
from .stories.letters import answer
from .stories.pace import Pace
from .stories.story import LATER, Turn
from .tenure import Tenure

# Of a hundred, how many were answered: of new cases, of those somebody has, of those that wait for the customer.
_ANSWERED = {"New": 6, "Assigned": 76, "Pending": 94}
# So many of a hundred customers who wait ask again, and of those served read how it ended on the case.
_REMINDING, _TOLD_ON_CASE = 48, 46
# So many of a hundred who had the last word hear from the desk once more; who did not, have it; or it is noted.
_ROUNDED_OFF, _THANKING, _NOTED = 92, 88, 66
# So many of a hundred that came in writing are told at once that somebody looks into it.
_AT_ONCE = 94
# So many of a hundred cases have a note on how pressing they are, or on why somebody else has them next.
_WEIGHED, _HANDED_OVER = 60, 78
# An answer comes in the first part of a case's days.
_FIRST_PART = 0.4
# How many of the others are answered in time, and how many new cases nobody has taken.
_IN_TIME, _WAITING = 86, 76
_MOST_HANDS = 4
# Says itself that the answer comes later.
_LATER_ON = re.compile(r"I'll be back|You'll hear|in touch|I've asked|Let me check|phone")
# What has to arrive takes so many times as long as an answer.
_ARRIVING = 8
# So much time lies between two of the last things that are written on a day.
_BETWEEN = timedelta(minutes=8)
# How many mails and comments a case of each status has.
_MAILS = {"New": 0.6, "Assigned": 1.6, "Pending": 2.1, "Closed": 4.1, "Rejected": 1.6, "Duplicate": 0.3}
_COMMENTS = {"New": 1.0, "Assigned": 1.5, "Pending": 2.6, "Closed": 3.0, "Rejected": 2.1, "Duplicate": 1.4}
# In so many wordings a world has what is said whatever a case is about.
_FORMS = 24


@dataclass
class _Desk:
    sales: Sales
    random: Random
    queues: dict[int, Queue]
    members: dict[int, list[int]]
    rules: list[AssignmentRule]
    articles: dict[str, list[KbArticle]]
    tenure: Tenure
    mails: Pace
    comments: Pace


def make_threads(sales: Sales) -> None:
    """After everything else that is written on cases."""
    draft, volume = sales.draft, sales.volume
    random, cases = draft.random("threads"), Counter(case.status for case in draft.all(Case))
    desk = _Desk(
        sales,
        random,
        {queue.id: queue for queue in draft.all(Queue)},
        {},
        draft.all(AssignmentRule),
        _articles(sales),
        Tenure(draft),
        Pace(random, volume.emails, _MAILS, cases),
        Pace(random, volume.comments, _COMMENTS, cases),
    )
    for member in draft.all(QueueMember):
        desk.members.setdefault(member.queue_id, []).append(member.user_id)
    for case in draft.all(Case):
        _Thread(desk, case).write()


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
        files = self._draft.recall(CaseFiles)
        self._shelf, self._tale = files.shelf, files.tales[case.id]
        self._end = case.closed_at or self._calendar.now
        settled, is_late = self._tale.plea.settled, any(turn.is_late for turn in self._tale.ending.turns)
        #: Until then somebody waits for what settles it.
        self._first_end = max(case.created_at, min(self._end, settled)) if settled and is_late else self._end
        self._contact: Contact = self._tale.plea.contact
        #: Who had it since when, who wrote to the customer last, and which days they named.
        self._held: list[tuple[datetime, int]] = []
        self._agent = ""
        self._days: dict[str, str] = {}
        self._thanks = ""
        self._is_pressing = self._tale.plea.story.name in PRESSING
        rule = next((rule for rule in desk.rules if fits(rule, case)), None)
        self._queue = desk.queues[rule.queue_id if rule and rule.queue_id else 1]

    def write(self) -> None:
        case = self._case
        self._desk.mails.begin(case.status)
        self._desk.comments.begin(case.status)
        taken = self._hands()
        answered = self._answered(taken)
        case.first_response_at = answered
        if case.status == "Pending" and answered is None:
            case.paused_at = self._calendar.between(self._random, taken or case.created_at, self._end)
        self._tell(answered)
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
        is_long = self._end - at > timedelta(days=1) and case.status not in ("Rejected", "Duplicate")
        hands = random.choice((1, 1, 1, 1, 2, 2, 3, _MOST_HANDS)) if is_long else 1
        colleagues = [person for person in self._desk.members[self._queue.id] if person != owner]
        past = [random.choice(colleagues) for _ in range(hands - 1)]
        chain = [person for n, person in enumerate(past) if n == 0 or person != past[n - 1]]
        assert owner is not None
        former: int | None = None
        taken: datetime | None = None
        for person in [*chain, owner]:
            until = at + max(timedelta(0), self._first_end - at) / 3
            at = self._calendar.between(random, at, max(at, min(until, at + timedelta(hours=30))))
            at = min(self._end, self._in_office(at))
            by = person if former is None else former
            self._step("transfer", at, by, from_owner_id=former, to_owner_id=person,
                       from_queue_id=self._queue.id, to_queue_id=self._queue.id)  # fmt: skip
            if former is not None and taken == self._held[-1][0] and self._desk.comments.may(_HANDED_OVER):
                self._note(at, desk_notes.HANDED_OVER, by=former, to=self._draft.people[person - 1].first_name)
            taken, former = taken or at, person
            self._held.append((at, person))
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
        if case.closed_at is not None:
            last = min(last, max(first, case.created_at + (self._first_end - case.created_at) * _FIRST_PART))
        return min(self._end, self._in_office(self._calendar.between(random, first, max(first, min(last, self._end)))))

    # -- What was written ------------------------------------------------------------------------------------------

    def _tell(self, answered: datetime | None) -> None:
        """What the story has, up to where it has come; who waits for an answer asks again."""
        case, random, tale = self._case, self._random, self._tale
        if case.origin == "E-mail":
            self._mail(case.created_at, "in", self._opening())
        until = answered or self._end
        if self._desk.comments.may(_WEIGHED):
            at = self._calendar.between(random, case.created_at, min(until, case.created_at + timedelta(hours=4)))
            self._note(at, desk_notes.TRIAGE[case.priority])
        before, after = _parts(tale.ending.turns)
        if (
            answered is not None
            and case.origin != "Phone"
            and before
            and after
            and not self._is_pressing
            and not _LATER_ON.search(after[0].text)
            and self._desk.mails.may(_AT_ONCE)
        ):
            self._thanks = random.choice(closings.AFTER_THAT)
            at_once = closings.AFTER_A_CALL if case.origin == "Phone" else closings.AT_ONCE
            before, after = (), (self._tail("us", at_once), *before, *after)
        if answered is None and case.status == "New":
            before = before[:1] if chance(random, 40) else ()
        elif answered is None and not before:
            before = tuple(turn for turn in after if turn.who == "note")[:1]
        for turn, at in zip(
            before,
            self._moments(case.created_at, max(case.created_at, until - timedelta(minutes=6)), before),
            strict=True,
        ):
            self._turn(turn, at)
        is_waiting = until - case.created_at > timedelta(hours=20) and case.status not in ("Rejected", "Duplicate")
        if is_waiting and self._desk.mails.may(_REMINDING):
            at = self._calendar.between(random, case.created_at + timedelta(hours=9), until)
            if at < until:
                self._write_back(at, self._shelf.say(self._reminders(), self._facts(at), forms=_FORMS).text)
                if answered is not None and chance(random, 60):
                    self._note(self._calendar.between(random, at, answered), desk_notes.ASKED_AGAIN)
        if case.is_escalated and case.status != "Duplicate":
            at = self._calendar.between(random, case.created_at, until)
            self._note(at, desk_notes.ESCALATED)
        if answered is None:
            return
        told = self._so_far(after)
        ends = [turn for turn in told if LATER.intersection(turn.needs)]
        early = told[: told.index(ends[0])] if ends else told
        late = told[len(early) :]
        settled = tale.plea.settled
        middle = min(self._end, max(answered, settled)) if ends and settled else self._end
        soon = min(middle, self._in_office(answered + timedelta(days=random.randrange(5, 12))))
        moments = [answered, *self._moments(answered, soon, early[1:])] if early else []
        rest = self._moments(max(answered, middle), self._end, late)
        for turn, at in zip((*early, *late), (*moments, *rest), strict=True):
            self._turn(turn, at)
        if case.status == "Pending":
            at = self._calendar.between(random, moments[-1] if moments else answered, self._end)
            asked = not self._contact.email or (bool(told) and "?" in told[-1].text)
            self._note(at, desk_notes.WAITING if asked else desk_notes.UNCONFIRMED)
        if case.closed_at is not None and tale.ending.tells and self._desk.comments.may(_TOLD_ON_CASE):
            said = self._shelf.say(tale.ending.tells, self._facts(case.closed_at))
            if said.text:
                first = self._contact.first_name or self._contact.name
                self._comment(case.closed_at, f"Hi {first},\n\n{said.text}", is_internal=False)

    def _so_far(self, turns: tuple[Turn, ...]) -> tuple[Turn, ...]:
        """All of a story that is over; else as far as it has come, which is a mail of ours if we wait."""
        case, random = self._case, self._random
        if case.status in ("Closed", "Rejected", "Duplicate"):
            return self._rounded_off(turns) if case.status == "Closed" else turns
        while any(LATER.intersection(turn.needs) for turn in turns):
            turns = turns[:-1]
        ours = [place for place, turn in enumerate(turns) if turn.who == "us"]
        if case.status == "Pending":
            asking = [place for place in ours if any(turn.who == "them" for turn in turns[place:])]
            last = (asking or ours or [0])[-1]
            return turns[: last + 1]
        return turns[: random.randrange(1, max(2, len(turns)))] if turns else turns

    def _rounded_off(self, turns: tuple[Turn, ...]) -> tuple[Turn, ...]:
        """With what is written last: thanks, or that it is closed, or how it ended if nobody has said so yet."""
        random, last = self._random, turns[-1] if turns else None
        if last is None or not self._contact.email or last.text.rstrip("]").endswith("?"):
            return turns
        is_late, who = any(turn.is_late for turn in turns), {turn.who for turn in turns}
        if who == {"note"}:
            tells = [tell for tell in self._tale.ending.tells if self._is_known(tell)]
            told = Turn("us", random.choice(closings.UPDATE) + random.choice(tells), is_late=is_late) if tells else None
            turns = (*turns, told) if told else turns
            return (*turns, self._tail("them", closings.THEIRS)) if told and self._desk.mails.may(_THANKING) else turns
        if "them" not in who or last.who == "us":
            if last.who == "us" and self._desk.mails.may(_THANKING):
                return (*turns, self._tail("them", closings.THEIRS))
            return (*turns, self._tail("note", closings.QUIET)) if self._desk.comments.may(_NOTED) else turns
        rounded = (self._tail("us", closings.OURS),) if self._desk.mails.may(_ROUNDED_OFF) else ()
        noted = (self._tail("note", closings.NOTED),) if self._desk.comments.may(_NOTED) else ()
        return (*turns, *rounded, *noted)

    def _reminders(self) -> tuple[str, ...]:
        """Who owns the company has no boss who asks, and who has called no message that could be read."""
        owns, called = "owner" in self._tale.plea.tags, self._case.origin in ("Phone", "Chat")
        out = ("boss",) * owns + ("message", "e-mail") * called
        return tuple(each for each in reminders.REMINDERS if not any(word in each for word in out))

    def _tail(self, who: str, patterns: tuple[str, ...]) -> Turn:
        return Turn(who, self._random.choice(patterns), is_late=False, forms=_FORMS)

    def _is_known(self, tell: str) -> bool:
        return all(self._tale.known.get(name) for name in gaps(tell))

    def _moments(self, first: datetime, last: datetime, turns: Sequence[Turn]) -> list[datetime]:
        """One for each turn, in order, in office hours, with more time where something has to arrive."""
        count, weights = len(turns), [_ARRIVING if turn.takes_days else 1 for turn in turns]
        part = max(timedelta(0), last - first) / max(1, sum(weights))
        found: list[datetime] = []
        at = first
        for number, weight in enumerate(weights):
            wanted = first + part * (sum(weights[:number]) + weight * self._random.uniform(0.6, 1))
            earliest = at + min(timedelta(minutes=self._random.randrange(9, 55)), (last - at) / (count - number + 1))
            due = self._in_office(max(wanted, earliest))
            at = due if due <= last else max(at, self._before(last - _BETWEEN * (count - number - 1)))
            found.append(at)
        return found

    def _before(self, at: datetime) -> datetime:
        """That moment, or one late on the last day on which anybody was there."""
        if self._in_office(at) == at:
            return at
        evening = self._calendar.date_of(at - timedelta(hours=9))
        return self._calendar.morning(last_workday(evening)) + timedelta(hours=8, minutes=self._random.randrange(5, 50))

    def _in_office(self, at: datetime) -> datetime:
        return self._calendar.in_office(self._random, at)

    def _turn(self, turn: Turn, at: datetime) -> None:
        facts = self._facts(at)
        if turn.who == "us":
            self._days = {name: facts[name] for name in ("day1", "day3")}
        # Who answers us speaks of the days that we have named.
        text = self._shelf.say((turn.text,), {**facts, **self._days}, forms=turn.forms).text
        # Nothing is said of what is not known.
        if not text:
            return
        if turn.who == "note":
            self._comment(at, text, is_internal=True)
        elif turn.who == "them":
            self._write_back(at, text)
        else:
            person = self._draft.people[self._author(at) - 1]
            agent, self._agent = person.name, person.first_name
            first, company = self._contact.first_name or self._contact.name, self._draft.company.name
            self._mail(at, "out", answer(self._random, text, first, agent, company, self._hour(at)))

    def _opening(self) -> str:
        tale = self._tale
        if tale.letter:
            return tale.letter
        known = {name: text for name, text in tale.known.items() if name not in LATER}
        text = self._shelf.say(tale.plea.story.told_of(tale.plea.tags).letters, known).text
        return tale.writer.opening(self._random, text, self._hour(self._case.created_at), "")

    def _write_back(self, at: datetime, text: str) -> None:
        self._mail(at, "in", self._tale.writer.reply(self._random, text, self._agent))

    def _mail(self, at: datetime, direction: str, text: str) -> None:
        case, contact = self._case, self._contact
        if not contact.email:
            return
        sent, is_opening = direction == "out", at == case.created_at
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
        self._desk.mails.wrote()
        self._draft.add(email, at=at, by=self._author(at) if sent else None)

    def _note(self, at: datetime, patterns: tuple[str, ...], *, by: int | None = None, to: str = "") -> None:
        """For colleagues, in words that suit any case."""
        if text := self._shelf.say(patterns, {**self._facts(at), "to": to}, forms=_FORMS).text:
            self._comment(at, text, is_internal=True, by=by)

    def _comment(self, at: datetime, text: str, *, is_internal: bool, by: int | None = None) -> None:
        author = self._author(at) if by is None else self._desk.tenure.stood_in(by, at)
        comment = new(CaseComment, case_id=self._case.id, body=from_plain(text), is_internal=is_internal)
        self._desk.comments.wrote()
        self._draft.add(comment, at=at, by=author)

    def _author(self, at: datetime) -> int:
        case = self._case
        had = [person for since, person in self._held if since <= at]
        usual = (had[-1] if had else case.owner_id) or case.created_by_id or self._desk.members[self._queue.id][0]
        return self._desk.tenure.stood_in(usual, at) or usual

    def _hour(self, at: datetime) -> int:
        return at.astimezone(self._calendar.timezone).hour

    def _facts(self, at: datetime) -> dict[str, str]:
        """What is known of the case, and the days that follow."""
        case, random = self._case, self._random
        others = [each for each in self._desk.members[self._queue.id] if each != self._author(at)]
        next_day = next_workday(self._calendar.date_of(at) + timedelta(days=1))
        third = next_workday(next_workday(next_day + timedelta(days=1)) + timedelta(days=1))
        return {
            **self._tale.known,
            "case": case.number,
            "thanks": self._thanks or random.choice(_THANKS.get(case.origin or "", _THANKS["Web"])),
            "colleague": self._draft.people[random.choice(others) - 1].first_name,
            "me": self._draft.people[self._author(at) - 1].first_name,
            "day1": f"{next_day:%A}",
            "day3": f"{third:%A}",
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


# How an answer begins, by how the case came in.
_THANKS = {
    "Phone": ("Thanks for the call", "Thanks for calling", "Good talking to you", "Thanks for your call"),
    "E-mail": ("Thanks for the e-mail", "Thanks for writing", "Thanks for your note", "Thanks for getting in touch"),
    "Web": ("Thanks for the message", "Thanks for writing in", "Thanks for reaching out", "Thanks for your message"),
    "Chat": ("Thanks for the chat", "Thanks for chatting with us", "Thanks for reaching out", "Good chatting with you"),
}  # fmt: skip


def _parts(turns: tuple[Turn, ...]) -> tuple[tuple[Turn, ...], tuple[Turn, ...]]:
    """What is noted before the first answer, and all from there."""
    first = next((place for place, turn in enumerate(turns) if turn.who == "us"), len(turns))
    return turns[:first], turns[first:]
