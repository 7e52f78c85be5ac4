"""The forms in which notes come: as sentences, in points, as a mail that was pasted."""

from __future__ import annotations

from random import Random

from ..events import Event
from ..grammar import Said, say
from ..random_source import chance
from .phrases import note_mails, note_openings

Known = dict[str, str]


def framed(random: Random, said: Said, facts: Known, *, with_source: bool = True) -> Said:
    """With how one knows, what one thinks, and what comes next, as far as somebody takes the time."""
    if with_source and chance(random, 55):
        said = say(random, note_openings.SOURCES, facts) + said
    if chance(random, 42):
        said += say(random, note_openings.ASIDES, facts)
    if chance(random, 40):
        said += say(random, note_openings.NEXT, facts)
    return said


def in_points(random: Random, said: Said, facts: Known) -> Said:
    """As it was taken down during a call: a line for each point."""
    points = [said, say(random, note_openings.ASIDES, facts)]
    if chance(random, 70):
        points.append(say(random, note_openings.NEXT, facts))
    head = say(random, note_openings.HEADS, facts)
    lines = [head.text, *(f"- {point.text.removesuffix('.')}" for point in points if point.text)]
    return Said("\n".join(lines), head.states + tuple(name for point in points for name in point.states))


def pasted_mail(random: Random, event: Event, facts: Known) -> Said:
    """A mail about a deal, with its signature and what it answers."""
    said = say(random, note_mails.BODIES.get(deal_key(event), note_mails.BODIES.get(event.kind, ())), facts)
    greeting, closing = (say(random, pool, facts).text for pool in (note_mails.GREETINGS, note_mails.CLOSINGS))
    text = f"From: {facts['contact']}\n\n{greeting}\n{said.text}\n\n{closing}\n{facts['first']}\n{facts['account']}"
    if chance(random, 60):
        text += f"\n\n> {say(random, note_mails.QUOTED, facts).text}\n> {facts['author']}"
    return Said(text, said.states)


def deal_key(event: Event) -> str:
    """The kind of an event as phrases have it: with the stage it led to, or the reason it ended."""
    detail = {"deal-moved": "stage", "deal-lost": "reason"}.get(event.kind)
    return f"{event.kind}-{event.facts[detail]}" if detail else event.kind
