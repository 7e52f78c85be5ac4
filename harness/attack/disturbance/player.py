"""A client in a process of its own: plays the episodes whose names it reads, one line each, and says how each ended.

Started anew after it died it goes on with the same episode: opening by the same name gives the same session, and a step
of the same operation is done once.
"""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from ....client import Client, ClientError

#: Seconds in which the host has to come round.
_PATIENCE = 240.0


def main(address: str, gold: Path) -> None:
    """Play what standard input names: `{"session", "family", "seed"}`."""
    steps = json.loads(gold.read_text())
    with Client(address) as host:
        for line in sys.stdin:
            order = json.loads(line)
            outcome = _played(host, order, steps[order["family"]])
            sys.stdout.write(f"{json.dumps({'session': order['session'], **outcome})}\n")
            sys.stdout.flush()


def _played(host: Client, order: dict[str, Any], gold: Sequence[Any]) -> dict[str, Any]:
    path = f"/sessions/{order['session']}"
    try:
        _ask(host, "POST", "/sessions", json=order)
        for number in range(_ask(host, "GET", path)["steps"], len(gold)):
            _step(host, path, gold, number)
        # Once more, as after an answer that was lost.
        reward = _step(host, path, gold, len(gold) - 1)["reward"]
        told = _ask(host, "GET", path)
    except ClientError as error:
        return _failed(host, path, error)
    if (reward, told["reward"], told["steps"]) == (1.0, 1.0, len(gold)):
        return {"outcome": "rewarded"}
    return {"outcome": f"reward {reward}, then {told['reward']}, after {told['steps']} of {len(gold)} steps"}


def _failed(host: Client, path: str, error: ClientError) -> dict[str, Any]:
    """A fault stays one: whoever asks for the grade is told of it."""
    if error.code != "fault":
        return {"outcome": f"{error.code}: {error}"}
    try:
        return {"outcome": f"a verdict after a fault: {_ask(host, 'GET', f'{path}/verdict')}"}
    except ClientError as again:
        return {"outcome": "fault" if again.code == "fault" else f"after a fault {again.code}: {again}"}


def _step(host: Client, path: str, gold: Sequence[Any], number: int) -> dict[str, Any]:
    given = {"action": gold[number], "operation_id": str(number)}
    answer: dict[str, Any] = _ask(host, "POST", f"{path}/step", json=given)
    return answer


def _ask(host: Client, method: str, path: str, **given: Any) -> Any:
    """An answer, however often it has to be asked for."""
    end, pause = monotonic() + _PATIENCE, threading.Event()
    while True:
        try:
            return host.ask(method, path, 200.0, **given)
        except ClientError as error:
            if monotonic() > end or not (error.retryable or error.code == "unreachable"):
                raise
            pause.wait(0.2)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
