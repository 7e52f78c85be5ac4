"""Why staff edit an order; patterns of `seeds.grammar`."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

#: By what was done.
EDIT_REASONS = {
    "added": (
        "Customer [called|rang|wrote] [later|the same week|right after ordering] and [wants one more thing|asked to add to it].",
        "[Forgot it at checkout|Left it out of the cart by mistake], [per phone|per e-mail|per chat].",
        "[Asked to add this before it ships|Add-on, agreed on the phone].",
    ),
    "more": (
        "[Needs more of them than ordered|Counted wrong, needs more], [please ship together|all in one box].",
        "Customer [called|rang|wrote]: [the number was too low|wants a few more than in the cart].",
    ),
    "instead": (
        "[Wrong finish in the cart|Picked the wrong one], [swapped at the customer's request|wants the other].",
        "Customer [changed their mind|prefers this one], [agreed on the phone|confirmed by e-mail].",
        "[Does not fit with what they have|Not compatible with their setup], [exchanged before shipping|swapped it].",
    ),
    "fewer": (
        "[Ordered it twice|Already has one], [take it off|please remove].",
        "Customer [called|wrote]: [no longer needed|not needed any more].",
        "[Too many for the room|Over budget], [keeps the rest|the rest stays].",
        "[Promised date was too late for this one|Could not wait for it], [the rest ships as planned|send the others].",
    ),
}
#: What stands with the invoice of a balance.
INVOICE_NOTES = (
    "[As agreed on the phone|As discussed], here is what your order comes to [with the additional item|after the change].",
    "We ship [as soon as this is paid|once the balance is in]. Thank you!",
    "[Please pay on the page of your order|You can pay on your order's page], [any card works|it takes a minute].",
)
