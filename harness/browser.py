"""Whether environments find a browser that starts: `python -m deskgym.harness.browser`, used by set-up."""

from __future__ import annotations

import sys

from ..gym.browser import Browser
from ..gym.errors import NoBrowser


def main() -> None:
    browser = Browser()
    try:
        browser.start()
    except NoBrowser as error:
        sys.exit(str(error))
    browser.stop()


if __name__ == "__main__":
    main()
