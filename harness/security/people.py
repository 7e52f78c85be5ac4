"""Who is at the door of each app: one person of every role, those kept out, customers, a stranger."""

from __future__ import annotations

from .house import House, Visitor

# (role, person): all that a role tells apart is in the first column.
_ROLES = {
    "crm": """SELECT r.name || CASE WHEN u.is_frozen THEN ', frozen' ELSE '' END, u.id FROM crm_user u
        JOIN crm_role r ON r.id = u.role_id""",
    "chat": "SELECT m.role, m.id FROM chat_member m",
    "sheet": "SELECT m.role, m.id FROM sheet_user m",
    "admin": """SELECT s.role || CASE WHEN s.is_manager THEN ', manager' ELSE '' END, s.id FROM store_staff s""",
}
#: People who do the same in an app but own other things in it.
_MORE = {"crm": 1, "chat": 2, "sheet": 3, "admin": 1}


_FURNITURE = {
    # Two customers with something in their carts.
    "shop": """INSERT INTO store_cart_line (cart_id, variant_id, quantity) SELECT c.id, v.id, 1 FROM store_cart c,
        (SELECT v.id FROM store_variant v JOIN store_product p ON p.id = v.product_id JOIN store_inventory_level l
        ON l.variant_id = v.id WHERE p.status = 'Active' AND l.available > 5 ORDER BY v.id LIMIT 1) AS v
        WHERE c.customer_id IN (SELECT id FROM store_customer ORDER BY persona IS NULL, id LIMIT 2)""",
}


def furnish(house: House, app: str) -> None:
    """Add what a seeded world has none of, but a day's work brings."""
    if app in _FURNITURE:
        house.prepare(_FURNITURE[app])


def stranger(app: str) -> Visitor:
    return Visitor(app, "nobody")


def people(house: House, app: str) -> list[Visitor]:
    """The people who may log in to an app, a few of every role, those who stand for it in tasks first."""
    if app == "shop":
        found = house.rows("SELECT id FROM store_customer ORDER BY persona IS NULL, id LIMIT 2")
        return [Visitor("shop", "customer", row[0]) for row in found]
    sql = f"""SELECT x.* FROM ({_ROLES[app]}) AS x JOIN org_person p ON p.id = x.id WHERE p.is_active
        ORDER BY p.persona IS NULL, p.id"""
    taken: dict[str, int] = {}
    chosen = []
    for role, id in house.rows(sql):
        taken[role] = taken.get(role, 0) + 1
        if taken[role] <= _MORE[app]:
            chosen.append(Visitor(app, role, id))
    return chosen
