"""Longer pieces: minutes, incidents, hand-offs, launch notes, agendas."""

# ruff: noqa: E501

SCENES = {
    "outage": """
?? A in IT; B not in IT

A {system} [is giving me this|is acting up, this is what I get|just threw this at me]: // ``` // [ERROR|FATAL|error]: [connection refused|timed out after 30 s|no route to host|certificate has expired] //   [gateway|session|spooler]: retry [3 of 5|2 of 3|4 of 5], next in [30|60|90] s // ``` // [A restart didn't help.|I restarted it twice, no change.|Restarting helps for about a minute.] [I have a ticket open with the vendor.|On my way to the server room.|Looking at the logs now.]
B > [Same here.|Same error on my end.|I get that too, since a few minutes ago.] <<Anything we should do, or just wait?|Should we stop trying?|Is it the whole building?>>
A > <<[Just wait, please. I'll post in here.|Nothing for now. I'll post when it's back.]|[Yes, please don't retry, it makes it worse. I'll post when it's back.|Please do, the retries slow it down.]|[Seems to be everybody. Give me half an hour.|Looks like it. I'll know more in half an hour.]>>
""",
    "outage-over": """
?? A in IT; B not in IT

A **Incident report: {system}** // - down for: {minutes} minutes // - [affected|who noticed]: [everybody upstairs|warehouse and shop desk|about half of the building] // - cause: [an expired certificate|a full disk|an update that ran overnight|a switch that died|a loose power cable, no joke] // - fix: [renewed it and restarted|cleaned up old logs|rolled the update back|replaced it with the spare|plugged it back in and taped it down] /// [To keep it from happening again: we get an alarm two weeks ahead.|So that this doesn't happen again, updates won't run before noon anymore.|What we change: there's a spare on the shelf now, with a label.] [If something you did this morning is missing, please tell me.|Nothing should be lost. If you find something missing, let me know.|Unsaved drafts may be gone, sorry about that.] [Thanks for your patience.|Thank you for not all calling at once.|Sorry for the interruption.]
B > [Thanks for the write-up.|Appreciate the explanation.|Thanks, that was quick.] <<Could it happen in the warehouse, too?|Is that the same setup we have in the warehouse?>>
A > <<[In theory, yes. That's next on my list.|It could, so I'm checking that one today.]|[It is, so I'm checking that one today.|Same kind, yes. It's next on my list.]>>
""",
    "away": """
A **Handoff** // I'm out from {first}, back on {back} ({reason}). // - urgent things: {cover} // - open quotes and cases: [everything has a note|all notes are up to date], [next steps are in the tasks|the next steps are set as tasks] // - phone: [forwarded to {cover1}|goes to {cover1}] // - e-mail: [auto-reply is on|auto-reply points to {cover1}] // - can wait: [anything with a date after {back}|newsletters, vendor calls, the office move survey] /// [Customers who need to know have been told.|I've told my customers.|The important customers know.] [Please don't save things up for my first day back.|Please don't schedule anything on my first morning back.] [Thank you, {cover1}, I owe you one.|{cover1}, lunch is on me when I'm back.|Thanks for covering, {cover1}.]
B > [Got it. We'll be fine.|Thanks for the clean handoff.|All clear, don't think about us.] [See you on {back}.|See you when you're back.]
""",
    "launched": """
?? A in Product; C not in Product

A **{article}: on sale as of {launch}** // [For everybody who talks to customers|What to know when customers ask]: // - it's in Alder and in the store, [with prices, photos and the spec sheet|prices and photos included] // - [samples|a sample]: [ask {b1}|on the shelf next to my desk] // - returns: same rules as for everything else // - [questions we don't have an answer to yet|if you don't know the answer]: [post them here|write them in this thread] /// [Please don't keep your own price list.|No private price lists, please.] [If something on the page is wrong, I want to hear about it today.|Found a mistake on the product page? Tell me, I'll fix it right away.] +rocket
C > [Page looks good.|Congrats on getting it out.|Nice photos.] <<First customer question: how long is the warranty?|I already had somebody asking about bulk pricing.|Can I get a sample for a visit this week?>>
A > <<[Same as on the rest of the line. It's on the spec sheet.|It's on the spec sheet, second page.]|[Let me check and answer in here.|Send me the quantity and I'll ask.]|[Yes, come by and pick one up.|Sure, I'll leave one on your desk.]>>
""",
    "batch-stopped": """
A **Stop on {article}, {batch} batch** // What we know: {fault}. [Two customers reported it and we've seen it on one of ours.|Reported by support, confirmed in the warehouse.|Returns noticed it first, then we opened a few boxes.] // 1. Warehouse: [don't ship anything from that batch|hold everything from that batch], put it on the hold shelf. // 2. Store: [no new orders until we know more|please set it to out of stock]. // 3. Support: [offer an exchange, don't argue|exchange without questions], write down order number and date. // 4. Purchasing: [is talking to the supplier|has been told and is calling the supplier]. /// [I'll post updates here and nowhere else.|Next update {dow}.|I'll update this thread as soon as the supplier answers.] +warning
B > [On hold. I put tape across the shelf.|Done on our side, nothing goes out.|Pulled from the pick list.]
C > <<What do we say when customers ask if it's safe to use?|Do we contact people who already have one?|Should we reach out to customers or wait for them to call?>>
A > <<[Nobody's at risk as far as we know. We'll exchange it, that's the message.|Say we know of no safety problem and we'll exchange it. Nothing more than that.]|[Not yet. First we find out how many are affected.|Not until we have the list of who got one.]|[Wait until {dow}, please. I want the facts first.|Let them call for now. We'll reach out when we have the list.]>>
""",
    "show-held": """
?? A in Marketing; B in Sales|Marketing

A **{city}, {day}: how it went** // - leads: {leads} // - booth: {staff} // - [asked most often|top question]: [lead times|do you have a local contact|can I buy the one on display] // - [worth copying|seen at other booths]: [chairs. People stay longer when they can sit|a demo every full hour|coffee, good coffee] /// [The first morning was slow and then it never stopped.|Busy from the first minute.|Slow start, strong finish.] [We ran out of cards by mid-afternoon.|Next time we need more spec sheets and fewer pens.|The banner is too small for that hall.] [All contacts are in Alder, with notes. Please call within a week.|Contacts are entered, each with a line on what they want.] [My view: we should go again, with a smaller booth.|I'd go again, but with three people instead of two.|Worth it? Ask me when the calls are made.]
B > [Thanks for standing there all day.|Good report, thank you.|Nice work.] [I'll split the list by territory today.|Who gets the list?|I can take ten of the calls.]
""",
    "campaign-ended": """
?? A in Marketing; C in Sales|Marketing|Sales operations

A **Wrap-up: {campaign}** // - channel: {channel} // - leads: {leads} // - spent: {spent} /// [What worked: plain text, one picture, one link.|What worked was the second subject line. The first one got half the opens.|Short copy beat long copy by a mile.] [What didn't: the form had too many fields.|The landing page was slow on phones, that cost us.|We mailed some people twice, and they noticed.] [Next time I'd start a week earlier and test with a small group.|If we do it again: smaller list, better list.|I'd do it again with half the budget and a cleaner list.] [Sales has the list.|All leads are assigned as of today.]
C > [Thanks for being honest about the form.|Good summary.|Interesting.] [How many of those are already customers?|Do we know how many are existing customers?]
A > [I'll check for duplicates and post the number.|More than I'd like. I'm working on the exact count.|Let me run the match against Alder, I'll have it tomorrow.]
""",
    "PROJECT": """
A **Notes from today's call** // Here: {a1}, {b1}, {c1}. // 1. Training: [two sessions instead of one|we'll do it in the big room], {b1} makes the schedule. // 2. Guide: [shorter, with pictures|page two goes], first comments by {dow}. // 3. Access: [three people still can't log in, IT has the names|the temp accounts need to be set up before {dow}]. // 4. Risks: [nobody has time to test in the last week of the month|if {c1} is out, nobody else knows how the export works]. /// Next call {dow}, {time}. [If I missed something, add it below.|Tell me if I got something wrong.|Corrections welcome, I was typing and talking at the same time.]
C > [For point 4: I'll show somebody how the export works.|On point 4, I can train a backup this week.|Point 4 is fair. I'll write it down step by step.]
A > [Thank you, {c1}.|That takes it off my list of worries.|Great.]

A **Open points** // - [who prints the guide, and how many|number of printed guides] // - [what we do with people who join later|training for late joiners] // - [how long does the old login stay?|end date for the old login] // - [a sentence for the phone menu, or not|do we need a line in the phone greeting?] /// [I'd like to close all four before our next call.|Let's get these four off the list this week.] [Take one if you can.|Pick one, please, and put your name next to it.]
B > [I'll take the first one.|The printing one is mine.|Put me down for late joiners.]
C > [I can ask IT about the login.|The login one is for me.|I'll write a sentence for the phone menu and you can all make fun of it.]
""",
    "LEADERSHIP": """
?? A in Executive|People

A **Agenda, {dow}, {time}** // 1. Leftovers from last time (5 minutes) // 2. [PTO calendar and cover|Parking|Training budget], {b1} (10 minutes) // 3. [Which meetings can we drop|The open house|Intern program], {c1} (15 minutes) // 4. Round robin, one sentence each /// [Please send documents the day before, two pages max.|No slides, please. One page is enough.|If you want something decided, put it in writing before the meeting.] [Lunch will be there.|We end on time.|I have a hard stop at the hour.]
B > [Can I get five more minutes for mine?|Mine won't take ten. Five is fine.|I'd like to swap 2 and 3, I have to leave early.]
A > [Sure.|Yes, done.|Okay, noted.]

A **What I took from today's meeting** // - [we try a shared PTO calendar for a quarter|cover has to be named before PTO gets approved], {b1} sets it up // - [the weekly all-hands becomes biweekly|the Thursday status meeting is gone] // - [each of you sends me one process that annoys people|everybody brings one thing we could stop doing] /// [Nothing else was decided.|If it's not in here, we talked about it but didn't decide it.] [Please share with your teams what concerns them.|You can share this with your teams.]
C > [Matches my notes.|That's how I remember it.|Correct, thanks for writing it up.]
""",
    "SALES": """
?? A in Sales|Sales operations; B in Sales; C in Sales

? A in Sales operations|Sales manager, East|Sales manager, Central|Sales manager, West|Vice president, Sales; B in Sales; C in Sales
A **Pipeline call, notes** // - dates: [anything with a close date in the past gets a new one today|no open deal with a date in the past, please] // - next steps: [two lines is enough, but two lines it is|every deal needs one, even "waiting"] // - on the road: [{b1} is out {dow}|{b1} is visiting customers {dow}], {c1} covers the phone // - [training|practice]: [objections, at the next call, bring a real one|new slides, ask {c1}] /// [If you missed it, that's all there was.|Short one today.] [Please also call the quiet accounts, two a day is plenty.|One more thing: look at your accounts without contact this year.]
B > [Thanks for the notes, mine are updated.|Got it. I have a good objection to bring.|Thanks. I was on the highway with no signal.]

? Monday; A in Sales; B in Sales; C in Sales
A [Coverage this week|Who's where this week]: // - {a1}: [office all week|in the office] // - {b1}: [customers on {dow}, otherwise here|on the road {dow}] // - {c1}: [home office|trade association thing on {dow}, otherwise here] // [If that's wrong, say so.|Correct me if that changed.]
B > [Correct. I'm reachable by cell.|That's right, back in the office by 3.|Changed: my visit was canceled, so I'm here.]
""",
}
