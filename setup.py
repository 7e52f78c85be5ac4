"""What pyproject.toml cannot say: the packages of every floor, and that a wheel without front-end files is no wheel."""

from pathlib import Path

from setuptools import find_packages, setup
from setuptools.command.build_py import build_py
from setuptools.errors import SetupError

FLOORS = ("apps", "seeds", "tasks", "gym", "harness")
MADE_AT_SETUP = (Path("apps/platform/static/vendor"), Path("apps/platform/static/bundles"))


class BuildWithAssets(build_py):
    """Refuses to build a wheel whose pages would have no scripts, fonts and icons."""

    def run(self) -> None:
        for folder in MADE_AT_SETUP:
            if not self.editable_mode and not any(folder.glob("**/*.js")):
                raise SetupError(
                    f"{folder} holds no front-end files, so the apps' pages would not work as they should. "
                    "Run `make setup` first: it makes them with the npm packages."
                )
        super().run()


setup(
    packages=[
        "deskgym",
        *(f"deskgym.{floor}" for floor in FLOORS),
        *(f"deskgym.{floor}.{sub}" for floor in FLOORS for sub in find_packages(floor)),
    ],
    cmdclass={"build_py": BuildWithAssets},
)
