"""Texts of a world drawn by kind, each with what a reader has to know to judge it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from html import unescape
from itertools import islice, pairwise
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from ...apps.chat.models import Channel, ChannelMember, Post
from ...apps.crm.models import (
    Account,
    Campaign,
    Case,
    CaseComment,
    Contact,
    Deal,
    Email,
    Event,
    KbArticle,
    Lead,
    Letter,
    Note,
    Task,
)  # fmt: skip
from ...apps.handbook.models import HandbookRevision
from ...apps.platform.models import Company, Person
from ...apps.sheet.models import Cell, Comment, Sheet
from ...apps.store.models import InventoryMovement, Order, Review, StoreProduct, Variant
from ...seeds.random_source import stream
from ...seeds.sizes import Size
from ...seeds.world import World
from ...tasks.registry import families
from ...tasks.splits import numbers_in, split_of

_TAGS = re.compile(r"<(br|/p|/li|/h\d)[^>]*>|<[^>]+>")
# So much of what stands around a text is shown.
_AROUND = 400
_RECORDS: dict[str, Any] = {"account": Account, "contact": Contact, "deal": Deal, "lead": Lead, "case": Case,
                            "campaign": Campaign}  # fmt: skip


@dataclass(frozen=True)
class Sample:
    """A text as it stands in a world, and in lines where, when and by whom it was written."""

    world: int
    kind: str
    context: Sequence[str]
    text: str


def sample(seed: int, size: Size, count: int, kinds: Sequence[str]) -> Iterator[Sample]:
    """So many texts of a world, evenly of these `KINDS`; the same at each call. Building the world may take seconds."""
    world = World.shared(seed, size)
    with world.session() as session:
        reader = _Reader(session, world.seed)
        for number, kind in enumerate(kinds):
            share = count // len(kinds) + (number < count % len(kinds))
            for context, text in islice(KINDS[kind](reader, stream(seed, "sample", kind)), share):
                yield Sample(seed, kind, [line for line in context if line], text)


class _Reader:
    """Reads rows as people would name them."""

    def __init__(self, session: Session, seed: int) -> None:
        self.session, self.seed = session, seed
        self.company = session.scalars(select(Company)).one()
        self._zone = ZoneInfo(self.company.timezone)

    def drawn(self, model: Any, random: Random, *conditions: Any) -> Iterator[Any]:
        """The rows of a table that hold what is asked, in random order."""
        ids = list(self.session.scalars(select(model.id).where(*conditions).order_by(model.id)))
        random.shuffle(ids)
        for id in ids:
            yield self.session.get(model, id)

    def where(self, **more: object) -> str:
        return f"{self.company.name} ({self.company.trade})" + "".join(
            f"; {name.replace('_', ' ')}: {value}" for name, value in more.items() if value not in (None, "")
        )

    def at(self, moment: datetime | None) -> str:
        return f"{moment.astimezone(self._zone):%a %b %d %Y %H:%M}" if moment else ""

    def person(self, id: int | None) -> str:
        person = self.session.get(Person, id or 0)
        return f"{person.name}, {person.title}, {person.department}" if person else ""

    def contact(self, id: int | None) -> str:
        contact = self.session.get(Contact, id or 0)
        return f"{contact.name}, {contact.title or 'no title'}, {self.account(contact.account_id)}" if contact else ""

    def account(self, id: int | None) -> str:
        account = self.session.get(Account, id or 0)
        return f"{account.name} ({account.industry or 'no industry'}, {account.billing_city})" if account else ""

    def lead(self, lead: Lead) -> str:
        company = f"{lead.company} ({lead.industry or 'no industry'})"
        return f"{lead.name}, {lead.title or 'no title'}, {company}, {lead.status}, from {lead.source or 'no source'}"

    def stage(self, deal: Deal) -> str:
        lost = f", lost: {deal.loss_reason}" if deal.loss_reason else ""
        return f"{deal.stage.name}{lost}, ${(deal.amount or 0) // 100:,}, closes {deal.close_date}"

    def record(self, kind: str | None, id: int | None) -> str:
        row = self.session.get(_RECORDS[kind], id or 0) if kind in _RECORDS else None
        if row is None:
            return kind or ""
        match kind:
            case "deal":
                named = f"{row.name}, {self.stage(row)}"
            case "case":
                named = f"{row.number}, {row.type or 'no type'}, “{row.subject}”"
            case "lead":
                named = self.lead(row)
            case "contact":
                named = self.contact(row.id)
            case "account":
                named = self.account(row.id)
            case _:
                named = row.name
        customer = self.account(row.account_id) if kind in ("deal", "case") else ""
        return f"{kind} {named}" + (f" of {customer}" if customer else "")


Drawn = Iterator[tuple[Sequence[str], str]]


def _posts(reader: _Reader, random: Random) -> Drawn:
    for post in reader.drawn(Post, random, Post.root_id.is_(None), Post.kind == "message", _is_in(reader, named=True)):
        yield (*_place(reader, post), *_before(reader, post)), post.body


def _replies(reader: _Reader, random: Random) -> Drawn:
    for post in reader.drawn(Post, random, Post.root_id.is_not(None), Post.kind == "message"):
        same = select(Post).where(Post.root_id == post.root_id, Post.id < post.id).order_by(Post.id)
        earlier = [post.root, *reader.session.scalars(same)]
        thread = [f"{one.author.name}: {plain(one.body)[:_AROUND]}" for one in earlier]
        yield (*_place(reader, post), "In the thread of:", *thread), post.body


def _direct(reader: _Reader, random: Random) -> Drawn:
    for post in reader.drawn(Post, random, Post.kind == "message", _is_in(reader, named=False)):
        yield (*_place(reader, post), *_before(reader, post)), post.body


def _is_in(reader: _Reader, *, named: bool) -> Any:
    channels = select(Channel.id).where(Channel.name.is_not(None) if named else Channel.name.is_(None))
    return Post.channel_id.in_(channels)


def _place(reader: _Reader, post: Post) -> Iterator[str]:
    channel = post.channel
    if channel.name:
        yield reader.where(channel=f"#{channel.name}", purpose=channel.purpose)
    else:
        ids = select(ChannelMember.person_id).where(ChannelMember.channel_id == channel.id)
        yield reader.where(between=" / ".join(map(reader.person, reader.session.scalars(ids))))
    yield f"{reader.person(post.author_id)}, {reader.at(post.created_at)}"


def _before(reader: _Reader, post: Post) -> Iterator[str]:
    """The posts that stand above it on the page."""
    above = select(Post).where(Post.channel_id == post.channel_id, Post.id < post.id, Post.root_id.is_(None))
    for one in reversed(list(reader.session.scalars(above.order_by(Post.id.desc()).limit(3)))):
        yield f"above, {reader.at(one.created_at)}: {one.author.name}: {plain(one.body)[:200]}"


def _notes(reader: _Reader, random: Random) -> Drawn:
    for note in reader.drawn(Note, random):
        same = select(Note).where(Note.root_id == (note.root_id or 0), Note.id < note.id).order_by(Note.id)
        root = reader.session.get(Note, note.root_id) if note.root_id else None
        thread = [
            f"{reader.person(one.created_by_id)}: {one.body}" for one in (root, *reader.session.scalars(same)) if one
        ]
        who = f"{reader.person(note.created_by_id)}, {reader.at(note.created_at)}"
        yield (reader.where(on=reader.record(note.parent_type, note.parent_id)), who, *thread), note.body


def _activities(reader: _Reader, random: Random) -> Drawn:
    found: Iterator[tuple[Any, ...]] = zip(reader.drawn(Task, random), reader.drawn(Event, random), strict=False)
    for row in (one for pair in found for one in pair):
        place, when = getattr(row, "location", None), getattr(row, "starts_at", row.created_at)
        on = reader.record(row.parent_type, row.parent_id)
        head = reader.where(what=getattr(row, "kind", "task"), on=on, place=place)
        yield (head, f"{reader.person(row.owner_id)}, {reader.at(when)}"), _joined(row.subject, row.description)


def _deals(reader: _Reader, random: Random) -> Drawn:
    for deal in reader.drawn(Deal, random):
        head = reader.where(what="deal", customer=reader.account(deal.account_id))
        yield (head, reader.stage(deal)), _joined(deal.name, deal.next_step, deal.description)


def _customers(reader: _Reader, random: Random) -> Drawn:
    contacts, leads, accounts = (reader.drawn(model, random) for model in (Contact, Lead, Account))
    for contact, lead, account in zip(contacts, leads, accounts, strict=False):
        yield (reader.where(what="contact"),), _joined(reader.contact(contact.id), contact.description)
        yield (reader.where(what="lead"),), _joined(reader.lead(lead), lead.description)
        yield (reader.where(what="account"),), _joined(reader.account(account.id), account.description)


def _cases(reader: _Reader, random: Random) -> Drawn:
    for case in reader.drawn(Case, random):
        head = reader.where(what=f"case {case.number}, {case.type or 'no type'}, came by {case.origin}, {case.status}")
        opened, closed = reader.at(case.created_at), reader.at(case.closed_at)
        who = f"{reader.contact(case.contact_id)}; opened {opened}, closed {closed}"
        text = _joined(case.subject, case.description, case.resolution and f"Resolution: {case.resolution}")
        yield (head, who), text


def _case_comments(reader: _Reader, random: Random) -> Drawn:
    for comment in reader.drawn(CaseComment, random):
        same = select(CaseComment).where(CaseComment.case_id == comment.case_id, CaseComment.id < comment.id)
        earlier = [plain(one.body) for one in reader.session.scalars(same.order_by(CaseComment.id))]
        who = f"{reader.person(comment.created_by_id)}, {reader.at(comment.created_at)}"
        yield (*_of_case(reader, comment.case_id), *earlier[-3:], who), comment.body


def _of_case(reader: _Reader, id: int) -> Iterator[str]:
    case = reader.session.get_one(Case, id)
    yield reader.where(
        on=f"case {case.number}, {case.type or 'no type'}, by {case.origin}, from {reader.contact(case.contact_id)}"
    )
    yield f"“{case.subject}”: {(case.description or '')[:_AROUND]}"


def _mails(reader: _Reader, random: Random) -> Drawn:
    emails, letters = reader.drawn(Email, random), reader.drawn(Letter, random, Letter.body.is_not(None))
    for number in range(1 << 30):
        # Of eight mails one is a campaign's.
        mail: Any = next(letters if number % 8 == 7 else emails, None)
        if mail is None:
            return
        if isinstance(mail, Letter):
            yield (
                (reader.where(what="letter of a campaign"), reader.at(mail.created_at)),
                _joined(mail.subject, mail.body),
            )
            continue
        same = select(Email).where(Email.case_id == mail.case_id, Email.id < mail.id).order_by(Email.id)
        earlier = [f"earlier, {one.direction}: {plain(one.body)[:_AROUND]}" for one in reader.session.scalars(same)]
        who = f"{mail.direction} from {mail.sender}, {reader.at(mail.created_at)}"
        yield (*_of_case(reader, mail.case_id), *earlier[-2:], who), _joined(mail.subject, mail.body)


def _articles(reader: _Reader, random: Random) -> Drawn:
    for article in reader.drawn(KbArticle, random, KbArticle.body.is_not(None)):
        yield (reader.where(what="article of the help desk"),), _joined(article.title, article.summary, article.body)


def _reviews(reader: _Reader, random: Random) -> Drawn:
    for review in reader.drawn(Review, random):
        stars = f"{review.product.title}, {review.rating} of 5, {review.product.material or ''}"
        yield (reader.where(what="review"), stars), _joined(review.title, review.body)


def _store(reader: _Reader, random: Random) -> Drawn:
    orders = reader.drawn(Order, random, func.length(Order.note) > 0)
    moves = reader.drawn(InventoryMovement, random, func.length(InventoryMovement.note) > 0)
    products = reader.drawn(StoreProduct, random)
    for order, move, product in zip(orders, moves, products, strict=False):
        yield (
            (
                reader.where(
                    what="note with an order", to=f"{order.ship_company or order.ship_name}, {order.ship_city}"
                ),
            ),
            order.note,
        )
        variant = reader.session.get_one(Variant, move.variant_id)
        what = f"{move.available:+} of {variant.product.title} ({variant.title}), {move.reason}"
        yield (reader.where(what="stock", moved=what), reader.person(move.by_id)), move.note
        yield (reader.where(what="description in the shop", of=product.title),), product.description


def _sheet_comments(reader: _Reader, random: Random) -> Drawn:
    for comment in reader.drawn(Comment, random, Comment.body != ""):
        sheet = reader.session.get_one(Sheet, comment.sheet_id)
        cells = select(Cell).where(Cell.sheet_id == sheet.id)
        row = cells.where(Cell.row == comment.row, Cell.column <= comment.column + 1).order_by(Cell.column)
        head = cells.where(Cell.column == comment.column, Cell.row < comment.row).order_by(Cell.row)
        around = " | ".join(_marked(cell, comment) for cell in reader.session.scalars(row))
        above = " / ".join(cell.formatted for cell in islice(reader.session.scalars(head), 3))
        same = select(Comment).where(Comment.thread_id == (comment.thread_id or 0), Comment.id < comment.id)
        root = reader.session.get(Comment, comment.thread_id) if comment.thread_id else None
        thread = [f"{one.author.name}: {one.body}" for one in (root, *reader.session.scalars(same)) if one]
        place = reader.where(workbook=sheet.workbook.title, sheet=sheet.name, column=above)
        yield (
            (place, around, *thread, f"{reader.person(comment.author_id)}, {reader.at(comment.created_at)}"),
            comment.body,
        )


def _marked(cell: Cell, comment: Comment) -> str:
    return f"→{cell.formatted}←" if cell.column == comment.column else cell.formatted


def _handbook(reader: _Reader, random: Random) -> Drawn:
    for revision in reader.drawn(HandbookRevision, random):
        paragraphs = [one for one in revision.body.split("\n\n") if len(one) > 40]
        yield (reader.where(section=revision.section.title, version=revision.number),), random.choice(paragraphs)
        yield (reader.where(section=revision.section.title, what="what is new"),), revision.note


def _goals(reader: _Reader, random: Random) -> Drawn:
    split = split_of(reader.seed)
    if split is None:
        return
    every = families()
    random.shuffle(every)
    for family in every:
        number = next(islice(numbers_in(reader.seed, split), random.randrange(16), None))
        task = family.instance(number, split=split).task
        yield (reader.where(what="goal", family=family.id, persona=family.persona),), task.goal


#: What is drawn, by the name of its kind.
KINDS: dict[str, Callable[[_Reader, Random], Drawn]] = {
    "chat post": _posts, "chat reply": _replies, "direct message": _direct, "CRM note": _notes,
    "task or event": _activities, "deal": _deals, "customer": _customers, "case": _cases,
    "case comment": _case_comments, "e-mail": _mails, "article": _articles, "review": _reviews,
    "orders and stock": _store, "sheet comment": _sheet_comments, "handbook": _handbook, "goal": _goals,
}  # fmt: skip


def plain(text: str) -> str:
    """A text without its tags."""
    return unescape(_TAGS.sub(lambda tag: "\n" if tag[1] else "", text)).strip()


def _joined(*parts: str | None) -> str:
    return "\n".join(part for part in parts if part)


def numbered(samples: Sequence[Sample]) -> Iterator[str]:
    """Lines to read: each text under its number and kind, with its context before it."""
    kinds = ["", *(one.kind for one in samples)]
    for number, (one, (before, kind)) in enumerate(zip(samples, pairwise(kinds), strict=True), 1):
        if before != kind:
            yield f"## {kind}"
        yield f"### {number} (world {one.world})"
        yield from (f"  {line}" for line in one.context)
        yield from (f"> {line}" for line in plain(one.text).splitlines())
        yield ""
