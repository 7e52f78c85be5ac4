"""Drives BrowserGym; run by the peer's own Python, which has nothing of ours.

    python driver.py BROWSER URL HOST PORT shipped|bare

Reads one JSON object per line and answers with one: {"do": "reset", "seed": 3}, {"do": "step", "role": "link",
"name": "Contacts", "text": null}, {"do": "run", "seconds": 10, "rounds": [[step, …], …]}. `shipped` is the peer as it
comes; `bare` is without its delays. Nothing of it is changed but which browser is started.
"""

from __future__ import annotations

import itertools
import json
import logging
import os
import sys
from time import perf_counter
from typing import Any

import browsergym.core
import gymnasium

_PATIENCE = 5000  # milliseconds in which a control has to be there


class Driver:
    """One environment of the peer."""

    def __init__(self, browser: str, url: str, host: str, port: str, mode: str) -> None:
        _start_with(browser, f"--host-resolver-rules=MAP {host} 127.0.0.1:{port}")
        options: dict[str, Any] = {"slow_mo": 0, "pre_observation_delay": 0.0} if mode == "bare" else {}
        self.env: gymnasium.Env[Any, Any] = gymnasium.make(
            "browsergym/openended",
            disable_env_checker=True,
            headless=True,
            task_kwargs={"start_url": url, "goal": "measure"},
            **options,
        )

    def reset(self, seed: int) -> dict[str, Any]:
        start = perf_counter()
        self.env.reset(seed=seed)
        return {"seconds": perf_counter() - start}

    def step(self, role: str, name: str, text: str | None, **_: Any) -> dict[str, Any]:
        page: Any = self.env.unwrapped.page  # type: ignore[attr-defined]
        control = page.get_by_role(role, name=name, exact=True).first
        bid = control.get_attribute("bid", timeout=_PATIENCE)
        action = f"click({bid!r})" if text is None else f"fill({bid!r}, {text!r})"
        start = perf_counter()
        observation = self.env.step(action)[0]
        return {"seconds": perf_counter() - start, "error": observation["last_action_error"]}

    def run(self, seconds: float, rounds: list[list[dict[str, Any]]]) -> dict[str, Any]:
        """Round after round for so many seconds."""
        start, steps, errors = perf_counter(), 0, 0
        for moves in itertools.cycle(rounds):
            for move in moves:
                steps += 1
                errors += bool(self.step(**move)["error"])
            if perf_counter() - start >= seconds:
                break
        return {"seconds": perf_counter() - start, "steps": steps, "errors": errors}


def _start_with(executable: str, *flags: str) -> None:
    """Its chat starts a browser of its own and offers no way to say which one."""
    kind: Any = type(browsergym.core._get_global_playwright().chromium)
    launch = kind.launch

    def start(self: Any, **options: Any) -> Any:
        options["executable_path"] = executable
        options["args"] = [*(options.get("args") or ()), *flags]
        return launch(self, **options)

    kind.launch = start


def main() -> None:
    # Whatever the peer prints must not get among the answers.
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)
    logging.disable(logging.WARNING)
    driver = Driver(*sys.argv[1:])
    answers.write("{}\n")
    for line in sys.stdin:
        order = json.loads(line)
        answer = getattr(driver, order.pop("do"))(**order)
        answers.write(json.dumps(answer) + "\n")
    driver.env.close()
    browsergym.core._get_global_playwright().stop()


if __name__ == "__main__":
    main()
