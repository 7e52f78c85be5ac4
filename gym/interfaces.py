"""The environment of an interface: pages in a browser, tools, or both. Only what is asked for is imported."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .config import RENDER_MODES

if TYPE_CHECKING:
    from .env import OfficeEnv
    from .tools.env import ToolEnv


def open_env(family: str, **options: Any) -> OfficeEnv | ToolEnv:
    """The environment of a family; `interface` says which. Raises BadOption."""
    if options.get("interface") == "tools":
        from .tools.env import ToolEnv

        return ToolEnv(family, **options)
    from .env import OfficeEnv

    return OfficeEnv(family, **options)


# Gymnasium asks whatever makes an environment which ways of rendering it has.
open_env.metadata = {"render_modes": [*RENDER_MODES], "render_fps": 4}  # type: ignore[attr-defined]
