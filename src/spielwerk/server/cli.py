"""Commands of the server: serve, backup, restore, tables."""

import asyncio
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from spielwerk.core.errors import BadOption

commands = typer.Typer()

Data = Annotated[
    Path | None,
    typer.Option("--data", metavar="FOLDER", help="Where the tables are kept; your own folder unless given."),
]


@commands.command()
def serve(
    host: Annotated[
        str, typer.Option("--host", help="Address to listen on; 0.0.0.0 for other machines.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port")] = 8000,
    data: Data = None,
    show: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    pace: Annotated[float, typer.Option("--pace", help="Seconds a bot takes at least while people watch.")] = 0.7,
    public_host: Annotated[
        list[str] | None,
        typer.Option(
            "--public-host",
            metavar="NAME",
            help="A name under which people reach the server, such as play.example.org; may be given several times.",
        ),
    ] = None,
    metrics_token: Annotated[
        str | None,
        typer.Option(
            "--metrics-token",
            envvar="SPIELWERK_METRICS_TOKEN",
            help="Lets other machines read /metrics (Authorization: Bearer TOKEN).",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json-logs", help="Logs as lines of JSON.")] = False,
) -> None:
    """Run the table: people play in the browser, with each other and against bots."""
    import uvicorn

    from spielwerk.server.address import reached_at
    from spielwerk.server.app import create_app
    from spielwerk.server.backup import need_sound
    from spielwerk.server.lockfile import lock
    from spielwerk.server.logs import configure
    from spielwerk.server.run import configuration
    from spielwerk.server.settings import Settings

    configure(as_json=as_json or not sys.stderr.isatty(), level="info" if as_json else "warning")
    settings = Settings(
        data=_folder(data),
        address=reached_at(host, port),
        public_hosts=tuple(public_host or ()),
        metrics_token=metrics_token,
        bot_pace=pace,
    )
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}"
    with lock(settings.data):
        _free(host, port)
        need_sound(settings.data)
        print(f"Spielwerk: {address}  (stop: Ctrl+C)", flush=True)
        if settings.address not in (None, address):
            print(f"For others in your network: {settings.address}", flush=True)
        if show:
            threading.Thread(target=_show, args=(host, port, address), daemon=True).start()
        uvicorn.Server(configuration(create_app(settings), settings, host, port)).run()


def _show(host: str, port: int, address: str) -> None:
    """Open the page as soon as the server answers."""
    while True:
        try:
            socket.create_connection((host, port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return


def _free(host: str, port: int) -> None:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise BadOption(f"{host}:{port} cannot be used: {error.strerror}; name another with --port") from None


@commands.command()
def backup(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="A dated one in the data folder's `backups` unless given.")
    ] = None,
    data: Data = None,
) -> None:
    """Copy all tables into one file; the server may run meanwhile."""
    from spielwerk.server import backup as backups

    file, count = backups.backup(_folder(data), file)
    print(f"{count} tables in {file}")


@commands.command()
def restore(file: Annotated[Path, typer.Argument(metavar="FILE")], data: Data = None) -> None:
    """Put a back-up in place of the present tables, which are kept beside it."""
    from spielwerk.server import backup as backups

    print(f"{backups.restore(_folder(data), file)} tables restored from {file}")


@commands.command()
def tables(
    data: Data = None,
    broken: Annotated[
        bool, typer.Option("--broken", help="List the tables that cannot be read, with the reason.")
    ] = False,
    read_all: Annotated[bool, typer.Option("--all", help="With --broken: try to read every table first.")] = False,
    export: Annotated[
        tuple[str, Path] | None, typer.Option("--export", metavar="ID FILE", help="Write a whole record as JSON.")
    ] = None,
    repair: Annotated[
        str | None,
        typer.Option("--repair", metavar="ID", help="Cut a table after what can be read of it; the server is stopped."),
    ] = None,
    prune: Annotated[bool, typer.Option("--prune", help="Delete tables whose time is over.")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what --prune would delete.")] = False,
) -> None:
    """Count the tables; find, export and repair those that cannot be read; delete those whose time is over."""
    from spielwerk.server import upkeep

    folder = _folder(data)
    if prune:
        _prune(folder, dry_run=dry_run)
    elif export:
        print(f"{asyncio.run(upkeep.export(folder, *export))} events in {export[1]}")
    elif repair:
        print(asyncio.run(upkeep.repair(folder, repair)))
    elif broken or read_all:
        found = asyncio.run(upkeep.broken(folder, read_all=read_all))
        for table in found:
            print(f"{table.id}  {table.game}  {table.reason}")
        if not found:
            print("No table is set aside.")
    else:
        for game, status, count in asyncio.run(upkeep.counts(folder)):
            print(f"{game:<12} {status:<8} {count:>6}")


def _prune(data: Path, *, dry_run: bool) -> None:
    from spielwerk.server.expiry import prune_folder
    from spielwerk.server.lockfile import lock
    from spielwerk.server.settings import Settings

    with lock(data):
        found = asyncio.run(prune_folder(Settings(data=data), dry_run=dry_run))
    for why, count in found.items():
        print(f"{why}: {count}")
    print(f"{sum(found.values())} tables {'would be' if dry_run else 'were'} deleted")


def _folder(data: Path | None) -> Path:
    from spielwerk.server.settings import Settings

    return data or Settings().data
