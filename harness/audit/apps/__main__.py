"""`python -m deskgym.harness.audit.apps SEED [APP …]`: print what survives, and fail if anything does."""

from __future__ import annotations

import logging
import sys

from . import run


def main(arguments: list[str]) -> None:
    # What breaks is reported as a finding, with the request that did it.
    logging.disable(logging.ERROR)
    found = run(int(arguments[0]), arguments[1:])
    for each in found:
        sys.stdout.write(f"{each.check}  {each.subject}  {each.detail}\n")
    sys.exit(bool(found))


if __name__ == "__main__":
    main(sys.argv[1:])
