"""A walkthrough of the CRM that we and the peer both take, step by step: to a list, search it, open a menu."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from ...gym import actions as do
from .timing import Env, office

_LISTS = ("Contacts", "Accounts")
_WORDS = ("an", "er", "co", "in")


@dataclass(frozen=True)
class Move:
    """One step at the first control of a role and a name; `kind` is what the report calls it."""

    kind: str
    role: str
    name: str
    text: str | None = None

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def one_round(round: int) -> tuple[Move, ...]:
    """The steps of one round."""
    return (
        Move("go to a page", "link", _LISTS[round % len(_LISTS)]),
        Move("fill a field", "searchbox", "Search this list", _WORDS[round % len(_WORDS)]),
        Move("open a menu", "button", "Add filter"),
    )


def moves() -> Iterator[Move]:
    """Round after round, without end."""
    round = 0
    while True:
        yield from one_round(round)
        round += 1


def action(env: Env, move: Move) -> do.Action:
    """The move as an action on what the environment's page shows."""
    nodes = office(env).page_snapshot().nodes
    refs = [node.ref for node in nodes if (node.role, node.name) == (move.role, move.name) and node.ref is not None]
    assert refs, f"the page has no {move.role} {move.name!r}"
    return do.Click(refs[0]) if move.text is None else do.Fill(refs[0], move.text)


def perform(env: Env, move: Move) -> None:
    """Do the move. What the environment finds wrong with it is a mistake of the walkthrough."""
    observation = env.step(action(env, move))[0]
    assert not observation["error"], observation["error"]
