"""Parley, the team chat."""

from __future__ import annotations

from ..platform.database import Db
from ..platform.web import Membership, PlatformApp, Product, platform_app
from .models import Member

ROLES = {"admin": "Administrator", "member": "Member", "guest": "Guest"}


def membership(db: Db, person_id: int) -> Membership | None:
    """A person's role in the chat, and why they are kept out if they are."""
    member = db.get(Member, person_id)
    if member is None or member.deleted_at is not None:
        return None
    if not member.is_active:
        return Membership(ROLES[member.role], f"{member.name}'s access to Parley is deactivated. Ask an administrator.")
    return Membership(ROLES[member.role])


def create_app() -> PlatformApp:
    from . import pages, views

    app = platform_app(
        __name__,
        Product(
            key="chat",
            title="Parley",
            icon="messages-square",
            membership=membership,
            home="channels.home",
            search="search.index",
            stylesheet="chat/main.css",
            script="chat/main.js",
            fonts=("vendor/inter-latin.woff2", "vendor/emoji.woff2"),
            in_place=True,
        ),
    )
    app.config["MAX_CONTENT_LENGTH"] = 32 * 1024 * 1024
    pages.install(app)
    for blueprint in views.BLUEPRINTS:
        app.register_blueprint(blueprint)
    return app
