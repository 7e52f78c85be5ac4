"""Alder, the CRM."""

from __future__ import annotations

from ..platform.database import Db
from ..platform.web import Membership, NavItem, PlatformApp, Product, platform_app
from .permissions import find_user

NAVIGATION = (
    NavItem("Home", "house", "home.index"),
    NavItem("Accounts", "building-2", "accounts.index"),
    NavItem("Contacts", "contact", "contacts.index"),
    NavItem("Leads", "user-plus", "leads.index"),
    NavItem("Deals", "handshake", "deals.index"),
    NavItem("Tasks", "list-checks", "tasks.index"),
    NavItem("Cases", "life-buoy", "cases.index"),
)


def membership(db: Db, person_id: int) -> Membership | None:
    """A person's role in the CRM, and why they are kept out if they are."""
    user = find_user(db, person_id)
    if user is None or user.deleted_at is not None:
        return None
    if not user.is_active:
        return Membership(user.role.name, f"{user.name}'s access to Alder is deactivated. Ask an administrator.")
    if user.is_frozen:
        return Membership(user.role.name, f"{user.name}'s access to Alder is frozen. Ask an administrator.")
    return Membership(user.role.name)


def create_app() -> PlatformApp:
    from . import pages, views

    app = platform_app(
        __name__,
        Product(
            key="crm",
            title="Alder",
            icon="trees",
            membership=membership,
            navigation=NAVIGATION,
            home="home.index",
            search="search.index",
            stylesheet="crm/main.css",
            script="crm/main.js",
            in_place=True,
        ),
    )
    pages.install(app)
    for blueprint in views.BLUEPRINTS:
        app.register_blueprint(blueprint)
    return app
