"""All the work of an audit, in several processes."""

from __future__ import annotations

import logging
import multiprocessing
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from ...tasks import get_family
from .. import security
from ..errors import WorkerDied
from .episodes import audit_episodes
from .findings import Finding, Tally
from .fitness import audit_fitness
from .instance import audit_instance

Report = Callable[[str], None]


@dataclass(frozen=True, kw_only=True)
class Plan:
    """What to audit: families by id, and how thoroughly."""

    families: Sequence[str]
    seeds: Sequence[int]
    checks: str = "*"
    draws: int = 1000  # instances drawn, and not played, to see whether a family is fit for training
    browser: bool = True  # whether the first of the seeds is also played, and apps are opened
    apps: Sequence[str] = ()  # keys of apps to check, in the world of the first of the seeds

    def jobs(self) -> Iterator[Job]:
        for family in self.families:
            if self.draws:
                yield Job("draw", family, 0, self)
            for seed in self.seeds:
                yield Job("try", family, seed, self)
            if self.browser:
                yield Job("play", family, self.seeds[0], self)
        for app in self.apps:
            yield Job("app", app, self.seeds[0], self)


@dataclass(frozen=True)
class Job:
    """What one process does at a stretch."""

    kind: Literal["draw", "try", "play", "app"]
    subject: str  # the family's id, or the app's key
    seed: int
    plan: Plan


def audit(plan: Plan, report: Report, *, jobs: int = 1) -> dict[str, Tally]:
    """Audit all that is planned; `report` hears of each job's subject. Raises WorkerDied."""
    work = list(plan.jobs())
    done: dict[int, Tally] = {}
    for number, tally in _run(work, jobs):
        done[number] = tally
        report(work[number].subject)
    # Whichever process was faster, the report is the same.
    tallies = {subject: Tally() for subject in (*plan.families, *plan.apps)}
    for number in sorted(done):
        tallies[work[number].subject].add(done[number])
    return tallies


def _run(work: list[Job], jobs: int) -> Iterator[tuple[int, Tally]]:
    if jobs == 1:
        yield from ((number, _do(job)) for number, job in enumerate(work))
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        small = [replace(job, plan=replace(job.plan, families=())) for job in work]
        futures = {pool.submit(_do, job): number for number, job in enumerate(small)}
        try:
            for future in as_completed(futures):
                yield futures[future], future.result()
        except BrokenProcessPool as error:
            raise WorkerDied("A process that audited was killed before its work was done.") from error
        finally:
            pool.shutdown(cancel_futures=True)


def _do(job: Job) -> Tally:
    checks = job.plan.checks
    try:
        match job.kind:
            case "draw":
                return audit_fitness(get_family(job.subject), job.plan.draws, checks)
            case "try":
                return audit_instance(get_family(job.subject), job.seed, checks)
            case "play":
                return audit_episodes(get_family(job.subject), job.seed, checks)
            case "app":
                return _app(job)
    except Exception as error:  # noqa: BLE001 the runner records every fault of what it runs
        return _fault(job, error)


def _app(job: Job) -> Tally:
    plan = job.plan
    chosen = [check.id for check in security.all_checks(plan.checks, browser=plan.browser)]
    tally = Tally(Counter(dict.fromkeys(chosen, 1)))
    if chosen:
        # What breaks is reported as a finding, with the request that did it.
        logging.disable(logging.ERROR)
        try:
            tally.findings += security.check_app(job.subject, job.seed, plan.checks, browser=plan.browser)
        finally:
            logging.disable(logging.NOTSET)
    return tally


def _fault(job: Job, error: Exception) -> Tally:
    """A family that breaks is a finding, too."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    where = "drawing" if job.kind == "draw" else f"seed {job.seed}"
    detail = f"{where}: {type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})"
    command = f"deskgym audit {job.subject} --seeds {job.seed}:{job.seed + 1}"
    return Tally(findings=[Finding("fault", job.subject, detail, command)])
