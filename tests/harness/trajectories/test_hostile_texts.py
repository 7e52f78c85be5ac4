"""Whatever stands in a trajectory is shown as text, and what cannot be read does not hide the rest."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest
from deskgym.harness.results.run import Run
from deskgym.harness.runs.entries import RunEntry
from deskgym.harness.runs.folder import EPISODES, RunFolder
from deskgym.harness.trajectories.images import PICTURES
from deskgym.harness.trajectories.model import Fault, dump, load, read
from deskgym.harness.trajectories.store import Store
from deskgym.harness.trajectories.viewer import publish, write_page
from playwright.sync_api import Browser, Page, expect

from ...support.hostile import MARKER, hostile_texts, with_texts
from ...support.pages import Stopwatch, opened
from ..conftest import FAMILY, deskgym

TEXTS = hostile_texts()
# Every step of every tab of every trajectory of the list; what the heading says of each.
_LEAF_THROUGH = """async () => {
  const goals = [];
  const drawn = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  for (const entry of INDEX) {
    open(entry);
    while (!state.data) await drawn();
    for (let step = 0; step < state.data.frames.length; step++) {
      go(step);
      for (const tab of document.querySelectorAll('#tabs button')) tab.click();
    }
    goals.push(document.getElementById('goal').textContent);
  }
  await drawn();
  return goals;
}"""


def lines_of(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_bytes().splitlines()]


def spoiled(line: dict[str, Any], text: str) -> dict[str, Any]:
    """A line with `text` in every field, under a name of its own where any name may stand, and said by the model."""
    made: dict[str, Any] = {**with_texts(line, text), "type": line["type"]}
    if line["type"] == "step":
        message = {"role": text, "content": [{"type": "text", "text": text}, {"type": text, text: text}], "stop": text}
        calls = [{"name": text, "arguments": {text: text}, "problem": text}]
        made["agent"] = {
            "text": text,
            "messages": [message, {**message, "content": text, "calls": calls, "thoughts": text}],
        }
        made["action"] |= {text: [text, {text: text}], "action": text}
    return made


@pytest.fixture(scope="module")
def hostile_folder(gold: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An episode for every hostile text, which stands in all its fields; some passed, some failed, some broke."""
    folder = tmp_path_factory.mktemp("hostile")
    shutil.copytree(gold / FAMILY / "1", folder / FAMILY / "1")
    header, *steps, end = lines_of(gold / FAMILY / "1.jsonl")
    end["verdict"]["collateral"] = [{"label": "", "change": "updated", "before": "Won", "after": "Lost"}]
    broken = {"type": "fault", **asdict(Fault(stage="", error="", message="", observation=end["observation"]))}
    for number, text in enumerate(TEXTS):
        last = (end, {**end, "verdict": {**end["verdict"], "passed": False}}, broken)[number % 3]
        lines = [spoiled(line, text) for line in (header, *steps[:2], last)]
        if number % 8 == 1:
            # With its pictures, and what is drawn on them.
            for line, told in zip(lines, (header, *steps[:2], last), strict=True):
                if told["type"] == "step" and told["target"]:
                    line["action"] |= {"x": 10, "ref": "e1"}
                if isinstance(told["observation"], dict):
                    line["observation"]["screenshot"] = told["observation"]["screenshot"]
        content = "".join(f"{json.dumps(line)}\n" for line in lines)
        (folder / FAMILY / f"{number}.jsonl").write_text(content, encoding="utf-8")
    return folder


def nothing_ran(page: Page) -> bool:
    return bool(
        page.evaluate(f"typeof window.{MARKER} === 'undefined' && document.querySelectorAll('script').length <= 1")
    )


def test_200_hostile_texts_in_every_field_are_shown_as_texts(hostile_folder: Path, browser: Browser) -> None:
    assert len(set(TEXTS)) == 200
    written = publish(Store.open(hostile_folder), hostile_folder / "index.html")
    assert written.unread == {}
    with opened(browser) as page:
        page.goto(written.page.as_uri())
        shown = page.evaluate(_LEAF_THROUGH)
        assert len(shown) == 200
        for text, goal in zip(TEXTS, shown, strict=True):
            # The driver hands half a sign over as the mark that stands for it.
            assert goal.encode("utf-16", "surrogatepass").decode("utf-16", "replace") == (
                text.encode("utf-16", "surrogatepass").decode("utf-16", "replace") or "No goal: set-up failed"
            )
        assert nothing_ran(page)


def test_no_text_keeps_the_page_from_answering(copy: Path, browser: Browser) -> None:
    # Of its brackets the font once looked at all for each.
    text = "0" + "[" * 5_000
    lines = [spoiled(line, text) for line in lines_of(copy / FAMILY / "1.jsonl")[:2]]
    (copy / FAMILY / "1.jsonl").write_text("".join(f"{json.dumps(line)}\n" for line in lines), "utf-8")
    file = write_page(Store.open(copy), copy / "index.html")
    with opened(browser) as page:
        stopwatch = Stopwatch(page)
        with stopwatch.below(2.0):
            page.goto(file.as_uri())
            page.evaluate(_LEAF_THROUGH)


def test_hostile_texts_are_read_back_as_they_were_written(hostile_folder: Path) -> None:
    for file in Store.open(hostile_folder).files():
        for line in file.read_text(encoding="utf-8").splitlines():
            made = load(line)
            dump(made).encode()
            assert load(dump(made)) == made


def test_the_results_of_a_run_show_hostile_texts_as_texts(made_run: Path, tmp_path: Path, browser: Browser) -> None:
    folder = Path(shutil.copytree(made_run, tmp_path / "<!--run"))
    entries = RunFolder.open(folder).entries()
    free = {"goal", "app", "kind", "level", "persona", "file", "family", "failure", "failures", "fault"}
    made = []
    for number, text in enumerate(TEXTS):
        entry = entries[number % len(entries)]
        data = asdict(entry)
        data |= {name: with_texts(data[name], text) for name in free} | {"seed": number}
        made.append(RunEntry(**data))
    (folder / EPISODES).write_text("".join(f"{entry.dump()}\n" for entry in made), encoding="utf-8")
    assert len(Run.open(folder).episodes) == 200
    result = deskgym("results", folder, "--by", "level,family,persona", "--json", tmp_path / "all.json")
    assert result.exit_code == 0, result.output
    assert "\x1b" not in result.output
    assert json.loads((tmp_path / "all.json").read_bytes())["runs"][0]["all"]["episodes"] == 200
    with opened(browser) as page:
        page.goto((folder / "results.html").as_uri())
        expect(page.locator("#found")).to_have_text("200 of 200 episodes")
        for by in page.locator("#grouping option").all_inner_texts():
            page.locator("#grouping").select_option(by)
        page.evaluate("scroller.scrollTop = 1e6")
        assert nothing_ran(page)


# What cannot be read.


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda text: "", "does not begin with a header line"),
        (lambda text: text.replace('"type":"step"', '"type":"<!--"', 1), "line 2 cannot be read"),
        (lambda text: text.replace('"passed":true', '"passed":[1]'), "verdict.passed: input should be a valid boolean"),
        (lambda text: text.replace('"action":{', '"action":{"a":' + "[" * 90 + "]" * 90 + ",", 1), "nested more than"),
        (lambda text: text.replace('"reward":0.0', '"reward":NaN', 1), "reward: input should be a finite number"),
        (lambda text: text.replace('"target":{', '"target":{},"was":{', 1), "target.role: field required"),
    ],
    ids=["empty", "line", "verdict", "nested", "number", "target"],
)  # fmt: skip
def test_what_cannot_be_read_is_named_beside_the_rest(
    copy: Path, spoil: Callable[[str], str], why: str, browser: Browser
) -> None:
    # The last line may be torn by a crash, so that one more follows.
    text = (copy / FAMILY / "1.jsonl").read_text("utf-8")
    (copy / FAMILY / "2.jsonl").write_text(spoil(text) and spoil(text) + text.splitlines()[-1] + "\n", "utf-8")
    result = deskgym("view", copy)
    assert result.exit_code == 0, result.output
    assert why in result.stderr
    with opened(browser) as page:
        page.goto((copy / "index.html").as_uri())
        expect(page.locator("#position")).to_contain_text("Step 1 of")
        assert page.locator("#list button").count() == 1
        page.get_by_text("1 file cannot be read").click()
        expect(page.locator("#unread li")).to_contain_text(why)


def test_a_trajectory_cut_in_the_middle_of_a_line_is_shown_as_far_as_it_goes(copy: Path, browser: Browser) -> None:
    file = copy / FAMILY / "1.jsonl"
    header, first, second, *_ = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(header + first + second[: len(second) // 2])
    assert deskgym("view", copy).exit_code == 0
    with opened(browser) as page:
        page.goto((copy / "index.html").as_uri())
        expect(page.locator("#outcome")).to_have_text("Cut off")
        expect(page.locator("#position")).to_have_text("Step 1 of 1")


def test_an_enormous_field_is_shown_as_far_as_a_page_can(copy: Path, browser: Browser) -> None:
    trajectory = read(copy / FAMILY / "1.jsonl")
    huge = "x" * 3_000_000
    step = trajectory.steps[0]
    step = replace(step, action={"action": "fill", "text": huge}, observation={**step.observation, "axtree": huge})
    lines = (replace(trajectory.header, goal=huge, seed=2), step)
    (copy / FAMILY / "2.jsonl").write_text("".join(f"{dump(line)}\n" for line in lines), "utf-8")
    with opened(browser) as page:
        page.goto(write_page(Store.open(copy), copy / "index.html").as_uri())
        expect(page.locator("#position")).to_contain_text("Step 1 of")
        page.keyboard.press("ArrowDown")
        expect(page.locator("#goal")).to_contain_text("… (3,000,000 characters, of which the page shows 1,000,000)")


def test_a_file_too_large_for_the_memory_is_not_read(copy: Path) -> None:
    with (copy / FAMILY / "2.jsonl").open("wb") as file:
        file.truncate(1 << 30)
    result = deskgym("view", copy)
    assert result.exit_code == 0, result.output
    assert "has 1,073,741,824 bytes, and no more than 268,435,456 are read" in result.stderr


@pytest.mark.parametrize(
    "name",
    ["<img src=x onerror=1>", "<!--<script>", "a#b?c%2F%", "a\n\x1b[2J", "__proto__", "é" * 99, "x" * 240, b"\xff"],
    ids=["markup", "comment", "address", "control", "prototype", "accents", "long", "bytes"],
)  # fmt: skip
def test_a_folder_of_any_name_is_shown(copy: Path, name: str | bytes, browser: Browser) -> None:
    named = copy / os.fsdecode(name)
    shutil.move(copy / FAMILY, named)
    if (pictures := copy / PICTURES).exists():
        shutil.rmtree(pictures)
    result = deskgym("view", copy)
    assert result.exit_code == 0, result.output
    with opened(browser) as page:
        page.goto((copy / "index.html").as_uri())
        expect(page.locator("#position")).to_contain_text("Step 1 of")
        assert page.locator("#picture img").evaluate("image => image.decode().then(() => image.naturalWidth)") == 1280
        page.keyboard.press("ArrowRight")
        expect(page.locator("#position")).to_contain_text("Step 2 of")
        # A reload before the browser has heard of the address would open the old one.
        page.wait_for_url("**/1")
        page.reload()
        expect(page.locator("#position")).to_contain_text("Step 2 of")
        assert nothing_ran(page)


def test_a_screenshot_that_cannot_be_shown_leaves_the_others(copy: Path, browser: Browser) -> None:
    (copy / FAMILY / "1" / "000-screenshot.png").write_bytes(b"no picture")
    result = deskgym("view", copy)
    assert result.exit_code == 2
    assert "is no picture" in result.stderr
    with opened(browser) as page:
        page.goto((copy / "index.html").as_uri())
        expect(page.locator("#picture")).to_contain_text("is no picture")
        page.keyboard.press("ArrowRight")
        assert page.locator("#picture img").count() == 1
