"""The page of a report says what policies came to, with intervals, and only what was tried."""

from __future__ import annotations

import json
import zipfile
from dataclasses import asdict
from pathlib import Path
from xml.etree import ElementTree

import pytest
from deskgym.apps.platform.looks import look_of
from deskgym.harness.learn.about import ABOUT, FORMAT, About
from deskgym.harness.learn.chart import Line, chart
from deskgym.harness.learn.course import EIGHT, UNSEEN, UNSEEN_WORDS, improvements, plans, probes
from deskgym.harness.learn.data import COPYING, FAMILIES
from deskgym.harness.learn.examples import Vocabulary
from deskgym.harness.learn.report import write_report
from deskgym.harness.learn.rollouts import Key, Played
from deskgym.harness.learn.rows import Rows
from deskgym.harness.results.statistics import wilson
from deskgym.tasks import get_family

from ..conftest import deskgym


def _policy(path: Path, **said: object) -> None:
    about = asdict(About(vocabulary=Vocabulary(), **said))  # type: ignore[arg-type]
    with zipfile.ZipFile(path, "w") as file:
        file.writestr(ABOUT, json.dumps({"format": FORMAT, **about}))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two policies of one family and what they did."""
    rows = Rows(tmp_path / "rows.jsonl")
    for name, episodes, passed in (("clone-5-seed0", 5, 4), ("clone-60-seed0", 60, 7)):
        # In whichever order the families were given.
        families = ("chat-post", "chat-pin")[:: 1 if episodes == 5 else -1]
        _policy(tmp_path / f"{name}.policy", families=families, episodes=episodes, lessons=episodes * 6)
        for seed in range(8):
            rows.add(name, Played("chat-post", seed, "validation", "0", 0, seed < passed, 6, 0))
    _policy(tmp_path / "no-goal-seed0.policy", families=("chat-post",), episodes=60, sight="no goal")
    (tmp_path / "no-goal-seed0.known.json").write_text(json.dumps({"chat-post": [0, 2], "chat-pin": [3, 1]}))
    for seed in range(8):
        rows.add("no-goal-seed0", Played("chat-post", seed, "validation", "0", 0, seed == 3, 6, 0))
    for seed in range(8):
        rows.add("clone-60-seed0 untrained", Played("chat-post", seed, "validation", "0", 0, False, 9, 2))
        rows.add("clone-60-seed0", Played("chat-post", seed, "test", "0", 0, seed < 6, 6, 0))
    return tmp_path


def test_shares_stand_by_family_by_episodes_and_by_split(folder: Path) -> None:
    out = folder / "page" / "report.md"
    write_report(folder, out)
    text = out.read_text()
    assert "| chat-post | 88% (53%–98%, 8) | 0% (0%–32%, 8) |" in text
    assert "| 5 | 50% (22%–78%, 8) |" in text
    assert "| test | 75% (41%–93%, 8) |" in text
    assert "## By hops" not in text
    shortcuts = text.partition("## Shortcuts")[2]
    assert "| gold known | 1 |" in shortcuts
    assert "| chat-post | 12% (2%–47%, 8) |" in shortcuts
    ElementTree.parse(out.with_name("success-by-episodes.svg"))


def test_what_was_bettered_stands_beside_what_it_began_with(folder: Path) -> None:
    _policy(
        folder / "better-seed0.policy", families=("chat-post",), episodes=60, updates=9, begun="clone-60-seed0",
        bettered=("chat-post",),
    )  # fmt: skip
    rows = Rows(folder / "rows.jsonl")
    for seed in range(8):
        rows.add("better-seed0", Played("chat-post", seed, "validation", "0", 0, True, 6, 0))
    curve = [{"number": number, "episodes": 32, "passed": 0.5 + number / 20} for number in range(9)]
    (folder / "better-seed0.curve.jsonl").write_text("".join(f"{json.dumps(row)}\n" for row in curve))
    out = folder / "report.md"
    write_report(folder, out)
    assert "| chat-post | 88% (53%–98%, 8) | 100% (68%–100%, 8) |" in out.read_text().partition("## Against updates")[2]
    # What was bettered is no point of the curve of cloning.
    assert "| 60 | 88% (53%–98%, 8) |" in out.read_text()
    root = ElementTree.parse(out.with_name("success-by-updates.svg")).getroot()
    assert len(root.findall("{http://www.w3.org/2000/svg}circle")) == 2


def test_what_is_passed_sometimes_is_bettered_the_nearest_to_half_first() -> None:
    passed = {
        "chat-post": 10,
        "store-cancel": 6,
        "sheet-freeze": 2,
        "crm-update": 0,
        "store-archive": 5,
        "chat-direct": 7,
    }
    rows = [
        Played(family, seed, "validation", "0", 0, seed < count, 6, 0).as_row() | {"policy": "clone-5-seed0"}
        for family, count in passed.items()
        for seed in range(10)
    ]
    found = list(improvements(rows))
    assert [each.families for each in found] == [("store-archive", "store-cancel", "chat-direct")] * 3
    assert [each.begun for each in found] == ["clone-5-seed0"] * 3
    assert [each.seed for each in found] == [0, 1, 2]
    assert len(found[0].jobs(set())) == 3
    further = [row | {"seed": 10 + row["seed"], "passed": True} for row in rows]
    assert list(improvements([*rows, *further])) == found
    assert list(improvements(row | {"passed": True} for row in rows)) == []


def test_without_any_policy_there_is_a_page_with_nothing_on_it(tmp_path: Path) -> None:
    write_report(tmp_path, tmp_path / "report.md")
    assert "## What it took" in (tmp_path / "report.md").read_text()


def test_the_command_names_the_page(folder: Path) -> None:
    result = deskgym("learn", "report", folder, "--out", folder / "report.md")
    assert result.exit_code == 0, result.output
    assert "report.md" in result.output


def test_a_chart_is_an_svg_with_a_bar_for_each_interval() -> None:
    line = Line("mine & yours", tuple((float(x), wilson(x, 60)) for x in (5, 15, 60)))
    root = ElementTree.fromstring(chart([line], "episodes", "passed"))
    assert len(root.findall("{http://www.w3.org/2000/svg}circle")) == 3


def test_the_course_is_of_families_there_are_and_keeps_looks_apart() -> None:
    assert len({*FAMILIES}) == 20
    assert {*COPYING} <= {*FAMILIES}
    for family in FAMILIES:
        get_family(family)
    assert not {*EIGHT} & {*UNSEEN}
    for look in (*EIGHT, *UNSEEN, *UNSEEN_WORDS):
        assert look_of(look).name == look
    eight = next(plan for plan in plans() if plan.looks == EIGHT)
    assert sorted(seed for seeds, _ in eight.gold() for seed in seeds) == [*range(60)]
    for plan in probes(["chat-post"]):
        trial, none = plan.trials[0], set[Key]()
        assert (plan.jobs(trial, none), len(plan.jobs(trial, none, {"chat-post"}))) == ([], 1)
    for plan in probes(["chat-post", "chat-post-limited", "crm-update"]):
        played = {job.family for job in plan.jobs(plan.trials[0], set(), {"chat-post-limited"})}
        assert played == {"chat-post", "chat-post-limited"}
    assert {plan.name for plan in plans(quick=True)} < {plan.name for plan in plans()} | {
        "clone-20-seed0", "clone-5-seed0", "one-look-seed0", "eight-looks-seed0", "no-goal-seed0",
    }  # fmt: skip


def test_without_torch_it_is_said_where_there_is_some(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "torch", None)
    result = deskgym("learn", "play", folder / "clone-5-seed0.policy", "chat-post", 0)
    assert result.exit_code == 2
    assert "`make learn`" in result.output
