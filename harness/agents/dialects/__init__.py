"""Dialects of actions: one module each, listed here by name."""

from __future__ import annotations

import difflib

from ...errors import UnknownDialect
from . import (
    anthropic_browser,
    anthropic_computer,
    browsergym,
    canonical,
    gemini,
    openai_computer,
    playwright_mcp,
    qwen_vl,
    ui_tars,
)
from .base import Call, Dialect, TextDialect, Unsayable, Viewport, WithTools, decode_turn, say, tools_beside
from .narrowing import narrowed

DIALECTS: dict[str, Dialect] = {
    dialect.name: dialect
    for dialect in (
        canonical.ELEMENT, canonical.PIXEL,
        anthropic_computer.TOOLSET, anthropic_computer.LEGACY, anthropic_browser.DIALECT,
        openai_computer.DIALECT, openai_computer.PREVIEW, gemini.GEMINI, gemini.GEMINI_2_5,
        ui_tars.UI_TARS, ui_tars.UI_TARS_1_5, qwen_vl.QWEN3, qwen_vl.QWEN2_5,
        playwright_mcp.DIALECT, browsergym.DIALECT,
    )
}  # fmt: skip


def get_dialect(name: str) -> Dialect:
    """The dialect of this name. Raises UnknownDialect."""
    if name not in DIALECTS:
        near = difflib.get_close_matches(name, DIALECTS, 1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        raise UnknownDialect(f"There is no dialect {name!r}.{hint} Known: {', '.join(DIALECTS)}.")
    return DIALECTS[name]


__all__ = [
    "DIALECTS", "Call", "Dialect", "TextDialect", "Unsayable", "Viewport", "WithTools", "decode_turn", "get_dialect",
    "narrowed", "say", "tools_beside",
]  # fmt: skip
