"""The same episodes in processes that have nothing in common but the code."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from deskgym.gym.browser import find_browser
from deskgym.harness.audit.episodes.digest import played
from deskgym.harness.sampling import demo_families
from playwright.sync_api import Browser

ZONES = ("UTC", "Asia/Tokyo", "America/St_Johns", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu")
#: Days by which the date of a process is moved.
DAYS = (0, -700, 1900)


@contextmanager
def busy(count: int) -> Iterator[None]:
    """So many other processes take all the time that they can get."""
    with ExitStack() as stack:
        for _ in range(count):
            loop = stack.enter_context(subprocess.Popen([sys.executable, "-c", "while True: pass"]))
            stack.callback(loop.kill)
        yield


def moved_by(days: int, browser: Path) -> dict[str, str]:
    """What moves a process's date, where Debian's package faketime is installed; its `browser` is spared."""
    libraries = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))
    if not days or not libraries:
        return {}
    return {
        "LD_PRELOAD": str(libraries[0]),
        "FAKETIME": f"{days:+}d",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        "DESKGYM_BROWSER": str(browser),
    }


@pytest.fixture
def undated(browser: Browser, tmp_path: Path) -> Path:
    """The browser, without what would move its date: that slows it down thirtyfold."""
    script = tmp_path / "browser"
    path = find_browser(browser.browser_type.executable_path)
    script.write_text(f'#!/bin/sh\nexec env -u LD_PRELOAD {path} "$@"\n')
    script.chmod(0o755)
    return script


@pytest.mark.sweep
def test_twelve_families_are_the_same_to_the_byte_in_twenty_processes(undated: Path) -> None:
    """Under other hash seeds, in other zones, on other days, in another order, and with four busy loops beside."""
    names = [f"{family.id}/9" for family in demo_families()]
    first = dict(zip(names, played(names), strict=True))
    assert {digests["fault"] for digests in first.values()} == {"None"}
    with busy(4):
        for number in range(1, 20):
            order = random.Random(number).sample(names, len(names))
            settings = {"PYTHONHASHSEED": str(number), "TZ": ZONES[number % len(ZONES)]}
            found = played(order, **settings, **moved_by(DAYS[number % len(DAYS)], undated))
            assert dict(zip(order, found, strict=True)) == first, settings
