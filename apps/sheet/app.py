"""The pages of the spreadsheet, put together."""

from __future__ import annotations

from flask import g, redirect, url_for
from flask.typing import ResponseReturnValue

from ..factory import platform_app
from ..platform.web import PlatformApp
from . import APP, views
from .views.notifications import bell


def create_app() -> PlatformApp:
    app = platform_app(APP)
    app.config["MAX_CONTENT_LENGTH"] = 64_000_000
    for blueprint in views.BLUEPRINTS:
        app.register_blueprint(blueprint)

    app.jinja_env.globals["notifications"] = lambda: bell(g.db)

    @app.get("/")
    def home() -> ResponseReturnValue:
        """The bare address leads to the files."""
        return redirect(url_for("files.index"))

    return app
