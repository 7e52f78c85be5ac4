"""What every app's `create_app` starts from: the Flask class that gives a request its unit of work, and its options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from flask import Flask, g, request
from flask.wrappers import Response
from werkzeug.routing import IntegerConverter, Map

from . import assets, formats, guard, launcher, login, pages, templating
from .database import Database, Db

#: The platform's own, which apps find after theirs.
TEMPLATES = Path(__file__).parent / "templates"
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


@dataclass(frozen=True)
class Membership:
    """A person's place in an app: the role shown beside their name and, if they are kept out, why."""

    role: str
    refusal: str | None = None


@dataclass(frozen=True)
class NavItem:
    """An entry of the main navigation. It is current on pages of the blueprint that `endpoint` belongs to."""

    label: str
    icon: str
    endpoint: str


class RowId(IntegerConverter):
    """`<int:id>` in routes: a number that fits a column, anything beyond is not found."""

    def __init__(self, map: Map, *args: Any, **kw: Any) -> None:
        super().__init__(map, *args, **{"max": 2**63 - 1, **kw})


@dataclass(frozen=True)
class Product:
    """What the platform knows of an app."""

    key: str
    title: str
    icon: str
    membership: Callable[[Db, int], Membership | None]  # of a person; None: this app is not for them
    navigation: Sequence[NavItem] = ()
    home: str = "home"  # endpoint to land on
    search: str | None = None  # endpoint of global search, called with ?q=
    stylesheet: str = "platform/main.css"  # or the app's own, which begins with that one
    script: str = "platform/main.js"  # likewise; an ES module
    fonts: Sequence[str] = ("vendor/inter-latin.woff2",)  # of every page, fetched before it is laid out
    in_place: bool = False  # whether a page takes the place of the last one (static/platform/visit.js)


class PlatformApp(Flask):
    """A Flask app whose requests each are one unit of work on the world they came from."""

    product: Product

    def auto_find_instance_path(self) -> str:
        """No instance folder is used, and Flask cannot find one for a package whose parent is a namespace."""
        return self.root_path

    def full_dispatch_request(self) -> Response:
        """Hold the world's lock for the whole request; keep its changes if it asked for some and went well."""
        if request.endpoint == "static":
            return super().full_dispatch_request()
        database: Database = request.environ["deskgym.database"]
        with database.session() as db:
            g.db = db
            response = super().full_dispatch_request()
            if request.method in SAFE_METHODS or response.status_code >= 400:
                # Rolls back, and has nothing left that would be read anew.
                db.close()
        return response


def platform_app(import_name: str, product: Product) -> PlatformApp:
    """An app with sessions, log-in, CSRF, security headers, error pages, static files and the UI kit."""
    app = PlatformApp(import_name, static_folder=None)
    app.product = product
    app.url_map.converters["int"] = RowId
    own = Path(app.root_path)
    app.jinja_env.globals["product"] = product
    templating.install(app, own / "templates", TEMPLATES)
    formats.install(app)
    assets.install(app, own / "static")
    guard.install(app, product)
    pages.install(app)
    app.register_blueprint(login.blueprint)
    app.register_blueprint(launcher.blueprint)
    return app
