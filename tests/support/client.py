"""A person's HTTP client, for requests that no page would send."""

from __future__ import annotations

from typing import Any

from deskgym.apps.office import Office
from deskgym.apps.platform.database import Database
from deskgym.apps.platform.looks import look_of
from deskgym.apps.platform.sessions import cookie_name, log_in
from werkzeug.test import Client, TestResponse


class OfficeClient:
    """Somebody logged in to an app, with the session's CSRF token at hand."""

    def __init__(self, database: Database, app: str, person_id: int, look: str = "0") -> None:
        self.database = database
        with database.session() as db:
            session = log_in(db, person_id, app)
            self.csrf, token = session.csrf, session.token
        self._host = f"{app}.deskgym.test"
        self._client = Client(Office(database, look=look_of(look)))
        self._client.set_cookie(cookie_name(app), token, domain=self._host)

    def get(self, path: str, **headers: str) -> TestResponse:
        return self._client.get(path, base_url=f"http://{self._host}", headers=headers)

    def post(self, path: str, *, csrf: bool = True, **values: object) -> TestResponse:
        """Send a form; values that are None are left out."""
        data = {name: str(value) for name, value in values.items() if value is not None}
        if csrf:
            data["csrf_token"] = self.csrf
        return self.send(path, data=data)

    def send(self, path: str, **request: Any) -> TestResponse:
        """Post anything; `request` is what Werkzeug's client takes."""
        return self._client.post(path, base_url=f"http://{self._host}", **request)
