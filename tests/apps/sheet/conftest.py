"""An office whose people can be put at the keyboard."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Db

from ..conftest import As, Build
from . import cast as casting
from .cast import Cast


@pytest.fixture
def build() -> Build:
    return casting.build


@pytest.fixture
def db(seat: As, cast: Cast) -> Db:
    """Olga, who owns the workbook, is at the keyboard."""
    return seat(cast.olga)
