"""Environments of one process and one browser that act at the same time."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any

import gymnasium
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.vector.utils import iterate

from .env import OfficeEnv
from .episode import Observation

Taken = Any  # what step() returns, or reset()


class _Pending(gymnasium.Wrapper[Observation, Any, Observation, Any]):
    """An environment that is already doing, in another thread, what it will be asked for next."""

    def __init__(self, env: OfficeEnv) -> None:
        super().__init__(env)
        self.office = env
        self.begun: list[Future[Taken]] = []

    def step(self, action: Any) -> Taken:
        return self.begun.pop(0).result() if self.begun else self.env.step(action)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Taken:
        return self.begun.pop(0).result() if self.begun else self.env.reset(seed=seed, options=options)


class OfficeVectorEnv(SyncVectorEnv):
    """`num_envs` environments of a family, each stepped in a thread of its own; options are those of `config.Config`.

    An episode that ends is followed by the instance `num_envs` further on, so that no two environments play the same.
    """

    def __init__(
        self, num_envs: int, *, autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP, **options: Any
    ) -> None:
        self._members = [_Pending(OfficeEnv(**options)) for _ in range(num_envs)]
        for number, env in enumerate(self._members):
            env.office.start, env.office.stride = number, num_envs
        super().__init__([partial(_itself, env) for env in self._members], autoreset_mode=autoreset_mode)
        self._pool = ThreadPoolExecutor(num_envs, "deskgym-env")

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> Taken:
        seeds: Any = [None] * self.num_envs if seed is None else seed
        if isinstance(seed, int):
            seeds = [seed + number for number in range(self.num_envs)]
        mask = (options or {}).get("reset_mask")
        chosen = {key: value for key, value in (options or {}).items() if key != "reset_mask"} or None
        for number, env in enumerate(self._members):
            if mask is None or mask[number]:
                self._begin(env, partial(env.office.reset, seed=seeds[number], options=chosen))
        return self._all(partial(super().reset, seed=seed, options=options))

    def step(self, actions: Any) -> Taken:
        for env, action, ended in zip(
            self._members, iterate(self.action_space, actions), self._autoreset_envs, strict=True
        ):
            if ended and self.autoreset_mode == AutoresetMode.NEXT_STEP:
                self._begin(env, env.office.reset)
            else:
                self._begin(env, partial(env.office.step, action))
        return self._all(partial(super().step, actions))

    def _begin(self, env: _Pending, work: Callable[[], Taken]) -> None:
        env.begun = [self._pool.submit(work)]

    def _all(self, collect: Callable[[], Taken]) -> Taken:
        """Collect what was begun; when one fails, let the others end what they are doing first."""
        try:
            return collect()
        finally:
            for env in self._members:
                for future in env.begun:
                    future.exception()
                env.begun = []

    def close_extras(self, **kwargs: Any) -> None:
        self._pool.shutdown()
        super().close_extras(**kwargs)


def _itself(env: _Pending) -> _Pending:
    return env
