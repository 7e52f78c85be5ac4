"""The README says what there is, and only that."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import click
import pytest
from deskgym.apps import APPS
from deskgym.apps.platform.errors import DomainError
from deskgym.gym.actions import KINDS, parse
from deskgym.gym.errors import ActionError, GymError
from deskgym.gym.observations import KINDS as OBSERVATIONS
from deskgym.harness.cli import main
from deskgym.harness.errors import HarnessError
from deskgym.seeds.errors import WorldError
from deskgym.tasks import Reason, families
from deskgym.tasks.errors import TaskError

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
TRAJECTORIES = (ROOT / "docs" / "trajectories.md").read_text(encoding="utf-8")
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
CONTEXT = click.Context(main)


def subclasses(base: type[Exception]) -> Iterator[type[Exception]]:
    yield base
    for error in base.__subclasses__():
        yield from subclasses(error)


def fenced(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("name", main.list_commands(CONTEXT))
def test_every_command_is_documented(name: str) -> None:
    assert f"`deskgym {name}" in README


@pytest.mark.parametrize("text", re.findall(r"`deskgym ([^`]+)`", README + TRAJECTORIES))
def test_every_command_line_can_be_parsed(text: str) -> None:
    name, *arguments = text.replace("'", "").split()
    command = main.get_command(CONTEXT, name)
    assert command is not None
    if arguments:
        command.make_context(name, arguments)


@pytest.mark.parametrize("name", main.list_commands(CONTEXT))
def test_every_commands_help_gives_an_example_that_can_be_parsed(name: str) -> None:
    command = main.get_command(CONTEXT, name)
    assert command is not None
    assert command.help is not None
    (example,) = re.findall(rf"Example:\s+deskgym {name}(.*)", command.help)
    command.make_context(name, example.replace("'", "").split())


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_every_make_target_exists(path: Path) -> None:
    targets = re.findall(r"(?:`|^)make ([a-z][a-z-]*)", path.read_text(encoding="utf-8"), re.MULTILINE)
    makefile = (ROOT / "Makefile").read_text()
    assert [target for target in targets if not re.search(rf"^{target}:", makefile, re.MULTILINE)] == []


def test_every_app_and_every_group_of_families_is_documented() -> None:
    for app in APPS:
        assert app.title in README
    for group in sorted({family.id.split("-")[0] for family in families()}):
        assert f"`{group}-*`" in README


@pytest.mark.parametrize("base", [GymError, TaskError, WorldError, HarnessError])
def test_every_error_is_documented(base: type[Exception]) -> None:
    for module in ("gym", "tasks", "seeds", "harness"):
        import_module(f"deskgym.{module}.errors")
    for error in subclasses(base):
        assert f"`{error.__name__}`" in README


def test_errors_that_only_the_inside_meets_are_not_documented() -> None:
    for error in (ActionError, DomainError):
        assert error.__name__ not in README


def test_every_observation_and_reason_is_documented() -> None:
    for name in [*OBSERVATIONS, *Reason]:
        assert f"`{name}`" in README


def test_every_action_is_documented_by_a_call_that_parses() -> None:
    cells = re.findall(r"^\| (`[a-z_]+\(.*?) \|", README, re.MULTILINE)
    calls = [call for cell in cells for call in re.findall(r"`([^`]+)`", cell)]
    assert {parse(call).name for call in calls} == set(KINDS)


def test_the_code_does_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    namespace: dict[str, object] = {}
    for code in fenced("python"):
        exec(code, namespace)
    lines = capsys.readouterr().out.splitlines()
    assert any("- link" in line and "[ref=" in line for line in lines)
    assert "0.0 failed: 0/1 checks" in lines
    assert lines[-1].startswith("True ")


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_the_files_that_it_names_exist(path: Path) -> None:
    text = re.sub(r"# writes \S+", "", path.read_text(encoding="utf-8"))  # what a command makes is not there yet
    named = re.findall(r"(?<![\w/.-])((?:apps|seeds|tasks|gym|harness|tests)/[\w./]*\w)(?![\w/]*[<…*])", text)
    assert [name for name in named if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_the_files_it_links_to_exist(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target
