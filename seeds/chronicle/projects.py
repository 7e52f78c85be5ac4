"""Projects of the company's own: with a lead, a sponsor, milestones that slip, and decisions that are overruled."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from random import Random

from ...apps.platform.models import Person
from ..calendar import last_workday, next_workday
from ..draft import Draft
from ..events import Event, Money


@dataclass(frozen=True)
class Idea:
    """What a project is about: whose it is, what is tried first, what it is to bring and did, what gets in its way."""

    name: str
    lead: str
    sponsor: str
    pilot: str
    aim: str
    gain: str
    risks: tuple[str, ...]


IDEAS = (
    Idea(
        "barcode scanners",
        "warehouse",
        "operations",
        "aisle four",
        "fewer picking errors",
        "picking errors are down",
        (
            "the Wi-Fi doesn't reach the back wall",
            "the old shelf labels are too small to scan",
            "the batteries only last half a shift",
        ),
    ),
    Idea(
        "returns portal",
        "support-lead",
        "coo",
        "returns from the online store",
        "no more mailing out return labels",
        "calls about returns are down",
        (
            "the carrier's labels print cropped",
            "customers skip the return reason",
            "refunds still have to be approved by hand",
        ),
    ),
    Idea(
        "new packaging",
        "operations-2",
        "operations",
        "our three best sellers",
        "less filler and fewer crushed corners",
        "shipping damage is down",
        (
            "the new tape doesn't hold in the cold",
            "the box supplier wants a bigger first order",
            "a pallet holds one layer less than we planned",
        ),
    ),
    Idea(
        "second shift",
        "warehouse",
        "coo",
        "four evenings a week",
        "same-day shipping until six",
        "same-day shipments are up",
        (
            "we can't hire anybody for evenings before the holidays",
            "the alarm company has to sign off on the later hours",
            "the carrier's last pickup is at five",
        ),
    ),
    Idea(
        "supplier portal",
        "operations-1",
        "operations",
        "two suppliers",
        "delivery dates we can rely on",
        "late deliveries are down",
        (
            "one supplier still sends faxes",
            "the login e-mails land in spam",
            "the suppliers' part numbers don't match ours",
        ),
    ),
    Idea(
        "loyalty program",
        "marketing-2",
        "marketing",
        "customers in one state",
        "more repeat orders",
        "repeat orders are up",
        (
            "points and discount codes don't work together",
            "finance needs the points booked as a liability",
            "the e-mail tool has a monthly cap",
        ),
    ),
    Idea(
        "price list cleanup",
        "sales-ops",
        "sales",
        "the Central team",
        "one price per item and customer",
        "price corrections are down",
        (
            "forty special prices have no owner",
            "resellers print our list every spring",
            "the old list is still in open proposals",
        ),
    ),
    Idea(
        "customer portal",
        "product",
        "coo",
        "five accounts",
        "customers who can look up their own orders",
        "order status calls are down",
        (
            "half the contacts don't have a login",
            "invoices aren't in it yet",
            "two accounts share one e-mail domain",
        ),
    ),
    Idea(
        "showroom refit",
        "marketing",
        "chief",
        "the front room",
        "a place we can bring buyers to",
        "quotes from walk-in visits are up",
        (
            "the electrician found old wiring",
            "the floor isn't level",
            "the landlord still has to sign off",
        ),
    ),
    Idea(
        "phone order desk",
        "store",
        "coo",
        "mornings only",
        "winning back customers who don't order online",
        "orders from lapsed customers are up",
        (
            "most calls come in over lunch",
            "we can't write card numbers down",
            "addresses get misheard on the phone",
        ),
    ),
    Idea(
        "spare parts shelf",
        "support-6",
        "operations",
        "one product family",
        "repairs within two days",
        "repair time is down",
        (
            "we don't have good data on which parts fail",
            "the shelf is in the wrong building",
            "a lot of part numbers are missing",
        ),
    ),
    Idea(
        "demand planning",
        "operations-3",
        "operations",
        "twenty items",
        "fewer rush orders to suppliers",
        "rush orders are down",
        (
            "last year's numbers include a one-time order",
            "close dates get into Alder too late",
            "the planning sheet has no owner",
        ),
    ),
    Idea(
        "paperless invoices",
        "finance-1",
        "finance",
        "customers who asked for it",
        "getting paid a week earlier",
        "days to payment are down",
        (
            "some customers still require paper",
            "bounced invoices go to nobody's inbox",
            "a lot of PO numbers are missing",
        ),
    ),
    Idea(
        "delivery route redesign",
        "operations-1",
        "coo",
        "the Tuesday and Thursday routes",
        "one less van on the road",
        "miles driven are down",
        (
            "two of the docks close at noon",
            "the route planner ignores a bridge closure",
            "the drivers know shortcuts the plan doesn't",
        ),
    ),
)

# In days: from one milestone to the next.
_STEPS = (
    ("scoped", 10, 26),
    ("pilot-begun", 18, 45),
    ("pilot-read", 25, 50),
    ("decided", 6, 16),
    ("rolled-out", 20, 50),
    ("closed", 12, 30),
)
# How many have come to an end, and how many are under way.
_PAST, _ACTIVE = 4, 3


@dataclass
class Course:
    """One project on its way."""

    idea: Idea
    random: Random
    draft: Draft
    holders: dict[str, Person]
    #: When it is to be rolled out, as it was last decided.
    target: date
    last: Event | None = None

    def enter(self, kind: str, at: datetime, *who: str, **facts: str | int | date) -> bool:
        """Enter a milestone, unless it is still to come."""
        if at >= self.draft.calendar.now:
            return False
        people = [self.holders[key].id for key in who]
        self.last = self.draft.chronicle.happened(
            f"project-{kind}",
            at,
            people,
            {
                "project": self.idea.name,
                "lead": self.holders[self.idea.lead].name,
                "sponsor": self.holders[self.idea.sponsor].name,
                "target": self.target,
                **facts,
            },
            cause=self.last,
        )
        return True


def draw_projects(draft: Draft, holders: dict[str, Person]) -> None:
    """Past projects, then those of today; the last two of these have channels."""
    random = draft.random("chronicle", "projects")
    calendar = draft.calendar
    for number, idea in enumerate(random.sample(IDEAS, _PAST + _ACTIVE)):
        back = random.randrange(330, 620) if number < _PAST else random.randrange(70, 130)
        begun = next_workday(calendar.today - timedelta(days=back))
        target = next_workday(begun + timedelta(days=random.randrange(100, 160)))
        _unfold(Course(idea, random, draft, holders, target), begun)


def _unfold(course: Course, begun: date) -> None:
    """Let the project take its course until now."""
    random, calendar, idea = course.random, course.draft.calendar, course.idea
    budget, result = Money(random.randrange(6, 60) * 1_000_00), random.randrange(4, 31)
    both, day = (idea.lead, idea.sponsor), begun
    at = calendar.at_work(random, day)
    goes_on = course.enter("begun", at, idea.sponsor, idea.lead, pilot=idea.pilot, aim=idea.aim, budget=budget)
    for kind, least, most in _STEPS:
        day = next_workday(day + timedelta(days=random.randrange(least, most)))
        at = calendar.at_work(random, day)
        if kind == "scoped" or kind == "pilot-begun":
            goes_on = goes_on and course.enter(kind, at, *both, pilot=idea.pilot)
        elif kind == "pilot-read":
            goes_on = goes_on and _slip(course, day)
            goes_on = goes_on and course.enter(
                kind, at, *both, result=result, gain=idea.gain, aim=idea.aim, pilot=idea.pilot
            )
        elif kind == "decided":
            if random.randrange(2) == 0:
                goes_on = goes_on and _propose(course, day)
            goes_on = goes_on and course.enter(kind, at, idea.sponsor, idea.lead, budget=budget)
        elif kind == "rolled-out":
            day = max(day, course.target)
            goes_on = goes_on and course.enter(kind, calendar.at_work(random, day), *both)
        else:
            goes_on = goes_on and course.enter(kind, at, *both, lesson=random.choice(idea.risks), budget=budget)


def _slip(course: Course, day: date) -> bool:
    """Something gets in the way, and the date moves."""
    random, calendar, idea = course.random, course.draft.calendar, course.idea
    at = calendar.at_work(random, last_workday(day - timedelta(days=random.randrange(3, 12))))
    old = course.target
    course.target = next_workday(old + timedelta(days=random.choice((7, 14, 14, 21, 28))))
    return course.enter("slipped", at, idea.lead, idea.sponsor, risk=random.choice(idea.risks), old=old)


def _propose(course: Course, day: date) -> bool:
    """The lead says one date; some days later the sponsor, who decides, says another."""
    random, calendar, idea = course.random, course.draft.calendar, course.idea
    at = calendar.at_work(random, last_workday(day - timedelta(days=random.randrange(2, 5))))
    early = next_workday(course.target - timedelta(days=random.choice((7, 10, 14))))
    return course.enter("proposed", at, idea.lead, idea.sponsor, proposed=early)
