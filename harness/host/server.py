"""The host over HTTP: sessions as JSON, and whatever adapters of other frameworks are installed, on one port."""

from __future__ import annotations

import hmac
import json
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ...tasks.registry import families
from ..adapters import mount_all
from .catalogue import orders
from .errors import BadOrder, HostError
from .host import Host, Session
from .order import Order

log = logging.getLogger("deskgym.host")

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
#: What is told to whoever asks, with or without a token.
_OPEN_TO_ALL = ("/health",)
#: Bytes of a request.
_LARGEST = 1_000_000


def create_app(host: Host, token: str | None = None) -> Callable[[Scope, Receive, Send], Awaitable[None]]:
    """The ASGI application of a host; with a token, every request has to bring it as `Authorization: Bearer …`."""
    api = _Api(host)
    app = Starlette(
        routes=[
            Route("/health", api.health),
            Route("/metrics", api.metrics),
            Route("/families", api.families),
            Route("/tasks", api.tasks),
            Route("/sessions", api.open, methods=["POST"]),
            Route("/sessions/{name}", api.state),
            Route("/sessions/{name}", api.close, methods=["DELETE"]),
            Route("/sessions/{name}/step", api.step, methods=["POST"]),
            Route("/sessions/{name}/verdict", api.verdict),
        ],
        exception_handlers={HostError: _refused},
    )
    mount_all(app, host)
    return _Guard(app, token) if token else app


class _Api:
    """The host's own protocol, which `deskgym.client` speaks."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def health(self, request: Request) -> Response:
        host = self._host
        told = {"status": "draining" if host.is_draining else "ok", "live": host.live, "sessions": host.limits.sessions}
        return JSONResponse(told, 503 if host.is_draining else 200)

    async def metrics(self, request: Request) -> Response:
        return Response(self._host.meters.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    async def families(self, request: Request) -> Response:
        return JSONResponse(
            [
                {"family": each.id, "app": each.app, "kind": each.kind, "split": each.split, "persona": each.persona}
                for each in families()
            ]
        )

    async def tasks(self, request: Request) -> Response:
        """The orders of a split, some of them: `?split=test&from=0&to=50`."""
        split = request.query_params.get("split", "train")
        every = orders(split)
        begin, end = (_whole(request, name, unless) for name, unless in (("from", 0), ("to", len(every))))
        return JSONResponse({"count": len(every), "tasks": every[begin:end]})

    async def open(self, request: Request) -> Response:
        order = Order.of(await json_body(request))
        session = await run_in_threadpool(self._host.open, order)
        log.info("opened", extra={"session": session.name, "family": order.family, "seed": order.seed})
        limits = {"step": self._host.limits.step, "idle": self._host.limits.idle}
        return JSONResponse({"session": session.name, "limits": limits, **session.page.as_json()}, 201)

    async def step(self, request: Request) -> Response:
        given = await json_body(request)
        if not isinstance(given, dict) or "action" not in given:
            raise BadOrder("A step is an object with 'action': a call string or an object.")
        session = self._session(request)
        page = await run_in_threadpool(session.step, given["action"])
        if page.ended:
            log.info("ended", extra={"session": session.name, "reward": page.reward, "steps": session.steps})
        return JSONResponse(page.as_json())

    async def state(self, request: Request) -> Response:
        session = self._session(request)
        fault = str(session.fault) if session.fault else None
        told = {"steps": session.steps, "ended": session.ended, "reward": session.reward, "fault": fault}
        return JSONResponse({"session": session.name, "family": session.order.family, **told})

    async def verdict(self, request: Request) -> Response:
        return JSONResponse(await run_in_threadpool(self._session(request).verdict))

    async def close(self, request: Request) -> Response:
        await run_in_threadpool(self._host.close, request.path_params["name"])
        return Response(status_code=204)

    def _session(self, request: Request) -> Session:
        return self._host.get(request.path_params["name"])


async def json_body(request: Request) -> object:
    """What a request brings, of at most so many bytes. Raises BadOrder."""
    parts, size = [], 0
    async for part in request.stream():
        parts.append(part)
        size += len(part)
        if size > _LARGEST:
            raise BadOrder(f"A request has at most {_LARGEST:,} bytes.")
    try:
        # Numbers of any length are read by the environment, which says what is wrong with them.
        return json.loads(b"".join(parts) or b"{}")
    except (ValueError, RecursionError):
        raise BadOrder("The request is no JSON.") from None


def _whole(request: Request, name: str, unless: int) -> int:
    text = request.query_params.get(name, "")
    if not text:
        return unless
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise BadOrder(f"{name!r} is a whole number, not {text!r}.")
    return int(text)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HostError)
    if error.status >= 500:
        log.warning("refused", extra={"code": error.code, "why": str(error), "path": request.url.path})
    headers = {"Retry-After": "1"} if error.code == "full" else None
    return JSONResponse({"error": {"code": error.code, "message": str(error)}}, error.status, headers)


class _Guard:
    """Lets in who brings the token, over HTTP and WebSocket alike; as X-API-Key too, as openreward's client does."""

    def __init__(self, app: Starlette, token: str) -> None:
        self._app, self._token = app, f"Bearer {token}".encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and scope["path"] not in _OPEN_TO_ALL:
            headers = dict(scope["headers"])
            given = headers.get(b"authorization") or b"Bearer " + headers.get(b"x-api-key", b"")
            if not hmac.compare_digest(given, self._token):
                await self._refuse(scope, receive, send)
                return
        await self._app(scope, receive, send)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "no token"})
            return
        message = "This host asks for its token: Authorization: Bearer TOKEN."
        refusal = JSONResponse({"error": {"code": "no-token", "message": message}}, 401)
        await refusal(scope, receive, send)
