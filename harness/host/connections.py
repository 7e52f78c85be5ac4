"""Connections to a host: who begins a request sends the rest of it soon."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

#: Seconds in which a request has to be here, from its first byte, or from when the connection was made.
PATIENCE = 10.0


class Connection(H11Protocol):
    """Drops a connection on which a request, or the very first one, is not sent to its end in time."""

    #: Seconds; tests have less.
    patience = PATIENCE
    _timer: asyncio.TimerHandle | None = None
    _is_upgraded = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._arm()

    def handle_events(self) -> None:
        super().handle_events()
        # Between requests nothing is waited for but by the time that a connection is kept.
        is_half = not self._is_upgraded and (
            self.conn.their_state is h11.SEND_BODY
            or (self.conn.their_state is h11.IDLE and bool(self.conn.trailing_data[0]))
        )
        if is_half:
            self._arm()
        else:
            self._disarm()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._is_upgraded = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._disarm()
        super().connection_lost(exc)

    def _arm(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(self.patience, self._drop)

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _drop(self) -> None:
        self._timer = None
        self.transport.abort()
