"""Alder, the CRM."""

from __future__ import annotations

from ..platform.spec import App, NavItem

APP = App(
    key="crm",
    title="Alder",
    icon="trees",
    package=__name__,
    schema="crm",
    navigation=(
        NavItem("Home", "house", "home.index"),
        NavItem("Accounts", "building-2", "accounts.index"),
        NavItem("Contacts", "contact", "contacts.index"),
        NavItem("Leads", "user-plus", "leads.index", ("sales", "sales management", "marketing", "administration")),
        NavItem("Deals", "handshake", "deals.index", ("sales", "sales management", "reading")),
        NavItem("Quotes", "file-text", "quotes.index", ("sales", "sales management")),
        NavItem("Approvals", "check-check", "approvals.index", ("sales", "sales management")),
        NavItem("Products", "package", "products.index", ("sales management", "administration")),
        NavItem(
            "Tasks",
            "list-checks",
            "tasks.index",
            ("sales", "sales management", "support", "support management", "marketing", "administration"),
        ),
        NavItem(
            "Calendar",
            "calendar",
            "calendar.index",
            ("sales", "sales management", "support", "support management", "marketing", "administration"),
        ),
        NavItem("Cases", "life-buoy", "cases.index", ("support", "support management", "reading")),
        NavItem("Support", "headset", "desk.index", ("support", "support management")),
        NavItem("Knowledge", "book-open", "knowledge.index", ("support", "support management")),
        NavItem("Campaigns", "megaphone", "campaigns.index", ("marketing", "administration")),
        NavItem("Reports", "bar-chart-3", "reports.index"),
        NavItem("People", "users", "people.index", ("reading",)),
        NavItem(
            "Dashboards",
            "layout-dashboard",
            "dashboards.index",
            ("sales management", "support management", "marketing", "administration", "reading"),
        ),
    ),
    can_undo=True,
    has_rail=True,
    home="home.index",
    bar=("crm/starred.html", "platform/bell.html"),
    search="search.index",
    setup="setup_users.index",
    profile="people.show",
    stylesheet="crm/main.css",
    script="crm/main.js",
    in_place=True,
)
