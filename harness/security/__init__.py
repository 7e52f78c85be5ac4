"""Security checks of the apps, over HTTP and in the browser: strangers, people put out, forbidden rows, forged
requests, files, and text that runs or leads elsewhere (docs/security.md).
"""

from .registry import all_checks
from .runner import check_app

__all__ = ["all_checks", "check_app"]
