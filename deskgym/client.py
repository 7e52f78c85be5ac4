"""A client of `deskgym host` that looks like the environment; it needs httpx alone.

    from deskgym.client import Client

    with Client("http://127.0.0.1:8100") as host, host.make("crm-update-v0") as env:
        obs, info = env.reset(seed=7)
        obs, reward, terminated, truncated, info = env.step('click("e12")')

`AsyncClient` is the same with `await`. Pictures (`screenshot`, `marks`) come as the bytes of PNG files. An episode that
failed by a fault of the environment raises `EpisodeFault`: it has no reward, and is no failure of the agent.
"""

from __future__ import annotations

import base64
from types import TracebackType
from typing import Any

import httpx

Taken = tuple[dict[str, Any], float, bool, bool, dict[str, Any]]

#: Kinds of observation that are pictures.
_PICTURES = ("screenshot", "marks")
#: Seconds beyond what the host itself waits for.
_SLACK = 30.0
#: Seconds for opening an episode, for which a world may have to be built.
_OPENING = 180.0


class ClientError(Exception):
    """What the host refuses, or that it cannot be reached. `code` is the host's own word for it.

    Where it is `retryable` the same request may be carried out later.
    """

    def __init__(self, code: str, message: str, retryable: bool = False) -> None:
        super().__init__(message)
        self.code, self.retryable = code, retryable


class HostFull(ClientError):
    """The host holds as many episodes as it can; try again."""


class EpisodeOver(ClientError):
    """The episode has ended, or was never opened."""


class EpisodeFault(ClientError):
    """The environment failed, or cannot be reached: the episode has no reward."""


_ERRORS = {"full": HostFull, "over": EpisodeOver, "fault": EpisodeFault, "no-session": EpisodeFault}


class Client:
    """A host at an address; with a `token` where it asks for one."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self._http = httpx.Client(**_options(address, token))

    def make(self, family: str, **options: Any) -> RemoteEnv:
        """An environment of a family, `crm-update` or `crm-update-v0`; options are those of `gym.make`."""
        return RemoteEnv(self, family, options)

    def tasks(self, split: str = "train", first: int = 0, end: int = 100) -> list[dict[str, Any]]:
        """Episodes of a split, as `{"family", "seed", "split"}`."""
        found: list[dict[str, Any]] = self.ask("GET", "/tasks", params={"split": split, "from": first, "to": end})[
            "tasks"
        ]
        return found

    def ask(self, method: str, path: str, seconds: float = 60.0, **given: Any) -> Any:
        """One request of the host's protocol. Raises ClientError."""
        try:
            return _answer(self._http.request(method, path, timeout=seconds, **given))
        except httpx.HTTPError as error:
            raise _unreachable(error) from error

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


class RemoteEnv:
    """Episodes of one family, held by a host; one at a time. Methods are those of the environment."""

    def __init__(self, client: Client, family: str, options: dict[str, Any]) -> None:
        self._client, self._state = client, _State(family, options)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Open instance `seed`, or the next one after the last. Raises HostFull, EpisodeFault and ClientError."""
        self.close()
        return self._state.opened(
            self._client.ask("POST", "/sessions", _OPENING + _SLACK, json=self._state.order(seed, options))
        )

    def step(self, action: Any) -> Taken:
        """Do one action, a dict or a call string. Raises EpisodeOver and EpisodeFault."""
        answer = self._client.ask("POST", self._state.path("/step"), self._state.patience, json={"action": action})
        return self._state.stepped(answer)

    def verdict(self) -> dict[str, Any]:
        """The grade as the episode stands, or the frozen one after its end. Not for the agent."""
        found: dict[str, Any] = self._client.ask("GET", self._state.path("/verdict"), self._state.patience)
        return found

    def close(self) -> None:
        """Let the episode go."""
        if (path := self._state.leave()) is not None:
            self._client.ask("DELETE", path)

    def __enter__(self) -> RemoteEnv:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


class AsyncClient:
    """`Client`, with `await`."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self._http = httpx.AsyncClient(**_options(address, token))

    def make(self, family: str, **options: Any) -> AsyncRemoteEnv:
        """An environment of a family; options are those of `gym.make`."""
        return AsyncRemoteEnv(self, family, options)

    async def tasks(self, split: str = "train", first: int = 0, end: int = 100) -> list[dict[str, Any]]:
        """Episodes of a split."""
        found: list[dict[str, Any]] = (
            await self.ask("GET", "/tasks", params={"split": split, "from": first, "to": end})
        )["tasks"]
        return found

    async def ask(self, method: str, path: str, seconds: float = 60.0, **given: Any) -> Any:
        """One request of the host's protocol. Raises ClientError."""
        try:
            return _answer(await self._http.request(method, path, timeout=seconds, **given))
        except httpx.HTTPError as error:
            raise _unreachable(error) from error

    async def close(self) -> None:
        await self._http.aclose()

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.close()


class AsyncRemoteEnv:
    """`RemoteEnv`, with `await`."""

    def __init__(self, client: AsyncClient, family: str, options: dict[str, Any]) -> None:
        self._client, self._state = client, _State(family, options)

    async def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Open instance `seed`, or the next one after the last."""
        await self.close()
        order = self._state.order(seed, options)
        return self._state.opened(await self._client.ask("POST", "/sessions", _OPENING + _SLACK, json=order))

    async def step(self, action: Any) -> Taken:
        """Do one action."""
        path, patience = self._state.path("/step"), self._state.patience
        return self._state.stepped(await self._client.ask("POST", path, patience, json={"action": action}))

    async def verdict(self) -> dict[str, Any]:
        """The grade."""
        found: dict[str, Any] = await self._client.ask("GET", self._state.path("/verdict"), self._state.patience)
        return found

    async def close(self) -> None:
        """Let the episode go."""
        if (path := self._state.leave()) is not None:
            await self._client.ask("DELETE", path)

    async def __aenter__(self) -> AsyncRemoteEnv:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.close()


class _State:
    """What both environments keep of their episode."""

    def __init__(self, family: str, options: dict[str, Any]) -> None:
        self._family, self._options = family, options
        self._session: str | None = None
        self._next = 0
        #: Seconds to wait for a step: longer than the host does, so that it can say what happened.
        self.patience = 60.0

    def order(self, seed: int | None, options: dict[str, Any] | None) -> dict[str, Any]:
        number = self._next if seed is None else seed
        # In an order of its own, a run goes on with its places, and the host knows which instance comes there.
        in_order = self._options.get("run_seed") is None
        if in_order or seed is None:
            self._next = number + 1
        named = "seed" if in_order or seed is not None else "place"
        return {"family": self._family, named: number, **self._options, **(options or {})}

    def opened(self, answer: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
        self._session = answer["session"]
        self.patience = answer["limits"]["step"] + _SLACK
        return _pictures(answer["observation"]), answer["info"]

    def stepped(self, answer: dict[str, Any]) -> Taken:
        seen = _pictures(answer["observation"])
        return seen, answer["reward"], answer["terminated"], answer["truncated"], answer["info"]

    def path(self, end: str) -> str:
        if self._session is None:
            raise EpisodeOver("over", "There is no episode yet: call reset() first.")
        return f"/sessions/{self._session}{end}"

    def leave(self) -> str | None:
        session, self._session = self._session, None
        return f"/sessions/{session}" if session else None


def _options(address: str, token: str | None) -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    # Pages of proxies that a machine happens to have are no episodes.
    return {"base_url": address, "headers": headers, "trust_env": False}


def _pictures(observation: dict[str, Any]) -> dict[str, Any]:
    return {kind: base64.b64decode(seen) if kind in _PICTURES else seen for kind, seen in observation.items()}


def _answer(response: httpx.Response) -> Any:
    if response.is_success:
        return response.json() if response.content else None
    try:
        told = response.json()["error"]
        code, message, retryable = told["code"], told["message"], told.get("retryable") is True
    except (ValueError, LookupError, TypeError, AttributeError):
        code, message, retryable = "error", f"The host answered {response.status_code}.", False
    raise _ERRORS.get(code, ClientError)(code, message, retryable)


def _unreachable(error: httpx.HTTPError) -> EpisodeFault:
    return EpisodeFault("unreachable", f"The host cannot be reached: {type(error).__name__} {error}".rstrip())
