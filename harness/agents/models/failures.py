"""How a request can fail, and what an SDK's exception means."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

_TOO_LONG = re.compile(
    r"context.{0,3}(length|window)|(prompt|input|request).{0,40}too (long|large|many)|too many (input )?tokens"
    r"|maximum (context|input|prompt|number of tokens)|token count.{0,60}exceeds|exceeds.{0,40}(tokens|context)",
    re.IGNORECASE | re.DOTALL,
)
_DELAY = re.compile(r"retryDelay\W{1,5}(\d+(?:\.\d+)?)s")


class CallFailed(Exception):
    """The request failed for good."""


class ContextTooLong(CallFailed):
    """The conversation does not fit into the model's context."""


class Retryable(CallFailed):
    """The request may succeed later; `retry_after`: in so many seconds, where the provider says so."""

    def __init__(self, text: str, retry_after: float | None = None) -> None:
        super().__init__(text)
        self.retry_after = retry_after


def of_status(status: int, message: str, headers: Mapping[str, str]) -> CallFailed:
    """What an HTTP status with an error text means."""
    text = f"HTTP {status}: {' '.join(message.split())[:500]}"
    if (status in (408, 409, 425, 429) or status >= 500) and "insufficient_quota" not in message:
        return Retryable(text, retry_after(headers, message))
    if status in (400, 413, 422) and (status == 413 or _TOO_LONG.search(message)):
        return ContextTooLong(text)
    return CallFailed(text)


def retry_after(headers: Mapping[str, str], message: str = "") -> float | None:
    """The seconds to wait that headers ask for, as a number or as a date, or Google's error text."""
    for name, unit in (("retry-after-ms", 0.001), ("retry-after", 1.0)):
        with suppress(KeyError, ValueError):
            return max(0.0, float(headers[name]) * unit)
    # By the server's own clock, which need not agree with the one here.
    asked_for, now = (_date(headers.get(name)) for name in ("retry-after", "date"))
    if asked_for is not None and now is not None:
        return max(0.0, (asked_for - now).total_seconds())
    found = _DELAY.search(message)
    return float(found[1]) if found else None


def _date(text: str | None) -> datetime | None:
    """A date of an HTTP header, which is in UTC."""
    try:
        return parsedate_to_datetime(text or "").replace(tzinfo=UTC)
    except ValueError:
        return None
