"""Mistakes of the person at the keyboard: one line that says what to do, and exit code 2."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click

from ..gym.errors import GymError
from ..seeds.errors import WorldError
from ..tasks.errors import TaskError
from .errors import HarnessError
from .texts import printable

#: Their texts say what to do.
MISTAKES = (HarnessError, TaskError, WorldError, GymError)


@contextmanager
def in_one_line() -> Iterator[None]:
    """Turn a mistake made within the block into what click shows as one line."""
    try:
        yield
    except MISTAKES as error:
        raise click.UsageError(printable(str(error))) from error


class Command(click.Command):
    """A command that is run by itself, as `python -m deskgym.harness.gold_check`."""

    def make_context(self, *args: Any, **kwargs: Any) -> click.Context:
        with in_one_line():
            return super().make_context(*args, **kwargs)

    def invoke(self, ctx: click.Context) -> Any:
        with in_one_line():
            return super().invoke(ctx)
