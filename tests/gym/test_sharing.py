"""What environments share is made once, and ends with its last user."""

from __future__ import annotations

import subprocess
import sys
from itertools import count

import pytest
from deskgym.gym.sharing import Shared


@pytest.fixture
def ended() -> list[str]:
    """The names of the things that were closed."""
    return []


@pytest.fixture
def shared(ended: list[str]) -> Shared[str]:
    numbers = count(1)
    return Shared(lambda: f"thing {next(numbers)}", ended.append)


def test_all_users_have_the_same_thing_until_the_last_one_leaves(shared: Shared[str], ended: list[str]) -> None:
    one, two = shared.acquire(), shared.acquire()
    assert one == two == "thing 1"
    shared.release(one)
    assert ended == []
    shared.release(two)
    assert ended == ["thing 1"]
    assert shared.acquire() == "thing 2"


_FORK = """
import os
from deskgym.gym.sharing import Shared
ended = []
shared = Shared(object, ended.append)
inherited = shared.acquire()
child = os.fork()
if child == 0:
    own = shared.acquire()
    shared.release(inherited)
    assert own is not inherited and ended == []
    shared.release(own)
    assert ended == [own]
    os._exit(0)
assert os.waitpid(child, 0)[1] == 0
assert ended == []
shared.release(inherited)
assert ended == [inherited]
"""


def test_a_forked_child_makes_its_own_and_leaves_the_parents_alone() -> None:
    subprocess.run([sys.executable, "-c", _FORK], check=True, timeout=60)
