"""Files that are too deep, too large or broken are refused or cut down, and end no process but a reader's."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from typing import Any

import pytest
from deskgym.apps.platform.errors import Invalid
from deskgym.apps.sheet import xlsx
from deskgym.apps.sheet.xlsx import reader
from deskgym.harness.attack.fuzzing.workbooks import WORKBOOKS

SIZE = 5_000
REFUSED = {
    "everything merged": "merged areas of more than 100,000 cells",
    "unclosed elements": "nested more than 100 deep",
    "elements in each other": "nested more than 100 deep",
    "ranges that may be edited": "more than 200 ranges that may be edited",
}
LOST = {
    "brackets in a formula": "formula too long or too deep, as its value",
    "brackets in a formula with a prefix": "formula too long or too deep, as its value",
    "brackets in a name": "name that stands for a formula too long or too deep",
    "brackets in a conditional format": "conditional format that is too long",
    "a conditional format on many areas": "conditional format that is too long",
    "look-ups over a table": "formulas over tables or other files, as its value",
}
#: Whether these are done within the limits is up to the machine.
EITHER = ("look-ups over all of a column", "sums over all of a column", "long words")


@pytest.fixture(scope="module")
def outcomes() -> dict[str, Any]:
    # In a process of its own: what overflows the engine's stack or takes all memory ends it.
    probe = f"""
import json, resource
resource.setrlimit(resource.RLIMIT_AS, (2_000_000_000, 2_000_000_000))
from deskgym.apps.platform.errors import DomainError
from deskgym.apps.sheet import xlsx
from deskgym.harness.attack.fuzzing.workbooks import WORKBOOKS
found = {{}}
for name, make in WORKBOOKS.items():
    try:
        read = xlsx.read(make({SIZE}), "UTC")
        read.engine.collect()
        found[name] = read.lost
    except DomainError as error:
        found[name] = str(error)
print(json.dumps(found))
"""
    done = subprocess.run([sys.executable, "-c", probe], timeout=120, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2_000:]
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("name", WORKBOOKS)
def test_every_file_is_read_or_refused_in_words(outcomes: dict[str, Any], name: str) -> None:
    came = outcomes[name]
    if name in REFUSED:
        assert REFUSED[name] in came
    elif name in LOST:
        assert any(LOST[name] in line for line in came)
    elif name not in EITHER:
        assert came == []


def test_a_file_that_is_read_too_long_is_refused_when_the_server_closes() -> None:
    slow, said = WORKBOOKS["sums over all of a column"](20_000), list[str]()

    def ask() -> None:
        try:
            xlsx.read(slow, "UTC")
        except Invalid as refusal:
            said.append(str(refusal))

    xlsx.read(WORKBOOKS["many wildcards"](1), "UTC")
    thread = threading.Thread(target=ask)
    thread.start()
    # While it reads none is idle.
    thread.join(0.5)
    assert thread.is_alive()
    xlsx.end_readers()
    thread.join(2)
    assert said == [reader._NO_ANSWER]
    assert xlsx.read(WORKBOOKS["many wildcards"](1), "UTC").lost == []


def test_what_takes_too_much_of_the_processor_is_refused() -> None:
    with pytest.raises(Invalid, match="takes too long"):
        xlsx.read(WORKBOOKS["sums over all of a column"](30_000), "UTC")


def test_a_reader_that_ended_is_replaced() -> None:
    small = WORKBOOKS["many wildcards"](1)
    xlsx.read(small, "UTC")
    kept = reader._idle[-1]
    kept._process.kill()
    kept._process.wait()
    assert xlsx.read(small, "UTC").lost == []
    assert kept not in reader._readers
