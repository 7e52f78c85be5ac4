"""The pages of the admin, put together."""

from __future__ import annotations

from ...factory import platform_app
from ...platform.web import PlatformApp
from .. import media
from . import APP, lists, views
from .bulk import views as bulk_views
from .collections import lists as collection_lists
from .collections import views as collection_views
from .supply import lists as supply_lists
from .variants import options, table

# Its routes belong to the blueprint of the products.
assert bulk_views is not None


def create_app() -> PlatformApp:
    app = platform_app(APP)
    media.install(app)
    lists.install(app)
    supply_lists.install(app)
    collection_lists.install(app)
    for blueprint in (*views.BLUEPRINTS, options.blueprint, table.blueprint, collection_views.blueprint):
        app.register_blueprint(blueprint)
    return app
