"""What a person's role allows them to change, said a second time over the tables alone, change by change."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...tasks.verifier.changes import Change, Changes, Key
from .house import House, Visitor

Rule = Callable[[House, Visitor, Change], bool]

_CRM = ("account", "contact", "lead", "deal", "task", "event", "note", "case")
#: A change of any row of these tables asks for one of these areas of the store's admin.
_AREAS = {
    "store_customer": {"customers"}, "store_address": {"customers"},
    "store_discount": {"discounts"},
    "store_review": {"reviews"},
    "store_product": {"products"}, "store_variant": {"products"}, "store_option": {"products"},
    "store_option_value": {"products"},
    "store_inventory_level": {"inventory", "orders", "refunds", "products"},
    "store_inventory_movement": {"inventory", "orders", "refunds", "products"},
    "store_allocation": {"orders", "refunds"}, "store_fulfilment": {"orders"}, "store_fulfilment_line": {"orders"},
    "store_refund": {"refunds"}, "store_refund_line": {"refunds"},
    "store_order": {"orders", "refunds"}, "store_order_line": {"orders", "refunds"},
    "store_order_event": {"orders", "refunds"}, "store_payment": {"orders", "refunds"},
    "store_return": {"refunds"}, "store_return_line": {"refunds"},
}  # fmt: skip
#: What an order or a return of one's own brings with it in the shop.
_OF_ORDERS = tuple(
    f"store_{part}" for part in ("inventory", "allocation", "redemption", "order_", "payment", "return_")
)


def forbidden(house: House, visitor: Visitor, changes: Changes) -> list[Key]:
    """The changed rows that the visitor had no right to change, leaving out parts of others that they could."""
    allowed = {key for key, change in changes.items() if _RULES[visitor.app](house, visitor, change)}
    while more := {key for key, change in changes.items() if key not in allowed and _parents(change) & allowed}:
        allowed |= more
    return sorted(set(changes) - allowed)


def _row(change: Change) -> Mapping[str, Any]:
    row = change.before if change.before is not None else change.after
    assert row is not None
    return row


def _parents(change: Change) -> set[Key]:
    """The rows of the same app that a row is part of, or goes along with."""
    row = _row(change)
    found: set[Key] = set()
    for column in change.table.columns:
        for foreign in column.foreign_keys:
            if isinstance(row[column.name], int):
                found.add((foreign.column.table.name, row[column.name]))
        if "refers" in column.info:
            kind, tables = column.info["refers"]
            if row[kind] in tables:
                found.add((tables[row[kind]], row[column.name]))
    return found


def _crm(house: House, visitor: Visitor, change: Change) -> bool:
    key = change.table.name.removeprefix("crm_")
    row = _row(change)
    if "deal_id" in row:
        # Products, roles and history are edited with the deal that they are part of.
        deals = house.rows("SELECT owner_id FROM crm_deal WHERE id = :id", id=row["deal_id"])
        return bool(deals) and _reaches(house, visitor, "deal", "edit", deals[0][0])
    if key not in _CRM:
        return False
    me = house.rows(
        """SELECT p."create", r.is_admin, u.is_active AND NOT u.is_frozen FROM crm_user u
        JOIN crm_role r ON r.id = u.role_id LEFT JOIN crm_permission p ON p.role_id = r.id AND p.object = :key
        WHERE u.id = :me""",
        key=key, me=visitor.id,
    )  # fmt: skip
    if not me or not me[0][2]:
        return False
    create, is_admin, _ = me[0]
    if change.before is None:
        return bool(create)
    if key == "account" and change.before["is_locked"] and not is_admin:
        return False
    is_deleted = change.after is None or (change.after["deleted_at"] and not change.before["deleted_at"])
    owner = row["created_by_id" if key == "note" else "owner_id"]
    return _reaches(house, visitor, key, "delete" if is_deleted else "edit", owner)


def _reaches(house: House, visitor: Visitor, key: str, right: str, owner: int) -> bool:
    """Whether a role's right to edit or delete goes as far as a record of `owner`."""
    found = house.rows(
        f"""SELECT CASE p."{right}" WHEN 'all' THEN 1 WHEN 'own' THEN :owner = :me WHEN 'team' THEN :owner = :me OR
        u.team_id = (SELECT team_id FROM crm_user WHERE id = :owner) END FROM crm_user u
        JOIN crm_permission p ON p.role_id = u.role_id AND p.object = :key WHERE u.id = :me""",
        key=key, me=visitor.id, owner=owner,
    )  # fmt: skip
    return bool(found and found[0][0])


def _chat(house: House, visitor: Visitor, change: Change) -> bool:
    row, table = _row(change), change.table.name
    roles = house.rows("SELECT role FROM chat_member WHERE id = :me AND is_active", me=visitor.id)
    if not roles:
        return False
    role = roles[0][0]
    for column in ("author_id", "person_id"):
        if column in row and row[column] == visitor.id:
            return True
    if table == "chat_member":
        return bool(row["id"] == visitor.id)
    if table == "chat_section_channel":
        return bool(
            house.rows("SELECT 1 FROM chat_section WHERE id=:id AND person_id=:me", id=row["section_id"], me=visitor.id)
        )
    channel = row["id"] if table == "chat_channel" else row.get("channel_id")
    if channel is None:
        return False
    if table == "chat_channel" and change.before is None:
        return bool(role != "guest") or row["kind"] in ("direct", "group")
    place = house.rows(
        "SELECT is_admin FROM chat_channel_member WHERE channel_id=:id AND person_id=:me", id=channel, me=visitor.id
    )
    public = house.rows("SELECT 1 FROM chat_channel WHERE id=:id AND kind='public'", id=channel)
    runs = bool(place and place[0][0]) or (role == "admin" and bool(place or public))
    if table == "chat_post":
        pinned = change.before is not None and change.after is not None and _only(change, "is_pinned")
        return runs or (pinned and bool(place) and role != "guest")
    if table == "chat_channel":
        return runs or (bool(place) and role != "guest" and _only(change, "header", "purpose", "name"))
    if table == "chat_channel_member":
        return runs or (bool(place) and role != "guest" and change.before is None)
    return False


def _only(change: Change, *columns: str) -> bool:
    """Whether nothing but these columns, and the book-keeping, differs."""
    if change.before is None or change.after is None:
        return False
    kept = {"updated_at", "updated_by_id", "version", *columns}
    return all(change.before[name] == change.after[name] for name in change.before if name not in kept)


_LEVELS = ("viewer", "commenter", "editor", "owner")


def _sheet(house: House, visitor: Visitor, change: Change) -> bool:
    row, table = _row(change), change.table.name
    user = house.rows("SELECT role FROM sheet_user WHERE id = :me AND is_active", me=visitor.id)
    if not user:
        return False
    if table == "sheet_star":
        return bool(row["person_id"] == visitor.id)
    if table in ("sheet_folder", "sheet_workbook") and change.before is None:
        return bool(row["owner_id"] == visitor.id and user[0][0] != "Guest")
    if table == "sheet_folder":
        return bool(row["owner_id"] == visitor.id)
    book = row["id"] if table == "sheet_workbook" else row.get("workbook_id")
    if book is None and "sheet_id" in row:
        found = house.rows("SELECT workbook_id FROM sheet_sheet WHERE id = :id", id=row["sheet_id"])
        book = found[0][0] if found else None
    level = _level(house, visitor, user[0][0], book)
    if table == "sheet_comment":
        return level >= 1
    if table == "sheet_workbook" and not _only(change, "title", "revision", "company_access"):
        return level == 3
    return level >= 2


def _level(house: House, visitor: Visitor, role: str, book: int | None) -> int:
    found = house.rows(
        """SELECT owner_id, company_access, deleted_at, (SELECT level FROM sheet_permission WHERE workbook_id = b.id AND
        person_id = :me AND deleted_at IS NULL) FROM sheet_workbook b WHERE id = :id""",
        me=visitor.id, id=book,
    )  # fmt: skip
    if not found:
        return -1
    owner, company, deleted, shared = found[0]
    if owner == visitor.id:
        return 3
    if deleted is not None:
        return -1
    names = [shared] if role == "Guest" else [shared, company]
    level = max((_LEVELS.index(name) for name in names if name is not None), default=-1)
    return min(level, 1) if role == "Guest" else level


def _admin(house: House, visitor: Visitor, change: Change) -> bool:
    areas = house.rows(
        """SELECT p.area FROM store_staff_permission p JOIN store_staff s ON s.id = p.staff_id
        WHERE s.id = :me AND s.is_active""",
        me=visitor.id,
    )
    return bool({area for (area,) in areas} & _AREAS.get(change.table.name, set()))


def _shop(house: House, visitor: Visitor, change: Change) -> bool:
    row, table = _row(change), change.table.name
    if table == "store_customer":
        return change.before is None or row["id"] == visitor.id
    if "customer_id" in row:
        return row["customer_id"] == visitor.id if visitor.id is not None else change.before is None
    if table == "store_cart_line":
        owner = house.rows("SELECT customer_id FROM store_cart WHERE id = :id", id=row["cart_id"])
        return bool(owner and owner[0][0] == visitor.id)
    if table == "store_return":
        owner = house.rows("SELECT customer_id FROM store_order WHERE id = :id", id=row["order_id"])
        return bool(owner and owner[0][0] == visitor.id)
    return visitor.id is not None and change.table.name.startswith(_OF_ORDERS)


_RULES: dict[str, Rule] = {"crm": _crm, "chat": _chat, "sheet": _sheet, "admin": _admin, "shop": _shop}
