"""Who comes, goes, rises and is away."""

# One turn a line; sentences read best unbroken.
# ruff: noqa: E501

SCENES = {
    "hire-signed": """
?? A in People; B in People|IT|Executive; C in People|Executive

? B in IT
A {person} signed! {title}, starting {start}[, reporting to {boss}|]. [Can we get a laptop and badge ready?|Please get the usual started: laptop, badge, logins.|IT, could you set up the usual?] +tada
B > [Laptop's on my bench, badge needs a photo first.|I'll have it ready the day before.|Will do. Standard setup?]
A > [Standard is fine. I'll send the photo.|Thanks. Photo's coming by email.|Perfect, thank you.]

A We have a yes from {person} ({title}). First day is {start}. [Please plan the first-week meetings.|I'll send the checklist.|Contract's back and signed.]
B > [Great news. I'll block the morning for a tour.|Good. Who's the buddy?|Nice. I'll get the welcome packet together.]
A > [Thanks. I'll send the schedule around.|I'll find one this week.|Thank you. Calendar invites are coming.]

? C in IT|People
A New hire for {start}: {person}, {title}[. Manager is {boss}|]. // - [laptop and headset|logins and phone] // - [badge and locker|desk and badge] // - [a buddy for the first two weeks|lunch on the first day]
C > [I'll take the badge.|On my list. I'll let you know when it's set.|I can do the building tour.|Lunch is on me that day.]

A Offer accepted: {person} joins us on {start}. Role: {title}. [Took three rounds, worth it.|I'm very happy about this one.|References were glowing.] +tada
C > [Excellent. Well done getting that over the line.|Great to hear.|Looking forward to it.|Good. That opening was getting old.]

A Signed paperwork is in for {person}, {title}. Start date {start}. [Background check cleared.|I-9 on the first morning, please remind them to bring ID.|Direct deposit form still missing, I'll chase it.]
B > [Thanks. Room's booked for the first morning.|Got it.|I'll add the first day to the calendar.]

? C in Executive|People
A [Good news for the team|Good news]: the {role} position is filled. {person} starts {start}. [I'm taking the posting down.|Thanks to everyone who interviewed.|Posting comes down today.]
C > [That was quick.|Great news.|Happy to hear it.|Should I tell the other candidates or will you?]
""",
    "hired": """
?? A in People

A Please welcome {person}, our new {role}[, who joins {boss}'s team|]! [Say hi when you see a new face.|Stop by and introduce yourselves.|Be kind, there are a lot of names to learn.] +wave +tada
B > [Welcome, {person1}!|Welcome aboard, {person1}! Coffee's left of the stairs.|Hi {person1}, good to have you here.]
C > [Welcome, {person1}! Ask me anything.|Hi and welcome, {person1}!|Glad you're here, {person1}.]

A Today is {person}'s first day. {person1} is our new {role}[ and works with {boss}|]. [Lunch at noon in the break room if you want to say hello.|I'm doing the tour at 10, so wave.|Please be patient with all the questions.] +wave
C > [Welcome, {person1}! The good snacks are in the second drawer.|Hi {person1}! See you at lunch.|Welcome to the team, {person1}.|Nice to have you with us, {person1}.]

A Say hello to {person}, starting today as {a_role}. [Desk is by the window.|You'll find {person1} near the copier for now.|{person1} is in training all morning, so grab a minute after lunch.] +wave
B > [Hello and welcome, {person1}!|Welcome, {person1}. First week's the hardest, then it's only Mondays.|So glad you're here, {person1}.]

A New colleague: {person} ({title})[, on {boss}'s team|]. [Today's the first day.|Started this morning.] [Show {person1} where things are, please.|Make {person1} feel at home.]
C > [Welcome, {person1}! I'm in the back by the big plant, come find me.|Welcome, {person1}.|Hi {person1}! If your badge doesn't work, it's not you.]

A We have a new {role}: welcome, {person}! [Looking forward to working with you.|The team's been looking forward to this.|We've been waiting for you.] +tada
B > [Welcome, {person1}!|Welcome, {person1}! Lunch this week?|Great to have you, {person1}.]
""",
    "promoted": """
?? A in People|Executive

A [Happy to announce|I'm very glad to announce|Some good news]: {person} is our new {role} as of {start}. [Well earned.|Those of you who've worked with {person1} won't be surprised.|A long time coming.] +clap +tada
B > [Congratulations, {person1}! So well deserved.|Congrats, {person1}!|About time. Congratulations, {person1}!]

A {person} moves up from {former_role} to {role}, effective {start}. [Please join me in congratulating {person1}.|Thank you for everything so far, {person1}.|Couldn't be prouder.] +clap
C > [Congratulations, {person1}!|Wonderful news, congratulations {person1}.|Great choice. Congrats, {person1}!|Well done, {person1}. Cake?]

A As of {start}, {person} is {role} ({former_role} until now). [If you've ever asked {person1} for help, you know why.|It was an easy decision.|Say congratulations when you see {person1}.] +tada
B > [Congrats, {person1}! Does this mean I can't send you my spreadsheets anymore?|So happy for you, {person1}.|Congratulations, {person1}, and thank you for all the help.]

A New title for {person}: {title}, from {start}. [Same desk, more responsibility.|Same phone number, bigger job.] +clap
C > [Congratulations, {person1}!|Well deserved, {person1}.|That's great. Congrats, {person1}!]

A Congratulations are in order: {person} becomes {role} on {start}. [The team has known for a while who'd get it.|Nobody did more to earn it.|Stop by and shake a hand.] +clap
B > [Congratulations, {person1}! There had better be donuts.|Fantastic news, {person1}.|Congrats, {person1}, well earned!]

A {person1} started out as {a_former_role}. As of {start}, {person1} is our new {role}: congratulations, {person}! [I love it when we can grow our own.|That's how it should work.|I've enjoyed watching it happen.] +tada
C > [Congratulations, {person1}.|Love it. Congrats, {person1}!|Well deserved, {person1}.]
""",
    "left": """
?? A in People|Executive

A {person} ({title}) is leaving us, last day {last}. [{heir} takes over the {territory} accounts.|For {territory} accounts, please go to {heir} from now on.|The {territory} accounts go to {heir}.] [We wish {person1} all the best.|Thank you for everything, {person1}.]
B > [Sorry to see you go, {person1}.|{person1} will be missed. Is there a card going around?|That's a loss. All the best to {person1}.]

A [For everyone who works with {territory}:|A change in {territory}:] {person}'s last day is {last}. [Open quotes and follow-ups move to {heir}.|{heir} picks up the accounts.|Please route calls to {heir}.]
C > [Thanks for letting us know. Best of luck, {person1}.|Noted, I'll change the routing.|Okay. Sad to see {person1} go.]

A It's {person}'s last day ({last}). [The open items are with {heir}.|Anything in {territory} goes to {heir} now.|{heir} has the account list for {territory}.]
B > [Going to miss you, {person1}. Stay in touch.|Good luck, {person1}! Come visit.|Thank you for all the help, {person1}.]

A {person} is leaving, and {last} is the last day. Please send anything for {territory} to {heir}. [Customers have been told.|The larger accounts have had a call.|It'll take a week or two to hand everything over.]
C > [Will do.|Understood. Who has the shared inbox?|Thanks. I'll update my contact list.]

A Farewell to {person}, our {role}: {last} is the last day. [{heir} is taking the {territory} book.|{heir} steps in for {territory}.] [Cake in the break room.|Sign the card at the front desk.]
B > [Signed it. Good luck, {person1}!|Best wishes, {person1}.|You'll be missed, {person1}.]
""",
    "away": """
A I'll be out starting {first} ({reason}) and back on {back}. {cover} is covering for me. [My notes are in Alder.|I'll write up what's open before I go.|Please copy {cover} on anything with a deadline.]
B > [Thanks for the notice, it's on the calendar.|Got it. Anything we should know beforehand?|Okay, I'll route things to {cover}.]

A Out of office from {first}, back {back}: {reason}. Please go to {cover} for anything urgent. [I won't be checking email.|I'll hand over my open items the day before.|The list of open items is in the shared folder.]
C > [Noted, thanks.|We've got it covered.|Thank you, I'll put it in the team calendar.]

A [Planning note:|For the team calendar:] I'm away from {first}, returning {back} ({reason}). {cover} has my phone and inbox. [Ask me now if you need something from me.|Last chance for questions is the day before.]
C > [Thanks. I've got one question, I'll message you.|Good to know. I'll get you my numbers before then.|Okay. We'll manage.]

A Letting you know I'm out beginning {first}, {reason}, and back at my desk {back}. My backup is {cover}. [My open items are in the folder.|I'll do a proper handover this week.]
B > [Thank you for setting that up early.|Perfect, thanks.|Thanks. I'd like ten minutes before you leave, if that works.]
""",
    "NEWCOMERS": """
?? A in People; B in Executive|IT|People

? A in People; B in Executive assistant|IT
A Where do new people pick up their [badge|parking tag|locker key|safety shoes] these days? [I've got someone asking.|The checklist still says the old front desk.|I want to put it in the welcome email.]
B > [Front desk, any time before 4.|At the front desk, ask for the onboarding envelope.|Front desk. They need a day's notice.]
A > [Thanks, updating the checklist.|Got it. Putting it in the email.|Thank you.]

? A in People; C in IT|Sales operations
A Next new-hire tour is {dow} at {time}. [Office first, then the warehouse, then lunch.|About an hour, closed-toe shoes for the warehouse part.] Who can [do the IT part|do fifteen minutes on systems|explain Alder in ten minutes]?
C > [I can.|Me. I'll keep it short.|Happy to. Same slides as last time?]
A > [Great, thank you.|Perfect. I'll send you the names.|Thanks, and yes, short is good.]

? A in IT|Sales operations|Support|Warehouse; B in People
A [Small request from the last group of new people:|Feedback from the last new hires:] [the welcome email has nine links and they only needed two|nobody told them where to park|they'd have liked a list of who's who]. [Can we fix that?|Easy to fix, I think.]
B > [Yes, I'll redo it.|Good point. I'll draft something.|I've been meaning to. Give me until {dow}.]
A > [Thank you! Happy to proofread.|Great.|I'll send you their comments.]

? B in IT
A Can we give new hires their logins a day early? [Last time the first morning was all password resets.|The first two hours are always lost otherwise.] [Would that be okay security-wise?|Is there a reason not to?]
B > [Fine if they set the password with us on the phone.|We can do the account early and turn it on at 8 that day.|Let me check, but I think so.]

? A in People; C in Support|Warehouse|Sales operations
A Who [has time to be a buddy|would like to be a buddy] for [our next new hire|the next new person|whoever starts next]? [Lunch on the first day, a check-in each Friday, that's it.|It's two weeks and a couple of lunches.]
C > [I'll do it. Mine was great when I started.|Me.|Happy to. When do they start?]
A > [I'll send you the dates. Thank you.|Great, details coming.|You're wonderful, thanks.]

? A in IT|Executive|Sales operations; B in People
A The welcome packet needs [a new floor plan|a page on who to call for what|the right Wi-Fi instructions]. [The old one still shows a wall that's gone.|Two people got lost last month.]
B > [I've got the file, I'll update it.|I can take that.|Send me the old one and I'll fix it today.]
""",
    "HIRING": """
?? A in People; B not in People; C not in People

A We've got [three|four|five] solid applications for [the warehouse opening|the support opening|the inside sales role]. [I put them in the folder.|They're in the hiring folder.] Who can read them by {dow}?
B > [I will.|Me. Any favorites?|I can do it tonight.]
A > [I have one, but I want your view first.|Thank you. Notes in the sheet, please.|Great, no rush before {dow}.]

A Second-round interview on {dow} at {time}. [I need one person from the team and one from outside it.|Could somebody do the floor walk with the candidate?|Who can sit in for thirty minutes?]
C > [I can.|I'm free then. Send me the résumé.|Put me down.]
A > [Thanks, invite coming.|Great. Résumé's attached to the invite.|Thank you.]

? A in People; B not in People|Executive
A How did [this morning's interview|the phone screen|the working interview] go, {b1}? [I've got to call the agency back.|We told them they'd hear this week.]
B > [Good. Asked smart questions and was on time.|Nice person, not enough experience for this one.|Better than the résumé. I'd do a second round.]
A > [Okay, moving to the next step.|Thanks, I'll let them know.|Got it. I'll write it up.]

A [Nobody good has applied for the evening shift in two weeks.|The warehouse posting is getting crickets.|We're not getting drivers to apply at all.] [Could we mention the shift differential in the headline?|Should we post it at the community college?|What about a referral bonus?]
B > [Worth a try.|Yes. And put the hours in the first line.|I'd do the referral bonus. Our best people came that way.]
A > [I'll rewrite the posting.|Okay, I'll put together numbers.|Doing it today.]

A Reminder: [interview notes go in the sheet the same day|please don't ask candidates about family or age, not even to be friendly|we owe every candidate an answer, even if it's no]. [It protects all of us.|Thanks.]
C > [Thanks for the reminder. Mine from yesterday are in.|Got it.|Good. I have one left to write up.]

? A in Warehouse|Support; B in Executive|People
A Can we move faster on offers? [We lost the last good one to somebody who called the same day.|Two weeks is too long for warehouse jobs.] [I'd like to be able to decide within 48 hours.]
B > [I'm fine with that if two people have met them.|Agreed. You'll have my yes or no the same day.|Yes, for hourly roles. For managers I want a second round.]
A > [That works. Thank you.|Great, doing it that way from now on.|Makes sense.]

? A in People
A The candidate for {dow} asked if [we could do it by video|she can come after 4|parking is paid]. [I said I'd check.|Fine with everyone?]
B [Fine with me.|Works here.|Sure. Let's not make it harder than it is.]

A Could each of you send me [two questions you always ask|the one thing you look for|a sentence on what makes people stay]? [I'm redoing the interview guide.|It's for the new interview guide.]
C [How somebody handled their worst week on the job.|Whether they ask questions back.|What they'd want to learn here. It tells you a lot.]
A [Good one, thank you.|That's going in.|Thanks. Keep them coming.]

A [I'm at the community college career fair on {dow}.|We've got a table at the job fair {dow}.] Who can join me for [an hour|the afternoon]? [Students love talking to people who do the work.|Bring a prop from the warehouse.]
B [I can do the second half.|I'll come.|I'll send you someone from my team.]
A [You're the best.|Great. I've got parking passes.|Thank you.]

A References are [in for the second candidate|done|back]. [All good, one of them wouldn't stop talking.|Nothing surprising.|The last boss would hire them again in a minute.] [Offer today?|Can we go ahead?]
B [Yes from me.|Go ahead.|Let me sleep on it. I'll tell you first thing.]

A We had a no-show for [the 9:00|this morning's interview|the 1:30]. [No call, no email.|I'll try them once more.] [Moving on to the next on the list.|Their slot's free if anybody wants the hour back.]
C [Their loss.|Thanks for telling us. I'll take the hour.|It happens. Who's next?]

? A in People
A [The agency raised its fee.|The agency wants a higher fee.] [I'd like to try six weeks on our own.|Our last three good people came without them.]
B [Agreed. Let's push the referral bonus.|I'd keep them for the hard ones.|Try it. What do you need from us?]
A [Share the postings, that's all.|Thanks. I'll report back.|Just fast answers on applications.]
""",
    "LEADERSHIP": """
?? A in Executive|People|Finance

? A in Executive
A Agenda for {dow}: // 1. [headcount|the training budget|the safety walk] // 2. [parking|the holiday schedule|the phone system] // 3. [open items from last time|anything you bring] // [Tell me what's missing.|Add yours by {next_day} noon.]
B > [Could we add freight costs? Ten minutes.|Please add the returns policy.|Add customer feedback, I've got a few good ones.]
A > [Added.|Done. You've got ten minutes.|Okay, number four.]

? A in Executive
A Could each of you send me two lines on [remote work|the new meeting rules|how training is going in your team] by {dow}? [Doesn't have to be polished.|I want to hear it before I decide anything.|Bullet points are fine.]
B > [You'll have it {next_day}.|Will do.|Mine will be four lines, sorry.]
C > [Sending mine tonight.|Will do. Mixed feelings here.|Okay. Honest version or diplomatic version?]
A > [Honest, please.|Thank you both. The honest version.|Thanks. Just not a slide deck.]

? A in Executive|People; B in Operations; C in Support
A I'd like us to keep one afternoon a week free of internal meetings. [People tell me they can't get anything done.|My own calendar looks like a brick wall.] [Which one hurts least?|Wednesday?]
B > [Wednesday works for us.|Wednesday's fine. Not Friday, please, that's when carriers call.|Works. I'd love that.]
C > [Support can do it if phones stay covered.|Agreed. Let's try it for a month.|Fine with me.]

A [I sat with the support team for two hours this week.|I spent a morning on the dock this week.|I listened in on a few sales calls this week.] [I recommend it.|You learn more than from any report.|Humbling.] [Each of us should do it once a quarter.|Who's next?]
B > [I'll go next. I haven't done it in a year.|Good idea. Putting it in my calendar.|It's been too long for me. I'll pick a day.]

? A in Executive|People
A Are we agreed on [the holiday schedule|closing early before the holiday|who's on call over the holiday]? [People are starting to ask.|I'd like to announce it this week.]
B > [Yes from me.|Agreed, as long as the dock gets the same deal.|Fine with me. Please tell people early.]
C > [Agreed.|Yes. I'll tell my team after you announce it.|No objections.]

? A in Executive|People
A Before next week's meeting, please read [the draft safety plan|the note on benefits|the summary of exit interviews]. [It's three pages.|I know, but it's short.] [I don't want to present it, I want to discuss it.|Come with one question.]
C > [Read it. Good and uncomfortable.|Will do this weekend.|Printing it now.]
A > [Thank you.|Good, that's the point.|Appreciate it.]

? A in Executive|Finance|Operations
A The landlord wants to [raise the rent|talk about the roof|renew the lease early]. [I'm meeting them {dow}.|I've asked for it in writing.] [Anything I should bring up?|What's on your wish list?]
B > [The lot lighting. People don't like walking out there in winter.|The dock plates, please.|AC on the second floor, for the love of God.]
C > [More parking, or at least lines you can see.|Signage from the road.|The loading ramp. We've been asking for two years.]
A > [All on the list. Thank you.|Good ones.|I'll report back.]

? A in Executive; B in Support
A [A customer told me|I ran into a customer at an event who told me] our people on the phone are the reason they stay. [Thought you'd like to hear it.|Please pass it on.]
B > [That made my day. Passing it on.|Will read it out in the morning huddle.|Thank you. They've earned that.]

? A in People|Executive
A I looked at PTO balances. [A few people haven't taken a day since spring.|I've got three people with four weeks left.] [I'd like managers to actually plan it with them.|Burnout isn't a badge.]
B > [Mine are sorted through the end of the quarter.|Guilty. I'll start with myself.|I'll go through my list this week.]
C > [Could HR send us the list by team?|Good call. Same here.|Okay. I'll bring a plan {dow}.]

? A in Executive|Finance|People|Operations|Marketing|Support|Sales
A I won't make it {dow}, [I'm at the dentist|I've got a customer visit|there's a thing at my daughter's school]. [Start without me.|Please go ahead without me.]
B > [Sure. I'll send you notes.|No problem, we'll fill you in.|Okay. Anything you want us to decide without you?]

? A in Executive
A What's one thing we should stop doing? [Not rhetorical.|I'm collecting them for {dow}.|I'll go first: the Monday summary email nobody reads.]
B > [Printing the weekly report.|Approving expenses under fifty dollars twice.|Meetings without an agenda.]
C > [Copying all of us on everything.|The second sign-off on credits under a hundred dollars.|Holding the Friday call when there's nothing to say.]
A > [All good. Keep them coming.|Those are easy wins.|Writing them down.]

? A in People|Executive
A [Reminder that reviews are due {dow}.|Reviews are due {dow}.] [Please write them like you'd want to read them.|No surprises for anyone, please. If it's in there, they should have heard it before.]
C > [Two to go.|Mine are in.|Working on them tonight.]
""",
}
