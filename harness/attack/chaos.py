"""deskgym attack chaos: processes, browsers and clients freeze, die and lag, and every episode ends all the same."""

from __future__ import annotations

import click

from ..errors import NoAdapter
from ..options import world_seed


@click.command("chaos")
@click.option("--minutes", type=click.FloatRange(0, min_open=True), default=10.0, show_default=True, help="How long.")
@click.option("--seed", type=world_seed, default=0, show_default=True, help="Of what happens, and when.")
@click.option("--processes", type=click.IntRange(1, 16), default=2, show_default=True, help="Of the host.")
@click.option("--clients", type=click.IntRange(1, 64), default=4, show_default=True, help="Each a process of its own.")
@click.option(
    "--every", type=click.FloatRange(0.1), default=4.0, show_default=True, help="Seconds between two disturbances."
)
@click.pass_context
def command(context: click.Context, minutes: float, seed: int, processes: int, clients: int, every: float) -> None:
    """Play gold episodes on a host while its processes, its browsers and its clients freeze, die and lag at random.

    Every episode has to end rewarded or as a fault, none of them twice; memory stays level, and nothing is left over.
    Exits with 1 otherwise, and says what broke.

    \b
    Example:
      deskgym attack chaos --minutes 10 --seed 7
    """
    try:
        from .disturbance.run import Plan, run
    except ImportError as error:
        raise NoAdapter(f"The attack needs {error.name}: pip install 'deskgym[host,client]'.") from error
    plan = Plan(seconds=minutes * 60, seed=seed, processes=processes, clients=clients, every=every)
    report = run(plan, lambda text: click.echo(text, err=True))
    for line in report.lines():
        click.echo(line)
    for finding in report.findings:
        click.echo(f"broke: {finding}")
    context.exit(1 if report.findings else 0)
