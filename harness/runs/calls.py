"""Asking an agent, whose code is not ours, for no longer than a time limit."""

from __future__ import annotations

import asyncio
import inspect
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import Future, wait
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Any

# Seconds that a coroutine has to end once it is canceled, before its thread is given up.
_GRACE = 5.0


class TimedOut(Exception):
    """An agent took longer than it may."""


class Exited(Exception):
    """An agent tried to end the process."""


@dataclass
class _Call:
    method: Callable[..., Any]
    args: tuple[object, ...]
    timeout: float
    result: Future[Any] = field(default_factory=Future)

    def run(self, loop: asyncio.Runner) -> None:
        try:
            result = self.method(*self.args)
            if inspect.isawaitable(result):
                result = loop.run(_within(result, self.timeout))
            self.result.set_result(result)
        except Exception as error:  # noqa: BLE001 whoever waits for the result hears of it
            self.result.set_exception(error)
        except BaseException as error:  # noqa: BLE001 sys.exit() in an agent must not end the thread unheard
            self.result.set_exception(Exited(f"{type(error).__name__}: {error}"))


async def _within(work: Awaitable[Any], timeout: float) -> Any:
    try:
        async with asyncio.timeout(timeout) as limit:
            return await work
    except TimeoutError:
        if limit.expired():
            raise TimedOut(_too_long(timeout)) from None
        raise


class AgentThread:
    """A thread in which an agent's methods run; a coroutine runs to its end on the thread's own event loop.

    One that takes too long is left alone with its call, and what comes after runs in another thread.
    """

    def __init__(self) -> None:
        self._calls: SimpleQueue[_Call | None] | None = None

    def call(self, method: Callable[..., Any], *args: object, timeout: float) -> Any:
        """What `method` returns or raises. Raises TimedOut after so many seconds."""
        if self._calls is None:
            self._calls = SimpleQueue()
            threading.Thread(target=_serve, args=(self._calls,), name="deskgym-agent", daemon=True).start()
        call = _Call(method, args, timeout)
        self._calls.put(call)
        wait([call.result], timeout + (_GRACE if inspect.iscoroutinefunction(method) else 0.0))
        if not call.result.done():
            self.close()
            raise TimedOut(_too_long(timeout))
        return call.result.result()

    def close(self) -> None:
        """End the thread, once its call ends."""
        if self._calls is not None:
            self._calls.put(None)
            self._calls = None


def _serve(calls: SimpleQueue[_Call | None]) -> None:
    with asyncio.Runner() as loop:
        while (call := calls.get()) is not None:
            call.run(loop)


def _too_long(timeout: float) -> str:
    return f"the agent gave no answer within {timeout:g} seconds"
