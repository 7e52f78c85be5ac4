"""The environment ids: family `crm-update`, version 0, is `crm-update-v0`."""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium.envs.registration import registry
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv

from ..tasks import registry as tasks
from ..tasks.errors import UnknownFamily
from .errors import BadOption, did_you_mean

VERSION = 0
_ENTRY_POINT = f"{__package__}.interfaces:open_env"
_VECTOR_ENTRY_POINT = f"{__package__}.vector:OfficeVectorEnv"


def register() -> None:
    """Make every family known to Gymnasium. The environment's own module is imported only by the first `make`."""
    for family in tasks.family_ids():
        id = f"{family}-v{VERSION}"
        if id not in registry:
            gymnasium.register(
                id,
                entry_point=_ENTRY_POINT,
                vector_entry_point=_VECTOR_ENTRY_POINT,
                kwargs={"family": family},
                # The same seed gives the same observations; the checker of gymnasium.make costs a render per episode.
                disable_env_checker=True,
                order_enforce=False,
            )


def make(id: str, **options: Any) -> gymnasium.Env[dict[str, Any], Any]:
    """The environment of this id. Options are those of `config.Config`. Raises UnknownFamily, BadOption."""
    _check(id)
    return gymnasium.make(id, **options)


def make_vec(id: str, num_envs: int = 1, **options: Any) -> gymnasium.vector.VectorEnv[Any, Any, Any]:
    """Several environments of one id as a vector environment; takes what `gymnasium.make_vec` takes.

    Unless another `vectorization_mode` is asked for, they share one browser and step at the same time.
    """
    _check(id)
    made = gymnasium.make_vec(id, num_envs, **options)
    # In the modes of Gymnasium itself environments do not hear how many they are.
    assert isinstance(made, SyncVectorEnv | AsyncVectorEnv)
    made.set_attr("start", list(range(num_envs)))
    made.set_attr("stride", num_envs)
    return made


def _check(id: str) -> None:
    if not isinstance(id, str):
        raise BadOption(f"An environment id is a text such as 'crm-update-v0', not {id!r}.")
    if id not in registry:
        ids = [f"{family}-v{VERSION}" for family in tasks.family_ids()]
        raise UnknownFamily(f"Environment {id!r} is not registered. {did_you_mean(id, ids)}")
