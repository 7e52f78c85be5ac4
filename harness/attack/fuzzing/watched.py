"""Trying things in a process of its own: what kills it, keeps it too long or takes too much memory has broken it."""

from __future__ import annotations

import multiprocessing
import resource
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Generic, TypeVar

from ....apps.platform.errors import DomainError

T = TypeVar("T")
#: Processor time of one try, and memory that it may add.
MOST_SECONDS, MOST_MEGABYTES = 5.0, 300
# Above these a process is not waited for: on a loaded machine a second of work is many of waiting.
_PATIENCE, _MOST_BYTES = 60.0, 6 << 30
# A new process after so many tries, so that the memory of one is told from that of another.
_TRIES = 200


@dataclass(frozen=True)
class Broken(Generic[T]):
    """What was tried, and what it did."""

    tried: T
    reason: str


def broken(things: Iterable[T], attempt: Callable[[T], object]) -> Iterator[Broken[T] | None]:
    """For each thing what it broke, None for nothing; a DomainError is a refusal, which is right."""
    batch: list[T] = []
    for thing in things:
        batch.append(thing)
        if len(batch) == _TRIES:
            yield from _batch(batch, attempt)
            batch = []
    yield from _batch(batch, attempt)


def _batch(batch: list[T], attempt: Callable[[T], object]) -> Iterator[Broken[T] | None]:
    context = multiprocessing.get_context("fork")
    at = 0
    while at < len(batch):
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=_work, args=(batch[at:], attempt, theirs), daemon=True)
        process.start()
        theirs.close()
        try:
            while at < len(batch):
                reason = _heard(ours)
                yield None if reason is None else Broken(batch[at], reason)
                at += 1
                if reason is not None:
                    break
        finally:
            process.kill()
            process.join()


def _heard(process: Connection) -> str | None:
    if not process.poll(_PATIENCE):
        return f"no answer for {_PATIENCE:.0f} s"
    try:
        heard: str | None = process.recv()
    except EOFError:
        return "the process died"
    return heard


def _work(batch: list[T], attempt: Callable[[T], object], parent: Connection) -> None:
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (_MOST_BYTES, _MOST_BYTES))
    for thing in batch:
        memory, began = _peak(), time.process_time()
        try:
            attempt(thing)
        except DomainError:
            pass
        except Exception as error:  # noqa: BLE001 - whatever an attempt raises has broken something
            parent.send(f"{type(error).__name__}: {error}"[:300])
            continue
        seconds, megabytes = time.process_time() - began, _peak() - memory
        if seconds > MOST_SECONDS:
            parent.send(f"{seconds:.1f} s of processor time")
        elif megabytes > MOST_MEGABYTES:
            parent.send(f"{megabytes} MB more")
        else:
            parent.send(None)


def _peak() -> int:
    """Of this process and the copies that it waited for, in MB."""
    own, copies = (resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return max(own, copies) >> 10
