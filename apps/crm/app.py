"""The pages of the CRM, put together."""

from __future__ import annotations

from ..factory import platform_app
from ..platform.web import PlatformApp
from . import APP, pages, views


def create_app() -> PlatformApp:
    app = platform_app(APP)
    pages.install(app)
    for blueprint in views.BLUEPRINTS:
        app.register_blueprint(blueprint)
    return app
