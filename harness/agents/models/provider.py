"""What the providers' modules share: the package, the key, and a name for what went wrong."""

from __future__ import annotations

import importlib
import json
import os
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

from ...errors import NoProvider
from .failures import CallFailed, Retryable, of_status
from .messages import Reply, ToolCall
from .options import ModelOptions

# The SDKs want a key where an endpoint of one's own asks for none.
_NO_KEY = "none"


def package(name: str, extra: str) -> ModuleType:
    """A provider's SDK. Raises NoProvider."""
    try:
        return importlib.import_module(name)
    except ImportError:
        raise NoProvider(
            f"The package of {extra} is not installed. Install it with: pip install 'deskgym[{extra}]'"
        ) from None


def key(options: ModelOptions, *variables: str) -> str:
    """The key from the first of these environment variables that is set. Raises NoProvider."""
    names = (options.key,) if options.key else variables
    for name in names:
        if os.environ.get(name):
            return os.environ[name]
    if options.base_url and not options.key:
        return _NO_KEY
    raise NoProvider(f"No key is set: put it into the environment variable {' or '.join(names)}.")


class SdkClient:
    """A model over an SDK of the kind that OpenAI and Anthropic give, which asks once and does not try again.

    Raises NoProvider.
    """

    #: The SDK's package, and the class of its client.
    sdk: tuple[str, str]

    def __init__(self, model: str, options: ModelOptions) -> None:
        name, client = self.sdk
        self._model, self._options = model, options
        self._key = key(options, f"{name.upper()}_API_KEY")
        self._sdk = package(name, name)
        self._client = getattr(self._sdk, client)(
            api_key=self._key, base_url=options.base_url, timeout=options.timeout, max_retries=0
        )


def failure(error: Exception, secret: str) -> CallFailed:
    """What an exception of an SDK means: one with a status, or none, where nothing was answered."""
    status = getattr(error, "status_code", None) or getattr(error, "code", None)
    text = str(error).replace(secret, "[key]") if secret != _NO_KEY else str(error)
    if isinstance(status, int):
        headers: Mapping[str, str] = getattr(getattr(error, "response", None), "headers", None) or {}
        return of_status(status, text, headers)
    said = f"{type(error).__name__}: {' '.join(text.split())[:500]}"
    # What cannot be read comes from another server than was thought, and will not change.
    return CallFailed(said) if isinstance(error, ValueError) else Retryable(said)


def without_walk(request: dict[str, Any], *names: str) -> dict[str, Any]:
    """The request with its longest parts as `extra_body`: an SDK walks through all others by their types, each time.

    For a long conversation that takes many times as long as everything that is done here.
    """
    long = {name: request[name] for name in names if name in request}
    needed: dict[str, Any] = {name: [] for name in long if name in ("messages", "input")}
    return {**{name: value for name, value in request.items() if name not in long}, **needed, "extra_body": long}


def understood(answer: Any, read: Callable[[Any], Reply]) -> Reply:
    """An answer as a reply. Raises CallFailed where something else answers than the provider, such as a web page."""
    try:
        return read(answer)
    except (AttributeError, TypeError, KeyError, ValueError) as error:
        found = " ".join(str(answer).split())[:200]
        raise CallFailed(f"The answer is none that this interface gives: {found}") from error


def function_call(id: str, name: str, arguments: Any, origin: Mapping[str, Any] | None = None) -> ToolCall:
    """A call of a function, whose arguments are a JSON text or an object."""
    given = arguments
    if isinstance(arguments, str):
        try:
            given = json.loads(arguments or "{}")
        except (ValueError, RecursionError) as error:
            return ToolCall(id, name, problem=f"the arguments of {name} are no JSON ({error})", origin=origin or {})
    if not isinstance(given, dict):
        return ToolCall(id, name, problem=f"the arguments of {name} are no object", origin=origin or {})
    return ToolCall(id, name, given, origin=origin or {})
