"""Between the milestones of a project: no dates, no amounts, no outcomes."""

# ruff: noqa: E501

SCENES = {
    "PROJECT": """
A [Can two people read through the training sheet before I print it?|I need one or two people to proofread the training sheet.|Could somebody give the training sheet a read before it goes to print?] [It's four pages.|Four pages, big type.|Takes ten minutes.]
B > [I'll do it {day_part}.|Send it over.|I can do it right now.] [Do you want typos or content?|Should I mark typos too, or just what's wrong?]
A > [Both please.|Everything. Be picky.|Content first, but typos are welcome too.]

A [The test list is down to six open items.|Six items left on the test list.|We're at six open items on the test list.] [Four of them are wording.|Most of that is wording.] [The other two need somebody from IT.|Two are technical and I can't do those myself.]
B > [Which two?|What are the technical ones?|Send me the two and I'll see who can look at it.]
A > [The export that comes out empty, and the login that times out after lunch.|The search that ignores hyphens, and the export with the wrong date format.|Printing from the second floor, and the password reset mail.]

A [Who has the most recent version of the checklist?|Does anyone have the current checklist?|I've found three versions of the checklist, which one is right?]
C > [The one in the shared folder with today's name on it.|It's in the shared folder. Ignore anything you got by e-mail.|Use the one in the folder. The e-mailed copies are old.]
A > [Found it, thanks.|Got it. I'm deleting mine.|Thanks, that explains the missing page.]

A [Heard on the floor today|Somebody told me today]: // > [why do I have to enter this twice|can I go back to the old form when it's busy|who do I ask when you're not here] // [I didn't have a good answer.|Fair point, honestly.|I said I'd find out.]
B > [Let's put it on the agenda for the next call.|That belongs in the FAQ. I'll write something.|We should answer that in the training, not one by one.]
A > [Works for me.|Good, I'll pass that on.|Great, thanks.]

A [Quick poll: weekly call stays at 30 minutes or do we cut it to 15?|Do we still need the full half hour every week?|Can we cut the weekly call to 15 minutes?]
B > [15, please.|15 is enough.|Fifteen. We always run out of things to say.]
C > [Keep 30 until the pilot is done, then 15.|I'd keep the slot at 30 and just end early.]
A > [Okay, 30 on the calendar and we stop when we're done.|We'll leave it at 30 and I'll end it when there's nothing left.]

A [I won't make the call on {dow}.|Can't join on {dow}, sorry.|I'm double-booked for the {dow} call.] @{b} [can you take notes for me|would you take notes], please? [My only update is that the guide is in review.|All I'd have said is that the guide is with the reviewers.]
B > [Sure, I'll post them here.|Yep, notes will be in here after.|No problem.]
A > [Thank you!|You're a lifesaver.|Thanks, I owe you.]

A [My update|Where I am today|From me]: // - done: [training sheet, second draft|room is booked, invites are out|test accounts for everybody in the pilot] // - next: [one-page guide|walk through it with the early shift|go over the open questions with {c1}] // - blocked: [nothing|still waiting on two logins|nothing, for once]
B > [I can help with the guide if you want.|Shout if you need a second pair of eyes.|Let me know about the logins, I can nudge IT.]
A > [Thanks, I'll take you up on that.|Will do.|I'll shout.]

A [Has anyone talked to the night crew about this?|Did anybody bring the early shift up to speed?|I'm not sure the part-timers know about any of this.] [I'd hate for them to find out from a sign on the door.|They always hear about things last.]
B > [I'll catch them at the shift change tomorrow.|I can go to their standup tomorrow at 6.|No, and you're right. I'll do it this week.]
A > [Thanks. Take donuts.|Appreciate it. Bring copies of the one-page guide.|Thank you. Let me know what they ask.]

A @{b} [can you send me the names of the people on your team who need access|who on your team needs a login|could I get the list of logins for your team]? [First name, last name, e-mail is enough.|Just names and e-mails.|A reply in here is fine.]
B > [Five people. I'll send you the list after lunch.|You'll have it by end of day.|Sent it to you just now.]
A > [Got it, thanks.|Thank you!|Perfect, they'll have access tomorrow.]

A [Does the export work for anybody?|Is it just me or does the export come out empty?|The export gives me an empty file. Anyone else?]
C > [Works here, but only if you pick a date range first.|Same here. It needs a date range, otherwise it's empty.|You have to set the dates, then it works.]
A > [That was it. We should put that in the guide.|Ha, yes. That's going in the FAQ.|Thanks. It should say so somewhere.]

A [What I worry about is the second week, not the first.|My worry isn't the start, it's the second week.|I'm less worried about the launch than about two weeks later.] [First week everyone is patient and we're all there to help.|At the start everybody helps. After that they're on their own.]
B > [Then let's keep one person on call for the second week.|We could do office hours, an hour a day.|Agreed. Let's plan a check-in at the ten-day mark.]
A > [I like that. I'll put it in the plan.|Good, adding it.|Works for me, can you own that?]

A [Shout-out to {b1}, who stayed late to get the test accounts working.|Thanks to {b1} for setting up all those test accounts.|{b1} spent most of yesterday on test accounts so we don't have to. Thank you!] +clap
B [Ha, thanks. Half of it was {c1}.|Thank you. It was mostly copy and paste.|Anytime. Please don't lose the passwords.]

A Agenda for {dow}, {time}: // 1. [open questions from the floor|questions that came up this week] // 2. [training dates|who trains whom] // 3. [what we tell the rest of the company|announcement, who and when] // [Add yours below.|Anything else, reply here.|If your point isn't on there, add it.]
C > [Can we add the old spreadsheet? Somebody has to say when it gets turned off.|Please add: when do we stop using the old form.]
A > [Added as point 4.|Good one, it's on the list.|Yes, that's number 4 now.]

A [I drew up a plan on the whiteboard in the big room.|The plan is on the whiteboard in the big conference room.|There's a timeline on the whiteboard, big conference room.] [Please don't erase it.|Do not wipe it.|It says DO NOT ERASE, and I mean it.]
B > [Took a picture, just in case.|I'd take a picture of it. The cleaners come tonight.|Photo taken and saved in the folder.]
A > [Smart.|Good thinking, thanks.|Thank you, I forgot about the cleaners.]

A [Somebody asked me whether this replaces the old spreadsheet or comes on top of it.|I keep getting asked if the spreadsheet goes away.] [What do we say?|What's our answer?]
B > [It replaces it, once the pilot is done.|Replaces it. But not during the pilot.|For the pilot both, after that only the new one.]
C > [Can we put that in writing? People keep making copies of the sheet.|Please say that at the next all-hands, half my team thinks it's both forever.]

A [Dumb question: who approves changes to the guide?|Do changes to the guide need a sign-off?|Can I just edit the guide or does somebody have to approve it?]
B > [Just edit it and leave a comment.|Edit away, it has a version history.|No sign-off needed. Put your initials in the change list.]
A > [Perfect, doing that.|Easy enough.|Thanks.]

A [I sat with two people from the pilot for an hour today.|I watched two people use it for an hour.] [They never touch half of the fields.|They skip every optional field.|Nobody uses the notes box.] [Can we hide those for now?|I'd like to hide what they don't use.]
C > [Please do. Fewer fields, fewer questions.|I'd hide them and see if anyone misses them.|Careful, finance needs one of them.]
A > [Okay, I'll make a list of what goes and post it before I touch anything.|I'll post the list first so nobody gets surprised.]

A [The vendor wants a reference call with one of us.|The vendor asked if one of us would do a reference call.] [Not before we're done, right?|I'd say not until it's been running for a while.]
B > [Right. Tell them to ask again next quarter.|Agreed, too early.|I'd hold off. Be friendly about it.]
A > [I'll tell them nicely.|Will do.|OK.]

A [Room for the training is booked, but it only has 12 chairs.|We have the training room, it fits 12.] [We're 16.|There are 16 on the list.]
B > [Split it in two groups of 8, better anyway.|Two sessions then. 8 people each learn more.|Take the chairs from the break room.]
A > [Two sessions it is, 9 and 10:30.|Okay, two groups. I'll change the invite.|Good, two groups. I'll ask who wants the early one.]

A [The Wi-Fi in the back was bad again today.|Back corner of the warehouse has no signal again.|We lost the Wi-Fi in the back again.] [It's hard to test anything like that.|Two people gave up on the test because of it.]
C > [IT has a spare access point. I'll ask.|There's an access point in a box in my office. Let me see if it's the right kind.|I reported it. They want to hang another access point.]
A > [That would save us. Thanks.|Please do, thank you.|Great, thanks {c1}.]

A [Please stop testing in the real system.|Reminder: test in the test system, not the live one.|Somebody created ten fake orders in the live system.] [I spent an hour cleaning up "Mickey Test, 123 Test Street".|Finance noticed, and they were not amused.]
B > [That was me, I'm sorry. I had both tabs open.|Guilty. I thought I was in the sandbox.|Oops. Can we make the test one a different color?]
A > [No harm done. I asked IT to put a red bar on the test system.|It's fine. We'll get a colored banner for the test one.]
""",
}
