"""The storefront, under the company's own brand."""

from __future__ import annotations

from pathlib import Path

from ...platform import assets, formats, pages, templating
from ...platform.web import TEMPLATES, PlatformApp, Product
from ..actions.sessions import COOKIE

__all__ = ["COOKIE", "create_app"]


def create_app() -> PlatformApp:
    """Shoppers are customers, not staff: so not `platform_app`, which lets in staff only, but the same parts of it."""
    from .. import media
    from . import brand, guard, views

    app = PlatformApp(__name__, static_folder=None)
    app.product = Product(key="shop", title="Shop", icon="store", membership=lambda _db, _person_id: None)
    app.jinja_env.globals["product"] = app.product
    folder = Path(app.root_path)
    templating.install(app, folder / "templates", TEMPLATES)
    formats.install(app)
    assets.install(app, folder / "static")
    pages.install(app)
    guard.install(app)
    media.install(app)
    brand.install(app)
    for blueprint in views.BLUEPRINTS:
        app.register_blueprint(blueprint)
    return app
