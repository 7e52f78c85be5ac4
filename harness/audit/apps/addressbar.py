"""What an agent types into the address bar: nothing but the office's own hosts opens."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

from .... import gym
from ....apps import APPS
from ..findings import Finding
from .house import DOMAIN

_FAMILY = "crm-update-v0"
_ADDRESSES = (
    "file:///etc/passwd",
    "file:///proc/self/environ",
    "view-source:http://crm.deskgym.test/",
    "javascript:document.body.append('run')",
    "data:text/html,<h1>data</h1>",
    "blob:http://crm.deskgym.test/0",
    "chrome://version",
    "about:srcdoc",
    "http://127.0.0.1/",
    "http://localhost:{port}/",
    "http://127.0.0.1:{port}/",
    "http://[::1]:{port}/",
    "http://crm.deskgym.test:{port}/",
    "http://tasks.deskgym.test/",
    "http://deskgym.test/",
    "http://crm.deskgym.test.example.com/",
    "http://example.com/",
    "https://crm.deskgym.test/",
    "/login?next=//example.com/",
    "/login?next=http://example.com/",
    "/static/x/../../../../apps/crm/models.py",
    "/static/x/..%2f..%2f..%2fmodels.py",
    "/-/enter?ticket=0",
)
#: Words that only the trainer's side knows.
_SECRETS = ("root:x:0", "verdict", "outcome", "Traceback", "mapped_column", "SQLite format", "DESKGYM")


def check(seed: int) -> Iterator[Finding]:
    hosts = {f"{app.label}.{DOMAIN}" for app in APPS}
    env = gym.make(_FAMILY, observation="axtree")
    try:
        env.reset(seed=seed)
        port = urlsplit(env.unwrapped.network).port  # type: ignore[attr-defined]
        for address in _ADDRESSES:
            where = address.replace("{port}", str(port))
            seen, _, ended, cut, _ = env.step({"action": "goto", "url": where})
            if urlsplit(seen["url"]).hostname not in hosts and not seen["error"]:
                yield Finding("address", "gym", f"goto {address} opens {seen['url']} and tells of no error", "")
            found = [word for word in _SECRETS if word in seen["axtree"]]
            if found:
                yield Finding("address", "gym", f"goto {address} shows {', '.join(found)}", "")
            if ended or cut:
                env.reset(seed=seed)
    finally:
        env.close()
