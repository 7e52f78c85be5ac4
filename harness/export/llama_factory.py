"""What LLaMA-Factory has to be told of a file of rows: dataset_info.json beside it."""

from __future__ import annotations

import json
from pathlib import Path

from ..errors import CannotWrite
from ..texts import to_json

NAME = "dataset_info.json"
_TAGS = {
    "role_tag": "role",
    "content_tag": "content",
    "system_tag": "system",
    "user_tag": "user",
    "assistant_tag": "assistant",
    "function_tag": "tool_call",
    "observation_tag": "tool_response",
}


def check_dataset_info(folder: Path) -> None:
    """Make sure that a data set can be named there beside those that are. Raises CannotWrite."""
    _known(folder / NAME)


def write_dataset_info(out: Path, columns: list[str]) -> None:
    """Name the data set of `out`, as its file without the ending, beside those that are named there."""
    path = out.parent / NAME
    told = {"file_name": out.name, "formatting": "sharegpt", "columns": {name: name for name in columns}, "tags": _TAGS}
    path.write_text(to_json(_known(path) | {out.stem: told}, indent=2) + "\n", "utf-8")


def _known(path: Path) -> dict[str, object]:
    try:
        known = json.loads(path.read_text("utf-8")) if path.exists() else {}
    except ValueError:
        known = None
    if not isinstance(known, dict):
        raise CannotWrite(f"{path} is no list of data sets, and this one is named in it: choose another folder.")
    return known
