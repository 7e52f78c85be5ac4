"""Shared by the tests of the environment."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .site import SiteScreen, site_screen


@pytest.fixture(scope="session")
def _shared_screen() -> Iterator[SiteScreen]:
    with site_screen() as shown:
        yield shown


@pytest.fixture
def shown(_shared_screen: SiteScreen) -> SiteScreen:
    """A screen on an empty site, in the session's browser."""
    _shared_screen.site.pages.clear()
    _shared_screen.site.asked.clear()
    return _shared_screen
