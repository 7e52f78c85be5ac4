"""What is written to and fro on a case; patterns of `seeds.grammar`. They state nothing that only an event would know."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

#: What a customer writes again.
REMINDERS = (
    "[Is there any news|Any news|May I ask for news|Have you found anything out] [on this|about this|yet]? [I have to tell my boss something|Our week is planned around it|My colleagues keep asking|There is no rush, I only want to plan|It would help us to know], [even if it is only half an answer|a line is enough|thank you|please].",
    "[Just to let you know|For your records|One more thing]: [I am out of the office from tomorrow|the best time to call is after lunch|please copy our {city} office in|our purchasing has a number for this, too]. [Best to answer by mail|Please keep the number {case} in the subject|Otherwise nothing has changed here].",
    "[I forgot to say|One thing I left out|To add to my message]: [it is not only me who asks|somebody is here on weekdays until five|a short call would do as well|my boss reads along]. [Thank you|Thanks again|That is all].",
    "[Did my mail reach you?|I am not sure that my message arrived.|My mail may have got lost.] [Only the automatic answer came|Nothing has come back so far|Nobody has written to me yet]. [Please confirm that you have it|A line would do|I can also call, if that is easier].",
)
#: What they write once we have answered.
REPLIES = (
    "[Thanks for the quick answer|Thank you, that helps|That was quick, thanks]. [We will try it|I pass it on to the crew|Let me check with {city}|I shall look at it tonight] and [let you know|come back to you|write again if it is no good].",
    "[I tried|We tried|Our crew tried] [what you wrote|your advice|the steps from your mail], [and it is a bit better now|but it is the same as before|but nobody is sure it was done right|and so far so good]. [What next|Is there more we can do|Could somebody call me|Shall we leave it at that]?",
    "[Attached are|Here are|You asked for] [the photos|two pictures of the label|the papers|the numbers on the label]. [Tell me if you need more|I hope it is readable|The light was poor, sorry|Please confirm that they arrived].",
)
#: What we write first, whatever it is about.
ANSWERS = (
    "[Thank you for getting in touch|Thanks for your message|Thank you for writing to us]. [We have opened|Your message has become|We handle this as] case {case}[ and I look after it| and it is on my desk|]. [I am looking into it|I have asked our colleagues|I am checking this on our side] and [come back to you|write again|let you know] [tomorrow at the latest|as soon as I know more|within our usual time].",
    "[I have read your message|I looked at your case|Your message is on my desk], [and I want to get this right|and it should not take long|and I know whom to ask]. [I check our side first|I look into our papers first|Let me ask the colleagues who know] [and write again today|and come back to you tomorrow|, then you hear from me].",
)
#: And besides, by the type of the case.
_SORRY = (
    "[I am sorry for the trouble|Sorry to hear that|I am sorry that this happened]. [To help you quickly|So that we find it sooner|Before I can say more], [could you send me|please send me|I need] [a photo of the label|the number on the box|the name of whoever took the delivery|a picture of the damage][ and the order number|, too|]. [That saves us both time|With it I can settle this|You have my word that it moves then].",
)
_REMEDY = (
    "[I have read your message|I looked at your case|I went through what you sent], [and I think I know what it is|and it looks familiar|and there are two ways to settle it]. [First please try this|Let us begin with the simple one|Here is what helps most of the time]: [take it apart once and check the seat of all parts|compare the delivery note with what is in the box|look whether the seal on the box is ours]. [Tell me what you see|Write me how it went|Then we go on from there].",
)
ANSWERS_TO = {
    "Question": (
        "[Good question|Thanks for asking|Happy to help]: [let me look it up|I asked our product people|I want to be sure before I answer]. [You hear from me|I write again|An answer comes] [today|tomorrow morning|before the week is over].",
    ),
    "Incident": _SORRY + _REMEDY,
    "Return": _SORRY,
}
#: What we write later.
FOLLOW_UPS = (
    "[A short update|News on {case}|I promised news]: [our colleagues are on it|the warehouse is checking|I have their first answer], [and I expect more tomorrow|it takes a day longer than I said|nothing is lost]. [Thank you for your patience|I stay on it|Sorry that it takes a moment].",
    "[I found it out|Here is the answer|It is settled on our side]: [we take care of it|you need to do nothing more|everything is on its way]. [Please tell me when it works for you|A short yes is enough, then I close {case}|Write if anything is left open].",
    "[Did my last mail reach you?|I have not heard from you.|May I ask how it went?] [Without the photos I cannot go on|If all is well I would close {case}|A line is enough]. [Kind regards|Have a good day|Until then].",
    "[As agreed on the phone|As I said on the phone|To put our call in writing]: [we keep {case} open until you have tested it|we look at it again next week|you send it back and we look at it]. [The address is on our page|I noted it here|That is all you need to do].",
)
#: What the customer sees without a mail.
PUBLIC = (
    "[We are working on this|Work on this has begun|This is being looked at]; [next update tomorrow|you will hear from us soon|no need to do anything].",
    "[We called you today|Tried to reach you by phone|Left you a message on the phone][ – please call back|, please ring us any time|, we try again tomorrow].",
    "[Waiting for your photos|We need a picture of the label to go on|Please tell us the number on the box][, thank you|, whenever you get to it|].",
    "[The part is ordered|A replacement is packed|The papers are on their way][, expect it within the week|, you get a mail with the number|].",
)
#: What colleagues write to each other.
INTERNAL = (
    "[Spoke to|Called|Reached] {first}: [calm, wants a date|not happy, be kind|will send photos|fine with waiting]. [Nothing promised|Promised a call tomorrow|I wrote it up].",
    "[Checked with the warehouse|Asked the bench|Asked product|Asked sales]: [they look|answer by tomorrow|it is a known thing|first they hear of it].",
    "[Same|Very similar|Looks like the same] [as a case last month|as another one of {account}|thing as the one that {colleague} had]; [see there first|{colleague} knows more|might be one cause].",
    "[Careful|Heads-up|Mind]: {account} [is in talks with sales|has a large order open|had two cases before], [so no hasty words|so keep it friendly|so answer fast].",
    "[Tried {first} twice|No answer from {first}|{first} is on vacation], [next try tomorrow|mailed instead|will close if nothing comes].",
    "[Handed over|Passed on|Over to you, {colleague}]: [the whole story is in the thread|they wait for a call|only the confirmation is missing].",
)
GREETINGS = ("Hello {first},", "Hi {first},", "Dear {first},", "Good morning {first},")
CLOSINGS = ("Kind regards", "Best regards", "Many thanks", "All the best")
SUBJECTS = ("[{subject}|Your case {case}: {subject}|Case {case}: {subject}]",)
