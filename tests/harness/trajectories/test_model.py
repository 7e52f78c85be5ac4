"""Trajectories as lines of a file."""

from __future__ import annotations

from pathlib import Path

import pytest
from deskgym.harness.errors import BadTrajectory
from deskgym.harness.trajectories.model import End, Fault, Header, Line, Step, Trajectory, dump, load, read
from deskgym.harness.trajectories.store import Writer

HEADER = Header(
    family="crm-update",
    seed=7,
    split="train",
    size="small",
    world=7,
    persona="sales_rep",
    goal="Sofía's number is “new”.",
    observation=["axtree", "screenshot"],
    form="element",
    package="0.1.0",
)


STEP = Step(
    index=0,
    observation={"axtree": '- button "Save" [ref=e1]\n', "url": "http://crm.deskgym.test/"},
    action={"action": "click", "ref": "e1"},
    reward=0.0,
    terminated=False,
    truncated=False,
    error="",
    target={"role": "button", "name": "Save", "x": 1.0, "y": 2.0, "width": 3.0, "height": 4.0},
)


VERDICT = {"passed": True, "score": 1.0, "checks": [], "collateral": []}


END = End(observation={"axtree": "- done"}, verdict=VERDICT, database="0" * 64)


def write(path: Path, *lines: Line) -> Path:
    with Writer(path) as writer:
        for line in lines:
            writer.write(line)
    return path


def test_a_trajectory_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    path = write(tmp_path / "crm-update" / "7.jsonl", HEADER, STEP, END)
    assert read(path) == Trajectory(HEADER, [STEP], end=END)
    assert read(path).verified


@pytest.mark.parametrize("line", [HEADER, STEP, END, Fault(stage="gold", error="GoldFault", message="no such button")])
def test_every_kind_of_line_survives_json(line: Line) -> None:
    text = dump(line)
    assert "\n" not in text
    assert load(text) == line


def test_a_last_line_torn_by_a_crash_leaves_the_rest_readable(tmp_path: Path) -> None:
    path = write(tmp_path / "7.jsonl", HEADER, STEP, STEP)
    path.write_text(path.read_text()[:-20])
    trajectory = read(path)
    assert trajectory.steps == [STEP]
    assert trajectory.end is None
    assert not trajectory.verified


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "does not begin with a header"),
        ("hello\n", "line 1 cannot be read"),
        ("[1]\n", "line 1 cannot be read"),
        ('{"type":"header","format":99}\n', "its format is 99"),
        ('{"type":"header","format":1}\n', "lacks family, form"),
        (dump(STEP) + "\n", "does not begin with a header"),
        (dump(HEADER) + "\nbroken\n" + dump(STEP) + "\n", "line 2 cannot be read"),
        (dump(HEADER) + "\n" + dump(HEADER) + "\n", "two headers"),
    ],
)
def test_what_is_no_trajectory_is_refused_with_the_line(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "7.jsonl"
    path.write_text(text)
    with pytest.raises(BadTrajectory, match=complaint):
        read(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadTrajectory, match=r"no trajectory file .*gone\.jsonl"):
        read(tmp_path / "gone.jsonl")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (dump(HEADER).replace('"seed":7', '"seed":"7"').encode(), "seed: input should be a valid integer"),
        (dump(HEADER).replace('"seed":7', '"seed":true').encode(), "seed: input should be a valid integer"),
        (dump(HEADER).replace('"seed":7', '"seed":' + "9" * 5000).encode(), "line 1 cannot be read"),
        (dump(HEADER).replace("crm-update", "crm").encode("utf-16"), "line 1 cannot be read"),
        (dump(HEADER).encode("latin-1", "replace").replace(b"Sof", b"\xff\xfe"), "line 1 cannot be read"),
        (b"[" * 100_000, "line 1 cannot be read"),
    ],
    ids=["text", "truth", "digits", "UTF-16", "latin-1", "nested"],
)
def test_a_line_of_wrong_bytes_or_types_is_named(line: bytes, says: str, tmp_path: Path) -> None:
    path = tmp_path / "0.jsonl"
    path.write_bytes(line + b"\n")
    with pytest.raises(BadTrajectory, match=says):
        read(path)


def test_a_null_observation_and_a_verdict_without_checks_are_named() -> None:
    with pytest.raises(ValueError, match="observation: input should be a valid dictionary"):
        load(dump(STEP).replace('{"axtree"', 'null,"was":{"axtree"', 1))
    with pytest.raises(ValueError, match="its verdict lacks checks, collateral, passed"):
        load(dump(End(observation={}, verdict={}, database="")))


def test_signs_that_divide_lines_elsewhere_stay_in_their_text(tmp_path: Path) -> None:
    path = tmp_path / "0.jsonl"
    step = Step(**{**vars(STEP), "observation": {"axtree": "one\u2028two\x85three"}})
    path.write_text(f"{dump(HEADER)}\n{dump(step)}\n", encoding="utf-8")
    assert read(path).steps == [step]
