"""Episodes on actors of a Ray cluster: each holds some, in a browser of its own, and one that dies is begun anew.

    from deskgym.harness.adapters.ray import RayHost

    with RayHost(actors=4, num_cpus=2) as host, host.make("crm-update-v0") as env:
        obs, info = env.reset(seed=7)
        obs, reward, terminated, truncated, info = env.step('click("e12")')

A `RayHost` and its environments can be passed to tasks and actors. The episodes of an actor that died, or of a node
that is gone, raise EpisodeFault: they have no reward, and are no failures of the agent.
"""

from __future__ import annotations

import itertools
from contextlib import suppress
from types import TracebackType
from typing import Any

from ..episodes.workers import spare_the_collector
from ..host import EpisodeFault, EpisodeOver, Host, HostError, HostFull, Limits, NoSession, Order, Page
from ..runs.ray_pool import import_ray

Taken = tuple[dict[str, Any], float, bool, bool, dict[str, Any]]

#: Seconds beyond what an actor itself waits for, in which it says what happened.
_SLACK = 30.0


class ActorGone(EpisodeFault):
    """The actor has died, or is being begun anew."""


class DeskActor:
    """What lives on a node. Its methods may be called at the same time: give it `max_concurrency`."""

    def __init__(self, limits: Limits | None = None) -> None:
        spare_the_collector()
        self._host = Host(limits=limits)
        # A name must not come again in the process that follows on this one.
        self._process = import_ray().get_runtime_context().get_worker_id()
        self._numbers = itertools.count(1)

    def open(self, order: Order) -> tuple[str, Page]:
        """Open an episode: its name and first page. Raises HostError."""
        session = self._host.open(order, f"{self._process}-{next(self._numbers)}")
        return session.name, session.page

    def step(self, name: str, action: Any) -> Page:
        """Do an action. Raises HostError."""
        return self._host.get(name).step(action)

    def verdict(self, name: str) -> dict[str, Any]:
        """The grade of an episode. Raises HostError."""
        return self._host.get(name).verdict()

    def close(self, name: str) -> None:
        """Let an episode go. Raises HostError."""
        self._host.close(name)


class RayHost:
    """Opens episodes on actors in turn; `limits` are those of each actor."""

    def __init__(
        self,
        actors: int = 1,
        *,
        limits: Limits | None = None,
        num_cpus: float = 1,
        max_restarts: int = -1,
        **options: Any,
    ) -> None:
        """Options are those of `ray.remote`, such as `resources`. Raises NoRay."""
        self.limits = limits or Limits(sessions=8)
        chosen = {
            "num_cpus": num_cpus,
            "max_restarts": max_restarts,
            # Whoever closes need not wait for those who step.
            "max_concurrency": self.limits.sessions + 2,
            # So that a node that dies takes as few along as it may.
            "scheduling_strategy": "SPREAD",
            **options,
        }
        desk = import_ray().remote(DeskActor).options(**chosen)
        self.actors = [desk.remote(self.limits) for _ in range(actors)]
        self._first = 0

    def open(self, order: Order) -> RaySession:
        """Open an episode on one of the actors. Raises BadOrder, HostFull, EpisodeFault."""
        self._first = (self._first + 1) % max(1, len(self.actors))
        refused: HostError = HostFull("There are no actors.")
        beginning: list[Any] = []
        for actor in self.actors[self._first :] + self.actors[: self._first]:
            try:
                return RaySession(actor, order, self.limits)
            except HostFull as error:
                refused = error
            except ActorGone:
                beginning.append(actor)
        if beginning:
            return RaySession(beginning[0], order, self.limits, waits=True)
        raise refused

    def make(self, family: str, **options: Any) -> RayEnv:
        """An environment of a family, `crm-update` or `crm-update-v0`; options are those of `gym.make`."""
        return RayEnv(self, family, options)

    def close(self) -> None:
        """End the actors, with all their episodes."""
        for actor in self.actors:
            import_ray().kill(actor)
        self.actors = []

    def __enter__(self) -> RayHost:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


class RaySession:
    """An episode on an actor, as `deskgym.harness.host.Session` is one of this process."""

    def __init__(self, actor: Any, order: Order, limits: Limits, *, waits: bool = False) -> None:
        """Open it. `waits`: until the actor, which is being begun anew, is there."""
        self._actor, self._patience = actor, limits.step + _SLACK
        opening = actor.open.options(max_task_retries=-1 if waits else 0).remote(order)
        self.name: str
        self.page: Page
        self.name, self.page = _answer(opening, limits.open + _SLACK)

    def step(self, action: Any) -> Page:
        """Do one action. Raises EpisodeOver, EpisodeFault."""
        page: Page = _answer(self._actor.step.remote(self.name, action), self._patience)
        self.page = page
        return page

    def verdict(self) -> dict[str, Any]:
        """The grade: the frozen one, or that of an episode as it stands. Raises EpisodeFault."""
        found: dict[str, Any] = _answer(self._actor.verdict.remote(self.name), self._patience)
        return found

    def close(self) -> None:
        """Let the episode go, if its actor is still there."""
        with suppress(EpisodeFault):
            _answer(self._actor.close.remote(self.name), self._patience)


class RayEnv:
    """Episodes of one family, one at a time. Methods are those of the environment; pictures are PNG files."""

    def __init__(self, host: RayHost, family: str, options: dict[str, Any]) -> None:
        self._host, self._family, self._options = host, family, options
        self._session: RaySession | None = None
        self._next = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Open instance `seed`, or the next one after the last. Raises BadOrder, HostFull, EpisodeFault."""
        self.close()
        number = self._next if seed is None else seed
        self._next = number + 1
        order = Order.of({"family": self._family, "seed": number, **self._options, **(options or {})})
        self._session = session = self._host.open(order)
        return _seen(session.page), session.page.info

    def step(self, action: Any) -> Taken:
        """Do one action, a dict or a call string. Raises EpisodeOver, EpisodeFault."""
        page = self._episode.step(action)
        return _seen(page), page.reward, page.terminated, page.truncated, page.info

    def verdict(self) -> dict[str, Any]:
        """The grade as the episode stands, or the frozen one after its end. Not for the agent."""
        return self._episode.verdict()

    @property
    def _episode(self) -> RaySession:
        if self._session is None:
            raise EpisodeOver("There is no episode yet: call reset() first.")
        return self._session

    def close(self) -> None:
        """Let the episode go."""
        session, self._session = self._session, None
        if session is not None:
            session.close()

    def __enter__(self) -> RayEnv:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def _seen(page: Page) -> dict[str, Any]:
    return {**page.observation, **page.images}


def _answer(reference: Any, seconds: float) -> Any:
    """What an actor answers. Raises HostError; EpisodeFault where it is gone, or was begun anew without the episode."""
    ray = import_ray()
    try:
        return ray.get(reference, timeout=seconds)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, NoSession):
            raise EpisodeFault(f"The episode is lost: {error.cause}") from error
        raise error.cause from error
    except ray.exceptions.RayError as error:
        raise ActorGone(f"The actor cannot be reached: {type(error).__name__}.") from error
