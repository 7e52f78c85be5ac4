"""E-mails to members of campaigns, by the kind of campaign; `[a|b]` is one or the other, gaps are merge fields."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

_FIRST = "Hello {{contact.first_name}},"
_SIGNED = "Kind regards\n{{user.name}}\n{{user.title}}, {{company.name}}"

#: Name, topic, subject, paragraphs: for whoever writes to members.
TEMPLATES = (
    ("Campaign opening", "Campaigns", "{{campaign.name}} has begun", (_FIRST, "[{{campaign.name}} is on|it has begun: {{campaign.name}}], and we thought of {{account.name}}. [What is in it for you stands on the page behind this link.|The leaflet is on its way to you as well.]", "[Questions? Just answer this e-mail.|Write back and we talk it through.]", _SIGNED)),
    ("Invitation", "Campaigns", "Will you join us? {{campaign.name}}", (_FIRST, "[we would like to see you at|you are invited to] {{campaign.name}} on {{campaign.start_date}}. [A short answer is enough|Tell us by a line whether you come].", _SIGNED)),
    ("Thanks for taking part", "Campaigns", "Thank you, {{contact.first_name}}", (_FIRST, "[thank you for taking part in|it was good to have you at] {{campaign.name}}. [If anything was left open, write back.|What you asked for follows shortly.]", _SIGNED)),
)  # fmt: skip
#: With which of them a kind of campaign begins; others write no e-mail.
OPENED_WITH = {"E-mail": "Campaign opening", "Webinar": "Invitation", "Trade show": "Invitation"}
