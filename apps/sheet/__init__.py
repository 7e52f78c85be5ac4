"""Gridwork, the spreadsheet: a Files home and an editor over a calculation engine."""

from __future__ import annotations

from flask import redirect, url_for
from flask.typing import ResponseReturnValue

from ..platform.database import Db
from ..platform.web import Membership, NavItem, PlatformApp, Product, platform_app
from .models import SheetUser

NAVIGATION = (NavItem("Files", "file-spreadsheet", "files.index"), NavItem("Folders", "folder", "folders.index"))


def membership(db: Db, person_id: int) -> Membership | None:
    """A person's place in the spreadsheet."""
    user = db.get(SheetUser, person_id)
    if user is None or user.deleted_at is not None:
        return None
    if not user.is_active:
        return Membership(user.role, f"{user.person.name}'s access to Gridwork is deactivated. Ask an administrator.")
    return Membership(user.role)


def create_app() -> PlatformApp:
    from . import views

    product = Product(
        key="sheet",
        title="Gridwork",
        icon="grid-2x2",
        membership=membership,
        navigation=NAVIGATION,
        home="files.index",
        stylesheet="sheet/main.css",
    )
    app = platform_app(__name__, product)
    app.config["MAX_CONTENT_LENGTH"] = 64_000_000
    for blueprint in views.BLUEPRINTS:
        app.register_blueprint(blueprint)

    @app.get("/")
    def home() -> ResponseReturnValue:
        """The bare address leads to the files."""
        return redirect(url_for("files.index"))

    return app
