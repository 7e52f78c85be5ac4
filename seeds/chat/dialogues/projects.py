"""Milestones of a project, each told in its own channel."""

# ruff: noqa: E501

SCENES = {
    "project-begun": """
A [Welcome to the {project} channel.|Setting this up for {project}, welcome everybody.|This is the channel for {project}.] The short version: // - goal: {aim} // - pilot: {pilot} // - budget: {budget} // - target date: {target} /// [{lead} runs it day to day, so questions go there first.|I'm running this one, with {sponsor} as sponsor, so [bring me your questions|send questions my way] first.] [Please keep decisions in here and not in e-mail.|If it's a decision, put it in this channel so we can find it later.|Side threads are fine, but decisions get posted here.] !pin +rocket
B > [Glad to be part of this.|Happy to help.|Good, I've been waiting for this one.] [Is there a shared folder yet?|Do we have a folder for documents yet?]
A > [Not yet, I'll set one up {day_part} and post the link.|Will make one today and drop the link in here.]

A [We have a green light for {project}.|This is now officially a project.|Good news, our project got approved.] Budget is {budget} and the [date to hit|date we're working toward|target] is {target}. [We start small with {pilot} and see how it goes.|The pilot is {pilot}, nothing wider until we've seen that work.] +tada
B > [What counts as success here?|How will we know it worked?]
A > [{aim}, that's the whole point. If we don't see that we stop.|Simple: {aim}. Everything else is a bonus.]

A Kicking off {project}. [What we're after is {aim}.|The reason we're doing it: {aim}.] [First step is {pilot}|We begin with {pilot}], [and {target} is when everyone should have it|and it should be in place for everybody by {target}]. [I'll send a kickoff invite for {dow}.|Kickoff is {dow} at {time}, invite to follow.]
C > [I'm out at {time} that day, can you do a half hour later?|I have a conflict at {time}, any chance of moving it thirty minutes?|That overlaps with another meeting for me, could we start a bit later?]
A > [Sure, moved it.|No problem, I pushed it back thirty minutes.|Done, new invite is out.]

A For everybody who was just added: this is about {project}. [You're here because your team will feel it first.|You're in here because we'll need your input.|I added one person from each team that's affected.] [Budget {budget}, target {target}, pilot is {pilot}.|We have {budget}, a pilot ({pilot}) and a date ({target}).] [Nothing to do today.|No action needed yet.|Just read along for now.] !pin
B > [Thanks for the context. How much time should I plan per week?|Thanks. Roughly how many hours a week are we talking?]
A > [An hour or two until the pilot, then a bit more.|Not much before the pilot. Maybe an hour for the weekly call.]

A **{project}: kickoff** // 1. Goal: {aim} // 2. Pilot: {pilot} // 3. Target date: {target} // 4. Budget: {budget} // [Scope doc comes next.|Next up is a one-page scope.|I'll write up the scope next.] !notes +eyes
B > [Looks clear.|That's short, I like it.|Good start.] [Who is writing the scope?|Do you want input on the scope before you write it?]
A > [I'll draft it and everyone here gets to comment.|First draft is mine, then I'd like all of you to poke holes in it.]
""",
    "project-scoped": """
A [Scope for {project} is done.|The scope doc is final.|We signed off on the scope.] [We pilot with {pilot} and keep {target} as the target.|Pilot is {pilot}, target is still {target}.] [Anything that isn't in the doc goes on a later list.|If it's not in there, it's phase two.]
B > [Is training in scope?|Does that include training?|Where did training end up?]
A > [Yes, a half day before go-live. It's on page two.|It is. We planned half a day for each team.|Yes, I moved it up from phase two, you were right about that.]

A [Sharing what we agreed on for {project}|Here's what's in and what's out for {project}]: // - in: {pilot} // - in: a short training and a one-page guide // - out for now: [reports, integrations, anything custom|custom reports and anything that needs a developer] // - target: {target} !notes
C > [Works for me.|No objections here.|Fine with our team.] [Reports were the one thing we'd have wanted, but they can wait.|We can live without reports for a while.]

A [{sponsor} has read the scope and is fine with it.|The scope has been read and approved by everybody who needs to.|I've been through the scope line by line and I'm happy with it.] [So it's {pilot} first, and {target} for the rest.|That means {pilot} now and everyone else by {target}.]
B > [Good. When do we start asking people for the pilot?|Great, when do you want volunteers?|Do you need names for the pilot from us?]
A > [Next week. Send me anyone who complains a lot, they make the best testers.|Soon. I'd rather have two skeptics than five fans.|Give me until {dow} to sort out the equipment, then I'll ask.]

A [Minutes from the {project} scoping call|Notes from today's scoping session, {project}] // 1. **Pilot**: {pilot}. [No exceptions for now.|One group only, so we can compare.] // 2. **Date**: {target}, [tight but doable|which leaves us two weeks of slack|agreed by all]. // 3. **Open**: [who covers support in the first week|who answers questions during the first week], {b1} to come back with a proposal. // 4. **Open**: old process stays in place until the pilot is read out. // Corrections by end of day, please.
B > [Looks right. I should have a proposal for point 3 by {dow}.|Correct. Point 3 is on me, give me until {dow}.|That matches my notes. I'll have something on point 3 by {dow}.]

A [We cut the scope in half today and I think that's a good thing.|The scope for {project} got a lot shorter today.] [What's left: {pilot} as the pilot, live by {target}.|{pilot} stays, {target} stays, most of the wish list doesn't.]
C > [What happens to the wish list?|Where does the rest go?]
A > [It's all saved in the folder. We look at it again once the pilot is done.|Parked, not deleted. We revisit it after the pilot.]
""",
    "project-pilot-begun": """
A [Pilot is live.|And we're live with the pilot.|The {project} pilot started this morning.] [{pilot} only, everybody else carries on as before.|For now it's {pilot}, nothing changes for anyone else.] [Please post problems in here and not by phone.|If something breaks, write it in this channel with a screenshot.] +rocket
B > [How is it going so far?|How did the first hours go?|First impressions?]
A > [Two small hiccups with logins, otherwise fine.|Quiet, which I'll take.|A few questions, nothing we hadn't expected.]

A First day with {pilot}. [What I saw|A few things I noticed]: // - [everybody could log in, eventually|one login failed, fixed in ten minutes] // - [people kept the old way open next to it|most people still have the old way open on the side, to be safe] // - [the one-page guide is already on the wall|somebody has laminated the one-page guide] // [Target is still {target}.|No change to {target}.]
C > [I can come by {dow} if you need another pair of hands.|Need anybody on site {dow}? I have the morning free.]
A > [Yes please, mornings are when the questions come.|That would be great, come around 9.]

A {project}: [pilot is running|pilot is on|we've started the pilot] ({pilot}). [We'll collect feedback until it's done and then decide.|I'm keeping a log of every question and every problem.] [Target date for everyone is {target}.|If it holds up, everyone gets it by {target}.]
B > [Can you share the log?|Is the log somewhere we can read it?|Could I see the log at some point?]
A > [It's in the project folder, first tab.|Sure, it's in the folder. Add to it if you see something.]

A [Just came from the pilot.|Spent the morning with the pilot group.] [The mood is better than I expected.|They're skeptical but trying.|Mostly good, one loud complaint, and it was a fair one.] [We stay with {pilot} for now and keep {target}.|{target} still looks doable.]
B > [What was the complaint?|What are they unhappy about?|What's the main gripe?]
A > [Two extra clicks for something they do fifty times a day. I've asked if we can drop one.|They have to enter the same thing twice. We're looking at it.|The training was too fast. We're doing it again {dow}.]

A **Status, {project}, first day** // - pilot: {pilot} // - target: {target}, on track // - issues: [two open, none serious|one open, not serious|a short list, nothing that stops us] // - next: [check-in {dow} at {time}|short call {dow}, {time}]
C > [Thanks, this format is perfect.|Good format, please keep it.|Short and clear, thanks.]
""",
    "project-slipped": """
A [We have to move the date for {project}.|Bad news on {project}, we won't make {old}.|I have to move {project}.] [The problem: {risk}.|What happened is that {risk}.] New target is {target} instead of {old}. [I'd rather say it now than the day before.|Better now than the week before.]
B > [Thanks for saying it early. Is {target} safe?|Okay. How sure are you about {target}?]
A > [Pretty sure. There's a week of slack in it.|As sure as I can be. If the fix works, we're fine.|I'd say eighty percent. I'll know more on {dow}.]

A [Heads up: the rollout of {project} moves from {old} to {target}.|New date for {project}: {target}, was {old}.] [Turns out {risk}.|Reason: {risk}.] [Nobody did anything wrong, we just didn't know.|We could have caught that earlier, and that's on me.|It came up in the pilot, which is what the pilot is for.]
C > [Does the budget change?|Is this going to cost more?|Does that affect the budget?]
A > [No, same budget, just later.|Not as it stands.|No. It costs us time but no extra money.]

A **Status: {project} is yellow** // - old date: {old} // - new date: {target} // - why: {risk} // - what we're doing: [two more weeks of testing before anybody else gets it|fixing that first, then another short test with the pilot group] // [Questions welcome.|Ask me anything.]
B > [Do we still do the training as planned or does that move too?|What about the training dates, do they move as well?]
A > [Everything moves along with it. I'll resend the invites.|That moves too. New invites will go out {day_part}.]

A [{sponsor} and I talked about it and we're moving {project} to {target}.|We talked it over and the rollout goes to {target}.|We're taking the extra time on {project}: {target} is the new date.] [{old} was never going to work because {risk}.|With {old} we'd be rushing it, since {risk}.]
B > [Fine with our team. The busy season is over by then.|Honestly fine by us.|That works better for us anyway.]

A [So, {risk}.|We found out that {risk}.|Small problem: {risk}.] [That pushes us past {old}.|That means {old} is off the table.] [I've put down {target} for now.|{target} is the new plan.] @{b}, can you let your people know?
B > [Will do. Anything specific you want me to tell them?|Sure, I'll tell them at the standup.|Yes, I'll pass it on.]
A > [Just the date, and that nothing changes for them until then.|Only that it's later and that they don't have to do anything.]
""",
    "project-pilot-read": """
A [Pilot results are in|We have numbers from the pilot|Read-out from the pilot]: {gain} {result}%[, measured with {pilot}|, for {pilot}]. [That's better than I expected.|I checked it twice.|Not bad for a first try.] [Slides are in the folder.|Details in the project folder.] +chart_with_upwards_trend
B > [Is that just the novelty or does it last?|Was it the same every week, or a good start and then less?]
A > [Steady every week, which is why I trust it.|First week was slow, then it held.|It got better each week, so I don't think it's luck.]

A **{project}: pilot read-out** // - pilot: {pilot} // - result: {gain} {result}% // - what we wanted: {aim} // - target for everybody: {target} /// [What worked: short training and one person on site. What didn't: the guide was too long.|People liked that somebody was on site for the first days. Nobody read the guide past page one.|The good: hardly any support calls. The bad: mornings were slow.] [Next step is a decision.|We'll need a decision on the rollout next.] !notes !pin
C > [Clear and honest, thanks.|Good summary.|Thanks for including what didn't work.]

A [Bottom line of the pilot: {gain} {result}%.|The pilot is over, and {gain} {result}%.] [I'd call that a yes.|From where I sit that's enough to go on.|That's what we hoped for.] [{target} stays as planned.|We can keep {target}.]
B > [What did the people in the pilot say?|And the pilot group, do they want to keep it?]
A > [They asked if they could keep it. That tells you more than the number.|All but one would keep it.|They grumbled for a week and now don't want to go back.]

A [Numbers for {project} as promised.|Here's the read-out for {project}.] With {pilot} [we found that {gain} {result}%|the result is that {gain} {result}%]. [It's a small sample, so take it with a grain of salt.|Small sample, but it's consistent.|Two of us counted independently and came out the same.]
C > [Can we use that number outside of this channel?|Okay to show that at the all-hands?|Can I quote that in the monthly report?]
A > [Yes, but say that it's a pilot.|Sure, just mention the sample size.|Go ahead, with a footnote that it's one group.]

A [We closed out the pilot|Done with the pilot]: {gain} {result}%, [and the list of open issues is down to three|with a handful of small issues left]. [I'll propose a date for the rollout in the next few days.|Next is the rollout, and I'd like to stick to {target}.]
B > [Which issues are still open?|What's left on the list?]
A > [Printing, one permission that's too wide, and the wording of two messages.|A permission, a typo and a label that prints too small.|All minor, they're marked in the log.]
""",
    "project-proposed": """
A [I'd like to go live with {project} on {proposed}.|Proposal: we roll out {project} on {proposed}.|What if we go live {proposed}?] [It's earlier than planned, but the pilot group is ready.|That's ahead of plan, I know.|The work is done, so why wait.]
B > [That's awfully close to month-end.|Tight. Is training done by then?|Can support handle questions that week?]
A > [Fair question. {sponsor} has the last word anyway.|I think so, but {sponsor} decides.|I'd find a way. Let's see what {sponsor} says.]

A [Looking at the calendar, {proposed} would work for the rollout.|I think we could be ready by {proposed}.|We're further along than I thought, so I'm proposing {proposed} for go-live.] [Any reason not to?|What am I missing?]
C > [Two people on my team are out that week.|We have a big shipment that week, I'd prefer later.|Nothing from our side.]
A > [Good to know. I'll pass it on to {sponsor} before anything is decided.|Noted, I'll mention it to {sponsor}.]

A [Asking for {proposed} as the go-live date for {project}.|My suggestion to {sponsor} is {proposed}.] [Not decided yet.|It's only a proposal so far.] [Everyone who needs to be trained by then has a slot.|Training would be done two days before.]
B > [I'd be careful, the label printer isn't set up yet.|Works for me if the new laptops are in.|I could live with it.]
""",
    "project-decided": """
A [Decision on {project}: we roll out on {target}.|It's decided, we go live on {target}.|We're going with {target} for {project}.] Budget is {budget}[, as planned|, no change there|]. [Please plan around that date.|Put it on your calendars.|That's final, so please plan accordingly.] !pin
B > [Got it. I'll book the training room for the days before.|Good, that gives us time for the training.|Thanks, that date works for us.]

A [I've looked at the dates again and we stay with {target}.|{target} it is.|We're staying with {target} for {project}.] [Going earlier saves us nothing and costs us the training.|I don't want to rush it, the pilot was good because it wasn't rushed.] {budget} is [approved|released|available as of today].
C > [Thanks for deciding quickly.|Okay, clear.|Makes sense.]
B > [I'll update the plan and resend it.|Updating the plan now.]

A [The rollout of {project} is approved|We have approval for the rollout of {project}]: // - date: {target} // - budget: {budget} // - [who|teams]: everybody, no second pilot // [Thanks to the pilot group for making this an easy call.|The pilot made this easy.] +tada
B > [Great news.|Glad to hear it.|Nice.] [When do we tell the rest of the company?|Who tells everybody else?]
A > [I'll post in #general a week before.|An announcement goes out two weeks ahead.|I'd like to do that at the all-hands.]

A [Yes to {project}, with {budget}, on {target}.|Approved: {project}, {budget}, {target}.] [Not before and, please, not after.|No earlier and no later.] [I'll want one status line a week until then.|One line a week from you in here until it's done, please.]
B > [You'll have it every Friday.|Fridays okay?|Will do, Friday mornings.]

A [We went back and forth on the date, and it's {target}.|After a long talk about dates: {target}.] [The {budget} is there.|{budget} is set aside for it.] [Anything that could still stop us belongs in this channel now, not the day before.|If you see something that could stop this, say it now.]
C > [Only the training. Can we get two sessions instead of one?|Nothing big. I'd just like a second training slot for the early crew.]
A > [Two sessions it is.|Yes, let's do two.|Good idea, adding one at 7 for the early crew.]
""",
    "project-rolled-out": """
A [We're live for everybody.|We're live with {project}.|The rollout is done as of today.] [Questions in this channel, please.|If something's off, post it here.] [Thank you all for getting us here.|Thanks to everyone who tested, trained and put up with me.] +tada +clap
B > [Congrats, that was a smooth start.|Working fine on our end.|Nice work. Nothing to report from us so far.]

A [It's on.|And it's live.|Switched over this morning.] [This is now the normal way of doing things.|From today it's no longer a pilot, it's how we work.] [I'll be walking around until lunch if you need help.|I'm at the help table by the front desk until noon.] +rocket
C > [We had one person who couldn't get in, fixed now.|One login problem here, already solved.|So far so good in our corner.]

A [We're done, and live everywhere.|That's the rollout done for {project}.] [Plan was {target}.|The date we had was {target}.] [Two tickets so far, both small.|Only a handful of questions so far.|Quiet so far.]
B > [How long does the old way stay available?|When do we switch off the old way?]
A > [Two more weeks, read-only.|Until month-end, then it's gone.|It's already off. If you miss something, tell me.]

A [Rollout is complete, everybody has it now.|All teams have it as of today.] [Here's what to do if you get stuck|If you get stuck]: // 1. check the one-page guide // 2. ask [your neighbor|the person next to you], [somebody from the pilot is never far|half of us were in the pilot] // 3. post in here !pin
B > [Printed and on the wall.|I'll tape the guide up by the time clock.|Thanks, forwarding this to my team.]
""",
    "project-closed": """
A [Closing {project}.|We're closing out {project}.|That's a wrap on {project}.] [The lesson for next time: {lesson}, and we could have known that from the start.|What I'd do differently: ask earlier. We only found out late that {lesson}.] [Budget was {budget}.|We had {budget} for it.] [Thanks, everybody.|Thank you all, really.] !pin
B > [Good project. Thanks for keeping the meetings short.|Thank you, {a1}. I'd sign up for another one.|This one was well run, thanks.]

A **{project}: closing notes** // - budget: {budget} // - target was {target} // - lesson: {lesson} /// [Documents stay in the shared folder.|The folder stays where it is.|Everything is filed in the shared folder.] [From now on questions go to support like everything else.|Questions go to the help desk from now on.] [This channel stays open for a bit and then gets archived.|I'll archive the channel at the end of the month.]
C > [Can we keep the channel? People still look things up here.|Could you leave the channel up until year-end? I search it all the time.]
A > [Sure, I'll leave it.|Fine, it doesn't cost anything.|Okay, it stays.]

A [Last post from me on {project}.|One last thing about {project} before I close it.] [If somebody does something like this again, remember that {lesson}.|The thing nobody saw coming: {lesson}.] [It cost us a few weeks and some nerves, and it's in the notes now.|We dealt with it, but it should be line one of the next plan.]
B > [That one hurt. Good to have it written down.|We'll remember it.|True. I'm putting it in the checklist for the next one.]
""",
}
