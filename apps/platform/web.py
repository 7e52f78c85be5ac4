"""The Flask class of every app, which gives a request its unit of work."""

from __future__ import annotations

from typing import Any, cast

from flask import Flask, current_app, g, request
from flask.wrappers import Response
from werkzeug.routing import IntegerConverter, Map

from .database import Database
from .spec import App
from .wording.templates import WordedEnvironment

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


class RowId(IntegerConverter):
    """`<int:id>` in routes: a number that fits a column, anything beyond is not found."""

    def __init__(self, map: Map, *args: Any, **kw: Any) -> None:
        super().__init__(map, *args, **{"max": 2**63 - 1, **kw})


class PlatformApp(Flask):
    """A Flask app whose requests each are one unit of work on the world they came from."""

    spec: App
    jinja_environment = WordedEnvironment

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


def chooses_account() -> bool:
    """Whether people log in by choosing who they are, as in a demo, and prove it by nothing."""
    return bool(request.environ.get("deskgym.choose_account"))


def this_app() -> App:
    """The app that answers the request."""
    return cast("PlatformApp", current_app).spec
