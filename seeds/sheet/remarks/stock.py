"""Threads beside the figures of goods, warehouse, suppliers, support and people."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

from .thread import Talk, place

PLACES = (
    place("Price list", "Price list", "List price",
        Talk("""
            store-1: [The shop still had the old price this morning.|Shop showed the old price when I came in.]
            product-1: [The change went in at noon, look again.|Should be right now, it was still syncing.]
            store-1: [Yes, it matches now.|Got it, same price now.]""", is_settled=True),
        Talk("""
            store-1: [Customer says a competitor has this for less.|Got asked about this one, somebody sells it cheaper.]
            product-1: [Possible. Send me the link and I'll take it to the price round.|Send me where you saw it. I won't match it one-off.]""", to="store-1"),
        Talk("""
            product-1: [Checked against the supplier's new list, holds.|No change from the supplier on this one.]""", is_settled=True),
    ),
    place("Price list", "Price list", "Spread",
        Talk("""
            product: [Too thin for resellers?|Is that enough for a reseller to live on?]
            product-1: [They live with it, the volume is small.|Nobody has complained, it's a slow mover.]""", fits=lambda row: row.is_low("Spread")),
        Talk("""
            product: [Same spread across the family, right?|Does this follow the family's rule?]
            product-1: [Yes, straight from the handbook share.|It does. Rounding makes the small difference.]""", is_settled=True),
    ),
    place("Price list", "Price list", "Wholesale",
        Talk("""
            product-1: [Will go up with the supplier's next list.|Leave as is until the next price round.]"""),
        Talk("""
            product: [Who buys this at wholesale?|Do we sell any of these wholesale?]
            product-1: [A handful of resellers, mostly by the case.|A few partners. It adds up in the fall.]"""),
    ),
    place("Stock count", "Hall A", "Counted",
        Talk("""
            warehouse-1: [Two cartons were in the returns cage.|Found two cartons back in returns.]
            warehouse: [Unopened? Then count them in.|If they're sealed, count them.]
            warehouse-1: [Sealed. Counted.|They were, it's in the number.]""", is_settled=True, fits=lambda row: row.figure("Counted") >= 2),
        Talk("""
            operations: [Did two people count this one?|One count or two?]
            warehouse-1: [Two, same number both times.|Two of us, separately. Same number.]""", is_settled=True, fits=lambda row: row["Booked"] == row["Counted"]),
    ),
    place("Stock count", "Hall A", "Difference",
        Talk("""
            operations: [Please count this one again.|Can somebody recount this?]
            warehouse-1: [Tomorrow before the first truck.|First thing tomorrow.]""", to="warehouse-1", fits=lambda row: row["Booked"] != row["Counted"]),
        Talk("""
            operations: [Where did these go?|Any idea why we're short here?]
            warehouse-1: [There's a pick that was never scanned, I think. Checking.|Could be in will call. I'll look.]""", to="warehouse-1", fits=lambda row: row.figure("Difference") < 0),
        Talk("""
            operations: [Over? How does that happen?|We have more than we should?]
            warehouse: [Short pick that went back on the shelf without a scan.|A return put away without paperwork, most likely.]""", fits=lambda row: row.figure("Difference") > 0),
    ),
    place("Stock count", "Hall B", "Booked",
        Talk("""
            warehouse-1: [The shelf label shows a different item.|Label on the rack doesn't match this line.]
            warehouse: [Label is old, the system is right.|Old label. I'll print a new one.]"""),
        Talk("""
            warehouse-1: [Is this with or without what's on the dock?|With or without what came in yesterday?]
            warehouse: [Without. We froze it before the truck.|Without. It was frozen the night before.]""", is_settled=True),
    ),
    place("Reorder plan", "Plan", "Weekly sales",
        Talk("""
            operations-3: [Is this last quarter's pace?|Which weeks is this based on?]
            operations-1: [Last quarter. Good enough for this round.|The last thirteen weeks.]"""),
        Talk("""
            operations-3: [Season starts soon, shouldn't this be higher?|Won't this go up once the season starts?]
            operations-1: [I bump safety stock instead, on Inputs.|That's what the safety weeks are for.]""", fits=lambda row: row.figure("Weekly sales") > 0),
        Talk("""
            operations-3: [Barely moves. Do we still want it on the shelf?|Hardly any sales. Keep stocking it?]
            operations-1: [Product decides that, I just count.|I've asked product. Until then, yes.]""", to="operations-1", fits=lambda row: row.is_low("Weekly sales")),
    ),
    place("Reorder plan", "Plan", "To order",
        Talk("""
            operations-2: [They only sell full cartons.|Minimum there is a full carton.]
            operations-1: [I round up on the PO, not here.|Right, I'll round it when I write the PO.]""", is_settled=True, fits=lambda row: row.figure("To order") > 0),
        Talk("""
            operations-2: [Can this wait for the next container?|Put it on the next container or air?]
            operations-1: [Ocean is fine, we've got cover.|Next container. I'm not paying air for that.]""", fits=lambda row: row.figure("To order") > 0),
        Talk("""
            operations-2: [Nothing to order here, right? I'm skipping it.|I'd skip this one, we have plenty.]
            operations-1: [Right, skip it.|Yep, skip.]""", is_settled=True, fits=lambda row: row.figure("To order") == 0),
    ),
    place("Shipping rates", "Rates", "Zone 3",
        Talk("""
            store: [Does this apply to pallets too?|Same rates for pallets?]
            operations: [No, pallets are quoted one at a time.|Parcels only. Pallets go LTL, we get a quote each time.]""", is_settled=True),
        Talk("""
            store: [Is the fuel surcharge in here?|With or without fuel?]
            operations: [Included, updated with the last letter from the carrier.|It's in. We average it over the quarter.]""", is_settled=True),
        Talk("""
            store: [Customer asked why zone 3 is so close to zone 4.|Can you explain the step between zones to me sometime?]
            operations: [Carrier sets it by distance, we just pass it on.|That's the carrier's table, not ours.]"""),
    ),
    place("Supplier scorecard", "Scores", "Delivery",
        Talk("""
            operations-1: [Two late trucks in one month pull this down.|That's the two late deliveries in a row.]
            operations-2: [The second one was the carrier's fault, I'll take it out.|One of them wasn't on them. I'll correct it.]""", to="operations-2", fits=lambda row: row.figure("Delivery") < 80),
        Talk("""
            operations: [Have they seen this score?|Do they know they're this low?]
            operations-2: [It goes out with the quarterly review.|I'm calling them this week.]""", to="operations-2", fits=lambda row: row.figure("Delivery") < 75),
        Talk("""
            operations: [Best of the bunch. What do they do differently?|Top of the list. What do they do that the others don't?]
            operations-2: [They confirm every PO the same day.|They call before there's a problem, that's all it is.]""", fits=lambda row: row.is_top("Delivery") and row.figure("Delivery") >= 85),
    ),
    place("Support cases", "Cases", "Priority",
        Talk("""
            support: [Why so high?|Is this really that urgent?]
            support-lead: [The customer has a job waiting on it.|They've got people standing around.]""", fits=lambda row: row["Priority"] in ("High", "Urgent") and row["Status"] != "Closed" and row["Type"] != "Question"),
        Talk("""
            support: [I'd move this up.|Low? They've written twice.]
            support-lead: [They said no rush themselves. I'll watch it.|I asked, and they're fine with next week.]""", fits=lambda row: row["Priority"] == "Low" and row["Status"] not in ("Closed", "New")),
        Talk("""
            support: [Was this really urgent?|In hindsight, urgent?]
            support-lead: [No. It came in that way from the form.|They picked it themselves on the form.]""", is_settled=True, fits=lambda row: row["Priority"] in ("High", "Urgent") and row["Status"] == "Closed"),
    ),
    place("Support cases", "Cases", "Age in days",
        Talk("""
            support: [Too old. What's missing?|Why is this still pending?]
            support-lead: [We're waiting on the supplier.|An answer from the supplier. I chased them again.]""", to="support-lead", fits=lambda row: row["Status"] == "Pending" and row.figure("Age in days") >= 14),
        Talk("""
            support: [Who owes whom an answer here?|Are we waiting for them or they for us?]
            support-lead: [They owe us pictures.|We're waiting for them. I've asked for the order number.]""", to="support-lead", fits=lambda row: row["Status"] == "Pending" and row["Type"] != "Question" and row.figure("Age in days") >= 3),
        Talk("""
            support: [Does the clock stop when it's closed?|Why does this keep counting? It's closed.]
            support-lead: [It counts from the day it was opened, closed or not.|It's only days since it was opened. Filter by status.]""", is_settled=True, fits=lambda row: row["Status"] == "Closed"),
    ),
    place("Headcount", "Staff", "Title",
        Talk("""
            hr-1: [Checked against the org chart.|Same title as in the payroll file, checked.]"""),
        Talk("""
            hr: [Does this match the title in Alder?|Does this match the directory?]
            hr-1: [Yes, checked both.|It does now.]""", is_settled=True),
    ),
    place("Onboarding checklist", "Checklist", "Open",
        Talk("""
            it-2: [Still open because it's on order, two days.|It's imaged, just needs to be handed over.]
            hr-1: [Great, I'll tell the manager.|Thanks, I'll let them know.]""", is_settled=True, fits=lambda row: row["Step"] == "Laptop ordered" and row.figure("Open") > 0),
        Talk("""
            hr: [Who's chasing the open ones?|Is anybody chasing these?]
            hr-1: [I am. Reminders went out this morning.|I am. The managers have the list.]""", to="hr-1", fits=lambda row: row.figure("Open") > 1),
        Talk("""
            hr: [What's holding this one up?|One left. Do we know why?]
            hr-1: [The manager hasn't gotten to it. I've sent a reminder.|Waiting on the manager, I've asked twice.]""", to="hr-1", fits=lambda row: row.figure("Open") == 1),
        Talk("""
            hr-1: [All done for this step.|Nobody open on this one, finally.]""", is_settled=True, fits=lambda row: row.figure("Open") == 0),
    ),
)  # fmt: skip
