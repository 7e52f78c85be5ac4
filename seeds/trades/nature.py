"""What kind of thing an article is and what it has, so that nothing is said of it that does not fit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal[
    "accessory",  # locks, cases, stands: used with other goods
    "bag",
    "bedding",  # sleeping bags and pads
    "bulb",
    "climbing",  # what a life hangs on
    "control",  # wired into a wall: dimmers, sensors
    "device",  # small and electric: meters, bike lights, desk lamps
    "fixture",  # lights that an electrician installs
    "footwear",
    "furniture",
    "garment",
    "gloves",
    "machine",  # does work by power
    "musical",
    "part",  # goes onto or into something larger
    "protective",  # hard hats, glasses, earmuffs
    "shelter",  # tents and tarps
    "supply",  # used once or used up
    "tool",  # used by hand
    "ware",  # vessels, pans, plates
]
Trait = Literal[
    "assembly", "battery", "calibrated", "case", "chips", "cord", "corners", "cushion", "dimmable", "drawers",
    "drumhead", "fabric", "filter", "frets", "glass", "handle", "heat", "keyboard", "keys", "laces", "lenses", "lid",
    "liquid", "lock", "metal", "motor", "moving_parts", "noise", "outdoor", "pack", "packs_down", "pegs", "plug",
    "pockets", "poles", "reed", "screen", "seal", "seams", "sharp", "sizes", "straps", "strings", "tape", "valve",
    "water", "waterproof", "wheels", "wired", "wood", "zipper",
]  # fmt: skip


@dataclass(frozen=True)
class Nature:
    kind: Kind
    traits: tuple[Trait, ...]


def made(kind: Kind, *traits: Trait) -> Nature:
    return Nature(kind, traits)
