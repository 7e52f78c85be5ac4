"""Every page asks for one script and one style sheet of ours: bundles, as long as these fit their sources."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from deskgym import apps
from deskgym.apps.platform import bundles, spec
from flask.testing import FlaskClient
from playwright.sync_api import Page, expect

APPS = Path(bundles.__file__).parents[1]


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the apps' own static files, for a test to change."""
    copy = tmp_path / "apps"
    for folder in bundles._folders():
        shutil.copytree(folder, copy / folder.relative_to(APPS))
    monkeypatch.setattr(bundles, "_APPS", copy)
    return copy


def test_bundles_have_the_same_bytes_wherever_they_are_made(tmp_path: Path) -> None:
    count = bundles.make(tmp_path / "again")
    made = {path.relative_to(tmp_path / "again"): path.read_bytes() for path in (tmp_path / "again").glob("*/*")}
    assert len(made) == count
    assert made == {path.relative_to(bundles.TARGET): path.read_bytes() for path in bundles.TARGET.glob("*/*")}


def test_a_page_gets_bundles_under_the_addresses_of_their_sources(client: FlaskClient) -> None:
    page = client.get("/").text
    (script,) = re.findall(r'<script type="module" src="(/static/[^"]+/platform/main\.js)"', page)
    (style,) = re.findall(r'<link rel="stylesheet" href="(/static/[^"]+/platform/main\.css)"', page)
    assert client.get(script).data == (bundles.TARGET / "platform/main.js").read_bytes()
    assert client.get(style).data == (bundles.TARGET / "platform/main.css").read_bytes()
    assert "@import" not in client.get(style).text


@pytest.mark.parametrize("app", apps.APPS, ids=lambda app: app.key)
def test_every_app_serves_its_bundles(app: apps.App) -> None:
    made = sorted(bundles.TARGET.glob(f"{app.key}/main.*"))
    assert made
    for path in made:
        assert app.wsgi().test_client().get(f"/static/x/{app.key}/{path.name}").data == path.read_bytes()


def test_what_a_bundled_style_sheet_names_is_there(client: FlaskClient) -> None:
    folder = client.get("/").text.partition("/static/")[2].partition("/")[0]
    named = re.findall(r'url\("?(\.\./[^")]+)"?\)', client.get(f"/static/{folder}/platform/main.css").text)
    assert named
    for address in named:
        assert client.get(f"/static/{folder}/{address.removeprefix('../')}").status_code == 200


def test_bundles_of_other_sources_are_not_served(sources: Path) -> None:
    bundles._fits.cache_clear()
    assert bundles.served() == [bundles.TARGET]
    with (sources / "platform/static/platform/visit.js").open("a") as script:
        script.write("// One more line.\n")
    bundles._fits.cache_clear()
    assert bundles.served() == []
    bundles._fits.cache_clear()


@pytest.fixture
def unbundled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Apps are built anew, and find no bundles that fit."""
    monkeypatch.setattr(bundles, "served", list)
    monkeypatch.setattr(spec, "_built", {})


@pytest.mark.usefixtures("unbundled")
def test_sources_work_by_themselves(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    page.get_by_role("link", name="Edit profile").click()
    expect(page.get_by_role("dialog", name="Edit Alex Moreno").get_by_label("First name")).to_be_focused()
    for name in ("platform/popups.js", "platform/kit.css"):
        assert any(url.endswith(name) for url in asked)


def test_a_source_that_cannot_be_read_is_named(sources: Path, tmp_path: Path) -> None:
    (sources / "platform/static/platform/visit.js").write_text("export function (")
    with pytest.raises(ValueError, match=r"platform/visit\.js:1:16"):
        bundles.make(tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_without_esbuild_it_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="Run `npm ci`"):
        bundles.make(tmp_path / "out", esbuild=tmp_path / "esbuild")
