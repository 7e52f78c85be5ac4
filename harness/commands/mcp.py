"""deskgym mcp: one episode as an MCP server on standard input and output."""

from __future__ import annotations

import json
import math
import os
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ...gym.observations import kinds_of
from ...tasks import get_family
from ...tasks.splits import WORLDS
from ..errors import BadSelection, NoAdapter
from ..options import (
    actions_option,
    goto_option,
    hops_option,
    interface_option,
    look_option,
    looks_option,
    tools_option,
    world_seed,
)
from ..outputs import check_file

if TYPE_CHECKING:
    from ..host import Session


@click.command("mcp")
@click.argument("family")
@click.argument("seed", type=world_seed, default=0)
@click.option(
    "--observation", default="axtree", show_default=True, metavar="KINDS", help="Of axtree, dom, screenshot, marks."
)
@click.option("--split", type=click.Choice(list(WORLDS)), help="World and people. [default: the family's own]")
@interface_option
@tools_option
@actions_option
@goto_option
@look_option
@looks_option
@hops_option
@click.option(
    "--verdict", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="File to write the grade to."
)
def command(
    family: str,
    seed: int,
    observation: str,
    split: str | None,
    interface: str,
    tools: str,
    actions: str,
    goto: bool,
    look: str,
    looks: str | None,
    hops: int,
    verdict: Path | None,
) -> None:
    """Let an MCP client, such as Claude Code, play one episode: its actions are the server's tools (docs/mcp.md).

    With --interface tools they are the tools of the office's apps, beside the goal and what ends the episode.

    Messages go over standard input and output. When the input ends, an episode that has not ended is
    graded as it stands.

    \b
    Example:
      deskgym mcp crm-update 7
      deskgym mcp crm-update 7 --interface tools
    """
    get_family(family)
    kinds_of(tuple(observation.split(",")))
    try:
        from ..adapters.mcp import serve_stdio
        from ..host import BadOrder, Host, Limits, LocalSeats, Order
    except ImportError as error:
        raise NoAdapter(f"An MCP server needs {error.name}: pip install 'deskgym[mcp]'.") from error
    given = {"family": family, "seed": seed, "observation": observation.split(","), "split": split, "hops": hops}
    given |= {"interface": interface, "tools": tools, "actions": actions, "goto": goto, "look": look, "looks": looks}
    try:
        order = Order.of(given)
    except BadOrder as error:
        raise BadSelection(str(error)) from None
    if verdict is not None:
        check_file(verdict)
    with ExitStack() as stack:
        # Whatever else is printed would break the protocol.
        writing = stack.enter_context(os.fdopen(os.dup(1), "wb"))
        os.dup2(2, 1)
        seats = LocalSeats(1, pages=interface != "tools")
        host = stack.enter_context(Host([seats], Limits(sessions=1, idle=math.inf)))
        session = host.open(order)
        serve_stdio(session, sys.stdin.buffer, writing, lambda: _tell(session, verdict))


def _tell(session: Session, file: Path | None) -> None:
    """Say what the episode is worth where the client's model does not read it."""
    from ..host import EpisodeFault

    told: dict[str, Any] = {"family": session.order.family, "seed": session.order.seed}
    try:
        grade = session.verdict()
        told |= {"fault": None, "ended": session.ended, "steps": session.steps, "verdict": grade}
        outcome = "passed" if grade["passed"] else "failed"
    except EpisodeFault as error:
        told |= {"fault": str(error), "ended": False, "steps": session.steps, "verdict": None}
        outcome = f"fault: {error}"
    click.echo(f"{told['family']} seed {told['seed']}: {outcome}", err=True)
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
