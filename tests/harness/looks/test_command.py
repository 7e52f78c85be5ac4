"""deskgym looks: what there is, what one is, and mistakes in a line."""

from __future__ import annotations

from click.testing import CliRunner
from deskgym.apps.platform.looks.axes import FEATURES
from deskgym.harness.cli import main


def test_every_feature_is_listed() -> None:
    said = CliRunner().invoke(main, ["looks", "list"]).output
    assert all(feature in said for feature in FEATURES)


def test_a_look_is_shown_by_what_is_not_as_in_look_0() -> None:
    said = CliRunner().invoke(main, ["looks", "show", "device:1440x900,device:1.5x"])
    assert said.exit_code == 0
    assert "1440x900" in said.output
    assert "2160 × 1350 pixels" in said.output


def test_a_look_that_there_is_not_is_refused() -> None:
    said = CliRunner().invoke(main, ["looks", "show", "1000"])
    assert said.exit_code == 2
    assert "The looks are 0 to 999" in said.output
