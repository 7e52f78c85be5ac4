"""The pages of the handbook, put together."""

from __future__ import annotations

from flask import redirect, url_for
from flask.typing import ResponseReturnValue

from ..factory import platform_app
from ..platform.web import PlatformApp
from . import APP, views


def create_app() -> PlatformApp:
    app = platform_app(APP)
    for blueprint in views.BLUEPRINTS:
        app.register_blueprint(blueprint)
    app.jinja_env.filters["long_day"] = lambda value: f"{value:%B} {value.day}, {value.year}"

    @app.get("/")
    def home() -> ResponseReturnValue:
        """The bare address leads to the contents."""
        return redirect(url_for("sections.index"))

    return app
