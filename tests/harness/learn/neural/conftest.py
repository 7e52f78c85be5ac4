"""Collected by `make learn` alone: what is here needs torch, which is in an environment of its own."""

from __future__ import annotations

import os

collect_ignore_glob = [] if "DESKGYM_LEARN" in os.environ else ["test_*.py"]
