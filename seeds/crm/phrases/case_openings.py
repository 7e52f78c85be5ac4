"""How a case came in and what its sender asks for; patterns of `seeds.grammar`."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

#: By the origin of the case.
OPENINGS = {
    "Phone": (
        "[{contact}|{first}|{first} from {account}|{contact} at {account}|{first}, {account},] "
        "[called|rang|phoned|called in|was on the line|got through to me] "
        "[just now|today|from the road|from their dock|with the boss listening in|a second time|] "
        "[about this|, in a hurry|, friendly but firm|, not amused|, bad line|, very polite|].",
        "[Call|Phone call|Short call|Long call|Call-back] [from|with] "
        "[{contact}|{first}|{contact} ({account})|{first} at {account}|{first} in {city}]"
        "[, notes from the call|, took it down as said|, my notes|, repeated it back to them|, five questions in one|]:",
        "[Took|Picked up|Had|Got] [this|this one] [on the phone|by phone|over the phone] from "
        "[{contact}|{first}|{contact} of {account}|{first} of {account}|{first}, {city}]"
        "[, line dropped once|, asked twice to be sure|, second caller on this|, transferred from the order desk|].",
    ),
    "E-mail": (
        "[Mail|E-mail|Message|Note|A few lines] from "
        "[{contact}|{first}|{contact}, {account}|{first} at {account}|{first} in {city}]"
        "[, the gist|, shortened|, in short|, copied the important part|, quoted in full below|, cut to the point|]:",
        "[{contact}|{first}|{first} from {account}|{contact}, {account},] "
        "[writes|mails|e-mails|sent a mail|wrote us|wrote to the support box] "
        "[with photos|with their boss in copy|without an order number|in capital letters|very kindly|]"
        "[; summary:| – what matters:|, here is what it says:|, the point:|: see below.]",
        "[Came|In|Arrived] by mail[ forwarded by the order desk| by way of sales| after hours| twice| with a long thread below|] "
        "[from|sent by] [{contact}|{first}|{contact} ({account})|{first} of {account}|{contact}, {city}].",
    ),
    "Web": (
        "[Web form|Form|Contact form|Help page form|Website form], "
        "[{contact}|{first} of {account}|{contact}, {account}|{first} at {account}|sent by {first}]"
        "[, no phone number left|, picked the wrong category|, text a bit garbled|, asks for a mail back|, with a photo attached|, short and clear|].",
        "[{contact}|{first}|{contact} at {account}|{first}, {account},] "
        "[filled in|used|sent|submitted|went through] the "
        "[web form|contact form|form on the site|help form|service form]"
        "[, twice|, in one long sentence|, very detailed|, without the model|, at night by the look of it|].",
    ),
    "Chat": (
        "[Chat|Live chat|Website chat|Chat window|Chat session] with "
        "[{contact}|{first}|{first} from {account}|{contact}, {account}|{first} in {city}]"
        "[, left before I could answer|, transcript shortened|, polite|, five minutes of typing|, asked for a case number|]"
        "[.|: summary below.|: the core of it here.|, made a case of it.]",
        "[{contact}|{first}|{contact}, {account},|{first} of {account}] "
        "[asked|wrote] [in the chat|via chat|through the chat] "
        "[and wants it in writing|, too long to solve there|, I promised to look into it|, had to leave|, moved it here].",
    ),
}

#: What they want, by the type of the case.
WISHES = {
    "Question": (
        "[Prefers|Would like|Asks for|Wants|Is fine with] [an answer|a reply|a short answer|a word|something] "
        "[by mail|in writing|by phone|in one line|they can forward][, no rush|, soon if possible|, before they order|, today if we can|].",
        "[Colleague|Boss|Buyer|Site manager] there [will decide on it|waits for the answer|needs it to plan|needs it to compare], "
        "[so facts only|so in writing please|keep it simple|no sales talk].",
    ),
    "Incident": (
        "[Wants|Asks for|Expects|Would like|Hopes for] [a replacement|an exchange|one that works|the same again, but whole|a swap] "
        "[and no discussion|rather than a repair|, nothing fancy|and will send the old one back|without waiting for the old one]"
        "[.|, photos are with the mail.|, serial number follows.|, can live with a credit.]",
        "[Would accept|Could live with|Is open to|Suggests|Brought up] [a credit|a part refund|a repair|a spare part|money off the next order]"
        "[, but it should be quick|, as long as somebody calls|, whichever is faster|, for once|, it is the first time after all].",
        "[Please|Somebody should|They ask us to|We said we would] [call back|call {first}|get back to them|keep {first} posted] "
        "[today|tomorrow at the latest|before they run out of patience|once we know more|even if there is no news].",
    ),
    "Problem": (
        "[Wants it put right|Wants this in writing|Asks for one person to own this|Expects it to be settled] "
        "[before their month closes|before they pay|this week|before the next order]"
        "[.|, says {first}.|, fair enough.|, not a threat, just how they work.]",
        "[{first}|Their bookkeeping|Their front desk|Their dock] [has asked|already asked|asked before|wrote] "
        "[once|twice|the order desk|our sales rep|somebody here], [nothing came back|no answer|got a shrug|was promised a call].",
    ),
    "Return": (
        "[Wants|Asks for|Needs|Would like] [a label|a return label|a pick-up|a slip to put in the box|an address to send it to] "
        "[and the money back|and a credit|, nothing else|, refund to the same card|and a confirmation by mail]"
        "[.|, box is unopened.|, box was opened once.|, original packing is gone.]",
        "[It|The box|Everything] [is|sits|is waiting] [at their dock|at the front desk|in {city}|in their hall|in the office]"
        "[, in the way|, packed and taped|, ready to go|, complete as far as they see|].",
    ),
}

#: Around what customers write themselves.
GREETINGS = (
    "[Hello|Hi|Dear] [team|all|{company} team|support],",
    "[Good morning|Hello|Dear Sirs|Good day],",
)
CLOSINGS = ("[Best|Regards|Best regards|Kind regards|Thanks|Thank you|Many thanks]",)
#: The mail that they answer.
QUOTED = (
    "[Thank you for|We have received] your [message|mail|request|question], [a colleague will get back to you|you will hear from us|we are on it and will write] [soon|as soon as we know more|within the hours of our desk|once the warehouse has looked].",
    "[is there anything else|did everything arrive in good order|was everything as you wanted it|how did it go], [{first}|just a short check from us|we like to know]?",
    "[We are looking into it|I have passed it on|Let me check with the warehouse] and [will write again|will let you know|will get back to you].",
)
