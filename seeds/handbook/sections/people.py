"""Who may do what in Alder, how somebody new is let in, and who takes over from those who leave."""

from __future__ import annotations

from ....apps.crm.actions.roles import RIGHTS
from ....apps.crm.objects import OBJECTS
from ...rights import ROLES
from ..spec import Part, Rule, SectionSpec

#: Roles that are told in a sentence, the others stand in the tables.
_PLAIN = ("Administrator", "Sales operations", "Read-only")
_NAMES = [name for name in ROLES if name not in _PLAIN]


def _table(title: str, rows: list[tuple[str, list[str]]]) -> str:
    head = f"| {title} | {' | '.join(_NAMES)} |\n|{'---|' * (len(_NAMES) + 1)}\n"
    return head + "\n".join(f"| {label} | {' | '.join(cells)} |" for label, cells in rows)


_RECORDS = _table(
    "Records",
    [(OBJECTS[key].plural, [ROLES[name].rights_on(key).replace(" ", ", ") for name in _NAMES]) for key in OBJECTS],
)
_FURTHER = _table(
    "Right",
    [(label, ["yes" if getattr(ROLES[name], key) else "no" for name in _NAMES]) for key, label in RIGHTS.items()],
)

PEOPLE = SectionSpec(
    key="people",
    title="People in Alder",
    summary="[Who can do what in Alder, how new people are set up, and what happens to records left behind|Roles "
    "and their rights, new hires, and records that leavers left behind]",
    owner="it-1",
    approver="sales",
    rules=(
        Rule("handover_close", "days", (None,), ((7,), (10,), (14,), (21,), (28,)),
             "[Deals about to close stay for a different period|Which deals a new hire takes over was revised]."),
        Rule("heir_deal", "USD cents", (None,), ((800_000,), (1_000_000,), (1_500_000,), (2_000_000,), (2_500_000,)),
             "[New deal size from which managers take over|Who takes over deals was revised]."),
    ),
    parts=(
        Part("""
## [Somebody starts|Starters]
[IT adds them in Alder's setup|They are added in Alder's setup], always in the same way:

- E-mail: first name, a dot, last name, and our domain. [Lowercase, without accents, spaces, hyphens or
apostrophes.|All lowercase; accents, spaces, hyphens and apostrophes are dropped.]
- Title and phone number [as given by the People team|as given]; the department is that of the team's lead.
- Manager: [whoever is marked as the lead of the team|the lead of the team, as *Teams* shows it], whatever their
title.
The city and the territory are the manager's.
- Role: the same one that teammates with the same title have. [If there is a role with that name followed by
*(starter)*, it is that one.|If that role also exists with *(starter)* after its name, they get that version.]
"""),
        Part("""
## [What a starter takes over|Accounts for a starter]
[A starter gets accounts by the state they are billed in; where goods are shipped does not matter.|The state of the
billing address counts, not that of the shipping address.] Some of these accounts stay where they are, with all their
deals:

- locked ones;
- those that have an open deal in Negotiation, [whoever owns it|no matter whose it is];
- those that have an open deal with a close date up to {handover_close} from today, [that day included|including that
very day], or in the past.

[The former owner's open deals go along with the account|Along with an account go the open deals that its former owner
has there]. Other people's deals, closed deals, contacts, leads and tasks [are not touched|stay as they are].
"""),
        Part("""
## What somebody left behind
[What is handed over on the last day is in *When somebody leaves or is away*.|The handover on the last day follows
*When somebody leaves or is away*.] This section is about what turns up later. [Whoever is inactive in Alder is gone,
and the rules below apply to them.|It applies to people who are inactive in Alder.] [Whoever is only frozen may come
back, and keeps everything.|Frozen people may come back: nothing of theirs moves.] Sales operations reassigns the
records:

- Accounts go to the sales manager of the territory they are billed in; see *Territories and account ownership*. If
that manager can't be given records right now, they go to <sales>. [Locked accounts wait for an administrator.|A
locked account stays.]
- An open deal of {heir_deal} or more goes to [the same manager as its account would|the manager of its account's
territory, found the same way]. A smaller one goes to whoever owns its account [by then|once accounts have moved]; if
that is still somebody inactive or frozen, it goes to that manager, too.
- Their open tasks on a deal that is won or lost are canceled. Open tasks on an open deal go to [whoever owns the deal
by then|the deal's owner by then]; they stay put if that is somebody inactive or frozen.
- [Everything else stays under their name|The rest waits under their name] until the new owners have looked at it.
"""),
        Part("""
## Cases of an agent who left
[Customers don't wait for an agent who is inactive in Alder.|No open case waits for an agent who is inactive.] For
each of their open cases, the first rule below that fits decides:

- [What is urgent or escalated|Whatever is urgent or escalated] goes to <support>.
- If the same account has another open case with a colleague who is neither inactive nor frozen, the case goes to that
colleague; [if there are several, to whoever has the case with the lowest number|among several, to the one whose case
has the lowest number].
- [Cases of type Return go|A case of type Return goes] back to the Returns queue, Incident to Technical, [all
others|everything else] to General.

[An agent who is only frozen keeps all cases; closed ones always stay.|Closed cases stay, and so does everything of an
agent who is only frozen.]
"""),
        Part(f"""
## [Who may do what|What roles may do]
[This is what roles may do with records: create, read, change, delete. *Team* means records owned by somebody on the
same team, *own* means one's own.|Each cell lists create, read, change, delete. *Own* means one's own records, *team*
those of one's team.] Administrators may do everything; so may sales operations, except for setup and the support
desk. Read-only sees all records and changes none.

{_RECORDS}

[Some rights cover more than one kind of record:|There are also some general rights:]

{_FURTHER}

A role with a word in parentheses after its name may do what the role without it may[, no more and no less|, nothing
more and nothing less]. [Sales reps, sales managers and marketing, including their roles in parentheses, see and
change every field of leads and deals.|Every field of leads and deals is open to sales reps, sales managers and
marketing, including their roles in parentheses.] [Roles follow titles: teammates with the same title have the same
role.|People with the same title on the same team have the same role.] Salespeople belong to the team of their
territory.
"""),
    ),
)  # fmt: skip
