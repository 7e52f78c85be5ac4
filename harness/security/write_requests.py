"""Requests that change something: for every route that does, with values that the app would accept."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from . import markup
from .client import AppClient, Response
from .forms import Form, forms
from .routes import Route
from .spec import Json, Principal, Values


@dataclass(frozen=True)
class WriteRequest:
    """A request that changes something, ready to be sent by anybody."""

    route: Route
    values: Values
    data: dict[str, Any]
    #: Names of the fields in which one types freely.
    texts: tuple[str, ...] = ()
    json: Json | None = None

    @property
    def path(self) -> str:
        return self.route.path(self.values)

    def send(self, client: AppClient, principal: Principal, **more: Any) -> Response:
        """Send it as somebody; `more` goes to `AppClient.request`."""
        return client.request(principal, "POST", self.path, self.data, json=self.json, fragment=True, **more)

    def with_text(self, client: AppClient, name: str, text: str) -> WriteRequest | None:
        """Return the request with a text in a field (in JSON: in its one field of text), None if it has none."""
        if self.json is None:
            return replace(self, data={**self.data, name: text})
        assert client.spec.json is not None
        body = client.spec.json.inject(self.json, text)
        return None if body is None else replace(self, json=body)

    def refreshed(self, client: AppClient) -> WriteRequest:
        """Return the request without the version, or with the revision, at which the row stood before."""
        if self.json is None:
            return replace(self, data={name: value for name, value in self.data.items() if name != "version"})
        assert client.spec.json is not None
        return replace(self, json=client.spec.json.refresh(client.world, self.values, self.json))

    def __str__(self) -> str:
        return f"POST {self.path}" + (f" ({self.json['op']})" if self.json else "")


def write_requests(client: AppClient, route: Route, values: Values, principal: Principal) -> list[WriteRequest]:
    """Return what a principal can send to a route about one row: as its form or the page's scripts would."""
    json = client.spec.json
    if json is not None and route.endpoint == json.endpoint:
        return [WriteRequest(route, values, {}, json=body) for body in json.bodies(client.world, values)]
    body = client.spec.bodies.get(route.endpoint, {})
    data: dict[str, Any] = {name.format(*values): value for name, value in body.items()}
    texts: tuple[str, ...] = tuple(name for name, value in data.items() if " " in value)
    form = _form_at(client, route.path(values), principal) if "GET" in route.methods else None
    if form is not None:
        data = {**form.edited(), **data, "confirmed": "yes"}
        texts = tuple(form.texts)
    return [WriteRequest(route, values, data, texts)]


def _form_at(client: AppClient, path: str, principal: Principal) -> Form | None:
    """The form at an address that is sent to the same address."""
    page = client.request(principal, "GET", path, fragment=True)
    if not page.is_ok:
        return None
    found = forms(markup.parse(page.text), lambda lookup: client.get(principal, lookup).text)
    here = [form for form in found if form.action.split("?")[0] == path.split("?")[0]]
    return here[0] if here else None
