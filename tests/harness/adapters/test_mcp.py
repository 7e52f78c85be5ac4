"""MCP, seen by the official client, of whichever version is installed, and by plain POSTs."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import mcp
import pytest
from deskgym.client import Client as Desk
from deskgym.harness.host import Limits
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

from ...support.hosting import ONE_OF_EACH_APP, gold_steps, hosting
from ..host.seats import FailingSeats

#: The first version of the package speaks nothing but the handshake.
MODES = ("auto", "legacy") if hasattr(mcp, "Client") else ("legacy",)
BINARIES = Path(sys.executable).parent
DOCS = Path(__file__).parents[3] / "docs" / "mcp.md"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with hosting() as found:
        yield found


@pytest.fixture
def desk(address: str) -> Iterator[Desk]:
    with Desk(address) as client:
        yield client


def opened(desk: Desk, family: str = "crm-update", seed: int = 7, **options: Any) -> str:
    """The name of a session opened by the host's own protocol."""
    name: str = desk.ask("POST", "/sessions", 200.0, json={"family": family, "seed": seed, **options})["session"]
    return name


@asynccontextmanager
async def connected(server: str | StdioServerParameters, mode: str = MODES[0]) -> AsyncIterator[Any]:
    """The official client."""
    if hasattr(mcp, "Client"):
        async with mcp.Client(server, mode=mode) as client:
            yield client
        return
    from mcp.client.streamable_http import streamablehttp_client

    transport = streamablehttp_client(server) if isinstance(server, str) else stdio_client(server)
    async with transport as (reading, writing, *_), ClientSession(reading, writing) as client:
        await client.initialize()
        yield client


async def call(client: Any, action: dict[str, Any] | str) -> dict[str, Any]:
    """The result of a tool as it came over the wire."""
    given = {"action": action} if isinstance(action, str) else dict(action)
    result = await client.call_tool(given.pop("action"), given)
    told: dict[str, Any] = result.model_dump(by_alias=True, mode="json", exclude_none=True)
    return told


def text(result: dict[str, Any]) -> str:
    first = result["content"][0]
    assert first["type"] == "text"
    return str(first["text"])


async def play(client: Any, family: str, seed: int) -> str:
    """Play gold, and compare every page. The last page."""
    page = text(await call(client, "look"))
    for action, tree in gold_steps(family, seed):
        assert page.endswith(tree)
        page = text(await call(client, action))
    return page


def post(url: str, method: str, params: dict[str, Any] | None = None, **headers: str) -> httpx.Response:
    message = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params or {}}
    return httpx.post(url, json=message, headers=headers, trust_env=False, timeout=200)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("family", "seed"), ONE_OF_EACH_APP)
def test_gold_is_rewarded_through_mcp(address: str, desk: Desk, family: str, seed: int, mode: str) -> None:
    session = opened(desk, family, seed)

    async def played() -> str:
        async with connected(f"{address}/mcp/{session}", mode) as client:
            return await play(client, family, seed)

    assert asyncio.run(played()).startswith("The episode has ended.")
    assert desk.ask("GET", f"/sessions/{session}")["reward"] == 1.0


def test_episodes_at_different_urls_do_not_mix(address: str, desk: Desk) -> None:
    chosen = (("crm-update", 7), ("crm-update", 8), ("chat-post", 7))
    sessions = [opened(desk, *each) for each in chosen]

    async def played() -> None:
        async def one(session: str, family: str, seed: int) -> None:
            async with connected(f"{address}/mcp/{session}") as client:
                await play(client, family, seed)

        await asyncio.gather(*(one(session, *each) for session, each in zip(sessions, chosen, strict=True)))

    asyncio.run(played())
    assert [desk.ask("GET", f"/sessions/{session}")["reward"] for session in sessions] == [1.0] * 3


def test_work_that_is_not_done_is_worth_nothing_and_nobody_tells_the_model(address: str, desk: Desk) -> None:
    session = opened(desk)

    async def played() -> tuple[dict[str, Any], dict[str, Any]]:
        async with connected(f"{address}/mcp/{session}") as client:
            return await call(client, "done"), await call(client, "done")

    last, refused = asyncio.run(played())
    assert text(last).startswith("The episode has ended.")
    assert refused["isError"]
    assert text(refused) == "The episode has ended; it takes no more actions."
    assert not re.search("reward|verdict|passed", json.dumps([last, refused]))
    assert desk.ask("GET", f"/sessions/{session}")["reward"] == 0.0


def test_a_client_sees_each_action_as_a_tool_and_the_goal_as_instructions(address: str, desk: Desk) -> None:
    session = opened(desk)

    async def seen() -> tuple[Any, str]:
        async with connected(f"{address}/mcp/{session}") as client:
            return (await client.list_tools()).model_dump(by_alias=True)["tools"], text(await call(client, "look"))

    found, page = asyncio.run(seen())
    told = post(f"{address}/mcp/{session}", "initialize", {"protocolVersion": "2025-06-18"}).json()["result"]
    schemas = {tool["name"]: tool["inputSchema"] for tool in found}
    assert {"look", "click", "fill", "done", "answer", "infeasible"} <= {*schemas}
    assert {*schemas["fill"]["required"]} == {"ref", "text"}
    assert "x" not in schemas["click"]["properties"]
    assert page.startswith("Goal: ")
    assert told["protocolVersion"] == "2025-06-18"
    assert told["instructions"].startswith(page.split("\n\nURL:")[0])


def test_a_bad_action_costs_a_step_and_the_page_says_why(address: str, desk: Desk) -> None:
    session = opened(desk)

    async def tried() -> list[dict[str, Any]]:
        async with connected(f"{address}/mcp/{session}") as client:
            return [await call(client, {"action": "click", "ref": "e99999"}), await call(client, "look")]

    bad, look = asyncio.run(tried())
    assert text(bad).startswith("Error: ")
    assert not bad["isError"]
    assert "Error: " in text(look)
    assert desk.ask("GET", f"/sessions/{session}")["steps"] == 1


def test_pictures_come_as_images_and_are_acted_on_by_pixel(address: str, desk: Desk) -> None:
    session = opened(desk, observation="screenshot")

    async def tried() -> tuple[Any, dict[str, Any]]:
        async with connected(f"{address}/mcp/{session}") as client:
            found = (await client.list_tools()).model_dump(by_alias=True)["tools"]
            return found, await call(client, {"action": "click", "x": 200, "y": 200})

    found, result = asyncio.run(tried())
    click = next(tool["inputSchema"] for tool in found if tool["name"] == "click")
    assert "ref" not in click["properties"]
    assert "fill" not in {tool["name"] for tool in found}
    assert result["content"][1]["mimeType"] == "image/png"
    assert base64.b64decode(result["content"][1]["data"]).startswith(b"\x89PNG")


def test_a_fault_is_an_error_and_leaves_no_reward() -> None:
    async def tried(url: str) -> None:
        async with connected(url) as client:
            for action in ("done", "done", "look"):
                with pytest.raises(Exception, match=r"The browser is gone\."):
                    await call(client, action)

    with hosting(seats=[FailingSeats(1, "The browser is gone.")]) as address, Desk(address) as desk:
        session = opened(desk)
        asyncio.run(tried(f"{address}/mcp/{session}"))
        told = desk.ask("GET", f"/sessions/{session}")
        assert told["reward"] is None
        assert told["fault"] == "The browser is gone."


def test_plain_posts_are_answered_without_a_handshake(address: str, desk: Desk) -> None:
    session = opened(desk)
    url = f"{address}/mcp/{session}"
    assert post(url, "ping").json() == {"jsonrpc": "2.0", "id": 1, "result": {}}
    assert text(post(url, "tools/call", {"name": "look"}).json()["result"]).startswith("Goal: ")
    assert httpx.post(url, json={"jsonrpc": "2.0", "method": "notifications/initialized"}).status_code == 202


def test_the_revision_without_a_handshake_is_spoken(address: str, desk: Desk) -> None:
    url = f"{address}/mcp/{opened(desk)}"
    version = {"mcp-protocol-version": "2026-07-28"}

    def meta(spoken: str) -> dict[str, Any]:
        return {
            "io.modelcontextprotocol/protocolVersion": spoken,
            "io.modelcontextprotocol/clientCapabilities": {},
        }

    found = post(url, "server/discover", {"_meta": meta("2026-07-28")}, **version).json()["result"]
    assert found["resultType"] == "complete"
    assert "2026-07-28" in found["supportedVersions"]
    unknown = post(url, "nothing/such", {"_meta": meta("2026-07-28")}, **version)
    assert (unknown.status_code, unknown.json()["error"]["code"]) == (404, -32601)
    later = post(url, "tools/list", {"_meta": meta("2030-01-01")})
    assert later.json()["error"]["code"] == -32022


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("no JSON", -32600),
        ([{"jsonrpc": "2.0", "id": 1, "method": "ping"}], -32600),
        ({"jsonrpc": "2.0", "id": 1, "method": "resources/list"}, -32601),
        ({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": [1]}, -32602),
        ({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "clik"}}, -32602),
        ({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": ["done"]}}, -32602),
        ({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "done", "arguments": 1}}, -32602),
    ],
)
def test_what_is_no_request_is_told_what_is_wrong(address: str, desk: Desk, message: Any, code: int) -> None:
    url = f"{address}/mcp/{_shared(desk)}"
    body = message if isinstance(message, str) else json.dumps(message)
    assert httpx.post(url, content=body).json()["error"]["code"] == code


_SHARED: list[str] = []


def _shared(desk: Desk) -> str:
    if not _SHARED:
        _SHARED.append(opened(desk))
    return _SHARED[0]


def test_a_session_that_is_not_there_says_so(address: str) -> None:
    answer = post(f"{address}/mcp/gone", "tools/list")
    assert answer.status_code == 404
    assert answer.json()["error"]["message"] == "There is no session 'gone'."


def test_pages_of_other_origins_are_refused(address: str) -> None:
    order = f"{address}/mcp?family=crm-update"
    assert post(order, "initialize", Origin="http://evil.example").status_code == 403
    assert post(order, "ping", Origin="http://localhost:6274").status_code == 404


@pytest.mark.parametrize("mode", MODES)
def test_a_url_opens_an_episode_for_each_client(address: str, desk: Desk, mode: str) -> None:
    before = desk.ask("GET", "/health")["live"]

    async def played() -> tuple[str, str]:
        url = f"{address}/mcp?family=crm-update&seed=7&observation=axtree,screenshot"
        async with connected(url, mode) as client, connected(url, mode) as other:
            last = await play(client, "crm-update", 7)
            assert (await call(other, "look"))["content"][1]["type"] == "image"
            assert desk.ask("GET", "/health")["live"] == before + 1
            return last, text(await call(other, "look"))

    last, look = asyncio.run(played())
    assert last.startswith("The episode has ended.")
    assert look.startswith("Goal: ")
    assert desk.ask("GET", "/health")["live"] == before


def test_an_episode_that_cannot_be_opened_says_why(address: str) -> None:
    unknown = post(f"{address}/mcp?family=crm-updaet&seed=7", "initialize").json()["error"]["message"]
    assert "Did you mean 'crm-update'?" in unknown
    with hosting(Limits(sessions=1)) as small:
        url = f"{small}/mcp?family=crm-update&seed=7"
        first = post(url, "initialize")
        assert first.headers["mcp-session-id"]
        assert "All 1 sessions are taken." in post(url, "initialize").json()["error"]["message"]


def stdio(*arguments: object) -> StdioServerParameters:
    """What starts the command."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return StdioServerParameters(command=str(BINARIES / "deskgym"), args=[str(each) for each in arguments], env=env)


@pytest.mark.parametrize("mode", MODES)
def test_gold_is_rewarded_over_stdio(mode: str, tmp_path: Path) -> None:
    file = tmp_path / "verdict.json"

    async def played() -> str:
        async with connected(stdio("mcp", "crm-update", 7, "--verdict", file), mode) as client:
            return await play(client, "crm-update", 7)

    assert asyncio.run(played()).startswith("The episode has ended.")
    told = json.loads(file.read_text(encoding="utf-8"))
    assert (told["ended"], told["fault"], told["verdict"]["passed"]) == (True, None, True)


def test_the_command_ends_when_its_input_does_and_prints_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "verdict.json"
    lines = ["", "{", *(json.dumps({"jsonrpc": "2.0", "id": number, "method": "ping"}) for number in range(3))]
    done = subprocess.run(
        [BINARIES / "deskgym", "mcp", "crm-update", "7", "--hops", "1", "--split", "test", "--verdict", file],
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer.get("id") for answer in answers] == [None, None, 0, 1, 2]
    assert done.stderr.strip().endswith("crm-update seed 7: failed")
    told = json.loads(file.read_text(encoding="utf-8"))
    assert (told["ended"], told["steps"]) == (False, 0)


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)


def test_the_clients_configuration_of_the_docs_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (block,) = blocks("json")
    server = json.loads(block)["mcpServers"]["deskgym"]
    assert server["command"] == "deskgym"

    async def played() -> str:
        async with connected(stdio(*server["args"])) as client:
            return text(await call(client, "done"))

    assert asyncio.run(played()).startswith("The episode has ended.")
    assert json.loads(Path("verdict.json").read_text(encoding="utf-8"))["verdict"]["passed"] is False


@pytest.mark.skipif(not hasattr(mcp, "Client"), reason="the docs show the newer client")
def test_the_docs_play_an_episode_over_http() -> None:
    (start,), (program,) = blocks("sh"), blocks("python")
    command = [str(BINARIES / "deskgym"), *start.split()[1:]]
    command[command.index("8100")] = "0"
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as host:
        assert host.stdout is not None
        try:
            port = re.search(r"127\.0\.0\.1:(\d+)", host.stdout.readline())
            assert port
            told = subprocess.run(
                [sys.executable, "-c", program.replace("8100", port[1])],
                capture_output=True,
                text=True,
                check=True,
                timeout=120,
            )
        finally:
            host.terminate()
    assert told.stdout.startswith("Goal: ")
    assert told.stdout.endswith("\n0.0\n")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["crm-updaet"], "Did you mean 'crm-update'?"),
        (["crm-update", "7", "--observation", "axtre"], "Did you mean 'axtree'?"),
        (["crm-update", "7", "--verdict", "/proc/verdict.json"], "/proc cannot be written to"),
    ],
)
def test_a_mistake_at_the_keyboard_is_one_line(arguments: list[str], complaint: str) -> None:
    wrong = subprocess.run([BINARIES / "deskgym", "mcp", *arguments], capture_output=True, text=True, check=False)
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert complaint in wrong.stderr
