"""The pages of the storefront, put together."""

from __future__ import annotations

from ...factory import platform_app
from ...platform.web import PlatformApp
from .. import media
from . import APP, brand, guard, views


def create_app() -> PlatformApp:
    app = platform_app(APP)
    guard.install(app)
    media.install(app)
    brand.install(app)
    for blueprint in views.BLUEPRINTS:
        app.register_blueprint(blueprint)
    return app
