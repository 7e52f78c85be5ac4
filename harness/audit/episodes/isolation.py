"""Isolation of episodes: one leaves all it can behind, and the next is compared with one in a new environment."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

from ....gym.env import OfficeEnv
from ....tasks.verifier.changes import compared_tables

_STORE = """() => { localStorage.mess = sessionStorage.mess = "1"; document.cookie = "mess=1; path=/"; }"""
_DOWNLOAD = """() => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob(["mess"]));
    link.download = "mess.txt";
    link.click();
}"""
_STORED = """() => JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie, history.length])"""


def difference(dirty: gymnasium.Env[Any, Any], fresh: gymnasium.Env[Any, Any], seed: int) -> str:
    """What tells an episode after a mess from one in a new environment; empty if nothing does."""
    dirty.reset(seed=seed)
    file = pollute(dirty)
    one, _ = dirty.reset(seed=seed)
    two, _ = fresh.reset(seed=seed)
    for key in two:
        if not np.array_equal(one[key], two[key]):
            return f"the observation {key!r} differs after a mess"
    office, other = _office(dirty), _office(fresh)
    if office.world.snapshot() != other.world.snapshot():
        return "the database differs after a mess"
    if (kept := _page(office, _STORED)) != (new := _page(other, _STORED)):
        return f"the page keeps {kept}, where a fresh one has {new}"
    return f"{file.name} stays on the disk after a mess" if file.exists() else ""


def pollute(env: gymnasium.Env[Any, Any]) -> Path:
    """Leave behind rows, cookies, storage, a menu or dialog, an unsaved form, a second tab, a download (its file)."""
    office = _office(env)
    _page(office, _STORE)
    with office.world.session() as db:
        connection = db.connection()
        connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
        for table in compared_tables():
            text = next((c.name for c in table.columns if c.type.python_type is str and not c.unique), None)
            if text is not None:
                connection.exec_driver_sql(f"UPDATE OR IGNORE {table.name} SET \"{text}\" = 'mess' WHERE rowid < 5")
    nodes = [node for node in office.page_snapshot().nodes if node.ref is not None]
    for role, action in (("textbox", "fill"), ("searchbox", "fill"), ("button", "click")):
        node = next((node for node in nodes if node.role == role), None)
        if node is not None:
            env.step({"action": action, "ref": node.ref} | ({"text": "mess"} if action == "fill" else {}))
    env.step({"action": "new_tab", "url": "/"})
    file = office.episode.browser.run(_downloaded(office.episode.screen.page))
    env.step({"action": "press", "keys": "Tab"})
    return file


async def _downloaded(page: Any) -> Path:
    async with page.expect_download() as download:
        await page.evaluate(_DOWNLOAD)
    return Path(await (await download.value).path())


def _office(env: gymnasium.Env[Any, Any]) -> OfficeEnv:
    office = env.unwrapped
    assert isinstance(office, OfficeEnv)
    return office


def _page(office: OfficeEnv, script: str) -> Any:
    """Run a script in the page: no agent can, and so no public name does it."""
    return office.episode.browser.run(office.episode.screen.page.evaluate(script))
