"""What is compared does not hang on which family a process has opened first."""

from __future__ import annotations

import subprocess
import sys

from deskgym.apps import APPS

FRESH = """
from deskgym.tasks.verifier.changes import compared_tables
print(*sorted({table.name.split("_")[0] for table in compared_tables()}))
"""


def test_tables_of_apps_that_nobody_opened_count() -> None:
    found = subprocess.run([sys.executable, "-c", FRESH], capture_output=True, text=True, check=True)
    assert found.stdout.split() == sorted({"org", *(app.schema for app in APPS)})
