"""Who shops: a guest or a customer, with a session of the shop; and what may be done without logging in."""

from __future__ import annotations

from flask import Flask, g, make_response, redirect, render_template, request, url_for
from sqlalchemy import func, select
from werkzeug.exceptions import HTTPException, InternalServerError
from werkzeug.wrappers import Response

from ...platform.database import Db
from ...platform.errors import Conflict, DomainError, Forbidden, NotFound
from ...platform.guard import check_origin, check_token, harden
from ...platform.pages import local_path
from ...platform.sessions import cookie_name
from ...platform.web import SAFE_METHODS
from .. import media
from ..actions import begin_session, find_session
from ..models import CartLine, ShopSession
from . import APP

COOKIE = cookie_name(APP.key)
_OPEN = frozenset({"static", media.ENDPOINT, "brand"})
_STATUS: dict[type[DomainError], int] = {Forbidden: 403, NotFound: 404, Conflict: 409}


def install(app: Flask) -> None:
    """Find the session; let nobody change anything from another site, nor a customer's things without their token."""

    @app.before_request
    def check() -> None:
        g.person = g.session = g.customer = None
        if request.endpoint in _OPEN:
            return
        db: Db = g.db
        g.session = find_session(db, request.cookies.get(COOKIE))
        g.customer = g.session.customer if g.session else None
        db.customer_id = g.customer.id if g.customer else None
        if request.method not in SAFE_METHODS:
            check_origin()
            # A guest has nothing that a forged request could reach but a cart that is thrown away.
            if g.customer is not None:
                check_token(g.session.csrf)

    app.after_request(harden)
    app.register_error_handler(DomainError, _refusal)
    app.register_error_handler(HTTPException, _http_error)
    app.jinja_env.globals.update(csrf_token=lambda: g.session.csrf if g.get("session") else "", cart_count=_cart_count)


def customer_id() -> int:
    """The acting customer's id. On pages behind `require_log_in`."""
    return int(g.customer.id)


def require_log_in() -> Response | None:
    """For blueprints whose pages are a customer's own: send guests to the log-in and back."""
    if g.customer is not None:
        return None
    path = request.full_path.removesuffix("?") if request.method in SAFE_METHODS else None
    return redirect(url_for("account.log_in", next=path), 303)


def session() -> ShopSession:
    """The browser's session; a guest's begins with the first thing put into the cart."""
    if g.session is None:
        g.session = begin_session(g.db)
    return g.session  # type: ignore[no-any-return]


def undo() -> None:
    """Take back what the request did, the session that it began included."""
    g.db.rollback()
    g.session = find_session(g.db, request.cookies.get(COOKIE))


def keep(response: Response) -> Response:
    """Have the browser keep the session."""
    response.set_cookie(COOKIE, session().token, httponly=True, samesite="Lax")
    return response


def target() -> str:
    """Where to go after logging in: a path of this shop, never another site."""
    return local_path(request.values.get("next", "")) or url_for("account.orders")


def _cart_count() -> int:
    if g.get("session") is None:
        return 0
    return int(
        g.db.scalar(select(func.coalesce(func.sum(CartLine.quantity), 0)).where(CartLine.cart_id == g.session.cart_id))
    )


def _refusal(error: DomainError) -> Response:
    status = _STATUS.get(type(error), 422)
    title = {404: "We could not find that", 403: "Not allowed", 409: "This has changed"}.get(
        status, "That did not work"
    )
    return make_response(render_template("shop/error.html", title=title, text=str(error)), status)


def _http_error(error: HTTPException) -> Response:
    if isinstance(error, InternalServerError):
        body = render_template("platform/broken.html", title="Something went wrong", text="Please try again.")
        return make_response(body, 500)
    if error.code is None or error.code < 400 or "db" not in g:
        return error.get_response()
    title = "Page not found" if error.code == 404 else "That did not work"
    text = "There is nothing at this address." if error.code == 404 else (error.description or error.name)
    return make_response(render_template("shop/error.html", title=title, text=text), error.code)
