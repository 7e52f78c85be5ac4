"""Measures what a host needs: resident memory and steps with 1, 4, 8 and 16 open sessions of crm-update.

    .venv/bin/python tests/container/measure.py

The numbers of docs/container.md are from here.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from time import perf_counter

from deskgym.apps.platform.spec import DOMAIN
from deskgym.client import Client
from deskgym.harness.bench.machine import cpu_seconds, memory, process_tree

COUNTS = (1, 4, 8, 16)
#: What each session opens, one after the other.
PLACES = ("contacts", "accounts", "deals", "cases", "") * 3


def measure(client: Client, host: int, count: int) -> str:
    """Open so many sessions, step all of them at the same time, and weigh them while they are open."""
    with ExitStack() as stack, ThreadPoolExecutor(count) as pool:
        # At its step limit an episode ends, and its browser context is closed: then there would be nothing to weigh.
        envs = [stack.enter_context(client.make("crm-update", max_steps=1000)) for _ in range(count)]
        list(pool.map(lambda seed: envs[seed].reset(seed=seed), range(count)))
        start, spent = perf_counter(), cpu_seconds(process_tree(host))
        list(pool.map(lambda env: [env.step(f'goto("http://crm.{DOMAIN}/{place}")') for place in PLACES], envs))
        seconds, spent = perf_counter() - start, cpu_seconds(process_tree(host)) - spent
        live = client.ask("GET", "/health")["live"]
        assert live == count, f"{live} of {count} sessions are open"
        held, steps = memory(process_tree(host)), count * len(PLACES)
        return f"{count:2} open: {held:.0f} MiB, {steps / seconds:.1f} steps/s, {spent / steps:.3f} core seconds a step"


def main() -> None:
    command = [sys.executable, "-m", "deskgym.harness.cli", "host", "--port", "0", "--sessions", str(max(COUNTS))]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as host:
        assert host.stdout is not None
        found = re.search(r"http://\S+", host.stdout.readline())
        assert found
        try:
            with Client(found.group()) as client:
                for count in COUNTS:
                    sys.stdout.write(measure(client, host.pid, count) + "\n")
        finally:
            host.terminate()


if __name__ == "__main__":
    main()
