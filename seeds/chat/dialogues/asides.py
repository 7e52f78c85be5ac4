"""What has been begun and not sent, what is to be sent later, and what is written on a Saturday."""

# ruff: noqa: E501

SCENES = {
    "SATURDAY": """
A [At the office packing for the show.|Packing the van for the show.|I'm in, getting the booth stuff together.] [Where do we keep the extension cords?|Has anybody seen the good tape?|Where's the box with the tablecloth?]
B > [Shelf behind my desk, bottom left.|Should be in the blue bin under the stairs.|In the storage room, on top of the banner stands.] [Sorry you're in on a Saturday.|Thanks for doing this on a weekend.|Call me if it's not there.]
A > [Found it, thanks. Enjoy your weekend.|Yep, got it.|Right where you said. Back to your Saturday.]

A [Checklist for the show, as packed|Packed so far]: // - banner and stands // - spec sheets, two boxes // - card reader (charged) // - samples // - [snacks, because last time was grim|aspirin and tape, the two things we always forget] // [Anything missing?|What did I forget?]
B > [Business cards?|Extension cord?|Power strip. We never have enough outlets.]
A > [Ha. In my bag, now.|And that's why I ask. Going back up to get it.|Good catch, packed.]

A [Sorry to write on a Saturday.|I know it's Saturday, no need to answer now.] [The badges for the show came by e-mail, please print yours before you leave.|Load-in is through the back entrance, bring your badge.|Booth number is on the badge, we have the spot near the coffee this time.]
B > [Printed.|Thanks, saved on my phone.|No worries, I was up anyway.]

A [Demo unit for the booth is in the van and strapped down.|Van is loaded. Demo unit is strapped in twice.] [I drove around the block to make sure nothing moves.|If something rattles it's the banner stand.]
B > [You're the best. See you there.|Thank you! I'll help unload.|Great. I'll bring coffee.] +raised_hands
""",
    "BEGUN": """
A @{b} do you have a minute to talk about {account}? {first} called and

A [Before I send this to {account}, can you check|Can you look at this before it goes to {account}? I'm not sure about] the part where we say that delivery

A Notes from the call with {first} ({account}): they like the {article}, budget not clear yet, and

A [Does anyone know if the {article}|Quick question, is the {article}] still comes in

A I've been thinking about {dow}. If we move the meeting to {time} then

A [Sorry, I know this is late, but|I know it's short notice, but] could you cover for me on {dow}? I have

A Summary of where we are with {account}: [waiting on {first}|{first} hasn't answered yet], the quote is out, and

A [Hey {b1}, about yesterday.|{b1}, about what I said yesterday.] I didn't mean

A Draft reply to {contact}, tell me if it's too long: Hi {first}, thanks for your patience. We've looked into

A For the handoff next week: open quotes are all in Alder, {account} expects a call on {dow}, and

A [Question for purchasing:|Asking for a customer:] when do we expect more of the {article}? I've promised

A Not urgent. [The label on the {article}|The spec sheet for the {article}] says one thing and the website

A Thanks for the numbers. One thing I don't understand is why

A I can take the {time} call but only if somebody

A [Lunch on {dow}?|Are you free for lunch {dow}?] I wanted to ask you about

A re: {account}, I talked to {first} again. Short version: they want
""",
    "PLANNED": """
A Good morning, [quick reminder that the team call is at {time} today|reminder: team call today at {time}]. Please add your points to the agenda before then.

A [Reminder: I'm calling {contact} at {time}.|My call with {contact} from {account} is at {time}.] If you need anything from them, tell me before that.

A Weekly numbers: [please have yours in by {time}|yours are due by {time}], even if they're not pretty.

A Out of office today. [{b1} has my phone|Please go to {b1} with anything urgent], I'm back tomorrow.

A [The {article} count is today.|We're counting the {article} shelf today.] Please don't pick from it between {time} and noon. Thanks!

A [Bagels in the kitchen, help yourselves.|There are bagels in the kitchen.] No special reason.

A Expense reports are due today. [If yours isn't in by 5, it goes into next month.|After 5 they go into next month.]

A [Fire extinguisher check is this morning.|The extinguisher people come this morning.] Please keep the hallway by the dock clear until {time}.

A @{b} did you hear back from {account}? [I'd like to know before the {time} call.|If not, I'd call {first} today.]

A [They're repainting the parking lot today.|The parking lot gets new lines today.] Please park on the street side.

A Follow up with {first} at {account} about the {article}. [They wanted to decide this week.|They said to try again today.]

A [Timesheets, please.|Friendly reminder about timesheets.] {b1} closes them at {time}.
""",
}
