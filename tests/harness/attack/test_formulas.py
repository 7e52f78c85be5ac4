"""No formula of the attack kills, freezes or bloats a process, and the attack notices what would."""

from __future__ import annotations

import os
import signal

import pytest
from deskgym.harness.attack.formulas import try_seed
from deskgym.harness.attack.fuzzing import watched
from deskgym.harness.attack.fuzzing.watched import broken


def test_the_first_formulas_break_nothing() -> None:
    assert [found for found in broken(range(150), try_seed) if found is not None] == []


def _misbehave(what: str) -> None:
    match what:
        case "dies":
            os.kill(os.getpid(), signal.SIGKILL)
        case "fails":
            raise ValueError("as it should not")
        case "grows":
            bytearray(400 << 20)
        case "hangs":
            signal.pause()


def test_what_dies_fails_grows_or_hangs_is_told_from_what_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watched, "_PATIENCE", 2.0)
    said = [found and found.reason for found in broken(["fine", "dies", "fails", "fine", "grows", "hangs"], _misbehave)]
    assert said[0] is said[3] is None
    assert said[1] == "the process died"
    assert said[2] == "ValueError: as it should not"
    assert "MB more" in str(said[4])
    assert said[5] == "no answer for 2 s"
