"""Suppliers, purchase orders and transfers: what may be done, and what it does to stock."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Blocked, Conflict, Forbidden, Invalid
from deskgym.apps.platform.models import Person
from deskgym.apps.store import actions
from deskgym.apps.store.actions.stock import level_of
from deskgym.apps.store.models import InventoryMovement, PurchaseOrder, Staff, StaffPermission, Supplier, Transfer
from sqlalchemy import select

from ...support.company import add_person
from .cast import Cast


@pytest.fixture
def supplier(db: Db, cast: Cast) -> Supplier:
    """Delivers white lamps for 18.00 and desks for 210.00."""
    supplier = actions.create_supplier(
        db, name="Elm Works", email="sales@elmworks.example", lead_days=14, currency="USD", terms="Net 30"
    )
    actions.set_supplier_item(db, supplier.id, cast.white, 1_800, supplier_sku="EW-77")
    actions.set_supplier_item(db, supplier.id, cast.desk, 21_000)
    return supplier


@pytest.fixture
def approver(db: Db) -> int:
    """Adam, a manager who may work on stock."""
    adam = add_person(db, "Adam", "Ortiz", title="Purchasing manager", department="Operations")
    db.add(Staff(id=adam.id, role="Purchasing", is_manager=False, is_active=True))
    db.add(StaffPermission(staff_id=adam.id, area="inventory"))
    db.flush()
    return adam.id


@pytest.fixture
def draft(db: Db, cast: Cast, supplier: Supplier) -> PurchaseOrder:
    """Olga's draft of twenty lamps for the main warehouse."""
    return actions.create_purchase_order(
        db, supplier_id=supplier.id, location_id=cast.main, quantities={cast.white: 20}
    )


def approve(db: Db, order: PurchaseOrder, approver: int) -> None:
    me, db.actor_id = db.actor_id, approver
    actions.approve_purchase_order(db, order.id)
    db.actor_id = me


@pytest.fixture
def ordered(db: Db, draft: PurchaseOrder, approver: int) -> PurchaseOrder:
    approve(db, draft, approver)
    return actions.order_purchase_order(db, draft.id)


def test_an_order_is_approved_by_somebody_else_then_ordered_then_incoming(
    db: Db, cast: Cast, draft: PurchaseOrder, approver: int
) -> None:
    with pytest.raises(Blocked, match="not approved yet"):
        actions.order_purchase_order(db, draft.id)
    with pytest.raises(Forbidden, match="is your own"):
        actions.approve_purchase_order(db, draft.id)
    approve(db, draft, approver)
    actions.order_purchase_order(db, draft.id)

    assert draft.status == "Ordered"
    assert draft.total == 36_000
    assert draft.expected_on == db.today + timedelta(days=14)
    level = level_of(db, cast.white, cast.main)
    assert (level.available, level.incoming, level.on_hand) == (10, 20, 10)


def test_nobody_approves_more_than_the_handbook_allows(db: Db, cast: Cast, draft: PurchaseOrder, approver: int) -> None:
    actions.set_purchase_quantities(db, draft.id, {cast.desk: 12})

    with pytest.raises(Forbidden, match=r"you may approve up to \$2,500\.00\. See “House rules”"):
        approve(db, draft, approver)


def test_a_title_without_a_limit_approves_nothing(db: Db, draft: PurchaseOrder, approver: int) -> None:
    db.get_one(Person, approver).title = "Buyer"

    with pytest.raises(Forbidden, match="As Buyer you may not approve"):
        approve(db, draft, approver)


def test_an_approval_is_of_what_was_approved(db: Db, cast: Cast, draft: PurchaseOrder, approver: int) -> None:
    approve(db, draft, approver)
    actions.update_purchase_line(db, draft.lines[0].id, quantity=21, cost=1_800)

    assert draft.approved_by_id is None
    with pytest.raises(Blocked, match="not approved yet"):
        actions.order_purchase_order(db, draft.id)


def test_a_delivery_comes_in_parts_and_damaged_units_lie_aside(db: Db, cast: Cast, ordered: PurchaseOrder) -> None:
    (line,) = ordered.lines
    actions.receive_purchase_order(db, ordered.id, {line.id: 11}, {line.id: 2}, delivery_note="DN 4711")

    level = level_of(db, cast.white, cast.main)
    assert (level.available, level.unavailable, level.on_hand, level.incoming) == (21, 2, 23, 7)
    assert (ordered.status, line.open) == ("Partially received", 7)
    movement = db.scalars(select(InventoryMovement).order_by(InventoryMovement.id.desc())).first()
    assert movement is not None
    assert (movement.reason, movement.purchase_order_id) == ("Received", ordered.id)
    assert movement.note == f"{ordered.name}, delivery note DN 4711"

    actions.receive_purchase_order(db, ordered.id, {line.id: 7})
    assert (ordered.status, level_of(db, cast.white, cast.main).incoming) == ("Received", 0)


def test_no_more_comes_than_was_ordered(db: Db, ordered: PurchaseOrder) -> None:
    (line,) = ordered.lines

    with pytest.raises(Invalid, match="Only 20 of LMP-1-WHI are still to come"):
        actions.receive_purchase_order(db, ordered.id, {line.id: 19}, {line.id: 2})
    with pytest.raises(Invalid, match="at least one unit"):
        actions.receive_purchase_order(db, ordered.id, {line.id: 0})


def test_what_was_ordered_changes_only_its_date_and_its_note(
    db: Db, cast: Cast, ordered: PurchaseOrder, supplier: Supplier
) -> None:
    later = db.today + timedelta(days=30)
    actions.update_purchase_order(db, ordered.id, expected_on=later, note="They are late.")
    assert [event.kind for event in ordered.events][:2] == ["note", "expected"]

    with pytest.raises(Blocked, match="only its expected date and its note"):
        actions.update_purchase_order(db, ordered.id, location_id=cast.hub)
    with pytest.raises(Blocked, match="has been ordered"):
        actions.set_purchase_quantities(db, ordered.id, {cast.white: 5})
    with pytest.raises(Blocked, match="has been ordered"):
        actions.update_purchase_line(db, ordered.lines[0].id, quantity=5, cost=1)


def test_an_order_ends_short_or_is_canceled(db: Db, cast: Cast, ordered: PurchaseOrder) -> None:
    with pytest.raises(Blocked, match="Cancel it instead"):
        actions.close_purchase_order(db, ordered.id, "They have no more.")
    actions.receive_purchase_order(db, ordered.id, {ordered.lines[0].id: 15})
    with pytest.raises(Blocked, match="Close it short instead"):
        actions.cancel_purchase_order(db, ordered.id, "Too late.")
    actions.close_purchase_order(db, ordered.id, "They have no more.")

    assert (ordered.status, level_of(db, cast.white, cast.main).incoming) == ("Closed short", 0)
    assert ordered.events[0].message == "It was closed short of 5 × LMP-1-WHI: They have no more."
    with pytest.raises(Blocked, match="is closed short: nothing of it is awaited"):
        actions.receive_purchase_order(db, ordered.id, {ordered.lines[0].id: 5})


def test_a_canceled_order_is_no_longer_incoming(db: Db, cast: Cast, ordered: PurchaseOrder) -> None:
    actions.cancel_purchase_order(db, ordered.id, "Found it cheaper.")

    assert (ordered.status, level_of(db, cast.white, cast.main).incoming) == ("Canceled", 0)


def test_only_what_a_supplier_supplies_is_ordered_there(db: Db, cast: Cast, draft: PurchaseOrder) -> None:
    with pytest.raises(Invalid, match="Elm Works does not supply LMP-1-BLA"):
        actions.set_purchase_quantities(db, draft.id, {cast.black: 5})
    with pytest.raises(Blocked, match=f"is on {draft.name}, a draft"):
        actions.remove_supplier_item(db, draft.supplier_id, cast.white)


def test_an_archived_supplier_gets_no_order(db: Db, cast: Cast, draft: PurchaseOrder, supplier: Supplier) -> None:
    actions.set_supplier_active(db, supplier.id, False)

    with pytest.raises(Invalid, match="is archived"):
        actions.create_purchase_order(db, supplier_id=supplier.id, location_id=cast.main)
    actions.set_supplier_active(db, supplier.id, True)


def test_a_supplier_that_owes_goods_is_not_archived(db: Db, supplier: Supplier, ordered: PurchaseOrder) -> None:
    with pytest.raises(Blocked, match=f"still to come, by {ordered.name}"):
        actions.set_supplier_active(db, supplier.id, False)


def test_two_suppliers_have_two_names(db: Db, supplier: Supplier) -> None:
    with pytest.raises(Invalid, match="There is a supplier elm works already"):
        actions.create_supplier(db, name="elm works", lead_days=1, currency="USD", terms="Net 30")


def test_a_draft_says_everything_that_is_wrong_with_it(db: Db, cast: Cast) -> None:
    with pytest.raises(Invalid) as caught:
        actions.create_purchase_order(db, supplier_id=99, location_id=99, expected_on=date(2020, 1, 1), shipping=-1)
    assert set(caught.value.errors) == {"supplier_id", "location_id", "expected_on", "shipping"}


@pytest.fixture
def transfer(db: Db, cast: Cast) -> Transfer:
    return actions.create_transfer(db, origin_id=cast.main, destination_id=cast.hub, quantities={cast.white: 4})


def test_stock_leaves_one_location_and_arrives_at_another(db: Db, cast: Cast, transfer: Transfer) -> None:
    assert level_of(db, cast.white, cast.main).available == 10
    actions.send_transfer(db, transfer.id)
    assert (level_of(db, cast.white, cast.main).on_hand, level_of(db, cast.white, cast.hub).incoming) == (6, 4)

    (line,) = transfer.lines
    actions.receive_transfer(db, transfer.id, {line.id: 2}, {line.id: 1})
    assert transfer.status == "Partially received"
    hub = level_of(db, cast.white, cast.hub)
    assert (hub.available, hub.unavailable, hub.incoming) == (5, 1, 1)
    actions.receive_transfer(db, transfer.id, {line.id: 1})
    assert (transfer.status, hub.on_hand, hub.incoming) == ("Received", 7, 0)


def test_no_more_leaves_than_is_available(db: Db, cast: Cast, transfer: Transfer) -> None:
    actions.set_transfer_quantities(db, transfer.id, {cast.white: 11, cast.black: 1})

    with pytest.raises(Blocked, match="has only 0 of LMP-1-BLA, 10 of LMP-1-WHI available"):
        actions.send_transfer(db, transfer.id)


def test_a_transfer_is_canceled_only_before_it_leaves(db: Db, cast: Cast, transfer: Transfer) -> None:
    actions.send_transfer(db, transfer.id)
    with pytest.raises(Blocked, match="close it short if something is missing"):
        actions.cancel_transfer(db, transfer.id, "Not needed.")
    actions.close_transfer(db, transfer.id, "The pallet is lost.")

    assert transfer.status == "Closed short"
    assert level_of(db, cast.white, cast.hub).incoming == 0
    other = actions.create_transfer(db, origin_id=cast.hub, destination_id=cast.main)
    assert actions.cancel_transfer(db, other.id, "Not needed.").status == "Canceled"


def test_a_transfer_leads_from_one_location_to_another(db: Db, cast: Cast) -> None:
    with pytest.raises(Invalid, match="another location"):
        actions.create_transfer(db, origin_id=cast.hub, destination_id=cast.hub)


def test_a_variant_that_is_still_to_come_is_not_deleted(db: Db, cast: Cast, ordered: PurchaseOrder) -> None:
    with pytest.raises(Blocked, match="is still to come"):
        actions.delete_variant(db, cast.white)


def test_stock_is_moved_by_those_who_may(database: Database, cast: Cast) -> None:
    with Db(database.engine, actor_id=cast.paul) as db:
        with pytest.raises(Forbidden, match="change stock"):
            actions.create_supplier(db, name="A", lead_days=1, currency="USD", terms="Net 30")
        with pytest.raises(Forbidden, match="change stock"):
            actions.create_purchase_order(db, supplier_id=1, location_id=cast.main)
        with pytest.raises(Forbidden, match="change stock"):
            actions.create_transfer(db, origin_id=cast.main, destination_id=cast.hub)


def test_two_people_do_not_receive_the_same_delivery(db: Db, ordered: PurchaseOrder) -> None:
    actions.receive_purchase_order(db, ordered.id, {ordered.lines[0].id: 5})
    version = ordered.version
    actions.receive_purchase_order(db, ordered.id, {ordered.lines[0].id: 5}, version=version)

    with pytest.raises(Conflict):
        actions.receive_purchase_order(db, ordered.id, {ordered.lines[0].id: 5}, version=version)
