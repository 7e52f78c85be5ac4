"""The storefront, under the company's own brand."""

from __future__ import annotations

from pathlib import Path

from jinja2 import ChoiceLoader, FileSystemLoader

from ...platform import assets, formats, pages
from ...platform.web import PlatformApp, Product
from ..actions.sessions import COOKIE

__all__ = ["COOKIE", "create_app"]

_PLATFORM = Path(formats.__file__).parent


def create_app() -> PlatformApp:
    """Shoppers are customers, not staff: so not `platform_app`, which lets in staff only, but the same parts of it."""
    from .. import media
    from . import brand, guard, views

    app = PlatformApp(__name__, static_folder=None)
    app.product = Product(key="shop", title="Shop", icon="store", membership=lambda _db, _person_id: None)
    folder = Path(app.root_path)
    loaders = [FileSystemLoader(folder / "templates"), FileSystemLoader(_PLATFORM / "templates")]
    app.jinja_env.loader = ChoiceLoader(loaders)
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    app.jinja_env.auto_reload = False
    app.jinja_env.globals["product"] = app.product
    formats.install(app)
    assets.install(app, folder / "static")
    pages.install(app)
    guard.install(app)
    media.install(app)
    brand.install(app)
    for blueprint in views.BLUEPRINTS:
        app.register_blueprint(blueprint)
    return app
