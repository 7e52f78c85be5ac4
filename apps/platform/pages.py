"""Answers that every app gives the same way: done with a toast, refused by a rule, not found, broken."""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Mapping
from typing import Any, Literal
from urllib.parse import urljoin, urlsplit

from flask import Flask, Response, g, make_response, redirect, render_template, request
from markupsafe import Markup
from werkzeug.exceptions import HTTPException, InternalServerError
from werkzeug.wrappers import Response as AnyResponse

from .errors import Blocked, Busy, Conflict, DomainError, Duplicates, Forbidden, Invalid, NotFound

Tone = Literal["success", "info", "warning", "danger"]
_TOAST = "deskgym_toast"
_STATUS: dict[type[DomainError], int] = {
    Invalid: 422, Blocked: 422, Forbidden: 403, NotFound: 404, Conflict: 409, Duplicates: 409,
    Busy: 409,
}  # fmt: skip
_TITLES = {
    400: "Something is missing", 403: "Not allowed", 404: "Page not found", 405: "Not possible here",
    409: "Somebody was faster", 413: "Too large", 422: "This cannot be done", 500: "Something went wrong",
}  # fmt: skip
_TEXTS = {
    404: "There is nothing at this address. It may have been deleted, or the link may be wrong.",
    405: "This address does not take that kind of request.",
    500: "The error has been logged. Go back and try again; nothing was saved.",
}


def is_fragment() -> bool:
    """Whether htmx asks for a piece of a page rather than a page."""
    return request.headers.get("HX-Request") == "true"


def dialog_id() -> str:
    """In which dialog htmx shows the answer: the page's, or the one above it."""
    return "above" if request.headers.get("HX-Target") == "dialog#above" else "dialog"


def toast(response: AnyResponse, message: str, tone: Tone = "success", *, undo: int = 0) -> AnyResponse:
    """Show a message once, on the next page that this browser opens. It travels in a cookie, so no GET has to write.

    `undo` is the number by which the thing can be taken back (`undo.offer`); 0: it cannot.
    """
    value = base64.urlsafe_b64encode(json.dumps([message, tone, undo]).encode()).decode()
    response.set_cookie(_TOAST, value, httponly=True, samesite="Lax")
    return response


def local_path(wanted: str) -> str | None:
    """An address that a page carried along, if it is a path of this app and never another site."""
    is_local = wanted.startswith("/") and not wanted.startswith(("//", "/\\")) and wanted.isprintable()
    return wanted if is_local else None


def go(to: str) -> AnyResponse:
    """Send the browser to another page, from a form of the page or of a dialog."""
    if not is_fragment():
        return redirect(to, 303)
    here = urlsplit(request.headers.get("HX-Current-URL", ""))
    if urljoin(here.geturl(), to).partition("#")[0] == here._replace(fragment="").geturl():
        # Going to the address it is at, a browser would only scroll.
        return make_response("", 200, {"HX-Refresh": "true"})
    return make_response("", 200, {"HX-Redirect": to})


def done(message: str, to: str, tone: Tone = "success", *, undo: int = 0) -> AnyResponse:
    """Go to another page and say there what was done."""
    return toast(go(to), message, tone, undo=undo)


def install(app: Flask) -> None:
    """Turn domain errors and HTTP errors into pages, or into dialogs where htmx asked."""
    app.register_error_handler(DomainError, _refusal)
    app.register_error_handler(HTTPException, _http_error)
    app.jinja_env.filters["attrs"] = _attrs
    app.jinja_env.globals.update(waiting_toasts=_waiting_toasts, is_fragment=is_fragment, dialog_id=dialog_id)

    @app.after_request
    def drop_shown_toast(response: Response) -> Response:
        if g.get("toast_shown"):
            response.delete_cookie(_TOAST, httponly=True, samesite="Lax")
        return response


def _attrs(given: Mapping[str, Any]) -> Markup:
    """Keyword arguments of a macro as HTML attributes: hx_get="/x", disabled=true → hx-get="/x" disabled."""
    parts = Markup()
    for name, value in given.items():
        if value is True:
            parts += Markup(" {}").format(name.replace("_", "-"))
        elif value is not None and value is not False:
            parts += Markup(' {}="{}"').format(name.replace("_", "-"), value)
    return parts


def _waiting_toasts() -> list[dict[str, Any]]:
    """The message that the last answer left for this page."""
    value = request.cookies.get(_TOAST)
    if not value:
        return []
    g.toast_shown = True
    try:
        message, tone, undo = json.loads(base64.urlsafe_b64decode(value))
        return [{"message": str(message), "tone": str(tone), "undo": int(undo)}]
    except (binascii.Error, ValueError, TypeError):
        return []


def _refusal(error: DomainError) -> AnyResponse:
    references = getattr(error, "because", ()) or getattr(error, "candidates", ())
    return _error_page(_STATUS.get(type(error), 422), str(error), references)


def _http_error(error: HTTPException) -> AnyResponse:
    if isinstance(error, InternalServerError):
        # The unit of work has been rolled back and closed: this page must do without it.
        return make_response(render_template("platform/broken.html", title=_TITLES[500], text=_TEXTS[500]), 500)
    if error.code is None or error.code < 400:
        return error.get_response()
    custom = error.description if error.code in (400, 403, 422) else None
    response = _error_page(error.code, _TEXTS.get(error.code) or custom or error.name)
    for name, value in error.get_headers():
        if name == "Allow":
            response.headers[name] = ", ".join(sorted(value.split(", ")))
    return response


def _error_page(status: int, text: str, references: Any = ()) -> AnyResponse:
    title = _TITLES.get(status, "Something went wrong")
    if is_fragment():
        body = render_template("platform/error_dialog.html", title=title, text=text, references=references)
        return make_response(body, status, {"HX-Retarget": f"#{dialog_id()}", "HX-Reswap": "innerHTML"})
    template = "platform/error.html" if g.get("person") else "platform/broken.html"
    return make_response(render_template(template, title=title, text=text, references=references), status)
