"""Closing leaves nothing behind, whatever happened; a browser that dies is told and replaced."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from deskgym import gym
from deskgym.gym.browser import Browser, find_browser
from deskgym.gym.env import OfficeEnv
from deskgym.gym.errors import BrowserDied, NoBrowser

from .processes import descendants, kill_browser, kill_driver, kill_pages

_BEGIN = """
import os, sys
from deskgym import gym
env = gym.make("crm-update-v0", ahead={ahead})
env.reset(seed=0)
print("ready", flush=True)
"""
# In short turns: the kernel may hand a signal to a thread that is just being started, here for the episode ahead, and
# Python heeds it when the main thread next runs.
_WAIT = "import threading; gate = threading.Event()\nwhile True: gate.wait(0.1)"
_ENDS = {
    "close": "env.close()",
    "close twice": "env.close(); env.close()",
    "exception": "raise RuntimeError('boom')",
    "exit without close": "sys.exit(0)",
    "interrupt": _WAIT,
    "kill": _WAIT,
}


@pytest.mark.parametrize("ahead", [None, True], ids=["", "ahead"])
@pytest.mark.parametrize("end", _ENDS)
def test_nothing_is_left_behind(end: str, ahead: bool | None, tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", _BEGIN.format(ahead=ahead) + _ENDS[end]],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "TMPDIR": str(tmp_path)},
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            children = descendants(process.pid)
            if end in ("interrupt", "kill"):
                process.send_signal(signal.SIGINT if end == "interrupt" else signal.SIGKILL)
            _, errors = process.communicate(timeout=60)
        finally:
            process.kill()
    assert {"exception": "boom", "interrupt": "KeyboardInterrupt"}.get(end, "") in errors
    if end in ("close", "close twice", "exit without close"):
        assert errors == ""
    _until_gone(children, tmp_path)


def _until_gone(pids: list[int], folder: Path) -> None:
    """A killed process's browser notices the end of its pipe within moments."""
    gate = threading.Event()
    for _ in range(200):
        left = [pid for pid in pids if _is_running(pid)]
        if not left and not list(folder.iterdir()):
            return
        gate.wait(0.05)
    assert not [pid for pid in pids if _is_running(pid)]
    assert not list(folder.iterdir())


def _is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


_MEMORY = """
import psutil
from deskgym import gym
def megabytes():
    return psutil.Process().memory_info().rss / 2**20
def play(count):
    envs = [gym.make("store-refund-v0", observation=["axtree", "dom", "screenshot"]) for _ in range(count)]
    for env in envs:
        env.reset(seed=0)
        env.step("wait(100)")
    held = megabytes()
    for env in envs:
        env.close()
    return held
play(1)
before = megabytes()
print(before, play(8), megabytes())
"""


def test_the_memory_of_environments_goes_back_when_the_last_is_closed() -> None:
    run = subprocess.run([sys.executable, "-c", _MEMORY], capture_output=True, text=True, check=True, timeout=300)
    before, held, after = map(float, run.stdout.split())
    assert after - before < (held - before) / 3


def test_closing_ends_threads_and_ports() -> None:
    before = set(threading.enumerate())
    env = gym.make("crm-update-v0")
    env.reset(seed=0)
    office = env.unwrapped
    assert isinstance(office, OfficeEnv)
    address = office.network
    env.close()
    host, port = address.removeprefix("http://").split(":")
    import socket

    with pytest.raises(ConnectionRefusedError), socket.create_connection((host, int(port)), timeout=2):
        pass
    names = {thread.name for thread in threading.enumerate() if thread not in before}
    assert not {name for name in names if name.startswith("deskgym")}


@pytest.mark.parametrize("action", ["wait(100)", "goto('/contacts')", "click(640, 300)", "scroll(dy=100)"])
@pytest.mark.parametrize("kill", [kill_browser, kill_driver, kill_pages])
def test_a_browser_that_dies_is_told_once_and_the_next_reset_starts_another(
    kill: Callable[[], None], action: str, caplog: pytest.LogCaptureFixture
) -> None:
    env = gym.make("crm-update-v0")
    try:
        env.reset(seed=0)
        kill()
        with pytest.raises(BrowserDied, match=r"reset\(\)"):
            env.step(action)
        seen, _ = env.reset(seed=0)
        assert seen["axtree"]
        assert env.step("wait(100)")[0]["error"] == ""
    finally:
        env.close()
    gc.collect()
    assert caplog.records == []


@pytest.mark.parametrize("kill", [kill_browser, kill_driver])
def test_a_browser_that_died_a_moment_ago_is_replaced_by_the_next_reset(kill: Callable[[], None]) -> None:
    env = gym.make("crm-update-v0")
    try:
        env.reset(seed=0)
        kill()
        assert env.reset(seed=0)[0]["axtree"]
    finally:
        env.close()


def test_after_the_death_of_the_driver_another_environment_can_be_made() -> None:
    one, two = gym.make("crm-update-v0"), gym.make("crm-update-v0")
    try:
        one.reset(seed=0)
        kill_driver()
        with pytest.raises(BrowserDied):
            one.step("wait(100)")
        assert two.reset(seed=1)[0]["axtree"]
        assert two.step("wait(100)")[0]["error"] == ""
        assert one.reset(seed=0)[0]["axtree"]
    finally:
        one.close()
        two.close()


def test_no_browser_says_how_to_get_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DESKGYM_BROWSER", str(tmp_path / "none"))
    with pytest.raises(NoBrowser, match="there is no such file"):
        Browser().start()
    monkeypatch.delenv("DESKGYM_BROWSER")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NoBrowser, match="apt-get install chromium-headless-shell"):
        find_browser(str(tmp_path / "chrome"))


def test_a_browser_that_does_not_start_shows_what_it_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    broken = tmp_path / "chromium"
    broken.write_text("#!/bin/sh\necho 'cannot open shared object file' >&2\nexit 127\n")
    broken.chmod(0o755)
    monkeypatch.setenv("DESKGYM_BROWSER", str(broken))
    with pytest.raises(NoBrowser, match="cannot open shared object file"):
        Browser().start()


def test_all_environments_copy_their_worlds_in_one_thread() -> None:
    envs = [gym.make("crm-update-v0") for _ in range(3)]
    try:
        for seed, env in enumerate(envs):
            env.reset(seed=seed)
        assert [thread.name for thread in threading.enumerate()].count("deskgym-background_0") == 1
    finally:
        for env in envs:
            env.close()


def test_two_environments_share_a_browser_and_nothing_else() -> None:
    one, two = gym.make("crm-update-v0"), gym.make("crm-update-v0")
    try:
        one.reset(seed=0)
        two.reset(seed=1)
        assert one.unwrapped._browser is two.unwrapped._browser  # type: ignore[attr-defined]
        one.close()
        assert two.step("wait(100)")[0]["error"] == ""
    finally:
        one.close()
        two.close()


def _fetch(env: Any, url: str) -> str:
    """What a page of `env` gets from an address."""
    script = """async url => {
        try { const answer = await fetch(url, { mode: 'no-cors' }); return answer.type + ' ' + answer.status }
        catch (error) { return String(error) }
    }"""
    return str(env.episode.browser.run(env.episode.screen.page.evaluate(script, url), timeout=20))


def test_no_page_reaches_another_environment_or_the_network() -> None:
    one, two = gym.make("crm-update-v0"), gym.make("crm-update-v0")
    asked: list[str] = []
    try:
        one.reset(seed=0)
        two.reset(seed=1)
        office, other = one.unwrapped, two.unwrapped
        assert isinstance(office, OfficeEnv)
        assert isinstance(other, OfficeEnv)
        serve = other.episode.server.office
        assert serve is not None

        def listening(environ: Any, start_response: Any) -> Any:
            asked.append(environ["PATH_INFO"])
            return serve(environ, start_response)

        other.episode.server.office = listening
        assert _fetch(office, "/") == "basic 200"
        for url in (f"{other.network}/", f"{other.network.replace('127.0.0.1', 'localhost')}/", "http://[::1]/",
                    "https://crm.deskgym.test/", "http://example.com/", "http://169.254.169.254/"):  # fmt: skip
            assert _fetch(office, url) in ("opaque 0", "TypeError: Failed to fetch"), url
        assert asked == []
    finally:
        one.close()
        two.close()
