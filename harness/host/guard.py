"""Who may ask a host, before anything is looked at: whoever brings its token, and no page of a browser."""

from __future__ import annotations

import hmac
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from starlette.responses import JSONResponse

from .errors import Foreign

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]

#: What is told to whoever asks, with or without a token.
_OPEN_TO_ALL = ("/health",)
#: Origins of pages of this machine, on whatever port.
_LOCAL = ("localhost", "127.0.0.1", "::1")


class Guard:
    """Lets in who brings the token, over HTTP and WebSocket alike; as X-API-Key too, as openreward's client does.

    Pages of other origins are refused, and so is what a page could send anywhere without asking: a body that is no JSON
    by its type.
    """

    def __init__(self, app: Application, token: str | None) -> None:
        if token is not None and not token.strip():
            raise ValueError("An empty token would let everybody in.")
        self._app, self._token = app, None if token is None else f"Bearer {token}".encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            if (why := _foreign(scope)) is not None:
                await _refuse(Foreign(why).as_json(), Foreign.status, scope, receive, send)
                return
            if self._token is not None and scope["path"] not in _OPEN_TO_ALL and not self._is_brought(scope):
                message = "This host asks for its token: Authorization: Bearer TOKEN."
                told = {"code": "no-token", "message": message, "retryable": False}
                await _refuse(told, 401, scope, receive, send)
                return
        await self._app(scope, receive, send)

    def _is_brought(self, scope: Scope) -> bool:
        assert self._token is not None
        headers = dict(scope["headers"])
        given = headers.get(b"authorization") or b"Bearer " + headers.get(b"x-api-key", b"")
        return hmac.compare_digest(given, self._token)


def _foreign(scope: Scope) -> str | None:
    """Why a page of another origin must be behind this request; None where nothing says so."""
    for name, value in scope["headers"]:
        if name == b"origin" and not _is_local(value.decode("latin-1")):
            return "Pages of other origins may not ask."
        if name == b"content-type" and scope.get("method") not in ("GET", "HEAD"):
            kind = value.decode("latin-1").partition(";")[0].strip().lower()
            if kind != "application/json":
                return f"What is sent here is of the type application/json, not {kind!r}."
    return None


def _is_local(origin: str) -> bool:
    """Whether it is the origin of a page that a server of this machine gave out; `null` and files are none."""
    try:
        parts = urlsplit(origin)
        return parts.scheme in ("http", "https") and parts.hostname in _LOCAL
    except ValueError:
        return False


async def _refuse(told: dict[str, object], status: int, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": str(told["code"]).replace("-", " ")})
        return
    await JSONResponse({"error": told}, status)(scope, receive, send)
