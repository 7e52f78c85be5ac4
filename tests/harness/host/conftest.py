"""A host of scripted episodes, and a client of it."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from deskgym.harness.host import Host, Limits

from ...support.hosting import serving_host
from .seats import ScriptedSeats


@pytest.fixture
def seats() -> ScriptedSeats:
    return ScriptedSeats()


@pytest.fixture
def host(seats: ScriptedSeats) -> Iterator[Host]:
    with Host([seats], Limits(sessions=2)) as host:
        yield host


@pytest.fixture
def http(host: Host) -> Iterator[httpx.Client]:
    with serving_host(host) as address, httpx.Client(base_url=address) as client:
        yield client
