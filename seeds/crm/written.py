"""What is written on the CRM's records once there are orders to speak of: cases, activities, notes."""

from __future__ import annotations

from ...apps.platform.models import Person
from ..draft import Draft
from .activities import make_events, make_tasks
from .cases import make_cases
from .desk import make_desk
from .documents import make_documents
from .knowledge import make_knowledge
from .log import make_log
from .mailings import make_mailings
from .marks import make_marks
from .meetings import make_meetings
from .notices import make_notices
from .parents import activity_parents
from .recycled import make_recycled
from .reports import make_reports
from .sales import Sales
from .set_up import make_more_rules, make_rules
from .stream.notes import make_notes
from .stream.posts import make_posts
from .tenure import hand_over
from .threads import make_threads

AFTER = ("crm", "store")


def make(draft: Draft, holders: dict[str, Person]) -> None:
    sales = draft.recall(Sales)
    make_desk(sales)
    make_knowledge(sales)
    make_cases(sales)
    parents = activity_parents(sales)
    make_tasks(sales, parents)
    make_events(sales, parents)
    make_notes(sales, parents)
    make_recycled(sales)
    make_threads(sales)
    make_reports(sales)
    make_posts(sales, parents)
    make_documents(sales)
    make_marks(sales)
    hand_over(draft)
    make_rules(sales)
    make_meetings(sales, parents)
    make_more_rules(sales)
    make_mailings(sales)
    make_log(sales)
    make_notices(sales)
