"""The pages on which administrators set the CRM up, as their side navigation shows them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SetupPage:
    """`key` marks the page that is open; pages of one `group` stand together."""

    key: str
    label: str
    group: str
    endpoint: str


SETUP_PAGES: tuple[SetupPage, ...] = (
    SetupPage("users", "Users", "People", "setup_users.index"),
    SetupPage("roles", "Roles and rights", "People", "setup_roles.index"),
    SetupPage("teams", "Teams", "People", "setup_teams.index"),
    SetupPage("log", "Setup log", "People", "setup_log.index"),
    SetupPage("queues", "Queues and assignment", "Elsewhere", "desk_queues.index"),
    SetupPage("pricebooks", "Price books", "Elsewhere", "pricebooks.index"),
)
