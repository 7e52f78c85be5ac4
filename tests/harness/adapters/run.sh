#!/usr/bin/env bash
# Tests the adapters, each against its framework's own newest package in a virtual environment of its own (they exclude
# each other): tests/harness/adapters/run.sh [NAME…]
set -euo pipefail
cd "$(dirname "$0")/../../.."
names=("$@")
[ $# -gt 0 ] || mapfile -t names < <(ls tests/harness/adapters/test_*.py | sed 's/.*test_\(.*\)\.py/\1/')
failed=()
for name in "${names[@]}"; do
    venv=.venv/adapters/$name
    printf '\033[2m== %s\033[0m\n' "$name"
    beside=tests/harness/adapters/test_$name.txt # what the test alone needs
    [ -f "$beside" ] || beside=/dev/null
    stamp=$(cat pyproject.toml deskgym/__init__.py "$beside" | sha256sum)
    if [ "$(cat "$venv/stamp" 2>/dev/null)" != "$stamp" ]; then
        rm -rf "$venv"
        .venv/bin/python -m venv "$venv"
        "$venv/bin/pip" install --quiet --disable-pip-version-check \
            --constraint tests/harness/adapters/constraints.txt --editable ".[$name,host,client]" 'pytest>=9' -r "$beside"
        echo "$stamp" >"$venv/stamp"
    fi
    DESKGYM_ADAPTER=$name "$venv/bin/python" -m pytest -q -W default "tests/harness/adapters/test_$name.py" || failed+=("$name")
done
[ ${#failed[@]} = 0 ] || { echo "failed: ${failed[*]}"; exit 1; }
