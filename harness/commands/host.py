"""deskgym host: episodes for clients that come over the network."""

from __future__ import annotations

import click

from ..errors import NoAdapter


@click.command("host")
@click.option(
    "--address",
    default="127.0.0.1",
    show_default=True,
    help="Address to listen at; beyond this machine with a token only.",
)
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8100, show_default=True, help="Port; 0: any that is free."
)
@click.option(
    "--sessions", type=click.IntRange(1, 1024), default=16, show_default=True, help="Episodes open at a time."
)
@click.option(
    "--processes", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes, each with a browser."
)
@click.option(
    "--idle",
    type=click.FloatRange(1),
    default=600,
    show_default=True,
    help="Seconds after which an episode that nobody uses is closed.",
)
@click.option(
    "--step-limit", type=click.FloatRange(1), default=60, show_default=True, help="Seconds that a step may take."
)
@click.option(
    "--drain",
    type=click.FloatRange(0),
    default=30,
    show_default=True,
    help="Seconds that episodes have to end after SIGTERM.",
)
@click.option("--token", envvar="DESKGYM_HOST_TOKEN", help="What clients have to bring as Authorization: Bearer TOKEN.")
def command(
    address: str,
    port: int,
    sessions: int,
    processes: int,
    idle: float,
    step_limit: float,
    drain: float,
    token: str | None,
) -> None:
    """Hold episodes open for trainers, evaluators and chat clients: over HTTP, and as OpenEnv, ORS or MCP where these
    are installed (docs/host.md).

    \b
    Example:
      deskgym host --port 8100 --sessions 16
    """
    try:
        from ..adapters import mount_all
        from ..host.limits import Limits
        from ..host.serving import serve_host
    except ImportError as error:
        raise NoAdapter(f"The host needs {error.name}: pip install 'deskgym[host]'.") from error
    serve_host(
        address,
        port,
        Limits(sessions=sessions, idle=idle, step=step_limit),
        processes=processes,
        token=token,
        patience=drain,
        announce=click.echo,
        mount=mount_all,
    )
