"""Pages of an app as text, in any look: what stands between tags and in the attributes that people read."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from urllib.parse import urljoin, urlsplit

from deskgym.apps import App
from deskgym.apps.accounts import find_persona, log_in
from deskgym.apps.office import Office
from deskgym.apps.platform.looks import look_of
from deskgym.apps.platform.wording.markup import SPOKEN
from deskgym.seeds.world import World
from werkzeug.exceptions import HTTPException
from werkzeug.test import Client

from ...walking import walker_of


class Reader(HTMLParser):
    """All that a page says, in its order, and where its links lead."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.said: list[tuple[str, str]] = []
        self.links: list[str] = []
        self._silent, self._text = False, ""
        self.feed(page)
        self._end()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._end()
        self._silent = tag in ("script", "style")
        self.said += [(f"{tag}.{name}", " ".join(value.split())) for name, value in attrs if name in SPOKEN and value]
        self.links += [value for name, value in attrs if name == "href" and value]

    def handle_endtag(self, tag: str) -> None:
        self._end()
        self._silent = False

    def handle_data(self, data: str) -> None:
        self._text += "" if self._silent else data

    def _end(self) -> None:
        if text := " ".join(self._text.split()):
            self.said.append(("text", text))
        self._text = ""


class Reading:
    """An app in a browser that only reads."""

    def __init__(self, app: App, world: World) -> None:
        self._app, self._host = app, f"{app.key}.localhost"
        self._office = Office(world)
        self._client = Client(self._office)
        self._urls = app.wsgi().url_map.bind(self._host)
        with world.session() as db:
            account = find_persona(db, walker_of(app).persona)
            assert account is not None
            entry = log_in(db, app, account)
        self._client.set_cookie(entry.cookie, entry.token, domain=self._host)

    def page(self, path: str, look: str = "0") -> Reader:
        self._office.look = look_of(look)
        answer = self._client.get(path, base_url=f"http://{self._host}", follow_redirects=True)
        assert answer.status_code == 200, path
        return Reader(answer.get_data(as_text=True) if "html" in (answer.content_type or "") else "")

    def paths(self, most: int) -> Iterator[str]:
        """One page of each kind that links lead to."""
        seen: set[str] = set()
        queue = ["/"]
        while queue and len(seen) < most:
            path = queue.pop(0)
            kind = self._kind(path)
            if kind is None or kind in seen:
                continue
            seen.add(kind)
            yield path
            for link in self.page(path).links:
                address = urlsplit(urljoin(f"http://{self._host}{path}", link))
                if address.hostname == self._host:
                    queue.append(address.path)

    def _kind(self, path: str) -> str | None:
        try:
            endpoint, _ = self._urls.match(path, method="GET")
        except HTTPException:
            return None
        is_page = endpoint not in ("static", "launcher.apps", *walker_of(self._app).files)
        return endpoint if is_page and "log_out" not in endpoint else None
