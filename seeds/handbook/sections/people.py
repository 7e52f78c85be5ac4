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
    summary="[Who may do what in Alder, how somebody starts there, and what becomes of records left behind|"
    "Roles and their rights, starters, and what leavers left behind].",
    owner="it-1",
    approver="sales",
    rules=(
        Rule("handover_close", "days", (None,), ((10,), (14,), (21,), (30,), (45,)),
             "[Deals that are about to close stay for another time|Which deals a starter takes over was revised]."),
        Rule("heir_deal", "USD cents", (None,), ((800_000,), (1_000_000,), (1_500_000,), (2_000_000,), (2_500_000,)),
             "[Another amount from which managers take over deals|Who takes over deals was revised]."),
    ),
    parts=(
        Part("""
## [Somebody starts|Starters]
[IT adds them in the setup of Alder|They are added in Alder's setup], and nothing is left to taste:

- E-mail: first name, a dot, last name, and our domain. [Small letters, without accents, blanks, hyphens and
apostrophes.|All in small letters; accents, blanks, hyphens and apostrophes fall away.]
- Title and phone number [as People tell us|as they are told]; the department is that of the team's lead.
- Manager: [whoever is marked as the lead of the team|the lead of the team, as *Teams* shows it], whatever their title.
The city and the territory are the manager's.
- Role: the one that the colleagues in the team with the same title have. [Where there is a role with the same name and
*(starter)* behind it, it is that one.|If that role exists with *(starter)* behind its name, they get it in that form.]
"""),
        Part("""
## [What a starter takes over|Accounts for a starter]
[A starter gets accounts by the state in which they are billed; where they have goods sent does not matter.|The state of
the billing address counts, not that of the shipping address.] Of these accounts stay where they are, with all their
deals:

- locked ones;
- those that have an open deal in Negotiation, [whoever owns it|no matter whose it is];
- those that have an open deal with a close date up to {handover_close} from today, [that day included|including that
very day], or in the past.

[Open deals of the former owner go along with their account|With an account go the open deals that its former owner has
there]. Deals of others, closed deals, contacts, leads and tasks [are not touched|stay as they are].
"""),
        Part("""
## What somebody left behind
[What is handed over on the last day is said in *When somebody leaves or is away*.|On the last day things are handed
over by *When somebody leaves or is away*.] This is about what turns up later. [Whoever is inactive in Alder is gone,
and it holds for them.|It holds for people who are inactive in Alder.] [Whoever is only frozen may come back, and keeps
everything.|Frozen people may come back: nothing of theirs moves.] Sales operations find heirs:

- Accounts go to the sales manager of the territory in which they are billed, see *Territories and account ownership*.
If that manager cannot be given records at present, to <sales>. [Locked accounts wait for an
administrator.|A locked account stays.]
- An open deal from {heir_deal} on goes to [the same manager as its account would|the manager of the territory of its
account, found in the same way]. A smaller one goes to whoever owns its account [by then|once accounts have moved]; if
that is still somebody inactive or frozen, to that manager, too.
- Open tasks of theirs on a deal that is won or lost are canceled. Open tasks on a deal that is open go to [the deal's
owner by then|whoever owns the deal then]; they stay where that is somebody inactive or frozen.
- [All else stays under their name|Everything else waits under their name] until the heirs have looked at it.
"""),
        Part("""
## Cases of an agent who left
[Customers don't wait for an agent who is inactive in Alder.|No open case waits for an agent who is inactive.] For each
open case of theirs the first of these that fits decides:

- [What is urgent or escalated|Whatever is urgent or escalated] goes to <support>.
- If the same account has another open case with a colleague who is there, neither inactive nor frozen, the case goes to
that colleague; [with several of them, to whoever has the case with the lowest number|of several, whoever has the
lowest number there].
- [A case of the type|The type] Return goes back into the queue Returns, Incident into Technical, [all others|everything
else] into General.

[Who is only frozen keeps all cases; closed ones stay in any case.|Closed cases stay, and so does what belongs to an
agent who is only frozen.]
"""),
        Part(f"""
## [Who may do what|What roles may do]
[This is what roles may do with records: create, read, change, delete. *Team* is what somebody of the same team owns,
*own* what is theirs.|Each cell says: create, read, change, delete. *Own* means records of one's own, *team* those of
one's team.] Administrators may do everything; so may sales operations, but for setup and the support desk. Read-only
sees all records, and does nothing with them.

{_RECORDS}

[Some rights are about more than one kind of record:|Besides, there are further rights:]

{_FURTHER}

A role with a word in brackets behind its name may do what the role without it may[, no more and no less|, neither more
nor less]. [Fields of leads and deals are open to sales reps, sales managers and marketing, bracketed roles
included.|Sales reps, sales managers, marketing, and their bracketed roles, see and change every field of leads and
deals.] [Roles follow titles: colleagues in a team with the same title have the same role.|Who has the same title and
the same team has the same role.] Salespeople belong to the team of their territory.
"""),
    ),
)  # fmt: skip
