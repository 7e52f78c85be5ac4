"""What can be set of a model agent, on the command line as `--agent-option KEY=VALUE`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ....gym.errors import did_you_mean
from ...errors import BadAgentOption

_SHARE = 0.95


class ModelOptions(BaseModel):
    """How a model is asked. None leaves a choice to the provider, or to the defaults of `docs/models.md`."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    base_url: str | None = None
    #: The name of the environment variable that holds the key: never the key itself, since options are written down.
    key: str | None = None
    api: Literal["responses", "chat"] | None = None  # of OpenAI: which of its two interfaces
    dialect: str | None = None
    context: int | None = Field(default=None, ge=2_000)  # tokens of prompt and reply together
    max_output_tokens: int = Field(default=8_192, ge=16)
    pictures: int = Field(default=3, ge=1)  # the latest ones, which are always kept whole
    trees: int = Field(default=2, ge=1)
    temperature: float | None = None
    effort: str | None = None  # of reasoning, in the provider's words: low, medium, high …
    timeout: float = Field(default=120.0, gt=0)  # seconds for one request
    retries: int = Field(default=6, ge=0)
    backoff: float = Field(default=1.0, gt=0)  # seconds before the first retry; each further one waits twice as long
    looks: int = Field(default=5, ge=0)  # calls in a row that only look, before the model is told to act

    @classmethod
    def of(cls, given: Mapping[str, object]) -> Self:
        """Options as they are given, numbers also as text. Raises BadAgentOption."""
        for option in given:
            if option not in cls.model_fields:
                raise BadAgentOption(f"A model has no option {option!r}. {did_you_mean(option, cls.model_fields)}")
        try:
            return cls.model_validate(dict(given))
        except ValidationError as error:
            first = error.errors(include_url=False)[0]
            name = str(first["loc"][0])
            raise BadAgentOption(f"Option {name!r} of a model cannot be {first['input']!r}: {first['msg']}.") from None

    @property
    def context_tokens(self) -> int:
        """`context`, which is small for an endpoint of one's own unless told."""
        return self.context or (32_000 if self.base_url else 128_000)

    @property
    def prompt_tokens(self) -> int:
        """What of the context is left to the prompt, with some room for estimates that are wrong by a little."""
        return int(max(self.context_tokens - self.max_output_tokens, self.context_tokens // 4) * _SHARE)
