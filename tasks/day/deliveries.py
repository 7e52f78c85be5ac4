"""How a request reaches somebody: in the chat, as a task, in an order's timeline or as a comment in a workbook."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import select

from ...apps import get_app
from ...apps.clock import advance
from ...apps.crm import actions as crm
from ...apps.crm.models import Task as CrmTask
from ...apps.plans import perform
from ...apps.platform.database import Db
from ...apps.platform.models import Person
from ...apps.sheet.engine import address
from ...apps.sheet.models import Cell, Sheet, SheetUser, Workbook
from ...apps.sheet.permissions import level_of, shares
from ...apps.store.models import Order
from ...seeds.world import World
from ..chat.pages import ConversationPage
from ..crm.pages.tasks import TaskList, TaskPage
from ..draw import Draw
from ..errors import NoInstance, TaskError
from ..gold import ToolUser, User
from ..queries import fetch_all, fetch_undeleted
from ..sheet.pages import Files
from ..sheet.queries import commented
from ..store.pages import OrderList
from ..task import Outcome, Solution, ToolSolution

#: How often somebody looks for what is to come, and how many seconds they wait in between.
_LOOKS, _PAUSE = 200, 30
#: How much of a request is quoted where it is spoken of.
_QUOTED = 48


@dataclass(frozen=True)
class Deed:
    """What somebody does by an app's action."""

    person_id: int
    schema: str
    action: str
    arguments: dict[str, Any]


def until(at: datetime) -> Outcome:
    """The clock runs up to a moment, if it has not come yet; all that is planned up to then is done."""
    return lambda db: advance(db, max(at - db.now, timedelta()))


def happening(deeds: tuple[Deed, ...], at: datetime) -> Outcome:
    """What a plan comes to at its moment. Raises DomainError where it cannot be done."""

    def do(db: Db) -> None:
        until(at)(db)
        for deed in deeds:
            perform(db, deed.person_id, deed.schema, deed.action, **deed.arguments)

    return do


def one_line(text: str) -> str:
    """A text without line ends, as people write a message."""
    return " ".join(text.split())


def start_of(text: str) -> str:
    """The first words of a request, by which it is known."""
    line = one_line(text)
    return line if len(line) <= _QUOTED else f"{line[:_QUOTED].rsplit(' ', 1)[0].rstrip(',;:')} …"


@dataclass(frozen=True)
class Delivery:
    """What its sender does, how it is found, and what is to be done with it once the request is dealt with.

    Who looks for it through tools waits until it is there: tools are quicker than pages.
    """

    deeds: tuple[Deed, ...]
    find: Solution
    find_by_tools: ToolSolution
    settled: Outcome = lambda db: None
    settle: Solution = lambda user: None
    settle_by_tools: ToolSolution | None = None


@dataclass(frozen=True)
class Desk:
    """Whose work it is, where, and the channel in which colleagues call on them."""

    draw: Draw
    world: World
    me: Person
    channel: str
    channel_id: int
    members: frozenset[int] = field(repr=False)

    def lets_in(self, app: str, *people: Person) -> bool:
        with self.world.session() as db:
            found = [get_app(app).membership(db, person.id) for person in people]
        return all(each is not None and each.refusal is None for each in found)


def writing(by: Person, to: Person, text: str) -> Deed:
    return Deed(by.id, "chat", "post_direct", {"person_ids": [to.id], "body": text})


def reading(place: str, body: str) -> ToolSolution:
    """Reading a conversation through tools until a message is there."""

    def read(user: ToolUser) -> None:
        def said() -> list[dict[str, Any]]:
            found = user.call("chat_read_channel", channel=place)["items"]
            return [message for message in found if message["body"] == body]

        found_in_time(user, said)

    return read


def found_in_time(user: ToolUser, look: Callable[[], list[dict[str, Any]]]) -> dict[str, Any]:
    """What is found by looking again and again. Raises TaskError where it does not come."""
    for _ in range(_LOOKS):
        if found := look():
            return found[0]
        user.because("It is not there yet.")
        user.wait(_PAUSE)
    raise TaskError("what was to come has not come")


def directly(desk: Desk, by: Person, text: str) -> Delivery:
    """A direct message."""
    message = desk.draw.choice(("{text}", "{text}", "Hi {name}, one for you. {text}", "{name}, please: {text}"))
    body = message.format(text=text, name=desk.me.first_name)
    find = reading(f"@{by.username}", body)
    return Delivery((writing(by, desk.me, body),), lambda user: ConversationPage(user, by.name).visit(), find)


def by_mention(desk: Desk, by: Person, text: str) -> Delivery:
    """A message in a channel that calls on somebody. Raises NoInstance."""
    if by.id not in desk.members:
        raise NoInstance("they are not in the channel")
    body = f"@{desk.me.username} {text}"
    deed = Deed(by.id, "chat", "create_post", {"channel_id": desk.channel_id, "body": body})
    find = reading(f"#{desk.channel}", body)
    return Delivery((deed,), lambda user: ConversationPage(user, f"#{desk.channel}").visit(), find)


def as_task(desk: Desk, by: Person, text: str) -> Delivery:
    """A task in the CRM, which is completed when it is done. Raises NoInstance."""
    if not desk.lets_in("crm", by, desk.me):
        raise NoInstance("one of them has no access to the CRM")
    subject = start_of(text)
    deed = Deed(
        by.id,
        "crm",
        "create_task",
        {"subject": subject, "description": text, "owner_id": desk.me.id, "priority": "High"},
    )

    def settled(db: Db) -> None:
        task = db.scalars(select(CrmTask).where(CrmTask.subject == subject, CrmTask.owner_id == desk.me.id)).one()
        crm.complete_task(db, task.id)

    def find(user: User) -> None:
        user.visit("crm", "/")
        # Who has many open tasks finds a new one on the second page.
        listed = TaskList(user).open("mine").search(subject.removesuffix(" …"))
        listed.open_record(subject, exact=False)

    def settle(user: User) -> None:
        find(user)
        TaskPage(user).complete()

    def listed(user: ToolUser) -> list[dict[str, Any]]:
        found = user.call("crm_search_tasks", query=subject.removesuffix(" …"), view="mine")
        return [row for row in found["items"] if row["subject"] == subject]

    def find_by_tools(user: ToolUser) -> None:
        user.call("crm_get_task", task=found_in_time(user, lambda: listed(user))["id"])

    def settle_by_tools(user: ToolUser) -> None:
        user.call("crm_complete_tasks", tasks=[listed(user)[0]["id"]])

    return Delivery((deed,), find, find_by_tools, settled, settle, settle_by_tools)


def on_an_order(desk: Desk, by: Person, text: str) -> Delivery:
    """A comment in an order's timeline, and a message that says where. Raises NoInstance."""
    if not desk.lets_in("admin", by, desk.me):
        raise NoInstance("one of them has no access to the merchant admin")
    order = desk.draw.choice(fetch_all(desk.world, select(Order).order_by(Order.id.desc()).limit(40)))
    comment = Deed(by.id, "store", "add_comment", {"order_id": order.id, "text": text})
    pointer = desk.draw.choice(
        (
            "I left a note for you on order #{number} in Backroom. Please do what it asks.",
            "Please look at the timeline of #{number}, I left a comment there for you.",
            "I need you to do something, I wrote it down on order #{number}.",
        )
    ).format(number=order.number)

    def find(user: User) -> None:
        ConversationPage(user, by.name).visit()
        user.visit("admin", "/")
        OrderList(user).open_number(order.number)

    def find_by_tools(user: ToolUser) -> None:
        reading(f"@{by.username}", pointer)(user)
        user.call("store_get_order", order=order.number, detailed=True)

    return Delivery((comment, writing(by, desk.me, pointer)), find, find_by_tools)


def in_a_workbook(desk: Desk, by: Person, text: str) -> Delivery:
    """A comment that is assigned to somebody, and a message that says where. Raises NoInstance."""
    if not desk.lets_in("sheet", by, desk.me):
        raise NoInstance("one of them has no access to the spreadsheet")
    books = fetch_undeleted(desk.world, select(Workbook).order_by(Workbook.id))
    mine, theirs = _levels(desk.world, desk.me, books), _levels(desk.world, by, books)
    book = desk.draw.choice(book for book in books if mine[book.id] and theirs[book.id] not in (None, "viewer"))
    sheet = fetch_all(desk.world, select(Sheet).where(Sheet.workbook_id == book.id).order_by(Sheet.position))[0]
    spoken = commented(desk.world, sheet.id)
    filled = select(Cell).where(Cell.sheet_id == sheet.id, Cell.row > 1).order_by(Cell.row, Cell.column)
    row, column = desk.draw.choice(
        (cell.row, cell.column) for cell in fetch_all(desk.world, filled) if (cell.row, cell.column) not in spoken
    )
    cell = address(row, column)
    comment = Deed(
        by.id,
        "sheet",
        "add_comment",
        {"sheet_id": sheet.id, "row": row, "column": column, "body": text, "assignee_id": desk.me.id},
    )
    pointer = desk.draw.choice(
        (
            "My comment on {cell} in “{book}”, sheet {sheet}, is for you. Leave it open, I'll resolve it myself.",
            'I assigned you a comment in "{book}" ({sheet}, {cell}). Please take care of it; the comment itself can '
            "stay open.",
            "Could you look at {cell} on the sheet {sheet} of “{book}”? There's a comment for you. I'll close it "
            "myself.",
        )
    ).format(cell=cell, book=book.title, sheet=sheet.name)

    def find(user: User) -> None:
        ConversationPage(user, by.name).visit()
        user.visit("sheet", "/")
        Files(user).open_book(book.title).select(cell)

    def find_by_tools(user: ToolUser) -> None:
        reading(f"@{by.username}", pointer)(user)
        user.call("sheet_list_objects", workbook=book.title, sheet=sheet.name, of="comments")

    return Delivery((comment, writing(by, desk.me, pointer)), find, find_by_tools)


#: All ways, the plainest one last: it is always open.
WAYS: tuple[Callable[[Desk, Person, str], Delivery], ...] = (by_mention, as_task, on_an_order, in_a_workbook, directly)


def _levels(world: World, person: Person, books: Iterable[Workbook]) -> dict[int, str | None]:
    """What a member may do with workbooks, by their ids."""
    with world.session() as db:
        user, shared = db.get_one(SheetUser, person.id), shares(db, person.id)
        return {book.id: level_of(db, book, user, shared) for book in books}
