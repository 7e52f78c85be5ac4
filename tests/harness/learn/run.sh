#!/usr/bin/env bash
# Makes .venv/learn, an environment with torch beside the project's own, and runs the smoke test of learning in it.
set -euo pipefail
cd "$(dirname "$0")/../../.."
venv=.venv/learn
stamp=$(cat pyproject.toml deskgym/__init__.py | sha256sum)
if [ "$(cat "$venv/stamp" 2>/dev/null)" != "$stamp" ]; then
    rm -rf "$venv"
    .venv/bin/python -m venv "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check --editable '.[learn]' 'pytest>=9' 'pytest-timeout>=2.4'
    echo "$stamp" >"$venv/stamp"
fi
# Threads that wait for each other are slower than one where the processors are shared.
OMP_NUM_THREADS=1 DESKGYM_LEARN=1 "$venv/bin/python" -m pytest -q tests/harness/learn "$@"
