"""Backroom, the store's merchant admin."""

from __future__ import annotations

from ...platform.database import Db
from ...platform.web import Membership, NavItem, PlatformApp, Product, platform_app
from ..models import Staff

NAVIGATION = (
    NavItem("Home", "house", "home.index"),
    NavItem("Orders", "receipt", "orders.index"),
    NavItem("Products", "tag", "products.index"),
    NavItem("Inventory", "layers", "inventory.index"),
    NavItem("Customers", "users-round", "customers.index"),
    NavItem("Discounts", "award", "discounts.index"),
    NavItem("Reviews", "star", "reviews.index"),
)


def membership(db: Db, person_id: int) -> Membership | None:
    """A person's role in the admin, and why they are kept out if they are."""
    member = db.get(Staff, person_id)
    if member is None or member.deleted_at is not None:
        return None
    refusal = None if member.is_active else f"{member.person.name}'s access to Backroom is deactivated."
    return Membership(member.role, refusal)


def create_app() -> PlatformApp:
    from .. import media
    from . import lists, views

    app = platform_app(
        __name__,
        Product(
            key="admin",
            title="Backroom",
            icon="store",
            membership=membership,
            navigation=NAVIGATION,
            home="home.index",
            search="home.search",
            stylesheet="admin/main.css",
            in_place=True,
        ),
    )
    media.install(app)
    lists.install(app)
    for blueprint in views.BLUEPRINTS:
        app.register_blueprint(blueprint)
    return app
