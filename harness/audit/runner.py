"""All the work of an audit, in several processes."""

from __future__ import annotations

import logging
import multiprocessing
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Literal

from ...tasks import get_family
from .. import security
from ..errors import WorkerDied
from ..findings import AuditResult, Finding
from ..selection import as_options
from .episodes import audit_episodes
from .instance import audit_instance
from .trainability import audit_trainability

#: Hears of each job's subject, and of what came of it.
Report = Callable[[str, AuditResult], None]


@dataclass(frozen=True, kw_only=True)
class AuditConfig:
    """What to audit: families by id, and how thoroughly."""

    families: Sequence[str]
    seeds: Sequence[int]
    checks: str = "*"
    draws: int = 1000  # instances drawn, and not played, to see whether a family is fit for training
    dials: Mapping[str, int] = field(default_factory=dict)  # of difficulty, by name
    browser: bool = True  # whether the first of the seeds is also played, and apps are opened
    apps: Sequence[str] = ()  # keys of apps to check, in the world of the first of the seeds

    def jobs(self) -> Iterator[Job]:
        for family in self.families:
            if self.draws:
                yield Job("draw", family, 0, self)
            for seed in self.seeds:
                yield Job("state", family, seed, self)
            if self.browser:
                yield Job("play", family, self.seeds[0], self)
        for app in self.apps:
            yield Job("app", app, self.seeds[0], self)


@dataclass(frozen=True)
class Job:
    """What one process does at a stretch."""

    kind: Literal["draw", "state", "play", "app"]
    subject: str  # the family's id, or the app's key
    seed: int
    config: AuditConfig


def audit(config: AuditConfig, report: Report, *, jobs: int = 1) -> dict[str, AuditResult]:
    """Audit all that is configured; `report` hears of each job as it is done. Raises WorkerDied."""
    work = list(config.jobs())
    done: dict[int, AuditResult] = {}
    for number, result in _run(work, jobs):
        done[number] = result
        report(work[number].subject, result)
    # Whichever process was faster, the report is the same.
    results = {subject: AuditResult() for subject in (*config.families, *config.apps)}
    for number in sorted(done):
        results[work[number].subject].add(done[number])
    return results


def _run(work: list[Job], jobs: int) -> Iterator[tuple[int, AuditResult]]:
    if jobs == 1:
        yield from ((number, _do(job)) for number, job in enumerate(work))
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        small = [replace(job, config=replace(job.config, families=())) for job in work]
        futures = {pool.submit(_do, job): number for number, job in enumerate(small)}
        try:
            for future in as_completed(futures):
                yield futures[future], future.result()
        except BrokenProcessPool as error:
            raise WorkerDied("A process that audited was killed before its work was done.") from error
        finally:
            pool.shutdown(cancel_futures=True)


def _do(job: Job) -> AuditResult:
    checks = job.config.checks
    try:
        match job.kind:
            case "draw":
                return audit_trainability(
                    get_family(job.subject).with_dials(**job.config.dials), job.config.draws, checks
                )
            case "state":
                return audit_instance(get_family(job.subject).with_dials(**job.config.dials), job.seed, checks)
            case "play":
                return audit_episodes(get_family(job.subject).with_dials(**job.config.dials), job.seed, checks)
            case "app":
                return _app(job)
    except Exception as error:  # noqa: BLE001 the runner records every fault of what it runs
        return _fault(job, error)


def _app(job: Job) -> AuditResult:
    config = job.config
    chosen = [check.id for check in security.all_checks(config.checks, browser=config.browser)]
    result = AuditResult(Counter(dict.fromkeys(chosen, 1)))
    if chosen:
        # What breaks is reported as a finding, with the request that did it.
        logging.disable(logging.ERROR)
        try:
            result.findings += security.check_app(job.subject, job.seed, config.checks, browser=config.browser)
        finally:
            logging.disable(logging.NOTSET)
    return result


def _fault(job: Job, error: Exception) -> AuditResult:
    """A family that breaks is a finding, too."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    where = "drawing" if job.kind == "draw" else f"seed {job.seed}"
    detail = f"{where}: {type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})"
    command = f"deskgym audit {job.subject} --seeds {job.seed}:{job.seed + 1}{as_options(job.config.dials)}"
    return AuditResult(findings=[Finding("fault", job.subject, detail, command)])
