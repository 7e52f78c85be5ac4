"""How records are called and kept, and for how long."""

from __future__ import annotations

from ..spec import Part, Rule, SectionSpec

RECORDS = SectionSpec(
    key="records",
    title="Names and records",
    summary="[How to name deals, channels and files, and how to keep the CRM tidy|Naming conventions, duplicates, "
    "and when records are reviewed].",
    owner="it-1",
    approver="sales-ops",
    rules=(
        Rule("review", "days", ("deals", "leads"), ((14, 7), (21, 7), (21, 10), (30, 14), (28, 14), (45, 14)),
             "[New review times for deals and leads|Review times were revised]."),
        Rule("note_time", "hours", (None,), ((4,), (8,), (24,), (48,)),
             "[New deadline for notes|The deadline for notes was changed]."),
        Rule("clean_up", "days", (None,), ((5,), (7,), (9,), (12,), (15,), (20,)),
             "[More time to unlock test accounts|The time for locked test accounts was changed]."),
    ),
    parts=(
        Part("""
## Deals
[A deal is called by the project and the street where it is|The name of a deal is what it is about and where], with a
comma in between: *Project, Street*. Whose it is stands beside it. [When the same customer does the same again a year
later, the year comes after it.|The same project for the same customer in another year carries that year at the end.]
No prices and no products in
the name; [those are on the deal anyway|both change].
"""),
        Part("""
## Accounts and contacts
[Write names as the customer does on their own letterhead, legal form included only if they use it every day.|The name
on the door, not the one in the register.] Before you create anything, search for it: [twins cost us more time than
anything else|two records of one customer are worse than none]. If you find a duplicate, tell <it-1>, who merges them.
Test records begin with *Test* or *Demo* and are deleted [the same day|when you are done].
"""),
        Part("""
## [Test accounts that were left behind|Left-over test accounts]
Nobody knows any more who made them, and they spoil every report. [An account that was made for a trial and has no
deal and no case goes to the recycle bin.|What has neither a deal nor a case is deleted.] Closed deals and cases count
as well, [won, lost, rejected or whatever|however they ended], and so do those of the accounts below it, down to the
last. [Contacts, notes and tasks do not count|People and notes on it are no reason to keep it].

An account that has some of these [is not deleted, it is set aside|stays and is set aside]: its name gets *x-* in front
(*Test Hall* becomes *x-Test Hall*), and its type becomes *Former customer*. [Nothing else about it changes.|The rest
stays.]

A locked account is left as it is, [with deals or without|whatever it has]. Its owner gets a task on the account,
*Unlock test account*, due {clean_up} from the day of the clean-up.
""", note="[What becomes of old test accounts|Says what is done with test accounts]."),
        Part("""
## Channels and files
Channels in Parley are written in small letters with hyphens, and begin with the department they belong to:
*sales-east*, *support-escalations*. [Say in the purpose what the channel is for.|A channel without a purpose is
archived.] Workbooks in Gridwork have a title that somebody from another department would understand. [Put the year or
month at the end where there is one for each.|What comes every month has the month at its end.] No *final*, no *new*,
no initials.
"""),
        Part("""
## Keeping records true
Write a note within {note_time} after you spoke to a customer. A deal that has not moved for {review:deals} is looked
at in the pipeline call: [it gets a next step, or it is closed|either it moves or it is lost]. A lead on which nothing
has happened for {review:leads} goes back to <sales-ops>. [Don't delete what others may look for; close it.|Close
things instead of deleting them.]
"""),
        Part("""
## Tags of customers
Tags in Backroom are small letters, separated by commas. [Use those that exist: *vip*, *business*, *loyal*, *first
order*, *wholesale enquiry*.|There are *vip*, *business*, *loyal*, *first order* and *wholesale enquiry*.] Two of
them, *vip* and *business*, change for how long goods can be sent back, so they are given by <store> [only|and nobody
else].
""", note="[Tags of customers were added|Says which tags customers have]."),
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
             "[New deadline for reporting losses|Losses have to be reported by a new deadline]."),
    ),
    parts=(
        Part("""
## [How long we keep what|Retention]
[We keep data about people only as long as it is of use, or as long as the law wants it.|Data that nobody needs any
more is a risk. These are the times after which it goes:]

| What | Kept for |
|---|---|
| Letters and mail with customers | {retention:Letters and mail} |
| Recordings of calls | {retention:Recordings of calls} |
| Applications of people we did not hire | {retention:Applications} |
| Orders and invoices | {retention:Orders and invoices} |

The time begins when [the matter is closed|the matter is settled]. <it-2> deletes what is due at the end of each
quarter. Orders and invoices are kept even if the customer asks for deletion: [the tax office wants to see them|we
have to].
"""),
        Part("""
## Requests
[Everybody may ask what we know about them, and may have it corrected or deleted.|Customers, applicants and colleagues
may ask what we have on file about them.] Send such a request to <it> on the day it arrives; it is answered within
{privacy_request}. [Don't answer it yourself, and don't delete anything before.|Until then, change nothing in the
record.]
"""),
        Part("""
## Day by day
- [Lock your screen when you get up.|Lock the screen, also for a coffee.]
- Passwords are [nobody's business but yours|not shared, not even with IT]; <it> will never ask for one.
- Lists with names or addresses leave the company only with <it>'s consent.
- [Health, religion and family of a customer don't belong in a note.|Write notes as if the customer could read them:
they may.]
- Only share a workbook with the people who need it.
- [Phone numbers and addresses of a customer's people are given to colleagues of theirs at the same account, and to
nobody else|Who asks for the phone number or the address of a contact gets it only if both work at the same account],
however kindly they ask.
"""),
        Part("""
## When something is lost
A laptop, a phone, a list sent to the wrong address: tell <it> within {data_breach}, at any time of day. [Nobody is
blamed for telling.|Telling us is never held against you.]
"""),
        Part("""
## Pictures
[Ask before you publish a picture in which somebody can be recognised|People in pictures are asked before these are
published], colleagues included. <marketing> keeps the consents.
""", note="[A paragraph on pictures was added|Pictures are covered, too]."),
    ),
)  # fmt: skip
