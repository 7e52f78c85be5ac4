"""Who may ask, and what browsers may do with the answer: sessions, CSRF, security headers."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from urllib.parse import urlsplit

from flask import Flask, Response, abort, g, redirect, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from . import pages
from .database import Db
from .models import Person
from .sessions import cookie_name, find_session
from .spec import App, Membership
from .web import SAFE_METHODS

_PUBLIC = frozenset({"static", "platform.log_in", "platform.people", "platform.begin", "platform.enter"})
#: Asked for from other apps' hosts; its ticket is worth more than the word of a browser.
_TICKETED = "platform.enter"
_POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'self'"
)
#: For files that people bring in: pages of no site, with nothing beside them. It is the second rule that keeps scripts
#: from running: a sandbox without `allow-scripts` also shuts out those by which a driven browser looks at a page.
FILE_POLICY = "sandbox allow-scripts; default-src 'none'"


def install(app: Flask, spec: App) -> None:
    """Let nobody in without a session of this app, nor change anything without its CSRF token."""

    @app.before_request
    def check() -> AnyResponse | None:
        if request.endpoint == "static":
            return None
        db: Db = g.db
        g.session = g.person = g.membership = None
        session = find_session(db, spec.key, request.cookies.get(cookie_name(spec.key)))
        if session is not None:
            membership = admit(spec, db, session.person)
            if membership.refusal is None:
                g.session, g.person, g.membership = session, session.person, membership
                db.actor_id = session.person_id
        if request.method == "OPTIONS":
            return None
        if request.method not in SAFE_METHODS and request.endpoint != _TICKETED:
            check_origin()
        if request.endpoint in _PUBLIC:
            return None
        if g.session is None:
            return _to_log_in()
        if request.method not in SAFE_METHODS:
            check_token(g.session.csrf)
        return None

    app.after_request(harden)
    app.jinja_env.globals["csrf_token"] = lambda: g.session.csrf if g.get("session") else ""


def harden(response: Response) -> Response:
    """Tell the browser to load nothing foreign, run nothing inline and keep no page; files come with a policy."""
    response.headers.setdefault("Content-Security-Policy", _POLICY)
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "same-origin"
    if request.endpoint != "static":
        response.headers.setdefault("Cache-Control", "no-store")
    return response


def allow_forms_to(response: Response, origins: Iterable[str]) -> None:
    """Let forms of a page be answered by other apps' hosts."""
    response.headers["Content-Security-Policy"] = _POLICY.replace(
        "form-action 'self'", " ".join(["form-action 'self'", *origins])
    )


def admit(app: App, db: Db, person: Person) -> Membership:
    """A person's place in the app, with the reason if they are kept out."""
    if not person.is_active:
        return Membership("", f"{person.name}'s account is deactivated. Ask an administrator to reactivate it.")
    membership = app.membership(db, person.id)
    return membership or Membership("", f"{person.name} has no access to {app.title}. Ask an administrator for it.")


def _to_log_in() -> AnyResponse:
    if pages.is_fragment():
        return Response(status=401, headers={"HX-Redirect": url_for("platform.log_in")})
    path = request.full_path.removesuffix("?") if request.method in SAFE_METHODS else None
    return redirect(url_for("platform.log_in", next=path if path != "/" else None), 303)


def check_origin() -> None:
    origin = request.headers.get("Origin")
    if origin is not None and urlsplit(origin).netloc != request.host:
        abort(403, "This request came from another site.")


def check_token(expected: str) -> None:
    given = request.headers.get("X-CSRF-Token") or request.form.get("csrf_token", "")
    if not hmac.compare_digest(given.encode(), expected.encode()):
        abort(403, "This page is out of date. Go back, reload it and try again.")
