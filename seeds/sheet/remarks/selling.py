"""Threads beside the figures of sales and marketing."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

from .thread import Row, Talk, place


def _is_open(row: Row) -> bool:
    return row["Stage"] not in ("Closed Won", "Closed Lost")


PLACES = (
    place("Pipeline review", "Deals", "Close date",
        Talk("""
            sales: [Is this date still real?|Do we believe this close date?|Is that date from the customer or from us?]
            sales-ops: [I asked the rep this morning, no answer yet.|Asked the owner, waiting to hear back.|I've pinged the owner about it.]""", to="sales-ops", fits=_is_open),
        Talk("""
            sales: [This one has slipped before, hasn't it?|Feels like this date moves every month.]
            sales-ops: [It has. I'd leave it out of the commit.|It moved in the last review too. I'd treat it as upside.]
            sales: [Agreed, upside.|OK, upside it is.]""", is_settled=True, fits=_is_open),
        Talk("""
            sales-ops: [Date is the last day of the quarter, so somebody is guessing.|Looks like a placeholder date to me. Want me to ask?]
            sales: [Please do.|Yes, before Monday's call.]""", to="sales-ops",
            fits=lambda row: _is_open(row) and str(row["Close date"])[5:] in ("03-31", "06-30", "09-30", "12-31")),
    ),
    place("Pipeline review", "Deals", "Weighted",
        Talk("""
            sales: [This looks high for the stage.|That's a big number for where it is.]
            sales-ops: [The stage is right, the amount grew. They added a second site.|Stage is fine. It's the amount, they doubled the quantity.]
            sales: [OK, leave it.|Fine, then it stays.]""", is_settled=True, fits=lambda row: row.is_high("Weighted")),
        Talk("""
            finance-2: [If this one slips, the forecast looks very different.|A lot of the forecast hangs on this one.]
            sales: [I know. I'm on the call with them myself.|Yep. It's first on my list every Monday.]""", fits=lambda row: row.is_high("Weighted")),
        Talk("""
            sales-ops: [Worth keeping in the review at this size?|This is small. Do we want it in here?]
            sales: [Keep it, it's the account that matters.|Keep it for now, I'd rather see all of them.]""", fits=lambda row: row.is_low("Weighted")),
    ),
    place("Pipeline review", "Deals", "Probability",
        Talk("""
            finance-2: [Is this your own estimate or the stage default?|Did somebody set this by hand, or is it the default for the stage?]
            sales-ops: [The default. I only change it when the owner tells me to.|Stage default. I don't touch those on my own.]""", is_settled=True),
        Talk("""
            sales: [I'd go higher on this one, the PO is being written.|They told me it's going to legal. I'd raise this.]
            sales-ops: [Once it moves to the next stage it goes up by itself.|Have the owner move the stage and it follows.]""",
            fits=lambda row: _is_open(row) and 0.3 < row.figure("Probability") < 0.9),
        Talk("""
            sales: [That's as low as it gets. Have they even answered?|Are we sure this is a deal and not a hope?]
            sales-ops: [I'll ask the owner to qualify it or close it.|Good question. I'll ask the owner this week.]""", to="sales-ops",
            fits=lambda row: _is_open(row) and row.figure("Probability") <= 0.2),
    ),
    place("Pipeline review", "Deals", "Owner",
        Talk("""
            sales: [When did the owner last talk to them?|Has the owner been in touch with them lately?]
            sales-ops: [I'll ask for an update.|I'll check with the owner and have it logged.]""", to="sales-ops", fits=_is_open),
        Talk("""
            sales-ops: [Should this be with the other region? Ship-to is theirs.|Ship-to is out of territory, does the owner keep it?]
            sales: [Owner stays, the relationship is theirs.|Leave it where it is. The buyer only talks to one person.]""", is_settled=True, fits=_is_open),
        Talk("""
            sales: [How many open ones does this rep have by now?|What's the total for this rep?]
            sales-ops: [It's on the By owner tab.|See By owner, I keep the count there.]"""),
    ),
    place("Pipeline review", "By owner", "Weighted",
        Talk("""
            finance-2: [This is the number I'm taking into the forecast, OK?|Can I use this for the forecast?]
            sales: [Yes, but after Monday's call, not before.|OK with me. Give me until Monday to clean it up.]""", fits=lambda row: row.figure("Weighted") > 0),
        Talk("""
            sales: [A couple of big ones carry this, careful with it.|A lot of this is two or three deals.]
            finance-2: [Thanks, I'll show it with and without.|Good to know. I'll footnote it.]""", is_settled=True, fits=lambda row: row.is_high("Weighted") and row.figure("Deals") > 3),
    ),
    place("Won deals", "Won", "Amount",
        Talk("""
            sales-ops: [The order confirmation has freight on it, this doesn't.|Confirmation is higher than this, that's the freight.]
            sales: [Right, amounts here never include freight.|Correct, we leave freight out of this sheet.]""", is_settled=True),
        Talk("""
            sales-ops: [Nice one. Was any of it discounted?|Good deal. List, or did we give something away?]
            sales: [A little, within what I can sign. It's net in here.|Some. What you see is after discount.]""", fits=lambda row: row.is_high("Amount")),
    ),
    place("Won deals", "Won", "Closed",
        Talk("""
            sales: [They signed the day before, the paperwork came in on this date.|Verbal was earlier, the signed copy came this day.]
            sales-ops: [Then this date counts.|We go by the paper, so this is right.]""", is_settled=True),
        Talk("""
            sales-ops: [Date matches the stage change in Alder, checked.|I took the date from the stage history, not from the e-mail.]"""),
    ),
    place("Won deals", "By month", "Average deal",
        Talk("""
            sales: [One large order makes this month look better than it was.|Don't read much into this month, it was one big order.]""", fits=lambda row: row.is_high("Average deal") and row.figure("Deals") > 0),
        Talk("""
            sales: [Lots of small ones this month.|Nothing big this month, and it shows.]
            sales-ops: [Count was fine, though.|The number of deals isn't the problem.]""", fits=lambda row: row.figure("Average deal") > 0 and row.is_low("Average deal") and row.figure("Deals") > 2),
    ),
    place("Won deals", "By owner", "Share",
        Talk("""
            sales-ops: [Want last year next to this?|Should I add last year's share as a column?]
            sales: [Not now, maybe for the annual meeting.|Let's save that for the year-end review.]"""),
        Talk("""
            sales: [That's a lot riding on one person.|Great for the rep, not so great for us if they leave.]
            sales-ops: [True.|I had the same thought.]""", fits=lambda row: row.is_high("Share") and row.figure("Share") > 0.12),
    ),
    place("Accounts East", "Accounts", "Annual revenue",
        Talk("""
            sales-ops: [Where's this number from? It looks old.|Source for this? It looks old.]
            sales-East: [I'll ask for a newer number at the next visit.|It's from their site. I'll get a current one when I'm there.]""", to="sales-East", fits=lambda row: row["Annual revenue"] is not None),
        Talk("""
            sales-ops: [Blank on purpose?|No number for this one?]
            sales-East: [They don't publish it and I'm not going to guess.|Privately held, they won't say.]""", is_settled=True, fits=lambda row: row["Annual revenue"] is None),
    ),
    place("Accounts Central", "Accounts", "Rating",
        Talk("""
            sales: [Why not hot? They do order.|I'd have put this one higher.]
            sales-Central: [Small orders, and they pay late.|They buy the minimum and argue about freight every time.]
            sales: [OK, I see it.|Fair enough.]""", is_settled=True, fits=lambda row: row["Rating"] in ("Warm", "Cold") and row["Type"] == "Customer"),
        Talk("""
            sales: [Still hot?|Anything new here? It's been hot for a while.]
            sales-Central: [Demo is next, I'd keep it.|Yes, they asked for a second quote.]""", fits=lambda row: row["Rating"] == "Hot"),
        Talk("""
            sales-ops: [No rating yet. Can you fill this in before the review?|This one has no rating.]
            sales-Central: [Will do once I've been out there.|After my next visit.]""", to="sales-Central", fits=lambda row: row["Rating"] is None),
    ),
    place("Accounts Central", "Visit plan", "Date",
        Talk("""
            sales-Central: [This has moved once already, please don't move it again.|Second date for this one. Please leave it.]"""),
        Talk("""
            sales: [Can you add a stop on the way back?|Anybody else worth seeing while you're there?]
            sales-Central: [If there's time. My calendar is full that day.|Maybe, depends on how long they keep me.]"""),
    ),
    place("Accounts West", "Accounts", "Phone",
        Talk("""
            sales-ops: [Nobody picks up at this number.|This number just rings.]
            sales-West: [Try after ten, they start late.|That's the back office. After lunch works.]"""),
        Talk("""
            sales-ops: [Is this the main line or a cell?|Direct line or front desk?]
            sales-West: [Front desk. Ask for purchasing.|Main line, extension is in Alder.]""", is_settled=True),
    ),
    place("Trade show leads", "Leads", "E-mail",
        Talk("""
            inside: [This one bounced.|Got a bounce from this address.]
            marketing-2: [The card says the same. I'll try their front desk.|I've got the card here and that's what it says. I'll call them.]""", to="marketing-2"),
        Talk("""
            inside: [Is this the right domain? The company's site has another one.|Their website uses a different domain.]
            marketing-2: [Typed from the scan. I'll check it before the import.|Could be the scanner. Let me check.]""", to="marketing-2"),
    ),
    place("Trade show leads", "Leads", "Name",
        Talk("""
            sales-ops: [All caps from the booth scanner. Who cleans this up?|Why is this in capitals?]
            marketing-2: [I do, before the import.|Scanner does that. I'll fix it before it goes in.]""", fits=lambda row: str(row["Name"]).isupper()),
        Talk("""
            sales-ops: [Lower case again. Can we fix names before they go in?|Names come in lower case from the tablet.]
            marketing-2: [On it before the import.|Yes, I run PROPER over the column first.]""", fits=lambda row: str(row["Name"]).islower()),
        Talk("""
            inside: [Is this the buyer or somebody who wanted the tote bag?|Anybody remember talking to this one?]
            marketing-2: [Not me, sorry. I'd ask whoever worked the booth that day.|No idea, I wasn't at the booth for that one.]"""),
    ),
    place("Customer mailing list", "Recipients", "May be mailed",
        Talk("""
            marketing: [They asked to be taken off, by phone, last week.|Got a call, this one wants off the list.]
            marketing-1: [Changed in Alder, the list catches up on Monday.|Done in Alder. Next export has it.]""", to="marketing-1", fits=lambda row: row["May be mailed"] == "yes"),
        Talk("""
            marketing: [Didn't they sign up again at the show?|I thought they opted back in?]
            marketing-1: [Not in writing, so it stays no.|Nothing on file. I won't change it without an opt-in.]""", is_settled=True, fits=lambda row: row["May be mailed"] == "no"),
    ),
    place("Campaign plan", "Plan", "Cost per lead",
        Talk("""
            marketing: [Cheap leads, but do they buy?|Low cost. How many turned into orders?]
            marketing-2: [I'll add won deals next quarter.|I'm adding a column for that, next quarter.]""", to="marketing-2", fits=lambda row: row.is_low("Cost per lead")),
        Talk("""
            marketing: [That's a lot per lead.|Ouch. Is it worth it?]
            marketing-2: [The ones we get are bigger accounts, so yes, I think.|Few, but large. I'd keep it.]""", fits=lambda row: row.is_high("Cost per lead") and row.figure("Cost per lead") > 0),
    ),
    place("Campaign plan", "Campaigns", "Spent",
        Talk("""
            finance-2: [More than planned. Did we know?|This went over. Was that approved?]
            marketing-2: [Yes, agreed along the way.|Approved by e-mail in the second week.]""", is_settled=True, fits=lambda row: row.figure("Spent") > row.figure("Budget")),
        Talk("""
            finance-2: [Under budget. Is anything still to be billed?|Is this final? It's under the budget.]
            marketing-2: [Final, the last invoice is in.|That's everything. It came in lower than the quote.]""", fits=lambda row: 0 < row.figure("Spent") < row.figure("Budget")),
    ),
)  # fmt: skip
