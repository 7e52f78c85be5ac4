"""The colors of chips: what a status, a stage, a priority or a rating looks like."""

from __future__ import annotations

_TONES = {
    # Stages, by what they mean for the pipeline.
    "Prospecting": "neutral", "Qualification": "blue", "Proposal": "violet", "Negotiation": "amber",
    "Closed Won": "green", "Closed Lost": "red",
    # Statuses of leads, tasks, events and cases.
    "New": "blue", "Assigned": "blue", "In Process": "violet", "Converted": "green", "Recycled": "amber",
    "Dead": "neutral", "Not Started": "neutral", "In Progress": "blue", "Waiting": "amber", "Completed": "green",
    "Canceled": "neutral", "Planned": "blue", "Held": "green", "Not Held": "neutral", "Pending": "amber",
    "Closed": "green", "Rejected": "neutral", "Duplicate": "neutral",
    # Statuses of quotes, of articles and of requests for approval.
    "Draft": "neutral", "In Review": "amber", "Approved": "green", "Presented": "violet", "Accepted": "green",
    "Denied": "red", "Recalled": "neutral", "Published": "green", "Archived": "neutral",
    "Active": "green", "Inactive": "neutral", "Declined": "red", "Tentative": "amber",
    # Statuses of campaigns and of their members; "Planned", "Declined" and others are above.
    "Planning": "neutral", "Sent": "blue", "No answer": "neutral", "Responded": "violet",
    "Registered": "amber", "No-show": "neutral", "Attended": "green",
    # Priorities and ratings.
    "Low": "neutral", "Normal": "neutral", "High": "amber", "Urgent": "red", "Hot": "red", "Warm": "amber",
    "Cold": "blue",
    # Types of accounts.
    "Customer": "green", "Prospect": "blue", "Reseller": "violet", "Partner": "violet",
}  # fmt: skip


def tone(text: str | None) -> str:
    """The color of a chip with this text."""
    return _TONES.get(text or "", "neutral")
