"""Environments of one process and one browser that act at the same time."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any

import gymnasium
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.vector.utils import iterate

from .env import Observation, OfficeEnv

Taken = Any  # what step() returns, or reset()


class _Ahead(gymnasium.Wrapper[Observation, Any, Observation, Any]):
    """An environment that has begun what it will be asked for next."""

    def __init__(self, env: OfficeEnv) -> None:
        super().__init__(env)
        self.begun: list[Future[Taken]] = []

    def step(self, action: Any) -> Taken:
        return self.begun.pop(0).result() if self.begun else self.env.step(action)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Taken:
        return self.begun.pop(0).result() if self.begun else self.env.reset(seed=seed, options=options)


class OfficeVectorEnv(SyncVectorEnv):
    """`num_envs` environments of a family, each stepped in a thread of its own; options are those of `env.Config`.

    An episode that ends is followed by the instance `num_envs` further on, so that no two environments play the same.
    """

    def __init__(
        self, num_envs: int, *, autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP, **options: Any
    ) -> None:
        super().__init__([partial(self._make, num_envs, options)] * num_envs, autoreset_mode=autoreset_mode)
        self._pool = ThreadPoolExecutor(num_envs, "deskgym-env")

    @staticmethod
    def _make(stride: int, options: dict[str, Any]) -> _Ahead:
        env = OfficeEnv(**options)
        env.stride = stride
        return _Ahead(env)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        seeds = [seed + number for number in range(self.num_envs)] if isinstance(seed, int) else seed
        mask = (options or {}).get("reset_mask")
        chosen = {key: value for key, value in (options or {}).items() if key != "reset_mask"} or None
        for number, env in enumerate(self.envs):
            if mask is None or mask[number]:
                self._begin(env, partial(env.env.reset, seed=None if seeds is None else seeds[number], options=chosen))
        return self._all(partial(super().reset, seed=seed, options=options))

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        for env, action, ended in zip(
            self.envs, iterate(self.action_space, actions), self._autoreset_envs, strict=True
        ):
            if ended and self.autoreset_mode == AutoresetMode.NEXT_STEP:
                self._begin(env, env.env.reset)
            else:
                self._begin(env, partial(env.env.step, action))
        return self._all(partial(super().step, actions))

    def _begin(self, env: Any, work: Any) -> None:
        env.begun = [self._pool.submit(work)]

    def _all(self, collect: Any) -> Any:
        """Collect what was begun; when one fails, let the others end what they are doing first."""
        try:
            return collect()
        finally:
            for env in self.envs:
                for future in env.begun:
                    future.exception()
                env.begun = []

    def close_extras(self, **kwargs: Any) -> None:
        self._pool.shutdown()
        super().close_extras(**kwargs)
