"""deskgym run: let an agent play, and keep every episode."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from ...tasks.splits import WORLDS
from ..agents.loading import load_agent
from ..errors import BadSelection
from ..options import (
    Progress,
    actions_option,
    goto_option,
    hops_option,
    interface_option,
    jobs_option,
    length_option,
    look_option,
    looks_option,
    output,
    ray_option,
    tools_option,
    turned,
)
from ..results.run import Run
from ..results.tables import rates
from ..runs.config import Prices, RunConfig
from ..runs.entries import RunEntry
from ..runs.folder import RunFolder
from ..runs.ledger import Ledger, LimitReached
from ..runs.pool import Pool
from ..runs.ray_work import play_run_on_ray
from ..runs.run import Play, play_missing
from ..runs.sets import EpisodeSet, set_names

# What is not done yet can be done by --resume.
_STOPPED = 3
#: Options that say how far a run goes and on what, not what it plays.
_OF_THE_COMMAND = ("out", "resume", "force", "jobs", "concurrency", "ray", "max_cost", "max_tokens")


def _whole(least: int) -> click.IntRange:
    return click.IntRange(min=least)


_SECONDS = click.FloatRange(min=0, min_open=True)


@click.command("run")
@click.option("--agent", metavar="AGENT", help="gold, noop, random, replay:DIR, openai:MODEL, anthropic:MODEL, …")
@click.option("--agent-option", "options", multiple=True, metavar="NAME=VALUE", help="Of the agent; may be repeated.")
@click.option("--base-url", metavar="URL", help="The same as --agent-option base_url=URL: an endpoint of your own.")
@click.option(
    "--dialect", metavar="NAME", help="The same as --agent-option dialect=NAME: the model's words for actions."
)
@click.option("--tasks", metavar="PATTERN", help="Families: crm-update, 'crm-*', all, or a list.")
@click.option("--seeds", default="0:1", show_default=True, help="Seeds: 7, 0:5 (0 to 4) or a list of these.")
@click.option("--split", type=click.Choice(list(WORLDS)), help="Of the worlds. [default: each family's own]")
@hops_option
@length_option
@click.option(
    "--set", "set_name", metavar="NAME", help=f"Instead of the three above, one of: {', '.join(set_names())}."
)
@click.option("--attempts", type=_whole(1), default=1, show_default=True, help="How often each instance is played.")
@click.option("--out", type=click.Path(path_type=Path), required=True, metavar="DIR", help="Folder to write to.")
@click.option("--resume", is_flag=True, help="Play what is missing in DIR, as its manifest says.")
@click.option("--force", is_flag=True, help="Replace what is in DIR.")
@jobs_option(min(4, os.cpu_count() or 1))
@click.option("--concurrency", type=click.IntRange(1, 64), default=4, show_default=True, help="Episodes per process.")
@click.option(
    "--observation", default="axtree", show_default=True, metavar="KINDS", help="Of axtree, dom, screenshot, marks."
)
@click.option(
    "--form",
    type=click.Choice(["element", "pixel"]),
    default="element",
    show_default=True,
    help="Act on elements or on pixels.",
)
@interface_option
@tools_option
@actions_option
@goto_option
@look_option
@looks_option
@click.option("--width", type=int, help="Of pictures, in pixels. [default: of the look; plain: 1280]")
@click.option("--height", type=int, help="Of pictures, in pixels. [default: of the look; plain: 720]")
@click.option("--max-steps", type=_whole(1), help="Of an episode. [default: each family's own]")
@click.option("--call-timeout", type=_SECONDS, default=600.0, show_default=True, help="Seconds for one action.")
@click.option("--episode-timeout", type=_SECONDS, default=7200.0, show_default=True, help="Seconds for one episode.")
@click.option("--price", metavar="IN,CACHED,OUT", help="Dollars per million tokens, as in 3,0.3,15.")
@click.option("--max-cost", type=_SECONDS, metavar="DOLLARS", help="Stop when so much is spent; needs --price.")
@click.option("--max-tokens", type=_whole(1), metavar="N", help="Stop when so many tokens are spent.")
@ray_option
@click.pass_context
def command(
    context: click.Context,
    /,
    out: Path,
    resume: bool,
    force: bool,
    max_cost: float | None,
    max_tokens: int | None,
    **_what: Any,
) -> None:
    """Let an agent play tasks, and keep each episode in DIR: its trajectory, and an entry in episodes.jsonl.

    What has landed there is not lost, whatever happens: --resume plays the rest. Keys are read from the environment
    (OPENAI_API_KEY, ANTHROPIC_API_KEY, GEMINI_API_KEY). An agent of your own is module:Class.
    Exits with 1 if episodes ended in faults, and with 3 if it was stopped before its end.

    \b
    Example:
      deskgym run --agent openai:MODEL --tasks 'crm-*' --seeds 0:5 --out out/run
      deskgym run --agent openai:MODEL --tasks 'crm-*' --interface tools --out out/calls
    """
    folder = RunFolder(out)
    config = _config(context, folder if resume else None)
    if max_cost is not None and config.price is None:
        raise BadSelection("--max-cost needs to know what tokens cost: give --price INPUT,CACHED,OUTPUT.")
    shown = config.observation
    load_agent(config.agent, config.options, form=config.form, kinds=shown, interface=config.interface)
    wanted = config.episodes()
    ledger, stopped = Ledger(max_tokens=max_tokens, max_cost=max_cost), ""
    with folder.alone():
        folder.begin(config, resume=resume, force=force)
        play = _player(context, config, folder, ledger)
        episodes = play_missing(folder, wanted, play)
        with Progress(len(folder.missing(wanted))) as progress, closing(episodes):
            try:
                for entry in episodes:
                    progress.entry(entry)
            except LimitReached as error:
                stopped = str(error)
            except KeyboardInterrupt:
                stopped = "interrupted"
        entries = folder.entries()
    _summarize(out, len(wanted), ledger)
    if config.of_set is not None:
        _compare(config.of_set, entries)
    if stopped:
        click.echo(f"Stopped: {stopped}. Go on with: deskgym run --resume --out {out}", err=True)
        context.exit(_STOPPED)
    context.exit(1 if any(entry.fault for entry in entries) else 0)


def _player(context: click.Context, config: RunConfig, folder: RunFolder, ledger: Ledger) -> Play:
    """What plays: processes of this machine, or the actors of a cluster."""
    concurrency, address = context.params["concurrency"], context.params["ray"]
    if address is None:
        return Pool(config, folder, jobs=context.params["jobs"], concurrency=concurrency, ledger=ledger).play
    jobs = context.params["jobs"] if _is_typed(context, "jobs") else None
    return partial(play_run_on_ray, config, folder, address=address, jobs=jobs, concurrency=concurrency, ledger=ledger)


def _config(context: click.Context, resumed: RunFolder | None) -> RunConfig:
    """What is asked for; with --resume, what is not asked for is as the manifest says."""
    given = {name: value for name, value in context.params.items() if name not in _OF_THE_COMMAND}
    if resumed is not None and resumed.is_run:
        manifest = resumed.manifest()
        given = {name: value for name, value in given.items() if _is_typed(context, name)}
        return replace(RunConfig.of(manifest), **_values(given))
    if not given["agent"]:
        raise BadSelection(
            "Say who plays with --agent: gold, noop, random, replay:DIR, PROVIDER:MODEL or module:Class."
        )
    if not given["tasks"] and not given["set_name"]:
        raise BadSelection("Say what is played with --tasks (crm-update, 'crm-*', all, or a list) or with --set.")
    typed = [name for name in ("tasks", "seeds", "split", "hops", "length") if _is_typed(context, name)]
    if given["set_name"] and typed:
        raise BadSelection(f"A set says itself what is played: leave out --{typed[0]}, or --set.")
    if given["actions"] == "pixels" and not _is_typed(context, "observation"):
        given["observation"] = "screenshot"
    return RunConfig(**_values(given))


def _is_typed(context: click.Context, name: str) -> bool:
    return context.get_parameter_source(name) is not ParameterSource.DEFAULT


def _values(given: dict[str, Any]) -> dict[str, Any]:
    """Options of the command line as the fields of a run's configuration."""
    values = dict(given)
    if "set_name" in values:
        values["set"] = values.pop("set_name")
    own = {name: value for name in ("base_url", "dialect") if (value := values.pop(name, None)) is not None}
    options = _pairs(values.pop("options", ())) | own
    if options:
        values["options"] = options
    if "observation" in values:
        values["observation"] = tuple(kind.strip() for kind in values["observation"].split(","))
    dials = {name: values.pop(name) for name in ("hops", "length") if name in values}
    if dials:
        values["dials"] = turned(dials.get("hops", 0), dials.get("length"))
    if values.get("price") is not None:
        values["price"] = Prices.parse(values["price"])
    return values


def _pairs(texts: Iterable[str]) -> dict[str, str]:
    pairs = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign or not name.isidentifier():
            raise BadSelection(f"--agent-option {text!r} is not of the form NAME=VALUE.")
        pairs[name] = value
    return pairs


def _summarize(out: Path, wanted: int, ledger: Ledger) -> None:
    """How often it passed, and how sure that is; `deskgym results` says more."""
    console, entries = output(), RunFolder(out).entries()
    if entries:
        console.print(rates(Run.open(out), []))
    counts = {what: sum(entry.outcome == what for entry in entries) for what in ("passed", "failed", "fault")}
    text = f"{counts['passed']} passed, {counts['failed']} failed, {counts['fault']} faults, of {wanted}, in {out}"
    if ledger.tokens:
        text += f"; {ledger.tokens:,} tokens" + (f", ${ledger.cost:.4f}" if ledger.cost else "")
    console.print(text, soft_wrap=True)


def _compare(played: EpisodeSet, entries: list[RunEntry]) -> None:
    """Say which set was played, and which episodes are not those of it anymore."""
    output().print(f"Set {played}", highlight=False)
    changed = played.changed((entry.key, entry.instance) for entry in entries)
    if changed:
        names = ", ".join(str(key) for key in changed[:10]) + (", …" if len(changed) > 10 else "")
        click.echo(
            f"{len(changed)} of {len(entries)} episodes have changed since the set was frozen, so that its results are "
            f"not comparable: {names}.",
            err=True,
        )
