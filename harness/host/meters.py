"""What a host counts, for Prometheus."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS = (0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60)


class Meters:
    """A host's own numbers: several hosts of a process do not mix theirs."""

    def __init__(self, live: Callable[[], int]) -> None:
        self._registry = registry = CollectorRegistry()
        Gauge("deskgym_sessions", "Episodes that are open", registry=registry).set_function(live)
        self.opened = Counter("deskgym_opened", "Episodes opened", ["family"], registry=registry)
        self.ended = Counter("deskgym_ended", "Episodes that were graded", ["verdict"], registry=registry)
        self.reaped = Counter("deskgym_reaped", "Episodes closed since nobody used them", registry=registry)
        self.faults = Counter("deskgym_faults", "Episodes that failed by a fault of the environment", registry=registry)
        self.lost_processes = Counter(
            "deskgym_lost_processes", "Processes that died or did not answer, and were replaced", registry=registry
        )
        self.steps = Counter("deskgym_steps", "Steps done", ["family"], registry=registry)
        self.step_seconds = Histogram("deskgym_step_seconds", "Seconds of a step", buckets=_SECONDS, registry=registry)

    def total(self, name: str) -> float:
        """What a counter has come to, over all its labels."""
        every = (sample for metric in self._registry.collect() for sample in metric.samples)
        return sum(sample.value for sample in every if sample.name == f"deskgym_{name}_total")

    def text(self) -> bytes:
        """All of them in Prometheus' text format."""
        return generate_latest(self._registry)
