"""The JSON Schema of an action, from its types."""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from pydantic_core.core_schema import NullableSchema, WithDefaultSchema

from .models import Action


class _Plain(GenerateJsonSchema):
    """Without titles, defaults and nulls: an argument that keeps its default is left out."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False

    def default_schema(self, schema: WithDefaultSchema) -> JsonSchemaValue:
        return self.generate_inner(schema["schema"])

    def nullable_schema(self, schema: NullableSchema) -> JsonSchemaValue:
        return self.generate_inner(schema["schema"])


def json_schema(kind: type[Action]) -> dict[str, Any]:
    """The schema of an action's arguments, without the field `action`."""
    schema = TypeAdapter(kind).json_schema(schema_generator=_Plain)
    del schema["properties"]["action"]
    return schema
