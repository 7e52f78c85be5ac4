"""What customers write who have not been answered yet, whatever it was about."""

# Sentences read best unbroken.
# ruff: noqa: E501

REMINDERS = (
    "[Just checking in on this one.|Checking on the status of this.] [I haven't heard anything yet.|So far I've only had the case number.]",
    "[Any update on this?|Has anyone had a chance to look at this?] [I'm out {day3}, so an answer before then would be great.|I'd like to have this settled by {day3}.|Even a quick status would help.]",
    "[Following up on this.|Bumping this up.] [Can somebody tell me who has it?|Who's handling this one?]",
    "[Hi again.|Me again.] [I know you're busy.|I know you get a lot of these.] [Where does this stand?|Do you have a sense of when I'll hear something?]",
    "[Still waiting on this one.|Nothing yet on our end.] [Please give me a call if that's easier.|If it's easier to talk, my number's in my signature.]",
    "[Should I be asking somebody else about this?|Is there someone else I should talk to?] [Just point me there.|A name would help.]",
    "[My boss just asked me about this again.|I got asked about this again today.] [What can I tell them?|Can you give me anything to pass on?]",
    "any news? [thx|thanks]",
    "[Hello again.|Hi, it's me again.] [Has this been assigned to anybody?|Is somebody working on this?|Can you tell me who's working on this?] [I'd just like to know when to expect an answer.|A rough idea of timing is enough.|I only need a rough idea of when.]",
    "[I wanted to follow up on the message below.|Following up on my message below.|Did you see my message below?] [If you need anything else from me, let me know.|Tell me if you're missing something.|Let me know if something's missing.]",
    "[Did this go to the right department?|Am I in the right place with this?] [I can explain it again if that helps.|If not, please forward it to whoever handles it.]",
    "[I see the case number but no answer.|The confirmation had a case number, but I haven't heard anything since.] [What's the usual response time?|When should I expect to hear back?]",
    "[Just following up on this one.|Just a friendly reminder about this.] [Even a short answer would help.|Please let me know where it stands.]",
    "[Not sure if this fell through the cracks.|I have a feeling this one slipped through.] [Could you take a look?|Would you check?]",
)
