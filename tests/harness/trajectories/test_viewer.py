"""The page of trajectories, opened from a file in a real browser."""

from __future__ import annotations

import json
import re
import shutil
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from deskgym.harness.runs.entries import RunEntry
from deskgym.harness.runs.folder import RunFolder
from deskgym.harness.trajectories.model import Fault, read
from deskgym.harness.trajectories.store import Store, Writer
from deskgym.harness.trajectories.viewer import write_page
from deskgym.harness.trajectories.viewer.page import script_name
from playwright.sync_api import Browser, Page, expect

from ...support.pages import Stopwatch, opened, type_at_once
from ..conftest import FAMILY


@pytest.fixture(scope="module")
def page_file(gold: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page over one verified episode, one that failed, one with a fault, and one that was cut off."""
    folder = Path(shutil.copytree(gold, tmp_path_factory.mktemp("view") / "gold"))
    trajectory = read(folder / FAMILY / "1.jsonl")
    assert trajectory.end is not None
    collateral = [{"label": "Deal <b>Other</b>: stage", "change": "updated", "before": "Won", "after": "Lost"}]
    verdict = trajectory.end.verdict | {"passed": False, "collateral": collateral}
    failed = replace(trajectory.end, verdict=verdict)
    fault = Fault(
        stage="gold", error="GoldFault", message="no button </script><b>", observation=trajectory.end.observation
    )
    for seed, last in ((2, failed), (3, fault), (4, None)):
        with Writer(folder / FAMILY / f"{seed}.jsonl") as writer:
            writer.write(replace(trajectory.header, seed=seed))
            for step in trajectory.steps[:2]:
                writer.write(step)
            if last is not None:
                writer.write(last)
    return write_page(Store.open(folder), folder / "index.html")


@pytest.fixture
def page(browser: Browser, page_file: Path) -> Iterator[Page]:
    with opened(browser) as page:
        page.goto(page_file.as_uri())
        # The page unpacks a trajectory after it has loaded.
        expect(page.locator("#position")).not_to_be_empty()
        yield page


def position(page: Page) -> str:
    expect(page.locator("#position")).not_to_be_empty()
    return page.locator("#position").inner_text()


def test_it_shows_the_first_step_with_its_target_drawn_on_the_screenshot(page: Page, page_file: Path) -> None:
    trajectory = read(page_file.parent / FAMILY / "1.jsonl")
    assert page.get_by_role("heading", level=2).inner_text() == trajectory.header.goal
    assert position(page) == f"Step 1 of {len(trajectory.steps)}"
    assert page.locator("#picture img").evaluate("image => [image.naturalWidth, image.naturalHeight]") == [1280, 720]
    target, box = trajectory.steps[0].target, page.locator("#picture .box")
    assert target is not None
    assert float(box.get_attribute("x") or 0) + 3 == pytest.approx(target["x"])
    assert page.locator("pre .target").inner_text().strip().endswith(f"[ref={trajectory.steps[0].action['ref']}]")


def test_the_keyboard_leafs_through_steps_and_trajectories(page: Page, page_file: Path) -> None:
    steps = len(read(page_file.parent / FAMILY / "1.jsonl").steps)
    page.keyboard.press("ArrowRight")
    assert position(page) == f"Step 2 of {steps}"
    page.keyboard.press("End")
    assert position(page) == "End"
    assert page.get_by_role("button", name="Next step", exact=True).is_disabled()
    assert "3 of 3 checks passed" in page.get_by_role("tabpanel").inner_text()
    page.keyboard.press("Home")
    assert position(page) == f"Step 1 of {steps}"
    page.keyboard.press("ArrowDown")
    assert page.locator("#list [aria-current=true]").inner_text().splitlines()[0] == "seed 2"


def test_a_verdict_shows_its_checks_and_its_collateral_as_text(page: Page) -> None:
    page.locator("#list button").nth(1).click()
    expect(page.locator("#outcome")).to_have_text("Failed 3/3, 1 collateral")
    page.get_by_role("tab", name="Verdict 3/3").click()
    panel = page.get_by_role("tabpanel").inner_text()
    assert "Deal <b>Other</b>: stage" in panel
    assert "before\nWon\nafter\nLost" in panel
    assert panel.startswith("Changed something else\n")
    passed = page.get_by_text("3 of 3 checks passed")
    assert not page.locator("details li").first.is_visible()
    passed.click()
    assert page.locator("details li").count() == 3


def test_a_fault_is_told_apart_from_a_failure(page: Page) -> None:
    page.locator("#list button").nth(2).click()
    expect(page.locator("#outcome")).to_have_text("Fault in gold")
    page.keyboard.press("End")
    assert page.locator("#error").inner_text() == "GoldFault in gold: no button </script><b>"


def test_an_episode_that_was_cut_off_can_be_looked_at(page: Page) -> None:
    page.locator("#list button").nth(3).click()
    expect(page.locator("#outcome")).to_have_text("Cut off")
    assert position(page) == "Step 1 of 2"


def test_the_list_is_narrowed_by_words_and_outcome(page: Page) -> None:
    page.get_by_role("button", name="Fault 1").click()
    assert page.locator("#list button").count() == 1
    page.get_by_role("button", name="All", exact=True).click()
    page.keyboard.press("/")
    page.keyboard.type("no such goal")
    assert page.locator("#list button").count() == 0
    assert page.get_by_text("No trajectory fits.").is_visible()
    page.get_by_role("searchbox").fill("fault")
    assert page.locator("#list button").count() == 1
    page.get_by_role("searchbox").fill("close-date 4")
    assert page.locator("#list button").count() == 1


def test_the_address_remembers_the_step(page: Page, page_file: Path) -> None:
    page.keyboard.press("ArrowRight")
    assert page.evaluate("location.hash") == f"#{FAMILY}/1/1"
    # What the driver says of the address may lag behind, and a reload before that would open the old one.
    page.wait_for_url(f"**#{FAMILY}/1/1")
    page.reload()
    assert position(page).startswith("Step 2 of ")


def test_it_moves_with_its_folder(page_file: Path, tmp_path: Path) -> None:
    moved = Path(shutil.copytree(page_file.parent, tmp_path / "elsewhere")) / "index.html"
    entries = index_of(moved)
    assert len(entries) == 4
    assert all((moved.parent / entry["script"]).is_file() for entry in entries)
    assert str(page_file.parent) not in moved.read_text()


def index_of(page: Path) -> list[dict[str, Any]]:
    """The list that a page holds."""
    (line,) = [line for line in page.read_text().splitlines() if line.startswith("const INDEX = ")]
    entries = json.loads(json.loads(line.removeprefix("const INDEX = JSON.parse(").removesuffix(");")))
    assert isinstance(entries, list)
    return entries


# A run.


@pytest.fixture
def run_page(browser: Browser, made_run: Path) -> Iterator[Page]:
    with opened(browser) as page:
        page.goto(write_page(Store.open(made_run), made_run / "index.html").as_uri())
        expect(page.locator("#position")).not_to_be_empty()
        yield page


def failed(made_run: Path, kind: str) -> RunEntry:
    """An episode that failed by this kind."""
    return next(entry for entry in RunFolder.open(made_run).entries() if entry.failure == kind)


def test_a_run_shows_attempts_and_why_they_failed(run_page: Page, made_run: Path) -> None:
    assert run_page.locator("#name").inner_text() == "first"
    stuck = failed(made_run, "stuck")
    run_page.get_by_role("searchbox").fill("stuck")
    rows = run_page.locator("#list button")
    assert rows.locator(".why").all_inner_texts() == ["stuck"] * rows.count()
    assert f"seed {stuck.seed} · #{stuck.attempt + 1}" in rows.locator(".name").all_inner_texts()


def test_the_list_is_grouped_by_what_is_chosen(run_page: Page, made_run: Path) -> None:
    entries = RunFolder.open(made_run).entries()
    groups = run_page.locator("#list .group")
    passed = sum(entry.outcome == "passed" for entry in entries if entry.family == "crm-update")
    graded = sum(entry.outcome != "fault" for entry in entries if entry.family == "crm-update")
    run_page.get_by_role("searchbox").fill("crm-update")
    assert groups.all_inner_texts() == [f"crm-update\n{passed}/{graded}"]
    run_page.get_by_label("Group by").select_option("why")
    found = {text.splitlines()[0] for text in groups.all_inner_texts()}
    wanted = {entry.failure.replace("_", " ") for entry in entries if entry.family == "crm-update" and entry.failure}
    assert wanted <= found


def test_a_turn_shows_what_the_model_said_and_spent(run_page: Page) -> None:
    panel = run_page.get_by_role("tabpanel")
    assert "I see what I need. Next I " in panel.inner_text()
    assert panel.locator("pre").inner_text().startswith("fill({")
    spent = run_page.locator("#spent").inner_text()
    assert re.fullmatch(
        r"[\d,]+ tokens in, 2,000 of them cached · \d+ out · \$0\.\d+ · agent [\d.]+ m?s · office [\d.]+ m?s", spent
    )
    run_page.get_by_role("tab", name="Tree").click()
    assert "[ref=" in panel.inner_text()


def test_typed_text_is_drawn_at_its_field(run_page: Page, gold: Path) -> None:
    steps = read(gold / FAMILY / "1.jsonl").steps
    number = next(step.index for step in steps if step.action["action"] == "fill")
    for _ in range(number):
        run_page.keyboard.press("ArrowRight")
    assert run_page.locator("#picture .typed").text_content() == steps[number].action["text"]


def test_the_screenshot_can_be_enlarged(run_page: Page) -> None:
    picture = run_page.locator("#picture img")
    width = picture.evaluate("image => image.clientWidth")
    run_page.keyboard.press("z")
    assert picture.evaluate("image => image.clientWidth") > 1.3 * width
    run_page.get_by_role("button", name="Enlarge the screenshot").click()
    assert picture.evaluate("image => image.clientWidth") == width


def test_a_failed_check_shows_what_was_expected_and_what_was_found(run_page: Page, made_run: Path) -> None:
    entry = failed(made_run, "wrong_value")
    run_page.get_by_role("searchbox").fill(f"wrong value {entry.family} {entry.seed}")
    run_page.locator("#list button").click()
    expect(run_page.locator("#facts")).to_contain_text(f"Attempt\n{entry.attempt + 1}", use_inner_text=True)
    run_page.keyboard.press("End")
    panel = run_page.get_by_role("tabpanel")
    expect(panel).to_contain_text("Wrote another value")
    assert panel.locator(".found").first.inner_text() == "+1 503 555 0100"


def test_everybody_can_use_it(run_page: Page) -> None:
    found = Axe().run(run_page)
    assert found.violations_count == 0, found.generate_report()


def test_only_what_has_changed_is_written_again(made_run: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(made_run, tmp_path / "run"))
    page = write_page(Store.open(folder), folder / "index.html")
    scripts = sorted((folder / "index_files").glob("*.js"))
    assert len(scripts) == 24
    for script in scripts:
        script.write_text("kept")
    changed, gone = Store(folder).files()[:2]
    trajectory = read(changed)
    with Writer(changed, pictures=folder / "pictures") as writer:
        writer.write(trajectory.header)
    gone.unlink()
    write_page(Store.open(folder), page)
    kept = {script.name for script in (folder / "index_files").glob("*.js") if script.read_text() == "kept"}
    assert kept == {script.name for script in scripts} - {
        script_name(f"{FAMILY}/{path.stem}") for path in (changed, gone)
    }
    entries = {entry["key"]: entry["outcome"] for entry in index_of(page)}
    assert (len(entries), entries[f"{FAMILY}/{changed.stem}"]) == (23, "cut")


def test_a_missing_screenshot_is_said_where_it_would_be(made_run: Path, tmp_path: Path, browser: Browser) -> None:
    folder = Path(shutil.copytree(made_run, tmp_path / "run"))
    write_page(Store.open(folder), folder / "index.html")
    for missing in ("pictures", "index_files"):
        shutil.rmtree(folder / missing)
    with opened(browser) as page:
        page.goto(write_page(Store.open(folder), folder / "index.html").as_uri())
        expect(page.locator("#picture")).to_contain_text("is missing")


def test_it_is_quick_with_2000_episodes(browser: Browser, many_episodes: Path) -> None:
    started = time.process_time()
    file = write_page(Store.open(many_episodes), many_episodes / "index.html")
    assert time.process_time() - started < 60
    with opened(browser) as page:
        stopwatch = Stopwatch(page)
        with stopwatch.below(1.0):
            page.goto(file.as_uri())
            expect(page.locator("#position")).not_to_be_empty()
        for words in ("wrong value", "crm 3", "e"):
            with stopwatch.below(0.1):
                type_at_once(page, words)
        assert 0 < page.locator("#list button").count() < 60
        with stopwatch.below(0.2):
            page.get_by_label("Group by").select_option("why")
