"""Cold start: a fresh process, up to its first observation."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from time import perf_counter

from ..config import BenchConfig
from ..figures import Figure, milliseconds
from ..peer import Peer, browser_path
from ..peer.office import open_office

_EPISODE = """
import json, sys
from time import perf_counter
start = perf_counter()
from deskgym import gym
imported = perf_counter()
env = gym.make(sys.argv[1] + "-v0", observation=["axtree", "dom", "screenshot"])
made = perf_counter()
env.reset(seed=0)
print(json.dumps({"import": imported - start, "make": made - imported, "first reset": perf_counter() - made}))
env.close()
""".replace("deskgym", __name__.partition(".")[0])


def measure(config: BenchConfig) -> Iterator[Figure]:
    times, whole, theirs = config.times(5, 1), [], []
    parts: dict[str, list[float]] = {}
    browser = browser_path()
    with open_office() as port:
        for turn in range(times):
            config.say(f"cold start {turn + 1} of {times}")
            start = perf_counter()
            run = subprocess.run(
                [sys.executable, "-c", _EPISODE, config.shared], capture_output=True, text=True, check=True
            )
            whole.append(perf_counter() - start)
            for part, seconds in json.loads(run.stdout).items():
                parts.setdefault(part, []).append(seconds)
            if config.peer is not None:
                start = perf_counter()
                with closing(Peer(config.peer, browser, port, "bare")) as peer:
                    peer.reset(0)
                    theirs.append(perf_counter() - start)
    for part, seconds in parts.items():
        yield milliseconds(part, seconds)
    yield milliseconds("process from start to end", whole)
    if theirs:
        yield milliseconds("BrowserGym, process up to its first observation", theirs)
