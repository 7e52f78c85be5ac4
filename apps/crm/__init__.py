"""Alder, the CRM."""

from __future__ import annotations

from ..spec import App, NavItem

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
        NavItem("Leads", "user-plus", "leads.index"),
        NavItem("Deals", "handshake", "deals.index"),
        NavItem("Quotes", "file-text", "quotes.index"),
        NavItem("Approvals", "check-check", "approvals.index"),
        NavItem("Products", "package", "products.index"),
        NavItem("Tasks", "list-checks", "tasks.index"),
        NavItem("Cases", "life-buoy", "cases.index"),
        NavItem("Support", "headset", "desk.index"),
        NavItem("Knowledge", "book-open", "knowledge.index"),
        NavItem("Campaigns", "megaphone", "campaigns.index"),
        NavItem("Reports", "bar-chart-3", "reports.index"),
        NavItem("Dashboards", "layout-dashboard", "dashboards.index"),
    ),
    home="home.index",
    search="search.index",
    stylesheet="crm/main.css",
    script="crm/main.js",
    in_place=True,
)
