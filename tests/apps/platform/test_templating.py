"""Templates are found in order, and compiled once for all processes."""

from __future__ import annotations

from pathlib import Path

import pytest
from deskgym.apps.platform import templating
from flask import Flask, render_template
from jinja2 import Environment


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The cache folder, not made yet."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("DESKGYM_CACHE", str(folder))
    return folder


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """The names of templates that were compiled."""
    names: list[str | None] = []
    compile = Environment.compile

    def noted(self: Environment, source: str, name: str | None, filename: str) -> object:
        names.append(name)
        return compile(self, source, name, filename)

    monkeypatch.setattr(Environment, "compile", noted)
    return names


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "templates"
    folder.mkdir()
    (folder / "hello.html").write_text("Hello, {{ name }}.")
    return folder


def shown(*folders: Path) -> str:
    """The page as an app just made shows it."""
    app = Flask("test")
    templating.install(app, *folders)
    with app.test_request_context():
        return render_template("hello.html", name="<Ada>")


def test_an_app_compiles_only_what_no_other_has_compiled(folder: Path, compiled: list[str | None]) -> None:
    assert shown(folder) == shown(folder) == "Hello, &lt;Ada&gt;."
    assert compiled == ["hello.html"]


def test_a_changed_template_is_compiled_again(folder: Path, compiled: list[str | None]) -> None:
    shown(folder)
    (folder / "hello.html").write_text("Bye, {{ name }}.")
    assert shown(folder) == "Bye, &lt;Ada&gt;."
    assert compiled == ["hello.html", "hello.html"]


def test_the_first_folder_that_has_a_template_gives_it(folder: Path, tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    shown(folder)
    assert shown(own, folder) == "Hello, &lt;Ada&gt;."
    (own / "hello.html").write_text("Good morning, {{ name }}.")
    assert shown(own, folder) == "Good morning, &lt;Ada&gt;."


def test_a_cache_that_cannot_be_written_is_no_reason_to_fail(
    folder: Path, kept: Path, compiled: list[str | None]
) -> None:
    kept.write_text("a file where the folder should be")
    assert shown(folder) == shown(folder) == "Hello, &lt;Ada&gt;."
    assert compiled == ["hello.html", "hello.html"]


def test_damage_is_compiled_again(folder: Path, kept: Path, compiled: list[str | None]) -> None:
    shown(folder)
    (file,) = kept.glob("*/*")
    file.write_bytes(file.read_bytes()[:-7])
    assert shown(folder) == "Hello, &lt;Ada&gt;."
    file.write_bytes(b"")
    assert shown(folder) == "Hello, &lt;Ada&gt;."
    assert compiled == ["hello.html"] * 3
