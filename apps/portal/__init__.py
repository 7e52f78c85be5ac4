"""The portal: where a person comes in, chooses an app and somebody to be, and moves the office's clock."""

from __future__ import annotations

from pathlib import Path

from flask import Flask
from flask.wrappers import Response

from ..platform import assets, formats, templating
from ..platform.looks import serving
from ..platform.web import PlatformApp
from . import looking, views

_HERE = Path(__file__).parent


def create_app() -> Flask:
    """The portal's pages. They ask for no log-in: whoever reaches them may be anybody in the fictional office."""
    app = PlatformApp(__name__, static_folder=None)
    templating.install(app, _HERE / "templates")
    formats.install(app)
    serving.install(app)
    assets.install(app, _HERE / "static")
    app.register_blueprint(views.blueprint)
    app.register_blueprint(looking.blueprint)
    app.before_request(views.check_origin)
    app.after_request(_harden)
    return app


def _harden(response: Response) -> Response:
    # Logging in is a form here whose answer leads to the app's own host.
    response.headers["Content-Security-Policy"] = (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
        "form-action 'self' http://*.localhost:*"
    )
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "same-origin"
    response.headers.setdefault("Cache-Control", "no-store")
    return response
