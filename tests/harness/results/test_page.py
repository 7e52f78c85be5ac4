"""The page of results, opened from a file in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from deskgym.harness.results.comparison import Comparison
from deskgym.harness.results.page import write_results
from deskgym.harness.results.run import Run
from deskgym.harness.runs.config import RunConfig
from deskgym.harness.runs.entries import RunEntry
from playwright.sync_api import Browser, Page, expect

from ...support.pages import Stopwatch, opened, type_at_once
from ...support.runs import make_run
from ..conftest import FAMILY, deskgym


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    with opened(browser) as page:
        yield page


@pytest.fixture(scope="module")
def one(made_run: Path) -> Path:
    """The page of one run."""
    result = deskgym("results", made_run)
    assert result.exit_code == 0, result.output
    return made_run / "results.html"


@pytest.fixture(scope="module")
def two(made_run: Path, gold: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of two runs."""
    config = RunConfig(agent="openai:another", tasks=f"{FAMILY},crm-update", seeds="0:5", attempts=3)
    folder = tmp_path_factory.mktemp("runs") / "other"
    runs = [Run.open(made_run), Run.open(make_run(folder, gold, config, seed=5).path)]
    write_results(runs, Comparison.of(*runs), made_run / "two.html")
    return made_run / "two.html"


def entries(folder: Path) -> list[RunEntry]:
    return [episode.entry for episode in Run.open(folder).episodes]


def rows(page: Page) -> int:
    return page.locator("#body tr:not([aria-hidden])").count()


def test_charts_say_in_text_what_they_draw(page: Page, one: Path) -> None:
    page.goto(one.as_uri())
    graded = [entry for entry in entries(one.parent) if entry.outcome != "fault"]
    share = f"{100 * sum(entry.outcome == 'passed' for entry in graded) / len(graded):.1f} %"
    chart = page.get_by_role("img", name="By app.")
    assert share in (chart.get_attribute("aria-label") or "")
    assert share in chart.text_content()  # type: ignore[operator]
    assert page.locator("#overall .rate").inner_text() == share


def test_a_click_on_a_kind_of_failure_lists_its_episodes(page: Page, one: Path) -> None:
    page.goto(one.as_uri())
    kinds = [entry.failure for entry in entries(one.parent) if entry.failure]
    kind = max(set(kinds), key=kinds.count)
    words = kind.replace("_", " ")
    page.get_by_role("link", name=f"{words}: {kinds.count(kind)}").click()
    assert rows(page) == kinds.count(kind)
    assert set(page.locator("#body .why").all_inner_texts()) == {words}


def test_the_table_filters_and_sorts(page: Page, one: Path) -> None:
    page.goto(one.as_uri())
    assert rows(page) == 24
    page.keyboard.press("/")
    page.keyboard.type("crm-update 3")
    assert rows(page) == 3
    for outcome in ("passed", "failed", "fault"):
        page.get_by_role("searchbox").fill(f"crm-update {outcome}")
        wanted = [entry for entry in entries(one.parent) if (entry.family, entry.outcome) == ("crm-update", outcome)]
        assert rows(page) == len(wanted)
    page.get_by_role("searchbox").fill("no such goal")
    assert page.get_by_text("No episode fits.").is_visible()
    page.get_by_role("searchbox").fill("")
    page.get_by_role("button", name="Fault").click()
    assert rows(page) == 1
    page.get_by_role("button", name="All", exact=True).click()
    for order, sign in (("ascending", 1), ("descending", -1)):
        page.get_by_role("button", name="Cost").click()
        assert page.get_by_role("columnheader", name="Cost").last.get_attribute("aria-sort") == order
        costs = [
            float(text.removeprefix("$"))
            for text in page.locator("#body td:nth-child(10)").all_inner_texts()
            if text != "–"
        ]
        assert costs == sorted(costs, reverse=sign < 0)


def test_groups_have_every_number(page: Page, one: Path) -> None:
    page.goto(one.as_uri())
    assert page.locator("#groups tbody th").all_inner_texts() == [FAMILY, "crm-update"]
    page.get_by_label("All numbers by").select_option("kind")
    assert "update" in page.locator("#groups tbody th").all_inner_texts()


def test_a_click_leads_to_the_trajectory(page: Page, one: Path) -> None:
    page.goto(one.as_uri())
    page.locator("#body tr:not([aria-hidden])").nth(4).get_by_role("link").click()
    expect(page.locator("#position")).to_contain_text("Step 1 of")
    assert page.locator("#list [aria-current=true]").get_attribute("data-key") == f"{FAMILY}/1-train-1"


def test_two_runs_stand_side_by_side_with_what_changed(page: Page, two: Path) -> None:
    page.goto(two.as_uri())
    assert page.locator("#overall tbody th").all_inner_texts() == ["first", "other"]
    assert page.locator("#compared").inner_text().startswith("On the 8 instances graded in both, other passes ")
    assert "2 instances graded in other were not graded in first" in page.locator("#warnings").inner_text()
    assert page.locator("#found").inner_text() == "30 of 30 episodes"
    fixed = page.get_by_role("button", name="Fixed")
    count = int(fixed.locator(".count").inner_text())
    fixed.click()
    assert page.locator("#found").inner_text() == f"{count} of 30 episodes"
    assert set(page.locator("#body .change").all_inner_texts()) == {"fixed"}
    # Each outcome leads to the trajectory of its own run.
    first, second = page.locator("#body tr:not([aria-hidden])").first.get_by_role("link").all()
    assert (first.get_attribute("href") or "").startswith("index.html#")
    assert (second.get_attribute("href") or "").endswith((first.get_attribute("href") or "").partition("#")[2])
    assert "other/index.html" in (second.get_attribute("href") or "")


def test_everybody_can_use_it(page: Page, two: Path) -> None:
    page.goto(two.as_uri())
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_it_is_one_file_that_names_no_place_of_this_machine(one: Path) -> None:
    assert str(one.parent) not in one.read_text(encoding="utf-8")


def test_it_is_quick_with_2000_episodes(page: Page, many_episodes: Path) -> None:
    run = Run.open(many_episodes)
    write_results([run, run], Comparison.of(run, run), many_episodes / "results.html")
    stopwatch = Stopwatch(page)
    with stopwatch.below(1.0):
        page.goto((many_episodes / "results.html").as_uri())
    for words in ("wrong value", "crm 3", "e"):
        with stopwatch.below(0.1):
            type_at_once(page, words)
    assert 0 < rows(page) < 100
