"""Deskgym in verl: an agent loop whose tools are the actions, on episodes of a `deskgym host`, and rows to train on.

The YAML file at `actor_rollout_ref.rollout.agent.agent_loop_config_path` names it:

    - name: deskgym
      _target_: deskgym.harness.adapters.verl.DeskLoop
      address: http://127.0.0.1:8100

An episode that failed by a fault raises: verl's V1 trainer leaves its prompt out, its older one stops. One that the
model left without an end (it called no tool, or ran out of tokens or turns) is graded as it stands.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from verl.experimental.agent_loop.agent_loop import AgentLoopOutput
from verl.experimental.agent_loop.tool_agent_loop import AgentData, AgentState, ToolAgentLoop
from verl.experimental.agent_loop.tool_parser import FunctionCall
from verl.tools.function_tool import FunctionTool
from verl.tools.schemas import OpenAIFunctionToolSchema, ToolResponse
from verl.utils.profiler import simple_timer

from ...client import AsyncClient, AsyncRemoteEnv, ClientError
from ...gym.actions import KINDS
from ...gym.observations import kinds_of
from ..agents.functions import action_of
from ..host import Page
from . import trl
from .trl import COLUMNS, client_page, message_content, pictures_of, tools_of

#: The name under which rows ask for the loop.
NAME = "deskgym"


def rows(
    families: str = "*",
    seeds: Iterable[int] = range(100),
    *,
    split: str | None = None,
    observation: str | tuple[str, ...] = "axtree",
    interface: str = "browser",
    **options: Any,
) -> list[dict[str, Any]]:
    """Rows for verl's data sets, seed by seed: `prompt`, and in `extra_info` `family`, `seed`, and what else is said.

    Arguments and errors are those of `deskgym.harness.adapters.trl.rows`.
    """
    found = trl.rows(families, seeds, split=split, observation=observation, interface=interface, **options)
    return [
        {"data_source": NAME, "agent_name": NAME, "prompt": row.pop("prompt"), "extra_info": {"index": index, **row}}
        for index, row in enumerate(found)
    ]


# Not registered by a decorator: as it is imported, that would put itself in the place of the YAML's entry and address.
class DeskLoop(ToolAgentLoop):
    """One rollout: an episode at `address`, which the row's `extra_info` names by `family` and `seed`.

    There are tools for refs where texts or marks are observed, for pixels where screenshots are, or for both. By the
    interface "tools" there are the apps' tools that the episode has, and what ends it; by "both" all of these. `offer`
    is the environment's option `tools`, a name that verl uses itself. Raises ClientError, of which EpisodeFault is no
    failure of the agent.
    """

    def __init__(
        self,
        *args: Any,
        address: str,
        token: str | None = None,
        observation: str | Iterable[str] = "axtree",
        interface: str = "browser",
        offer: str = "app",
        actions: str = "all",
        goto: bool = True,
        look: int | str = 0,
        looks: str | None = None,
        **kwargs: Any,
    ) -> None:
        super().__init__(*args, **kwargs)
        self._address, self._token = address, token
        self._kinds = kinds_of(observation if isinstance(observation, str) else tuple(observation))
        self._interface, self._offer = interface, offer
        self._set: dict[str, Any] = {"actions": actions, "goto": goto}
        self._served: dict[str, Any] = {"look": look} if looks is None else {"looks": looks}
        self._offered(tools_of(self._kinds, **self._set))
        self._env: AsyncRemoteEnv
        self._verdict: dict[str, Any] | None = None
        self._answers: list[ToolResponse] = []

    async def run(self, sampling_params: dict[str, Any], **row: Any) -> AgentLoopOutput:
        """Play the episode: `reward_score` is 1.0 if the goal is reached and nothing else changed, or 0.0."""
        order = row["extra_info"]
        said = {name: order[name] for name in COLUMNS if order.get(name) is not None}
        async with AsyncClient(self._address, self._token) as client:
            seen = {"observation": self._kinds, "interface": self._interface, "tools": self._offer}
            options = {**seen, **self._dials, **said}
            self._env = client.make(order["family"], **options)
            self._verdict = None
            try:
                page = client_page(*await self._env.reset(seed=int(order["seed"])))
                if page.interface != "browser":
                    self._offered(tools_of(self._kinds, page.interface, page.info["tools"], **self._set))
                rules = [message for message in row["raw_prompt"] if message["role"] == "system"]
                prompt = [*rules, {"role": "user", "content": message_content(page, f"{page.briefing}\n\n")}]
                output = await super().run(sampling_params, **{**row, "raw_prompt": prompt})
                verdict = self._verdict or await self._env.verdict()
            finally:
                with suppress(ClientError):
                    await self._env.close()
        output.reward_score = float(verdict["passed"])
        output.extra_fields["verdict"] = verdict
        output.extra_fields["reward_extra_info"] = {"acc": output.reward_score, "partial": verdict["score"]}
        return output

    @property
    def _dials(self) -> dict[str, Any]:
        """Looks and actions of pages, where there are any."""
        return {} if self._interface == "tools" else {**self._set, **self._served}

    def _offered(self, functions: list[dict[str, Any]]) -> None:
        """From here on, these are the tools."""
        self.tool_schemas = functions
        self.tools = {tool["function"]["name"]: _declared(tool) for tool in functions}

    async def _handle_processing_tools_state(self, agent_data: AgentData) -> AgentState:
        # Here rather than in _call_tool, of which verl starts several at once, and which cannot end the loop.
        with simple_timer("tool_calls", agent_data.metrics):
            self._answers = []
            for call in agent_data.tool_calls[: self.max_parallel_calls]:
                page = await self._step(call)
                if page.ended:
                    self._verdict = page.info["verdict"]
                    # The response ends with what the model wrote, where verl puts the reward.
                    return AgentState.TERMINATED
                pictures = {"image": pictures_of(page)} if page.images else {}
                self._answers.append(ToolResponse(text=page.text, **pictures))
        state: AgentState = await super()._handle_processing_tools_state(agent_data)
        return state

    async def _call_tool(
        self, tool_call: FunctionCall, tools_kwargs: dict[str, Any], agent_data: AgentData
    ) -> tuple[ToolResponse, float | None, dict[str, Any]]:
        return self._answers.pop(0), None, {}

    async def _step(self, call: FunctionCall) -> Page:
        try:
            arguments = json.loads(call.arguments)
        except ValueError:
            arguments = call.arguments
        # What does not fit is told by the page.
        given = arguments if isinstance(arguments, dict) else {"arguments": arguments}
        is_of_page = self._interface == "browser" or call.name in KINDS
        action = {**given, "action": call.name} if is_of_page else action_of(call.name, given)
        seen, reward, terminated, truncated, info = await self._env.step(action)
        return client_page(seen, info, reward, terminated=terminated, truncated=truncated)


def _declared(tool: dict[str, Any]) -> FunctionTool:
    """A tool as verl's parsers look it up: each argument has a type, or a list of them."""
    function = tool["function"]
    parts = function["parameters"].get("$defs", {})
    properties = {
        name: {"type": _types(schema, parts)} if "anyOf" in schema else schema
        for name, schema in function["parameters"]["properties"].items()
    }
    parameters = {**function["parameters"], "properties": properties}
    schema = OpenAIFunctionToolSchema.model_validate({**tool, "function": {**function, "parameters": parameters}})
    return FunctionTool(function["name"], _nothing, schema)


def _types(schema: dict[str, Any], parts: dict[str, Any]) -> list[str]:
    """The types of what a schema allows, each once."""
    if "$ref" in schema:
        return _types(parts[schema["$ref"].rpartition("/")[2]], parts)
    if "anyOf" in schema:
        return list(dict.fromkeys(name for each in schema["anyOf"] for name in _types(each, parts)))
    return [schema["type"]]


def _nothing(**_: Any) -> None:
    """What stands where verl has a function: the loop steps by itself."""
