"""The pages of an app about no row in particular, and what each links to on itself."""

from __future__ import annotations

import re
from collections.abc import Iterator

from . import markup
from .client import AppClient, Response
from .routes import routes
from .spec import Principal

#: Addresses at which something is looked for.
SEARCHES = re.compile("search|lookup|suggest|switch|live|browse|people")
#: What to look for there, so that all there is to find is shown: the canaries' first letters.
_QUERIES = ("?q=zq", "?q=z&kind=%23", "?q=zq&tab=files", "?q=zq&type=note", "?since=0")


def overviews(client: AppClient, principal: Principal, most: int) -> Iterator[tuple[str, Response]]:
    """Yield the pages about no row in particular, with `most` links of each: tabs, filters, further pages."""
    for route in routes(client.app):
        if route.variables or "GET" not in route.methods:
            continue
        path = route.path(())
        queue = [path, *(path + query for query in _QUERIES if SEARCHES.search(path))]
        for number, each in enumerate(queue):
            response = client.get(principal, each)
            yield each, response
            if number == 0 and "<" in response.text:
                links = {markup.attribute(link, "href") for link in markup.select(markup.parse(response.text), "a")}
                queue += sorted(link for link in links if link.startswith((f"{path}?", "?")))[:most]
