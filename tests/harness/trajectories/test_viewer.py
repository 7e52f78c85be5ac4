"""The page of trajectories, opened from a file in a real browser."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from deskgym.harness.trajectories.model import Fault, read
from deskgym.harness.trajectories.store import Store, Writer
from deskgym.harness.trajectories.viewer import write_page
from playwright.sync_api import Browser, Page, expect

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
    with browser.new_page(viewport={"width": 1280, "height": 720}) as page:
        problems: list[str] = []
        page.on("console", lambda message: problems.append(message.text))
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on(
            "request",
            lambda request: None if request.url.startswith(("file:", "data:")) else problems.append(request.url),
        )
        page.goto(page_file.as_uri())
        yield page
    assert problems == []


def position(page: Page) -> str:
    expect(page.locator("#position")).not_to_be_empty()
    return page.locator("#position").inner_text()


def test_it_shows_the_first_step_with_its_target_drawn_on_the_screenshot(page: Page, page_file: Path) -> None:
    trajectory = read(page_file.parent / FAMILY / "1.jsonl")
    assert page.get_by_role("heading", level=2).inner_text() == trajectory.header.goal
    assert position(page) == f"Step 1 of {len(trajectory.steps)}"
    assert page.locator("#picture img").evaluate("image => [image.naturalWidth, image.naturalHeight]") == [1280, 720]
    target, box = trajectory.steps[0].target, page.locator("#picture rect")
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
    assert page.get_by_role("tabpanel").inner_text().startswith("Checks: 3 of 3")
    page.keyboard.press("Home")
    assert position(page) == f"Step 1 of {steps}"
    page.keyboard.press("ArrowDown")
    assert page.locator("#list [aria-current=true]").inner_text().splitlines()[1] == "seed 2"


def test_a_verdict_shows_its_checks_and_its_collateral_as_text(page: Page) -> None:
    page.locator("#list button").nth(1).click()
    expect(page.locator("#outcome")).to_have_text("Failed 3/3, 1 collateral")
    page.get_by_role("tab", name="Verdict 3/3").click()
    panel = page.get_by_role("tabpanel").inner_text()
    assert "Deal <b>Other</b>: stage" in panel
    assert "updated: Won → Lost" in panel


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
    page.get_by_role("button", name="Fault", exact=True).click()
    assert page.locator("#list button").count() == 1
    page.get_by_role("button", name="All", exact=True).click()
    page.keyboard.press("/")
    page.keyboard.type("no such goal")
    assert page.locator("#list button").count() == 0
    assert page.get_by_text("No trajectory fits.").is_visible()
    page.get_by_role("searchbox").fill("close-date 4")
    assert page.locator("#list button").count() == 1


def test_the_address_remembers_the_step(page: Page, page_file: Path) -> None:
    page.keyboard.press("ArrowRight")
    # What the driver says of the address may lag behind.
    assert page.evaluate("location.hash") == f"#{FAMILY}/1/1"
    page.reload()
    assert position(page).startswith("Step 2 of ")


def test_it_moves_with_its_folder(page_file: Path, tmp_path: Path) -> None:
    moved = Path(shutil.copytree(page_file.parent, tmp_path / "elsewhere")) / "index.html"
    (index,) = [line for line in moved.read_text().splitlines() if "const INDEX" in line]
    entries = json.loads(index.partition("= ")[2].removesuffix(";</script>").replace("<\\/", "</"))
    assert all((moved.parent / entry["script"]).is_file() for entry in entries)
    assert str(page_file.parent) not in moved.read_text()
