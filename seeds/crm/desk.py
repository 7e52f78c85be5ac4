"""The support desk before any case: its queues with their members, where cases go, and the templates of answers."""

from __future__ import annotations

import re
from random import Random

from ...apps.crm.models import AssignmentRule, EmailTemplate, Queue, QueueMember
from ...apps.platform.rich_text import from_plain
from ..rows import new
from .phrases.desk_templates import TEMPLATES
from .sales import Sales

_ALL = ("support-1", "support-2", "support-3", "support-4", "support-5", "support-6", "support-lead")
#: Name, mailbox, what waits there, and who takes it.
_QUEUES = (
    ("General", "support", "Everything that no rule sends elsewhere", _ALL),
    (
        "Technical",
        "technical",
        "Defects and how-to",
        ("support-1", "support-2", "support-4", "support-lead"),
    ),
    ("Returns", "returns", "Returns, exchanges, and refunds", ("support-1", "support-6", "support-3", "support-lead")),
    ("Delivery and invoices", "orders", "Shipments, prices, and paperwork", ("support-1", "support-3", "support-5")),
    ("Urgent", "urgent", "Anything that can't wait", ("support-2", "support-lead", "support")),
)
#: Name, conditions, and the queue to which the rule leads.
_RULES: tuple[tuple[str, dict[str, str], str], ...] = (
    ("Urgent cases first", {"priority": "Urgent"}, "Urgent"),
    ("Returns go to Returns", {"type": "Return"}, "Returns"),
    ("Refunds by their subject", {"word": "refund"}, "Returns"),
    ("Invoices", {"word": "invoice"}, "Delivery and invoices"),
    ("Orders by their subject", {"word": "order"}, "Delivery and invoices"),
    ("Faults", {"type": "Incident"}, "Technical"),
    ("Chats about problems", {"type": "Problem", "origin": "Chat"}, "Technical"),
    ("Other problems", {"type": "Problem"}, "Delivery and invoices"),
)
_CHOICE = re.compile(r"\[([^\[\]]*)\]")


def make_desk(sales: Sales) -> None:
    draft, holders = sales.draft, sales.holders
    lead, random = holders["support-lead"].id, draft.random("desk")
    queues: dict[str, Queue] = {}
    for name, mailbox, description, members in _QUEUES:
        queue = new(Queue, name=name, description=description, email=f"{mailbox}@{draft.company.domain}")
        queues[name] = draft.add(queue, by=lead)
        for key in members:
            draft.add(new(QueueMember, queue_id=queue.id, user_id=holders[key].id), by=lead)
    # Worlds differ in which of two rules that may both fit comes first.
    rules = list(_RULES)
    if random.randrange(2):
        rules[2], rules[3] = rules[3], rules[2]
    if random.randrange(2):
        rules[4], rules[5] = rules[5], rules[4]
    for position, (name, conditions, target) in enumerate(rules, 1):
        rule = new(AssignmentRule, position=position, name=name, is_active=True, **conditions)
        rule.queue_id = queues[target].id
        draft.add(rule, by=lead)
    for name, topic, subject, paragraphs in TEMPLATES:
        body = "".join(from_plain(_chosen(random, part)) for part in paragraphs)
        template = new(EmailTemplate, name=name, topic=topic, subject=subject, body=body, is_active=True)
        draft.add(template, by=lead)


def _chosen(random: Random, text: str) -> str:
    return _CHOICE.sub(lambda match: random.choice(match[1].split("|")), text)
