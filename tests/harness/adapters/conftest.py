"""Collected by `make adapters` alone: each test needs its framework, in an environment of its own."""

from __future__ import annotations

import os

collect_ignore_glob = [] if "DESKGYM_ADAPTER" in os.environ else ["test_*.py"]
