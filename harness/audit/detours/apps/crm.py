"""What can be done wrong in the CRM and mended there: any field of any record, records made, deals that move."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import timedelta
from typing import Any

from sqlalchemy import select

from .....apps.crm import actions
from .....apps.crm.fields import FIELDS, LINE
from .....apps.crm.models import (
    Account,
    AccountContact,
    Case,
    Contact,
    Deal,
    DealContactRole,
    DealLine,
    Event,
    Lead,
    Note,
    PricebookEntry,
    Product,
    Quote,
    QuoteLine,
    Stage,
    StageHistory,
    Task,
    User,
)
from .....apps.crm.objects import OBJECTS
from .....apps.crm.permissions import assignable_users
from .....apps.platform.database import Db
from .....apps.platform.errors import DomainError
from ..deed import AppDeeds, Deed, Editor, Maker, Mend
from ..scene import CannotBeDone, Scene


def _update_deal(db: Db, deal_id: int, **values: Any) -> None:
    """Save a deal; one that was lost before is lost again from the same stage, as its history has it."""
    if (stage_id := values.get("stage_id")) is not None:
        lost = select(StageHistory).where(StageHistory.deal_id == deal_id, StageHistory.to_stage_id == stage_id)
        former = db.scalars(lost.order_by(StageHistory.changed_at.desc(), StageHistory.id.desc())).first()
        if former is not None and former.to_stage.is_closed and not former.to_stage.is_won and former.from_stage_id:
            actions.update_deal(db, deal_id, stage_id=former.from_stage_id)
    actions.update_deal(db, deal_id, **values)


_UPDATES: dict[str, Callable[..., object]] = {
    "account": actions.update_account,
    "contact": actions.update_contact,
    "lead": actions.update_lead,
    "deal": _update_deal,
    "task": actions.update_task,
    "event": actions.update_event,
    "case": actions.update_case,
}
# One of two columns that name a record together.
_PARENT = {"parent_type", "parent_id"}
# Moving to another account takes a contact's place under a manager away, for whom no form remembers it.
_NOT_MENDED = {"contact": {"account_id"}}


def _editor(key: str, update: Callable[..., object]) -> Editor:
    fields = FIELDS[key]
    columns = [field.name for field in fields if field.is_written]
    left_out = _PARENT | _NOT_MENDED.get(key, set())
    return Editor(
        OBJECTS[key].model,
        tuple(name for name in columns if name not in left_out),
        lambda db, row, values: update(db, row.id, **values),
    )


def _save_note(db: Db, note: Note, values: Mapping[str, Any]) -> None:
    if "body" in values:
        actions.edit_note(db, note.id, values["body"])
    if "is_pinned" in values:
        actions.pin_note(db, note.id, pinned=values["is_pinned"])


def _make_account(db: Db, scene: Scene) -> Account:
    return actions.create_account(db, name="Mistaken Works", phone="(312) 555-0100", website="www.mistaken.example")


def _make_contact(db: Db, scene: Scene) -> Contact:
    account = scene.pick(db, Account)
    return actions.create_contact(db, last_name="Mistaken", email="mistaken@example.com", account_id=account.id)


def _make_lead(db: Db, scene: Scene) -> Lead:
    # Worlds differ in what a lead has to say.
    return actions.create_lead(
        db, last_name="Mistaken", company="Mistaken Works", email="mistaken@works.example", phone="+1 312 555 0199"
    )


def _make_deal(db: Db, scene: Scene) -> Deal:
    account = scene.pick(db, Account)
    return actions.create_deal(db, name="Mistaken", account_id=account.id, amount=100_00, close_date=db.today)


def _make_task(db: Db, scene: Scene) -> Task:
    deal = scene.pick(db, Deal)
    return actions.create_task(db, subject="Mistaken", parent_type="deal", parent_id=deal.id, due_date=db.today)


def _make_event(db: Db, scene: Scene) -> Event:
    end = db.now + timedelta(days=1)
    return actions.create_event(db, subject="Mistaken", kind="Call", starts_at=db.now, ends_at=end)


def _make_case(db: Db, scene: Scene) -> Case:
    return actions.create_case(db, subject="Mistaken", account_id=scene.pick(db, Account).id)


def _make_note(db: Db, scene: Scene) -> Note:
    return actions.add_note(db, "account", scene.pick(db, Account).id, "Mistaken")


def _make_line(db: Db, scene: Scene) -> DealLine:
    deal = scene.pick(db, Deal, Deal.id.in_(select(DealLine.deal_id)))
    priced = select(PricebookEntry.product_id).where(PricebookEntry.pricebook_id == deal.pricebook_id)
    product = scene.pick(db, Product, Product.is_active, Product.id.in_(priced))
    return actions.add_line(db, deal.id, product.id, quantity=3)


def _make_role(db: Db, scene: Scene) -> DealContactRole:
    deal = scene.pick(db, Deal, Deal.account_id.is_not(None))
    known = [role.contact_id for role in deal.contact_roles]
    contact = scene.pick(db, Contact, Contact.account_id == deal.account_id, Contact.id.not_in(known))
    return actions.set_contact_role(db, deal.id, contact.id, role="Evaluator")


def _make_link(db: Db, scene: Scene) -> AccountContact:
    contact = scene.pick(db, Contact, Contact.owner_id == scene.actor_id, Contact.account_id.is_not(None))
    linked = select(AccountContact.account_id).where(AccountContact.contact_id == contact.id)
    other = scene.pick(db, Account, Account.id != contact.account_id, Account.id.not_in(linked), ~Account.is_locked)
    return actions.link_contact(db, other.id, contact.id, role="Consultant")


def _make_quote(db: Db, scene: Scene) -> Quote:
    """A quote of a deal that has one already, or else the deleted one would have been the one that is synced."""
    open_stages = select(Stage.id).where(~Stage.is_closed)
    quoted = select(Quote.deal_id).where(Quote.deleted_at.is_(None))
    deal = scene.pick(db, Deal, Deal.stage_id.in_(open_stages), Deal.id.in_(quoted))
    return actions.create_quote(db, deal_id=deal.id)


def _make_quote_line(db: Db, scene: Scene) -> QuoteLine:
    quote = scene.pick(db, Quote, Quote.status == "Draft")
    priced = select(PricebookEntry.product_id).where(PricebookEntry.pricebook_id == quote.pricebook_id)
    product = scene.pick(db, Product, Product.is_active, Product.id.in_(priced))
    return actions.add_quote_line(db, quote.id, product.id, quantity=3)


def _present_quote(db: Db, scene: Scene) -> Mend:
    """A quote presented too soon, and taken back to draft."""
    for quote in scene.rows(db, Quote, Quote.status == "Draft"):
        try:
            with db.begin_nested():
                actions.present_quote(db, quote.id)
        except DomainError:
            continue
        id = quote.id
        return lambda db: actions.revise_quote(db, id)
    raise CannotBeDone("no quote that may be presented")


def _move_deal(db: Db, scene: Scene) -> Mend:
    """A deal moved to another stage, and back."""
    for deal in scene.rows(db, Deal, Deal.stage_id.in_(select(Stage.id).where(~Stage.is_closed))):
        before = deal.stage_id, deal.probability
        open_stages = select(Stage).where(Stage.pipeline_id == deal.stage.pipeline_id, ~Stage.is_closed)
        for stage in db.scalars(open_stages.where(Stage.id != deal.stage_id).order_by(Stage.position)).all():
            try:
                with db.begin_nested():
                    actions.move_stage(db, deal.id, stage.id)
            except DomainError:
                continue
            return _moved_back(deal.id, *before)
    raise CannotBeDone("no deal that may be moved")


def _moved_back(deal_id: int, stage_id: int, probability: int) -> Mend:
    def mend(db: Db) -> None:
        # The stage brings its own probability along, so the deal's is put back after it.
        actions.move_stage(db, deal_id, stage_id)
        actions.update_deal(db, deal_id, probability=probability)

    return mend


def _take_out_role(db: Db, scene: Scene) -> Mend:
    """Somebody taken off a deal, and put on it again."""
    for part in scene.rows(db, DealContactRole):
        deal, contact, role, is_primary = part.deal_id, part.contact_id, part.role, part.is_primary
        try:
            with db.begin_nested():
                actions.remove_contact_role(db, deal, contact)
        except DomainError:
            continue
        return lambda db: actions.set_contact_role(db, deal, contact, role=role, is_primary=is_primary)
    raise CannotBeDone("nobody who may be taken off a deal")


def _other_primary(db: Db, scene: Scene) -> Mend:
    """Somebody else made a deal's primary contact, and the former one again."""
    primary = select(DealContactRole.deal_id).where(DealContactRole.is_primary)
    for part in scene.rows(db, DealContactRole, ~DealContactRole.is_primary, DealContactRole.deal_id.in_(primary)):
        former = next(role for role in part.deal.contact_roles if role.is_primary)
        deal, contact = former.deal_id, former.contact_id
        try:
            with db.begin_nested():
                actions.set_contact_role(db, deal, part.contact_id, is_primary=True)
        except DomainError:
            continue
        return lambda db: actions.set_contact_role(db, deal, contact, is_primary=True)
    raise CannotBeDone("no deal with two contacts")


def _give_away(db: Db, scene: Scene) -> Mend:
    """Accounts given to somebody else, and back to whose they were."""
    owned = Account.owner_id.in_(assignable_users().with_only_columns(User.id))
    mine = scene.rows(db, Account, Account.owner_id == scene.actor_id)[:2] or scene.rows(db, Account, owned)[:1]
    other = scene.pick(db, Account, owned, Account.owner_id.not_in([account.owner_id for account in mine]))
    before = [(account.id, account.owner_id) for account in mine]
    actions.change_owner(db, "account", [id for id, _ in before], other.owner_id)

    def mend(db: Db) -> None:
        for id, owner in before:
            actions.change_owner(db, "account", [id], owner)

    return mend


DEEDS = AppDeeds(
    editors=(
        *(_editor(key, update) for key, update in _UPDATES.items()),
        Editor(Note, ("body", "is_pinned"), _save_note),
        Editor(
            DealContactRole,
            ("role",),
            lambda db, part, values: actions.set_contact_role(db, part.deal_id, part.contact_id, **values),
        ),
        Editor(
            AccountContact,
            ("role", "is_inactive"),
            lambda db, link, values: actions.update_contact_link(db, link.account_id, link.contact_id, **values),
        ),
        Editor(
            DealLine,
            tuple(field.name for field in LINE),
            lambda db, line, values: actions.update_line(db, line.id, **values),
        ),
    ),
    makers=(
        Maker(Account, _make_account, lambda db, row: actions.delete_account(db, row.id)),
        Maker(Contact, _make_contact, lambda db, row: actions.delete_contact(db, row.id)),
        Maker(Lead, _make_lead, lambda db, row: actions.delete_lead(db, row.id)),
        Maker(Deal, _make_deal, lambda db, row: actions.delete_deal(db, row.id)),
        Maker(Task, _make_task, lambda db, row: actions.delete_task(db, row.id)),
        Maker(Event, _make_event, lambda db, row: actions.delete_event(db, row.id)),
        Maker(Case, _make_case, lambda db, row: actions.delete_case(db, row.id)),
        Maker(Note, _make_note, lambda db, row: actions.delete_note(db, row.id)),
        Maker(Quote, _make_quote, lambda db, row: actions.delete_quote(db, row.id)),
        Maker(QuoteLine, _make_quote_line, lambda db, row: actions.remove_quote_line(db, row.id)),
        Maker(DealLine, _make_line, lambda db, row: actions.remove_line(db, row.id)),
        Maker(AccountContact, _make_link, lambda db, row: actions.unlink_contact(db, row.account_id, row.contact_id)),
        Maker(
            DealContactRole,
            _make_role,
            lambda db, row: actions.remove_contact_role(db, row.deal_id, row.contact_id),
        ),
    ),
    others=(
        Deed("crm_deal moved to another stage and back", _move_deal),
        Deed("crm_quote presented and taken back", _present_quote),
        Deed("crm_deal_contact_role taken out and put in again", _take_out_role),
        Deed("crm_deal_contact_role made primary in the place of another, and back", _other_primary),
        Deed("crm_account given away and back", _give_away),
    ),
)
