"""`deskgym serve` as a person meets it: a process, a port, a file."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path

import pytest


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(*arguments: object) -> Iterator[subprocess.Popen[str]]:
    """A running `deskgym serve` that has said that it is open."""
    command = [sys.executable, "-m", "deskgym.harness.cli", "serve", *map(str, arguments)]
    # How far a world is built goes to standard error.
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        assert "is open: http://localhost:" in process.stdout.readline()
        yield process
    finally:
        process.send_signal(signal.SIGINT)
        rest = process.stdout.read()
        process.stdout.close()
        assert process.wait(10) == 0, rest
        assert "Closed" in rest


def ask(port: int, method: str, path: str, body: str = "") -> tuple[int, str]:
    connection = HTTPConnection("127.0.0.1", port, timeout=20)
    headers = {"Host": f"localhost:{port}", "Content-Type": "application/x-www-form-urlencoded"}
    connection.request(method, path, body, headers)
    response = connection.getresponse()
    text = response.read().decode()
    connection.close()
    return response.status, text


def test_what_was_done_is_there_again_until_fresh_is_asked_for(tmp_path: Path) -> None:
    port, data = free_port(), tmp_path / "office.sqlite"
    arguments = ("--seed", 3, "--port", port, "--data", data)
    with serving(*arguments):
        assert ask(port, "POST", "/clock", "to=hour")[0] == 303
    with serving(*arguments):
        assert "10:00 AM" in ask(port, "GET", "/")[1]
    with serving(*arguments, "--fresh"):
        assert "9:00 AM" in ask(port, "GET", "/")[1]


@pytest.mark.parametrize("same", ["port", "data"])
def test_a_second_office_on_the_same_port_or_file_is_refused(tmp_path: Path, same: str) -> None:
    port, data = free_port(), tmp_path / "office.sqlite"
    with serving("--seed", 3, "--port", port, "--data", data):
        other_port = port if same == "port" else free_port()
        other_data = data if same == "data" else tmp_path / "other.sqlite"
        arguments = ["--seed", "3", "--port", str(other_port), "--data", str(other_data), "--fresh"]
        command = [sys.executable, "-m", "deskgym.harness.cli", "serve", *arguments]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        assert run.returncode == 2
        assert (f"Port {port} is taken" if same == "port" else f"{data} is open in another") in run.stderr
        assert "Traceback" not in run.stderr
        assert ask(port, "GET", "/")[0] == 200


def test_data_of_another_seed_is_not_overwritten(tmp_path: Path) -> None:
    data = tmp_path / "office.sqlite"
    with serving("--seed", 3, "--port", free_port(), "--data", data):
        pass
    command = [sys.executable, "-m", "deskgym.harness.cli", "serve", "--seed", "4", "--data", str(data)]
    run = subprocess.run([*command, "--port", str(free_port())], capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert "holds seed 3" in run.stderr
