"""Every command takes a name that there is not for a mistake, and says what there is."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import click
import deskgym.harness
import pytest
from click.testing import CliRunner
from deskgym.harness.cli import main

_HARNESS = Path(deskgym.harness.__path__[0])

#: Names that stand for something there is, by the parameter: what is typed, and what is said of it.
NAMES = {
    "patterns": ("crm-updaet", "Did you mean 'crm-update'?"),
    "tasks": ("crm-updaet", "Did you mean 'crm-update'?"),
    "family": ("crm-updaet", "Did you mean 'crm-update'?"),
    "checks": ("sesion", "Did you mean 'session'?"),
    "observation": ("axtre", "Did you mean 'axtree'?"),
    "agent": ("repaly", "Did you mean 'replay"),
    "set_name": ("sheet-41", "Did you mean 'sheet-40'?"),
    "name": ("opneai", "Did you mean 'openai'?"),
    "only": ("rset", "Did you mean 'reset'?"),
    "tools": ("needed+many", "such as 'needed+10'"),
    "by": ("levle", "Did you mean 'level'?"),
    "look": ("theme:drak", "Did you mean 'dark'?"),
    "looks": ("trian", "'trian'"),
}
#: Numbers that no world has.
SEEDS = ("-1", str(2**63), "9" * 5000, "7x", "")
#: Texts that name nothing of ours: addresses, secrets, and what an agent or a provider makes of them.
FREE = {"address", "token", "options", "base_url", "price", "ray", "dialect"}
#: What a command needs besides, so that nothing else is wrong with it.
NEEDED = {
    "gold": ["--tasks", "crm-update", "--out", "unused"],
    "run": ["--agent", "noop", "--tasks", "crm-update", "--out", "unused"],
    "export": ["unused", "--format", "openai", "--out", "unused.jsonl"],
    "results": ["{run}"],
    "mcp": ["crm-update"],
    "looks sheet": ["unused.png"],
    "learn data": ["unused"],
    "learn clone": ["unused", "unused.policy"],
    "learn improve": ["unused.policy", "other.policy", "--tasks", "crm-update"],
    "learn evaluate": ["unused.policy", "--out", "unused.jsonl"],
    "learn play": ["unused.policy", "crm-update", "0"],
    "world show": ["7"],
    "deskgym.harness.security": ["0"],
}
#: Modules that are run by programs of ours, not by people; of a new family's name its own test says what it may be.
_INNER = {"attack.disturbance.player", "audit.episodes.digest", "bench.peer.driver", "browser", "cli", "new_family"}


def commands() -> Iterator[tuple[str, click.Command]]:
    """All commands of `deskgym`, and those that are run as modules."""
    yield from _below(main, "")
    for file in sorted(_HARNESS.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        name = ".".join(file.relative_to(_HARNESS).with_suffix("").parts).removesuffix(".__main__")
        if '\nif __name__ == "__main__":' in text and name not in _INNER and not name.startswith("adapters."):
            module = import_module(f"deskgym.harness.{name}" + (".__main__" if file.stem == "__main__" else ""))
            assert isinstance(module.main, click.Command), f"{name} takes what it is told for granted"
            yield f"deskgym.harness.{name}", module.main


def _below(command: click.Command, name: str) -> Iterator[tuple[str, click.Command]]:
    if isinstance(command, click.Group):
        for each in command.list_commands(click.Context(command)):
            found = command.get_command(click.Context(command), each)
            assert found is not None
            yield from _below(found, f"{name} {each}".strip())
    else:
        yield name, command


def mistakes() -> Iterator[tuple[str, str, str, str]]:
    """Every command with every parameter that takes a name, mistyped, and what is to be said."""
    for name, command in commands():
        for parameter in command.params:
            assert parameter.name is not None
            if isinstance(parameter, click.Option) and (parameter.is_flag or parameter.flag_value == "all"):
                continue
            if isinstance(parameter.type, click.Choice):
                yield name, parameter.name, "typo", "is not one of"
            elif "seed" in parameter.name:
                yield from ((name, parameter.name, seed, "") for seed in SEEDS)
            elif isinstance(parameter.type, click.types.StringParamType) and parameter.name not in FREE:
                assert parameter.name in NAMES, f"{name}: say in this test what {parameter.name} may be"
                yield name, parameter.name, *NAMES[parameter.name]


def arguments(name: str, parameter: str, value: str, run: Path) -> list[str]:
    command = dict(commands())[name]
    needed = [each.format(run=run) for each in NEEDED.get(name, [])]
    wrong = next(each for each in command.params if each.name == parameter and "--all" not in each.opts)
    words = name.split() if not name.startswith("deskgym.") else []
    if isinstance(wrong, click.Option):
        flag = wrong.opts[0]
        # A set stands in the place of families.
        for other in (flag, *["--tasks"] * (flag == "--set")):
            if other in needed:
                del needed[needed.index(other) : needed.index(other) + 2]
        return [*words, *needed, f"{flag}={value}"]
    positional = [each.name for each in command.params if isinstance(each, click.Argument)]
    place = positional.index(parameter)
    first = next((index for index, each in enumerate(needed) if each.startswith("--")), len(needed))
    fixed, options = needed[:first] or ["crm-update"] * place, needed[first:]
    return [*words, *options, "--", *fixed[:place], value, *fixed[place + 1 :]]


@pytest.mark.parametrize(("name", "parameter", "value", "says"), [*mistakes()])
def test_a_name_that_there_is_not_is_a_mistake(
    name: str, parameter: str, value: str, says: str, made_run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    command = main if not name.startswith("deskgym.") else dict(commands())[name]
    result = CliRunner().invoke(command, arguments(name, parameter, value, made_run))
    assert result.exit_code == 2, f"{result.output}{result.exception!r}"
    assert "Error: " in result.stderr
    assert "Traceback" not in result.stderr
    # The line is broken where the terminal ends.
    said = " ".join(result.stderr.split())
    assert says in said
    assert value[:20] in said
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("name", [name for name, _ in commands()])
def test_a_word_too_many_and_an_option_that_there_is_not_are_mistakes(name: str) -> None:
    command = main if not name.startswith("deskgym.") else dict(commands())[name]
    words = name.split() if not name.startswith("deskgym.") else []
    for wrong in (["--no-such-option"], ["a", "b", "c", "d"]):
        if "APP" in str(command.params) or name == "deskgym.harness.security":
            wrong = ["0", "no-such-app"]
        result = CliRunner().invoke(command, [*words, *wrong])
        assert result.exit_code == 2, result.output


def test_checks_that_need_the_browser_are_not_left_out_in_silence() -> None:
    command = dict(commands())["deskgym.harness.security"]
    result = CliRunner().invoke(command, ["0", "handbook", "--checks", "run", "--no-browser"])
    assert result.exit_code == 2
    assert "need the browser" in result.stderr


@pytest.mark.parametrize("pattern", ["", ",", "mail-*", "crm-update,", "[", "*?["])
def test_a_pattern_that_nothing_fits_is_a_mistake(pattern: str) -> None:
    for arguments in (["tasks", pattern], ["audit", "crm-update", "--checks", f"x{pattern}"], ["audit", pattern]):
        result = CliRunner().invoke(main, arguments)
        assert result.exit_code == 2, result.output
        assert "Traceback" not in result.output
