"""Meetings with customers, by where they take place, and those that colleagues have among themselves."""

# Sentences read best unbroken.

from __future__ import annotations

MEETINGS: dict[str, tuple[tuple[str, ...], ...]] = {
    "Video call": (
        (
            "[Video call with {first}|Video: {first}|Call on video – {first}]",
            "[Fifteen minutes, then questions|{first} brings a colleague|Share screen].",
        ),
        (
            "<customer> [Account review – {account}|Half-year review, {account}|Business review with {first}]",
            "[Open orders, cases, what's next|Slides are short|{boss} may join].",
        ),
        (
            "[Planning with {first}|Planning call, {first}|Look ahead with {first}]",
            "[Next two quarters|What they'll need and when|Blanket PO].",
        ),
        (
            "<late> [Quote walk-through|Proposal review – {first}|Go over proposal with {first}]",
            "[Line by line|{count} and the rest|{first} plus purchasing].",
        ),
        (
            "<sure> [Terms and delivery|Terms and delivery – {first}|Delivery schedule with {first}]",
            "[{ops} joins for ten minutes|Net 30, split shipment|Need a receiving contact].",
        ),
        (
            "<early> [Discovery – {account}|Discovery with {first}|Needs and timing – {first}]",
            "[Let them talk first|What's there now|Ask about budget].",
        ),
        (
            "[Handover with {seller}: {account}|Handover with {seller} – {account}]",
            "[Vacation cover|What's promised|Who to call].",
        ),
        (
            "[Online demo – {first}|Demo for {first}|Product demo, {first}]",
            "[Two or three people on their end|Camera on the bench|{product_mgr} on standby].",
        ),
    ),
    "Main meeting room": (
        (
            "[Visit from {account}|Guests: {account}|{account} visiting]",
            "[Coffee and parking passes|Ends with a walk through the warehouse|{boss} says hello].",
        ),
        (
            "<sure> [Contract talk with {first}|Contract meeting – {account}|Final terms, {account}]",
            "[Their redlines, our answers|{boss} attends|Bring two printed copies].",
        ),
        (
            "<late> [Pricing meeting|Price review, {account}|Pricing with {first}]",
            "[Volume breaks|Freight|Floor agreed beforehand].",
        ),
        (
            "<sure> [Kickoff: {project}|{project} kickoff|Kickoff with {account}]",
            "[Who does what|Dates and deliveries|{ops} for logistics].",
        ),
        (
            "[Meeting with {first}|{first} in the office|Sit-down with {first}]",
            "[They're in town|No slides|Lunch after].",
        ),
        (
            "<early> [Planning session, {project}|{project}: first meeting|First meeting – {account}]",
            "[Scope and budget|Who else is involved|Bring catalogs].",
        ),
    ),
    "Showroom": (
        (
            "[Showroom tour – {first}|Showroom: {account}|Showroom visit, {first}]",
            "[Half an hour|They want to touch things|Put the price tags away].",
        ),
        (
            "[Product demo – {first}|Demo in showroom, {first}|Hands-on with {first}]",
            "[Bringing two people|Make sure it's set up the day before|{product_mgr} can answer details].",
        ),
        (
            "[Look at options with {first}|Go over options – {first}|Compare versions, {first}]",
            "[Good, better, best|Take photos for them|Note what they like].",
        ),
        (
            "<late> [See the {thing}|Show the {thing} – {first}|{thing} demo]",
            "[Ask the showroom if it's out|Same version as quoted|They'll decide after].",
        ),
    ),
    "{account}, {city}": (
        (
            "[Visit: {account}|Customer visit, {account}|On site: {account}]",
            "[Ask for {first} at the front desk|Call the day before|Park around back].",
        ),
        ("[Lunch with {first}|Lunch: {first}|Lunch, {account}]", "[Near their office|No agenda|My treat]."),
        (
            "<early site> [Site visit: measure|Walk-through – {project}|Measure-up, {project}]",
            "[Laser, notepad, safety shoes|Photos of access and power|{first} meets me at the door].",
        ),
        (
            "<sure site> [Final measure|Pre-delivery walk-through|Check access for delivery]",
            "[Doors, elevator, dock|Before we promise inside delivery|With whoever receives].",
        ),
        (
            "<customer> [Review on site – {account}|On-site review with {first}|Half-year visit, {first}]",
            "[How's everything holding up|Open cases first|What's coming].",
        ),
        (
            "<late> [Present proposal|Proposal presentation – {first}|Present to {first} and team]",
            "[Printed copies|Three to five people|Twenty minutes plus questions].",
        ),
        (
            "[Drop-in, {account}|Stop by {account}|Quick stop: {account}]",
            "[On the way through {city}|Bring catalogs|Ten minutes].",
        ),
        (
            "[Meet the team at {account}|Meet {first}'s team|Meet and greet, {account}]",
            "[New faces there|Donuts|Leave cards].",
        ),
    ),
}
