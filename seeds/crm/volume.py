"""How many rows the CRM has, by the size of the world."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class CrmVolume:
    accounts: int
    contacts: int
    leads: int
    deals: int
    tasks: int
    events: int
    notes: int
    cases: int
    quotes: int
    emails: int
    comments: int
    articles: int
    #: Threads of posts that name colleagues, and files on records.
    threads: int
    documents: int
    #: Pairs of accounts, of contacts and so on that are easily taken for each other.
    twins: int
    members: int  # of campaigns


VOLUMES: dict[str, CrmVolume] = {
    "small": CrmVolume(180, 450, 300, 320, 1350, 670, 1200, 350, 90, 1165, 900, 60, 150, 70, 8, 900),
    "large": CrmVolume(
        2500, 7500, 6000, 5000, 27000, 18000, 30000, 8000, 1400, 26500, 20500, 250, 6500, 900, 60, 15000
    ),
}
