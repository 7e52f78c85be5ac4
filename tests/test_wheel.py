"""The wheel: what it holds, and that it works where nothing else of the project is."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import deskgym
import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("deskgym", "apps", "seeds", "tasks", "gym", "harness")
EPISODE = """
import deskgym
from deskgym import gym
assert all("site-packages" in path for path in deskgym.__path__), deskgym.__path__
env = gym.make("crm-update-v0", observation=["axtree", "screenshot"])
observation, info = env.reset(seed=0)
assert "Contacts" in observation["axtree"] and observation["screenshot"].any()
env.close()
print(observation["goal"])
"""


def build(sources: Path, out: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out), str(sources)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what a wheel is built from."""
    copy = tmp_path_factory.mktemp("sources")
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / file, copy)
    return copy


@pytest.fixture(scope="module")
def wheel(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("dist")
    result = build(sources, out)
    assert result.returncode == 0, result.stdout + result.stderr
    (path,) = out.glob("*.whl")
    return path


def test_it_puts_nothing_but_deskgym_at_the_top(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0] for name in names} == {
        "deskgym",
        f"{wheel.name.removesuffix('-py3-none-any.whl')}.dist-info",
    }
    inside = {name.split("/")[1] for name in names if name.startswith("deskgym/")}
    assert inside == {"__init__.py", "client.py", "py.typed", "apps", "seeds", "tasks", "gym", "harness"}


def test_it_holds_every_file_of_every_folder(wheel: Path, sources: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    files = [path for folder in FOLDERS for path in (sources / folder).rglob("*") if path.is_file()]
    inside = {path: f"deskgym/{path.relative_to(sources)}".replace("deskgym/deskgym/", "deskgym/") for path in files}
    left_out = [str(path.relative_to(sources)) for path, name in inside.items() if name not in names]
    assert left_out == []


def test_its_version_is_that_of_the_package(wheel: Path) -> None:
    (metadata,) = (name for name in zipfile.ZipFile(wheel).namelist() if name.endswith(".dist-info/METADATA"))
    assert f"\nVersion: {deskgym.__version__}\n" in zipfile.ZipFile(wheel).read(metadata).decode()


def test_it_carries_its_licence(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[-1] for name in names if ".dist-info/licenses/" in name} == {"LICENSE", "NOTICE"}


def test_an_environment_can_be_made_from_it_alone(wheel: Path, tmp_path: Path) -> None:
    venv = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(venv)], check=True)
    python = venv / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*pip, str(wheel)], check=True)
    # What deskgym depends on is taken from here; the editable deskgym is not, as a .pth inside is not followed.
    (site,) = (venv / "lib").glob("python*/site-packages")
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    run = subprocess.run([python, "-I", "-c", EPISODE], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip()
    assert {path.name for path in site.iterdir() if "deskgym" not in path.name} == {"dependencies.pth"}


@pytest.mark.parametrize("folder", ["vendor", "bundles"])
def test_without_front_end_files_there_is_no_wheel_but_a_reason(sources: Path, tmp_path: Path, folder: str) -> None:
    bare = Path(
        shutil.copytree(sources, tmp_path / "bare", ignore=shutil.ignore_patterns(folder, "build", "*.egg-info"))
    )
    result = build(bare, tmp_path)
    assert result.returncode != 0
    assert "Run `make setup` first" in result.stdout + result.stderr
