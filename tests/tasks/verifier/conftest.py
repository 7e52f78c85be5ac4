from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from .episodes import Play


@pytest.fixture
def play() -> Iterator[Callable[[str], Play]]:
    """Opens an instance of a family, and closes it after the test."""
    with ExitStack() as stack:

        def opened(family: str) -> Play:
            found = Play(family)
            stack.callback(found.instance.world.close)
            return found

        yield opened
