"""Pauses between requests grow, are the same for the same episode, and give way to what the provider asks for."""

from __future__ import annotations

import random
import threading
from typing import Any

import pytest
from deskgym.harness.agents.models.failures import CallFailed, ContextTooLong, Retryable, of_status
from deskgym.harness.agents.models.retries import Retries
from deskgym.harness.agents.protocol import ModelFault


class Pauses(threading.Event):
    """Takes down how long it is waited for."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds: list[float] = []

    def wait(self, timeout: float | None = None) -> bool:
        self.seconds.append(timeout or 0)
        return False


def pauses(seed: int, error: CallFailed, most: int = 8) -> list[float]:
    def fails() -> Any:
        raise error

    stop = Pauses()
    with pytest.raises(ModelFault):
        Retries(most, 1.0, random.Random(seed), stop).run(fails)
    return stop.seconds


def test_pauses_double_up_to_a_minute_with_a_quarter_of_jitter() -> None:
    waited = pauses(7, Retryable("busy"))
    for seconds, wanted in zip(waited, (1, 2, 4, 8, 16, 32, 60, 60), strict=True):
        assert 0.75 * wanted <= seconds <= 1.25 * wanted
    assert pauses(7, Retryable("busy")) == waited
    assert pauses(8, Retryable("busy")) != waited


def test_what_the_provider_asks_for_is_the_least_that_is_waited() -> None:
    assert all(20 <= seconds <= 21 for seconds in pauses(7, Retryable("busy", retry_after=20.0)))
    assert max(pauses(7, Retryable("busy", retry_after=86_400.0))) <= 601


@pytest.mark.parametrize(
    ("status", "text", "kind"),
    [
        (429, "slow down", Retryable),
        (503, "overloaded", Retryable),
        (529, "overloaded", Retryable),
        (400, "This model's maximum context length is 32768 tokens", ContextTooLong),
        (400, "prompt is too long: 208310 tokens > 200000 maximum", ContextTooLong),
        (400, "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576)", ContextTooLong),
        (400, "Your input exceeds the context window of this model", ContextTooLong),
        (413, "Request exceeds the maximum size", ContextTooLong),
        (400, "tools.0.name: String should match pattern", CallFailed),
        (401, "invalid x-api-key", CallFailed),
        (404, "The model `gpt-9` does not exist", CallFailed),
    ],
)
def test_a_status_is_told_apart_by_what_helps(status: int, text: str, kind: type[CallFailed]) -> None:
    assert type(of_status(status, text, {})) is kind


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        ({"retry-after": "7"}, 7.0),
        ({"retry-after": "0.5"}, 0.5),
        ({"retry-after": "-7"}, 0.0),
        ({"retry-after-ms": "250", "retry-after": "1"}, 0.25),
        ({"retry-after-ms": "soon", "retry-after": "1"}, 1.0),
        ({"retry-after": "Wed, 21 Oct 2026 07:28:30 GMT", "date": "Wed, 21 Oct 2026 07:28:00 GMT"}, 30.0),
        ({"retry-after": "Wed, 21 Oct 2026 07:28:30 GMT", "date": "Wednesday, 21-Oct-26 07:28:00 GMT"}, 30.0),
        ({"retry-after": "Wed Oct 21 07:28:30 2026", "date": "Wed, 21 Oct 2026 07:28:00 GMT"}, 30.0),
        ({"retry-after": "Wed, 21 Oct 2026 07:27:00 GMT", "date": "Wed, 21 Oct 2026 07:28:00 GMT"}, 0.0),
        ({"retry-after": "Wed, 21 Oct 2026 07:28:30 GMT"}, None),
        ({"retry-after": "Wed, 99 Oct 2026 07:28:30 GMT", "date": "Wed, 21 Oct 2026 07:28:00 GMT"}, None),
        ({"retry-after": "Tue"}, None),
        ({}, None),
    ],
)
def test_retry_after_is_read_as_seconds_milliseconds_or_a_date(headers: dict[str, str], seconds: float | None) -> None:
    failed = of_status(429, "busy", headers)
    assert isinstance(failed, Retryable)
    assert failed.retry_after == seconds
