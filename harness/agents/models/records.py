"""The exchange with a model as it is written into a trajectory: the same for every provider, pictures by digest.

A page's text is not written again: it stands in the observation of the same step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .conversation import Conversation
from .messages import Reply, Result, Sight

Record = dict[str, Any]


def opening(conversation: Conversation) -> list[Record]:
    """What stands before everything else."""
    return [
        {"role": "system", "content": [_text(conversation.system)]},
        {"role": "user", "content": [_text(conversation.goal)]},
    ]


def sent(results: Sequence[Result], notices: Sequence[str], sight: Sight | None) -> list[Record]:
    """What was sent anew."""
    answers: list[Record] = [
        {"role": "tool", "call": result.call.id, "content": [_text(result.text)]} for result in results
    ]
    content = [_text(notice) for notice in notices]
    if sight is not None:
        content.append(_text(sight.heading))
        content += [{"type": tree.kind, "characters": len(tree.text)} for tree in sight.trees]
        content += [
            {"type": picture.kind, "sha256": picture.sha256, "width": picture.width, "height": picture.height}
            for picture in sight.pictures
        ]
    return [*answers, {"role": "user", "content": content}] if content else answers


def heard(reply: Reply) -> Record:
    """What came back."""
    calls = [
        {
            "id": call.id,
            "name": call.name,
            "arguments": dict(call.arguments),
            **({"problem": call.problem} if call.problem else {}),
        }
        for call in reply.calls
    ]
    return {
        "role": "assistant",
        "content": [_text(reply.text)] if reply.text else [],
        **({"thoughts": reply.thoughts} if reply.thoughts else {}),
        **({"calls": calls} if calls else {}),
        "stop": reply.stop,
    }


def _text(text: str) -> Record:
    return {"type": "text", "text": text}
