"""Mails pasted into a note: what the customer wrote, what had been asked; patterns of `seeds.grammar`."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

GREETINGS = (
    "[Hi|Hello|Dear|Good morning] {author},",
    "{author},",
    "[Hi|Hello] {author}, [hope you are well|thanks for calling|quick one].",
)
BODIES = {
    "deal-slipped": (
        "[we|we over here] [will need|need|have to take] [more time|a bit longer|until {close}][; {close} is the new date| – please plan with {close}|, {old} does not work for us|], [the project itself|{deal}|everything else] [stands|is unchanged|is not in question].",
        "[sorry to say|I am afraid|bad news]: {old} [is off|will not work|cannot be kept]. [{close} instead|We can sign {close}|Let us say {close}][, as discussed with my boss|, that is firm|, if that suits you|].",
    ),
    "deal-won": (
        "[signed copy attached|find the signed offer attached|we have signed]. [Please confirm the delivery|Tell us when the truck comes|Looking forward to it|Let us start soon][, {qty} × {product} first if possible|, {product} first please|].",
    ),
    "deal-moved-Proposal": (
        "[thanks for|got|received] the [offer|quote|proposal] over {amount}. [We go through it|My boss has it now|Two questions will follow|Looks complete][, you hear from us|, give us some days|, will call|].",
    ),
    "deal-lost": (
        "[thank you for your work on|we have decided about|a word on] {deal}. [It will not be you this time|We go another way|I have to say no], [it was close|not your fault|I am sorry]. [Let us stay in touch|There will be a next time|Please keep us on your list].",
    ),
    "deal-opened": (
        "[as I said on the phone|as discussed|following our talk], [we plan|we are planning|we want to do] the {deal}. [Could you|Please] [send some ideas|come by|put something together][, money is there|, no rush|, we ask others too|].",
    ),
    "deal-resized": (
        "[we counted again|the plan has changed|we sat down once more]. [Please work with {amount}|It comes to {amount} now|Let us say {amount}][ instead of {old}|, not {old}|][, list follows|, list attached|, sorry for the back and forth|].",
    ),
    "deal-moved-Negotiation": (
        "[we would like to|we want to|let us] go ahead with {deal}. [A few lines in the contract|Payment terms|Delivery in two parts] [should be talked about|need a look|are what is left][, can you call|, nothing dramatic|].",
    ),
    "deal-moved-Qualification": (
        "[yes, it is a real project|budget is there, to answer you|to answer your questions]: [{deal} will be done|my boss wants {deal}|we buy this year][, {close} would suit us|, by {close} I hope|][, anything else you need|; come and see the site|].",
    ),
}
CLOSINGS = ("[Best|Regards|Best regards|Kind regards|Thanks|Cheers]",)
QUOTED = (
    "[is the date still good|where do we stand|any news on {deal}|did you have a look|can I help with anything]?",
    "[just checking in on|a short question about|following up on] {deal}.",
    "[let me know|tell me] [what you need|how it looks|when I may call].",
)
