"""What pyproject.toml cannot say: the packages of every floor, and that a wheel without front-end files is no wheel."""

from pathlib import Path

from setuptools import find_packages, setup
from setuptools.command.build_py import build_py
from setuptools.errors import SetupError

FLOORS = ("apps", "seeds", "tasks", "gym", "harness")
VENDORED = Path("apps/platform/static/vendor")


class BuildWithAssets(build_py):
    """Refuses to build a wheel whose pages would have no scripts, fonts and icons."""

    def run(self) -> None:
        if not self.editable_mode and not any(VENDORED.glob("**/*.js")):
            raise SetupError(
                f"{VENDORED} holds no front-end files, so the apps' pages would not work. "
                "Run `make setup` first: it copies them from the npm packages."
            )
        super().run()


setup(
    packages=[
        f"deskgym.{name}" for floor in FLOORS for name in (floor, *(f"{floor}.{sub}" for sub in find_packages(floor)))
    ],
    cmdclass={"build_py": BuildWithAssets},
)
