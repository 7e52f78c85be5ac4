"""Words: what the interface calls its things. Each value is a file of phrases beside the platform and each app."""

from __future__ import annotations

from .feature import Feature

FEATURES: tuple[Feature, ...] = (
    Feature(
        "nouns",
        ("own", "enterprise", "startup", "agency", "bureau"),
        "what things are called: deals or opportunities, accounts or customers, stages or phases",
        held_out=("bureau",),
    ),
    Feature(
        "verbs",
        ("direct", "classic", "brisk", "polite", "terse"),
        "what buttons and menus say: Save or Update, Delete or Remove, Add filter or Refine",
        held_out=("terse",),
    ),
)
