"""How records are named and kept, and for how long."""

from __future__ import annotations

from ..spec import Part, Rule, SectionSpec

RECORDS = SectionSpec(
    key="records",
    title="Names and records",
    summary="[How to name deals, channels and files, and how to keep the CRM tidy|Naming conventions, duplicates, "
    "and when records are reviewed]",
    owner="it-1",
    approver="sales-ops",
    rules=(
        Rule("review", "days", ("deals", "leads"), ((14, 7), (21, 7), (21, 10), (30, 14), (28, 14), (45, 14)),
             "[New review times for deals and leads|Review times were revised]."),
        Rule("note_time", "hours", (None,), ((4,), (8,), (24,), (48,)),
             "[New deadline for notes|The deadline for notes was changed]."),
        Rule("clean_up", "days", (None,), ((5,), (7,), (9,), (12,), (15,), (20,)),
             "[New deadline to unlock test accounts|The deadline for locked test accounts was changed]."),
    ),
    parts=(
        Part("""
## Deals
[A deal is named after the project, followed by the customer or the city|The name of a deal says what it is and who or
where it is for]: *Project, City* or *Project, Customer*. [A dash instead of the comma is fine.|Some of us use a dash
instead of the comma, and that's fine.] [Use whichever tells the deal apart from others.|Use the one people would search
for.]

When the same customer does it again, [say so right after the project|add that right after the project]: the phase, or
the quarter and year for something that comes back every year. [Just the year is fine, too.|The year alone also works.]
No prices and no products in the name; [those are on the deal anyway|they change].
"""),
        Part("""
## Accounts and contacts
[Write names the way customers do on their own letterhead, with the legal form only if they use it every day.|Use the
name on the door, not the one on the registration.] Before you create anything, search for it: [duplicates cost us
more time than anything else|two records for one customer are worse than none]. If you find a duplicate, tell <it-1>,
who merges them. Start the names of test records with *Test* or *Demo*, and delete them [the same day|when you're done].
"""),
        Part("""
## [Test accounts that were left behind|Leftover test accounts]
Nobody remembers who made them, and they skew every report. [A test account with no deals and no cases goes to the
recycle bin.|If it has neither a deal nor a case, it is deleted.] Closed deals and cases count as well, [won, lost or
rejected|however they ended], and so do those of all the accounts below it in the hierarchy. [Contacts, notes and
tasks do not
count|People and notes on it are no reason to keep it].

An account that has any of these [is not deleted but set aside|stays, but is set aside]: its name gets *x-* in front
(*Test Hall* becomes *x-Test Hall*), and its type becomes *Former customer*. [Nothing else about it changes.|The rest
stays.]

A locked account is left as it is, [with or without deals|whatever it has]. Its owner gets a task on the account,
*Unlock test account*, due {clean_up} from the day of the cleanup.
""", note="[A rule for old test accounts was added|Now covers leftover test accounts]."),
        Part("""
## Channels and files
Parley channel names are lowercase with hyphens, and begin with the department they belong to: *sales-east*,
*support-escalations*. [Use the purpose to say what the channel is for.|A channel without a purpose gets archived.]
Gridwork workbooks get a title that somebody from another department would understand. [If there is one per year or
month, put it at the end.|Monthly files have the month at the end.] No *final*, no *new*, no initials.
"""),
        Part("""
## Keeping records true
Write a note within {note_time} of talking to a customer. A deal that hasn't moved for {review:deals} comes up in the
pipeline call: [give it a next step or close it|either it gets a next step or it is closed as lost]. A lead with no
activity for
{review:leads} goes back to <sales-ops>. [Don't delete records that others may look for; close them.|Close records
instead of
deleting them.]
"""),
        Part("""
## Customer tags
Tags in Backroom are lowercase, separated by commas. [Use the existing ones: *vip*, *business*, *loyal*, *first
order*, *wholesale inquiry*.|They are *vip*, *business*, *loyal*, *first order* and *wholesale inquiry*.] Two of them,
*vip* and *business*, change the return window, so [only <store> assigns them|they are assigned by <store> and nobody
else].
""", note="[A list of customer tags was added|Now lists the customer tags]."),
    ),
)  # fmt: skip

PRIVACY = SectionSpec(
    key="privacy",
    title="Data retention and privacy",
    summary="[What we keep about people, for how long, and what to do when they ask|How long data is kept, and how "
    "to handle requests about it].",
    owner="it",
    approver="coo",
    rules=(
        Rule("retention", "months", ("Letters and mail", "Recordings of calls", "Applications", "Orders and invoices"),
             ((24, 3, 6, 84), (36, 3, 6, 84), (24, 2, 12, 84), (36, 6, 12, 96), (48, 6, 6, 96), (24, 6, 9, 120)),
             "[New retention periods|Retention periods were revised]."),
        Rule("privacy_request", "days", (None,), ((10,), (14,), (20,), (30,), (45,)),
             "[New deadline for privacy requests|The deadline for requests was changed]."),
        Rule("data_breach", "hours", (None,), ((1,), (2,), (4,), (8,)),
             "[New deadline for reporting lost data|The deadline for reporting lost data was changed]."),
    ),
    parts=(
        Part("""
## [How long we keep what|Retention]
[We keep personal data only as long as we need it, or as long as the law requires.|Data that nobody needs anymore is a
risk, so we delete it after these periods:]

| What | Kept for |
|---|---|
| Letters and e-mails with customers | {retention:Letters and mail} |
| Recordings of calls | {retention:Recordings of calls} |
| Applications from people we did not hire | {retention:Applications} |
| Orders and invoices | {retention:Orders and invoices} |

The period starts when [the matter is closed|the matter is settled]. At the end of each quarter, <it-2> deletes what
is due. Orders and invoices are kept even if the customer asks for deletion: [we need them for tax audits|the law
requires it].
"""),
        Part("""
## Requests
[Anybody may ask what we have on file about them, and have it corrected or deleted.|Customers, applicants and
employees may ask what we have on file about them.] Forward such a request to <it> the day it arrives; it is answered
within {privacy_request}. [Don't answer it yourself, and don't delete anything first.|Until then, don't change
anything in the record.]
"""),
        Part("""
## Day to day
- [Lock your screen when you get up.|Lock your screen, even for a coffee break.]
- Passwords are [yours alone|never shared, not even with IT]; <it> will never ask for one.
- Lists with names or addresses leave the company only with <it>'s OK.
- [Keep a customer's health, religion and family out of your notes.|Write notes as if the customer could read them:
they may.]
- Only share a workbook with the people who need it.
- [A contact's phone number or address is given only to people who work at the same account|Whoever asks for a
contact's phone number or address gets it only if both work at the same account], however nicely they ask.
"""),
        Part("""
## When something is lost
A laptop, a phone, a list sent to the wrong address: tell <it> within {data_breach}, day or night. [Nobody gets in
trouble for reporting.|Reporting it is never held against you.]
"""),
        Part("""
## Photos
[Ask before you publish a photo in which somebody can be recognized|Get people's OK before you publish photos of
them], coworkers included. <marketing> keeps the releases on file.
""", note="[A paragraph on photos was added|Now covers photos]."),
    ),
)  # fmt: skip
