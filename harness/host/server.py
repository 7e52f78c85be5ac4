"""The host over HTTP: sessions as JSON, and on the same port whatever else is mounted there."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from anyio.to_thread import current_default_thread_limiter
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ...tasks.registry import families
from .catalogue import orders
from .errors import BadOrder, HostError
from .guard import Application, Guard
from .host import Host
from .order import Order
from .session import WAITING, Session

log = logging.getLogger("deskgym.host")

#: Adds to a host's application what else is served on its port: adapters of other frameworks.
Mount = Callable[[Starlette, Host], None]
#: Bytes of a request.
_LARGEST = 1_000_000
#: Threads beside those that wait for an episode: for listing, grading and closing.
_THREADS = 40


def create_app(host: Host, token: str | None = None, mount: Mount | None = None) -> Application:
    """The ASGI application of a host, with what `mount` adds to it.

    With a token, every request has to bring it as `Authorization: Bearer …`.
    """
    api = _Api(host)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        # Each episode may make several wait, and must not make those of the others wait.
        current_default_thread_limiter().total_tokens = _THREADS + host.limits.sessions * (WAITING + 1)
        yield

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
        lifespan=lifespan,
    )
    if mount is not None:
        mount(app, host)
    return Guard(app, token)


class _Api:
    """The host's own protocol, which `deskgym.client` speaks."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def health(self, request: Request) -> Response:
        told = self._host.health()
        return JSONResponse(told, 503 if told["status"] in ("draining", "stuck") else 200)

    async def metrics(self, request: Request) -> Response:
        return Response(self._host.meters.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    async def families(self, request: Request) -> Response:
        return JSONResponse(
            [
                {
                    "family": each.id,
                    "app": each.app,
                    "kind": each.kind,
                    "split": each.split,
                    "persona": each.persona,
                    "needs": each.needs,
                }
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
        given = await json_body(request)
        name = _text(given, "session")
        if isinstance(given, dict):
            given = {option: value for option, value in given.items() if option != "session"}
        order = Order.of(given)
        session = await run_in_threadpool(self._host.open, order, name)
        log.info("opened", extra={"session": session.name, "family": order.family, "seed": order.seed})
        limits = {"step": self._host.limits.step, "idle": self._host.limits.idle}
        return JSONResponse({"session": session.name, "limits": limits, **session.page.as_json()}, 201)

    async def step(self, request: Request) -> Response:
        given = await json_body(request)
        if not isinstance(given, dict) or "action" not in given:
            raise BadOrder("A step is an object with 'action': a call string or an object.")
        session = self._session(request)
        page = await run_in_threadpool(session.step, given["action"], _text(given, "operation_id"))
        if page.ended:
            log.info("ended", extra={"session": session.name, "reward": page.reward, "steps": session.steps})
        return JSONResponse(page.as_json())

    async def state(self, request: Request) -> Response:
        session = self._session(request)
        fault = str(session.fault) if session.fault else None
        told = {"steps": session.steps, "ended": session.ended, "reward": session.reward, "fault": fault}
        return JSONResponse({"session": session.name, "family": session.order.family, **told})

    async def verdict(self, request: Request) -> Response:
        return JSONResponse(await run_in_threadpool(self._host.verdict, request.path_params["name"]))

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


def _text(given: object, name: str) -> str | None:
    """A name that a caller may give. Raises BadOrder."""
    text = given.get(name) if isinstance(given, dict) else None
    if text is not None and not isinstance(text, str):
        raise BadOrder(f"{name!r} is a text, not {type(text).__name__}.")
    return text


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
    headers = {"Retry-After": "1"} if error.retryable else None
    return JSONResponse({"error": error.as_json()}, error.status, headers)
