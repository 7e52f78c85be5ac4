"""What a dialect says to a provider fits the types of the provider's own SDK."""

from __future__ import annotations

import importlib
from typing import Any

import pytest
from deskgym.harness.agents.dialects import DIALECTS, Unsayable, Viewport, tools_beside
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from .strategies import VIEWPORTS, actions

VIEWPORT = Viewport(1280, 720)


def types_of(module: str, extra: str) -> Any:
    return pytest.importorskip(module, reason=f"{module} is not installed: pip install 'deskgym[{extra}]'")


def assert_fits(model: Any, arguments: dict[str, Any]) -> None:
    """The arguments are of the types that the model declares, and none is one that it does not know."""
    assert set(arguments) <= {field.alias or name for name, field in model.model_fields.items()}
    model.model_validate(arguments, strict=True)


@pytest.mark.parametrize("toolset", ["computer", "browser"])
@settings(max_examples=40, deadline=None)
@given(data=st.data(), viewport=VIEWPORTS)
def test_members_of_anthropics_toolsets_get_what_they_take(toolset: str, data: Any, viewport: Viewport) -> None:
    types = types_of("anthropic.types.beta", "anthropic")
    dialect = DIALECTS[f"anthropic-{toolset}"]
    action = data.draw(actions(viewport, dialect.form))
    try:
        calls = dialect.encode(action, viewport)
    except Unsayable:
        assume(False)
    for call in calls:
        camel = "".join(word.capitalize() for word in call.name.split("_"))
        stem = f"Beta{toolset.capitalize()}{camel}"
        assert_fits(_found(types, f"{stem}Input"), call.arguments)
        block = {"type": "tool_use", "id": "1", "name": call.name, "input": call.arguments}
        _found(types, f"{stem}ToolUseBlock").model_validate({**block, "toolset_name": dialect.toolset}, strict=True)


@pytest.mark.parametrize("name", ["openai-computer", "openai-computer-preview"])
@settings(max_examples=40, deadline=None)
@given(data=st.data(), viewport=VIEWPORTS)
def test_openais_computer_calls_are_what_the_sdk_knows(name: str, data: Any, viewport: Viewport) -> None:
    types = types_of("openai.types.responses", "openai")
    action = data.draw(actions(viewport, "pixel"))
    try:
        call = DIALECTS[name].encode(action, viewport)[0]
    except Unsayable:
        assume(False)
    said = call.arguments.get("actions") or [call.arguments["action"]]
    for one in said:
        assert_fits(_openai_model(types, one["type"]), one)
    item = {"type": "computer_call", "id": "1", "call_id": "2", "pending_safety_checks": [], "status": "completed"}
    types.ResponseComputerToolCall.model_validate({**item, **call.arguments}, strict=True)


def test_native_tools_are_declared_as_the_sdks_declare_them() -> None:
    beta = types_of("anthropic.types.beta", "anthropic")
    for name, param in (
        ("anthropic-computer", "BetaComputerToolset20260801Param"),
        ("anthropic-browser", "BetaBrowserToolset20260801Param"),
        ("anthropic-computer-legacy", "BetaToolComputerUse20251124Param"),
    ):
        assert_declares(_found(beta, param), DIALECTS[name].tools(VIEWPORT))
    responses = types_of("openai.types.responses", "openai")
    for name, param in (
        ("openai-computer", "ComputerToolParam"),
        ("openai-computer-preview", "ComputerUsePreviewToolParam"),
    ):
        assert_declares(_found(responses, param), DIALECTS[name].tools(VIEWPORT))


def test_gemini_takes_the_tool_and_the_functions_beside_it() -> None:
    types = types_of("google.genai.types", "google")
    for name in ("gemini", "gemini-2.5"):
        (tool,) = (types.Tool.model_validate(tool) for tool in DIALECTS[name].tools(VIEWPORT))
        assert tool.computer_use.environment == types.Environment.ENVIRONMENT_BROWSER
        for beside in tools_beside(DIALECTS[name]):
            function = beside["function"]
            schema = function.pop("parameters")
            assert types.FunctionDeclaration(**function, parameters_json_schema=schema).name == function["name"]


def assert_declares(param: Any, tools: list[dict[str, Any]]) -> None:
    (tool,) = tools
    assert set(tool) <= set(param.__annotations__)
    assert param.__required_keys__ <= set(tool)
    TypeAdapter(param).validate_python(tool)


def _openai_model(types: Any, kind: str) -> Any:
    module = importlib.import_module("openai.types.responses.computer_action")
    return getattr(module, "".join(word.capitalize() for word in kind.split("_")))


def _found(types: Any, name: str) -> Any:
    assert hasattr(types, name), f"{types.__name__} has no {name}"
    return getattr(types, name)
