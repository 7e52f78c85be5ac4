"""What every app's `create_app` starts from: a Flask app with all that the platform has for it."""

from __future__ import annotations

from pathlib import Path

from . import launcher
from .platform import assets, formats, guard, login, pages, templating, undo
from .platform.looks import arranging, placing, serving
from .platform.spec import App
from .platform.web import PlatformApp, RowId

#: The platform's own, which apps find after theirs.
_TEMPLATES = Path(__file__).parent / "platform" / "templates"


def platform_app(spec: App) -> PlatformApp:
    """An app with error pages, static files and the UI kit; for staff, also sessions, log-in, CSRF and the launcher.

    An app that has customers guards its pages itself, as their sessions are its own.
    """
    app = PlatformApp(spec.package, static_folder=None)
    app.spec = spec
    app.url_map.converters["int"] = RowId
    own = Path(app.root_path)
    app.jinja_env.globals["app"] = spec
    templating.install(app, own / "templates", _TEMPLATES)
    formats.install(app)
    serving.install(app)
    arranging.install(app)
    placing.install(app)
    assets.install(app, own / "static")
    if not spec.has_customers:
        guard.install(app, spec)
        app.register_blueprint(login.blueprint)
        app.register_blueprint(launcher.blueprint)
    if spec.can_undo:
        app.register_blueprint(undo.blueprint)
    pages.install(app)
    return app
