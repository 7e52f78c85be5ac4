"""From what `--agent` says to agents."""

from __future__ import annotations

import difflib
import importlib
import inspect
import sys
import traceback
from collections.abc import Callable, Collection, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from ...gym.errors import did_you_mean
from ..errors import BadAgent, HarnessError
from .builtin import Gold, Noop, RandomAgent, Replay
from .functions import Form
from .protocol import Agent

Factory = Callable[[], Agent]

BUILT_IN: dict[str, Callable[[], Agent]] = {"gold": Gold, "noop": Noop, "random": RandomAgent}
PROVIDERS = ("openai", "anthropic", "google")
_OWN = "one of your own is module:Class, as in my_agent:MyAgent"
#: What is in a run's manifest is not for passwords.
_SECRET = ("_key", "secret", "password", "token")


def load_agent(
    spec: str,
    options: Mapping[str, str],
    *,
    form: Form = "element",
    kinds: Collection[str] = ("axtree",),
    interface: str = "browser",
) -> Factory:
    """What makes the agents of `spec`: gold, noop, random, replay:FOLDER, PROVIDER:MODEL or module:Class.

    A model has to be shown what it acts on: `kinds` of observation, in this form. Raises BadAgent, and what a model's
    provider raises.
    """
    for name in options:
        if name.lower().endswith(_SECRET):
            raise BadAgent(
                f"The option {name!r} would be written down with the run: put it into the environment instead."
            )
    kind, colon, rest = spec.partition(":")
    if spec in BUILT_IN:
        return _fitting(spec, BUILT_IN[spec], options)
    if kind == "replay" and rest:
        if not Path(rest).is_dir():
            raise BadAgent(f"There is no folder {rest} to replay.")
        return _fitting(spec, partial(Replay, rest), options)
    if kind in PROVIDERS and rest:
        models = importlib.import_module(f"{__package__}.models")
        chosen = models.ModelOptions.of(options)
        # What is missing, a package or a key or a picture, is told before anything begins.
        models.make_agent(kind, rest, chosen).check_shown(form, kinds, interface)
        return partial(models.make_agent, kind, rest, chosen)
    if colon and kind and rest and kind != "replay":
        return _own(kind, rest, options)
    known = [*BUILT_IN, "replay:FOLDER", *(f"{provider}:MODEL" for provider in PROVIDERS)]
    raise BadAgent(f"There is no agent {spec!r}. {did_you_mean(spec, known)} Or {_OWN}.")


def make_agent(spec: str, make: Factory) -> Agent:
    """An agent. Raises BadAgent if it cannot be made, or is none."""
    try:
        agent = make()
    except HarnessError:
        raise
    except Exception as error:
        raise BadAgent(f"{spec} could not be made: {type(error).__name__}: {error}{where(error)}.") from error
    if not callable(getattr(agent, "act", None)):
        raise BadAgent(f"{spec} makes a {type(agent).__name__}, which has no method act(observation).")
    return agent


def where(error: BaseException) -> str:
    """Where in an agent's own code an error was raised: " (my_agent.py, line 7)"."""
    frames = traceback.extract_tb(error.__traceback__)
    return f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""


def _own(module: str, name: str, options: Mapping[str, str]) -> Factory:
    """A class, or a function that makes an agent, of a module that may lie in the working directory."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    spec = f"{module}:{name}"
    try:
        found: Any = importlib.import_module(module)
    except ImportError as error:
        if isinstance(error, ModuleNotFoundError) and error.name and f"{module}.".startswith(f"{error.name}."):
            raise BadAgent(f"There is no module {module!r}, neither installed nor in {here}; {_OWN}.") from error
        raise BadAgent(f"The module {module!r} cannot be imported: {error}.") from error
    except Exception as error:
        raise BadAgent(f"The module {module!r} cannot be imported: {type(error).__name__}: {error}.") from error
    try:
        for part in name.split("."):
            found = getattr(found, part)
    except AttributeError as error:
        near = difflib.get_close_matches(name, vars(sys.modules[module]), 1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        raise BadAgent(f"The module {module!r} has no {name!r}.{hint}") from error
    if not callable(found):
        raise BadAgent(f"{spec} is a {type(found).__name__}, not a class or a function that makes an agent.")
    if inspect.isclass(found) and not callable(getattr(found, "act", None)):
        raise BadAgent(f"The class {spec} has no method act(observation).")
    return _fitting(spec, found, options)


def _fitting(spec: str, make: Callable[..., Any], options: Mapping[str, str]) -> Factory:
    """`make` with the options, if it takes them. Raises BadAgent."""
    try:
        inspect.signature(make).bind(**options)
    except TypeError as error:
        raise BadAgent(
            f"{spec} does not take these options: {error}. Set them with --agent-option NAME=VALUE."
        ) from error
    except ValueError:
        pass  # what is written in C may not tell what it takes
    return partial(make, **options)
