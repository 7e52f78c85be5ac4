"""Agents that ask a model, over its provider's own package, which is imported when one is made."""

from __future__ import annotations

from collections.abc import Callable

from ....gym.errors import did_you_mean
from ...errors import NoProvider
from ..dialects import get_dialect
from .agent import ModelAgent
from .messages import Client
from .options import ModelOptions
from .toolbox import check

__all__ = ["PROVIDERS", "ModelAgent", "ModelOptions", "make_agent"]


def _openai(model: str, options: ModelOptions) -> Client:
    # Endpoints of one's own speak chat completions, all but a few of them nothing else.
    if options.api == "chat" or (options.api is None and options.base_url):
        from .openai_chat import Chat

        return Chat(model, options)
    from .openai_responses import Responses

    return Responses(model, options)


def _anthropic(model: str, options: ModelOptions) -> Client:
    from .anthropic import Messages

    return Messages(model, options)


def _google(model: str, options: ModelOptions) -> Client:
    from .google import Gemini

    return Gemini(model, options)


PROVIDERS: dict[str, Callable[[str, ModelOptions], Client]] = {
    "openai": _openai,
    "anthropic": _anthropic,
    "google": _google,
}


def make_agent(provider: str, model: str, options: ModelOptions | None = None) -> ModelAgent:
    """The agent of a provider's model. Raises NoProvider, BadAgentOption."""
    if provider not in PROVIDERS:
        raise NoProvider(f"There is no provider {provider!r}. {did_you_mean(provider, PROVIDERS)}")
    options = options or ModelOptions()
    client = PROVIDERS[provider](model, options)
    dialect = get_dialect(client.variant(options.dialect)) if options.dialect else None
    check(dialect, client.wires, f"{provider}:{model}")
    return ModelAgent(client, dialect, options)
