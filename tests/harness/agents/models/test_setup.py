"""Making a model agent: what is missing or mistaken is one line that says what to do."""

from __future__ import annotations

import re
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from deskgym.harness.agents.dialects import DIALECTS
from deskgym.harness.agents.models import PROVIDERS, ModelOptions, make_agent
from deskgym.harness.errors import BadAgentOption, HarnessError, NoProvider, UnknownDialect

from .playing import Form, start

KEYS = ("OPENAI_API_KEY", "ANTHROPIC_API_KEY", "GEMINI_API_KEY", "GOOGLE_API_KEY")


@pytest.fixture(autouse=True)
def no_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in KEYS:
        monkeypatch.delenv(name, raising=False)


def test_no_package_of_a_provider_is_imported_before_an_agent_is_made() -> None:
    code = """
import sys
import deskgym.harness.cli, deskgym.harness.agents.models
assert not {"openai", "anthropic", "google.genai"} & set(sys.modules)
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


@pytest.mark.parametrize("provider", ["openai", "anthropic", "google"])
def test_a_missing_package_is_told_with_what_installs_it(provider: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "google.genai" if provider == "google" else provider, None)
    for name in KEYS:
        monkeypatch.setenv(name, "secret")
    with pytest.raises(NoProvider, match=rf"pip install 'deskgym\[{provider}\]'"):
        make_agent(provider, "model")


@pytest.mark.parametrize(
    ("provider", "variable"),
    [("openai", "OPENAI_API_KEY"), ("anthropic", "ANTHROPIC_API_KEY"), ("google", "GEMINI_API_KEY or GOOGLE_API_KEY")],
)
def test_a_missing_key_is_told_with_where_it_belongs(provider: str, variable: str) -> None:
    with pytest.raises(NoProvider, match=f"environment variable {variable}"):
        make_agent(provider, "model")


@pytest.mark.parametrize("provider", ["openai", "anthropic", "google"])
def test_an_endpoint_of_ones_own_needs_no_key(provider: str) -> None:
    make_agent(provider, "model", ModelOptions(base_url="http://127.0.0.1:9"))


def test_a_key_can_stand_in_a_variable_of_another_name(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NoProvider, match="environment variable MY_KEY"):
        make_agent("openai", "model", ModelOptions(key="MY_KEY", base_url="http://127.0.0.1:9"))
    monkeypatch.setenv("MY_KEY", "secret")
    make_agent("openai", "model", ModelOptions(key="MY_KEY"))


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ({"temprature": "0"}, "Did you mean 'temperature'"),
        ({"pictures": "many"}, "'pictures' of a model cannot be 'many'"),
        ({"pictures": "0"}, "greater than or equal to 1"),
        ({"api": "completions"}, "'responses' or 'chat'"),
    ],
)
def test_a_mistaken_option_is_told(given: dict[str, Any], text: str) -> None:
    with pytest.raises(BadAgentOption, match=text):
        ModelOptions.of(given)


def test_options_are_read_from_text() -> None:
    options = ModelOptions.of({"context": "32000", "temperature": "0.5", "pictures": "2"})
    assert (options.context, options.temperature, options.pictures) == (32_000, 0.5, 2)
    assert 20_000 < options.prompt_tokens < 32_000 - options.max_output_tokens


@pytest.mark.parametrize(
    ("provider", "options", "error", "text"),
    [
        ("opnai", {}, NoProvider, "Did you mean 'openai'"),
        ("openai", {"dialect": "anthropic-computer"}, BadAgentOption, "no tool for the dialect 'anthropic-computer'"),
        ("openai", {"dialect": "openai-computer"}, BadAgentOption, "api=responses"),
        ("google", {"dialect": "openai-computer"}, BadAgentOption, "no tool for the dialect"),
        ("google", {"effort": "hig"}, BadAgentOption, "Did you mean 'high'"),
        ("openai", {"dialect": "qwen"}, UnknownDialect, "There is no dialect 'qwen'"),
    ],
)
def test_what_does_not_fit_together_is_told(
    provider: str, options: dict[str, Any], error: type[HarnessError], text: str
) -> None:
    with pytest.raises(error, match=text):
        make_agent(provider, "model", ModelOptions.of({"base_url": "http://127.0.0.1:9", **options}))


DOCS = (Path(__file__).parents[4] / "docs" / "models.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ModelOptions.model_fields)
def test_every_option_is_documented(name: str) -> None:
    assert re.search(rf"^\|.*`{name}`.*\|", DOCS, re.MULTILINE)


@pytest.mark.parametrize("name", DIALECTS)
def test_every_dialect_is_documented(name: str) -> None:
    # Variants are chosen by the model's name.
    assert f"`{re.sub('-legacy|-preview|^gemini-2.5', '', name) or 'gemini'}" in DOCS


@pytest.mark.parametrize("provider", PROVIDERS)
def test_every_provider_is_documented(provider: str) -> None:
    assert f"| `{provider}:MODEL` | `pip install 'deskgym[{provider}]'` |" in DOCS


@pytest.mark.parametrize(
    ("dialect", "form", "kinds", "text"),
    [
        ("gemini", "element", ("axtree",), "points at a picture"),
        ("gemini", "element", ("axtree", "marks"), ""),
        ("playwright-mcp", "element", ("screenshot",), ""),
        ("playwright-mcp", "element", ("axtree",), ""),
        ("canonical", "pixel", ("screenshot",), "'canonical' points at elements"),
        ("canonical", "element", ("marks",), ""),
        ("canonical-pixel", "element", ("dom",), "points at a picture"),
        (None, "element", ("screenshot",), "or act in form pixel"),
        (None, "pixel", ("axtree",), "Form pixel points at a picture"),
        (None, "pixel", ("screenshot",), ""),
    ],
)
def test_tools_that_aim_at_what_is_not_shown_are_refused(
    dialect: str | None, form: Form, kinds: tuple[str, ...], text: str
) -> None:
    agent = make_agent("google", "gemini-3.5", ModelOptions(base_url="http://127.0.0.1:9", dialect=dialect))
    with pytest.raises(BadAgentOption, match=text) if text else nullcontext():
        agent.check_shown(form, kinds)
    with pytest.raises(BadAgentOption, match=text) if text else nullcontext():
        start(agent, kinds, form=form)
