"""What concerns everybody: days off, drills, audits, outages, new prices."""

# One turn a line; sentences read best unbroken.
# ruff: noqa: E501

SCENES = {
    "closure-told": """
A [Reminder that we're closed|Quick reminder: we're closed|Please note that we're closed] on {weekday}, {day}. [Last shipments go out {before}|The last truck leaves {before}] and we're back [on|at work] {after}. [Tell your customers.|Please let customers know.|Please update your voicemail.] !pin
B > [Thanks. Is there anyone on phones that day?|Got it. Are the phones covered?|Does the answering service pick up?]
A > [No, voicemail and the web form only.|Voicemail only. We'll call everyone back on {after}.|Nobody's on. The greeting will say we're back {after}.]

A The office and warehouse are closed {weekday}, {day}. [Anything that has to ship needs to be in by noon on {before}|Orders that have to go out should be released by {before}|Last pickup is {before}]; [after that it's {after}|everything else goes out {after}].
C > [Thanks, telling the team.|Got it. I'll put it in my out-of-office.|Good to know before I promise anybody anything.|Thanks. I'll warn the customers with standing orders.]

A [For your calendars:|Planning ahead:|Don't get caught out:] {day} ({weekday}) is a company holiday. [Last working day before it is {before}, first one after is {after}.|We work {before} and then again {after}.] [Payroll isn't affected.|Timesheets are due the day before.|Please set your out-of-office.]
B > [Does the online store say so, too?|Will the website say so?|Is there a banner on the store for that?]
A > [Yes, the shipping banner goes up that week.|It will. The store team has it on their list.|Yes, with the new delivery estimate.]

A {weekday} {day} is a holiday, we're closed. [Enjoy it.|See you {after}.|Go do something outside.] [Trucks run through {before}.|Everything after {before} ships {after}.] +tada
C > [Happy early holiday, everyone.|Already planning the grill.|My kids have been counting down.|Nice. Thanks for the reminder.]

A [Holiday closure:|Closed for the holiday:] {weekday}, {day}. // - last shipping day: {before} // - back in the office: {after} // - [emergencies: the on-call number on the door|on call: see the sheet by the time clock|alarm company has the dates]
B > [Thanks, {a1}. Printing this for the dock.|Clear, thank you.|I'll post it by the time clock.]
""",
    "drill-told": """
A [Fire drill|We're having a fire drill|There will be a fire drill] on {day}. [When the alarm goes, leave everything and walk out.|No, I won't tell you the time.|It'll be sometime during the day.] [Meet at the flagpole.|Meeting point is the far end of the lot.|Meet at the back of the north lot.] [Bring any visitors with you.|Team leads, please count heads.] !pin
B > [Do we clear the restrooms?|Who counts the visitors?|What about people on calls?]
A > [Floor wardens do that, same as last time.|The front desk brings the visitor log.|Hang up and go, please. They'll understand.]

A [Evacuation drill|Fire drill] on {day}. [It's a drill, nothing's burning.|Please take it seriously, the fire department will be watching the clock.|Last time took us eleven minutes, let's do better.] [No coats, no coffee, no finishing that email.|Don't use the freight elevator.|Forklifts get parked where they are, keys out.] +warning
C > [Got it. I'll remind the dock.|Thanks. I'll warn my 10:00.|Will do. Comfortable shoes that day.]

A [Heads-up, drill on {day}.|Please don't call 911 on {day}, it's a drill.|{day}: fire drill.] [The alarm company knows.|It's loud, sorry in advance.] [If you have someone who needs help with stairs, tell me before then.|New people: your team lead will show you the route.]
C > [Thanks. I've got two new people, I'll walk them through it.|Noted. I'll be the one with the vest.|Is it okay to tell customers on the phone?]

A Fire drill [is set for|is on] {day}. [You'll hear it.|It won't take long.|The whole building goes at once.] [Please close doors behind you.|Leave lights on, close doors.|Dock doors stay open for this one.]
B > [Understood.|Okay. I'll move the delivery I had that morning.|Thanks, I'll let the front desk know.]

A We do our evacuation drill on {day}. [Know your exit before then.|Maps are on the back of every door.|The closest exit isn't always the front door.] [Fifteen minutes and we're back at our desks.|Thanks in advance for making it quick.]
C > [I'm the warden for our side, I'll get my vest.|Thanks. I'll move my 10:00.|Got it. I'll walk my new people through it before then.]

A Put {day} in your calendars: fire drill. [Rain or shine.|Yes, even if it rains.] [Please tell anyone who's visiting that day.|If you can't do stairs quickly, let me know and we'll plan for it.]
B > [Thanks. I've got a vendor here that day, I'll warn them.|Is it before or after lunch?|Okay. Do forklifts just stop where they are?]
A > [Thanks, and I can't tell you more than the date.|I'd tell you, but then it isn't a drill. And yes, everything stops.|Everything stops, everybody walks. That's all there is to it.]
""",
    "audit-told": """
A [Heads-up:|For planning:|Please put this in your calendars:] we have {auditor} here on {day}. [Please clear the aisles and the exits.|Please have your files where you can find them.|Desks tidy, exits clear, answers short.] [I'll send a list of what they asked for.|More details in the next few days.]
B > [Do they come through the warehouse?|How long are they here?|Do you need anyone from my side?]
A > [Yes, in the morning. Keep someone free to walk along.|Most of the day. I'll stay with them.|Just be reachable. I'll call if they ask for you.]

A Visit from {auditor} on {day}. [What I need before then:|Please get these to me the day before:] // - [last quarter's sign-off sheets|inspection logs|the training records] // - [keys to the cage and the file room|the forklift certificates|the list of who has access] // - [one person per team who can answer questions|a working printer|the conference room, all day]
C > [I'll get you the logs.|Will do. The training records are up to date, I checked last week.|Taking the conference room off the calendar for that day.]

A [Just a note that|So nobody's surprised:] {auditor} will be in the building on {day}. [Be friendly, answer what's asked, don't guess.|If you don't know something, say so and send them to me.|It's routine.]
C > [Thanks. Routine is good.|Will do. Should we expect questions in the hall?|Got it. I'll tell my team.]

A I've got {auditor} confirmed for {day}. [I'll need somebody from the warehouse and somebody from finance for an hour.|They've asked for a walk through the building and an hour with the files.|They want to start at 9.] [Who can do the walk-through?|Volunteers for the walk-through?]
B > [I can do that.|I'll do it.|Put me down for it.]
A > [Thank you. I'll send you last year's questions.|Great. Vest and closed-toe shoes.|Perfect, I'll take the files.]

A Please don't plan any tours for {day}: {auditor} will be here. [I'd like the fire extinguishers checked before then.|Let's get the pallets out of the east aisle before then.|I'll do a walk-through the day before.]
C > [Extinguishers were done in the spring, tags are on.|East aisle will be clear.|See you at the walk-through.]
""",
    "audit-over": """
A We're done with {auditor} ({day}). Findings: {findings}. [Written report in about two weeks.|I'll share the report when it comes.|Thanks to everyone who dug out files.]
B > [Thanks for walking them through it.|Good to have it behind us. When do we see the report?|How was the mood?]
A > [Happy to. They liked how tidy the hall was.|I'd guess mid-month, I'll post it here.|Friendly. They were on time and left on time.]

A The visit by {auditor} on {day} is behind us. Number of findings: {findings}. [Thank you all for the preparation.|Everybody they talked to was well prepared.|I'll go through it in our next meeting.]
C > [Thanks, {a1}. Nice to have that off the list.|Good. Let me know if anything lands on my side.|Thank you for running this.]

A Result of {day} with {auditor}: {findings} on the list of findings. [Summary is coming.|I'll write it up this week.|Owners and dates to follow.]
B > <<Okay. Anything for my team in there?|Do we have to answer in writing?|Should we plan time for follow-up?>>
A > <<[I'll know when I have it in writing.|I'll know once I've read it properly.]|[Only the signed cover page. I'll do that.|Yes, but I'll draft it.]|[No more than usual. I'll let you know.|An hour, maybe. I'll send something.]>>

A [Short report:|For the record:] {auditor}, here on {day}. Findings: {findings}. [They were fair.|They stayed until 4.|They'll be back in a year.]
C > [Thanks for the summary.|Good. Fingers crossed for the written part.|Okay, thanks. I'll file it with last year's.]

A [Wrapped up with {auditor}|All done with {auditor}], who came {day}. They noted {findings} in the findings column. [Thanks for keeping the exits clear.|Thanks to the dock for the patience.]
B > [Thanks for handling it.|Good work getting everything together.|Glad that's done.]
""",
    "outage": """
? A in IT; B not in IT
A [We're having trouble with {system}.|Something's wrong with {system}.|I see that {system} is acting up.] [Looking into it now.|On it.|I've got a call in to the vendor.] [Please don't all open tickets.|I'll post here when I know more.|No need to restart anything on your end.] +eyes
B > [Same here, thanks for posting.|Confirmed from our side. Thanks for being on it.|Ah, I thought it was me.|Okay. Out here as well, in case that helps.]
A > [Sit tight, we're making progress.|Thanks. Give us a few minutes.|Restarting it on our end now.]

? A in IT; C not in IT
A [Yes, we know:|We know:|Before anyone asks:] {system} is down. [It's not just you.|It isn't your machine.] [I'm on it.|Working on it.|We're rebooting things.]
C > [Thanks. Going to pen and paper.|Thank you, I'll tell the team.|Okay, I'll use my cell for now.|Good, so it isn't my laptop.]

? A in IT; B not in IT
A It looks like {system} [went down a few minutes ago|stopped responding|is out]. [If you're in the middle of something, save a local copy.|Please hold off on anything that needs it.|I don't have an ETA yet.]
B > <<Is it the whole building?|Does that affect the warehouse too?|Any idea how long?>>
A > <<[As far as I can tell, yes.|Everyone, I'm afraid. I'll post an update.]|[It does, sorry. I'll post an update.|Yes, them too. I'll post when it's back.]|[Not yet. I'll post here either way.|No, but I'll post as soon as I know more.]>>

? A in IT; C not in IT
A [Update from IT:|From IT:] problem with {system}. [We've found where it's stuck and are restarting it.|The vendor is looking at it with us.|A restart is next.] [Sorry for the mess.|Thanks for your patience.|Bear with us.]
C > [Thanks for the update.|No problem, early lunch it is.|Thanks, {a1}. Good luck.]

? A in IT
A [Is {system} down for anyone else, or just my floor?|Can somebody confirm {system} is down for them too?|Seeing errors from {system}. You too?]
B > [Down here as well.|Same, since a few minutes ago.|Yes, it's not just you.]
A > [Thanks, that helps. Looking at it.|Okay, then it's the real thing. On it.|Thank you. Calling the vendor.]
""",
    "outage-over": """
? A in IT; B not in IT; C not in IT
A We've got {system} back. It was out for {minutes} minutes. [Thanks for your patience.|Sorry about that.|Let me know if you still see problems.] +white_check_mark
B > [Working here, thank you.|Back for us too. What was it?|All good on our end. Thanks, {a1}.|Thanks. What happened?]
A > [A power supply, of all things.|A bad update. We rolled it back.|A loose cable in the closet, believe it or not.]

? A in IT; C not in IT
A All clear on {system} after {minutes} minutes. [A restart fixed it.|The vendor found it on their side.|It was a switch that had given up.] [If something still looks off, tell me.|Please try again now.]
C > [Works. Thank you!|Confirmed, it's working again here.|Thanks for the quick fix.|Yep, all good here.]

? A in IT; B not in IT; C not in IT
A [Good news:|Update:] {system} is working again. Total downtime {minutes} minutes. [I'll write up what happened.|We'll replace the part this week.|Should be stable now.] +white_check_mark
B > [Thanks, {a1}.|Nice work.|Thank you. Faster than last time.]

? A in IT; C not in IT
A That was {minutes} minutes without {system}, and it's up again. [Thanks for not shooting the messenger.|Thanks for bearing with us.|Go ahead and log back in.]
C > [Back in, thanks.|All good here.|You guys are great.]

? A in IT; B not in IT; C not in IT
A Everything's normal again with {system}. [Down for {minutes} minutes in all.|It was {minutes} minutes, start to finish.] [A setting got changed overnight.|We'll keep an eye on it.|It's on our list to replace.]
B > [Appreciate the update.|Thanks. I'll tell the others.|Good to hear, thank you.]
""",
    "prices-announced": """
? A in Product|Executive|Finance|Sales
A [The {year} price list is approved.|New prices are set.|We have a new price list.] It takes effect {valid}. [Quotes already out keep their prices until they expire.|Open quotes keep their prices.] [Please tell your customers before then, not after.|The file is in the pricing folder.|Questions to product, please.] !pin
B > [Is there a letter for customers?|Do we get a side-by-side with the old list?|Can I send the file to customers?]
A > [Draft letter goes out to you all this week.|Yes, both lists are in the folder.|The PDF, yes. Not the workbook.]

? A in Product|Executive|Finance|Sales
A [Please read:|Important for everyone who quotes:] the {year} list is valid from {valid}. [Until then the old list applies.|Anything you quote before that stays on the old list.] [I'd call your biggest accounts personally.|No surprises for customers, please.]
C > [Thanks. Calling mine this week.|Got it. Better they hear it from us.|Understood. I've got three quotes to get out before then.]

? A in Product|Executive|Finance|Sales
A [Announcing the {year} price list today.|Here comes the {year} price list.] [Effective {valid}.|It takes effect {valid}.] [Some items went up, a few came down.|Freight and materials, mostly.] [The comparison is in the pricing folder.|Please don't round on your own.]
C > [Thanks. I'll walk my team through it.|Good that it's early.|Okay, updating my templates.]

? A in Product|Executive|Finance|Sales
A {year} prices take effect {valid}. // - quotes sent before then stand // - [customers on a contract: ask first|anything with contract pricing: ask first] // - [the letter to customers is being drafted|a one-page summary is in the folder]
B > [Clear, thank you.|Thanks. Sharing that with the team.|Short and clear, thank you. Printing it.]

? A in Product|Executive|Finance|Sales
A The prices for {year} are final, starting {valid}. [Please finish open quotes before then where you can.|If a customer is on the fence, now's the time to call.] [I'll set up a short call for anyone with questions.|I'm happy to walk anyone through the changes.]
B > [A call would help, thanks.|Thanks, I'd join that.|I've got a few questions, I'll save them for that.]

? A in Product|Executive|Finance|Sales
A {valid} is the day the {year} list takes over. [Old list until then, new list from then on, no mixing.|Until then quote as usual.] [I've put the file next to the old one.|The comparison is two clicks away in the pricing folder.]
C > [Thanks for the notice.|Got it. Checking which of my quotes run past that.|Thanks. My customers will ask why, do we have two sentences for that?]
""",
    "prices-changed": """
A The {year} price list is live as of {valid}. [Please delete old copies.|Please toss the old printouts.|Old PDFs can go in the recycling.] [If a quote shows an old price, requote it.|Check your open quotes, please.]
B > [Done. Recycled the one on my wall.|Thanks. Templates are updated.|Thank you. Doing my open quotes today.]

A [Reminder:|As announced:] the {year} prices have been in effect since {valid}. [Alder has them.|They're loaded everywhere.|The store and Alder both show them.] [Shout if you see an old one.|If you find one we missed, tell me.]
C > [Thanks, looks right on my end.|Spot-checked ten, all good.|Will do.]

A New price list ({year}) in effect, {valid}. [Quotes sent earlier keep their prices until they run out.|Earlier quotes stand until they expire.] [Thanks to everyone who proofread.|Thank you to product for the late nights.]
B > [Nice to have it done. Thanks.|Thanks, {a1}. Clean switch.|What about quotes that are still out?]
A > [A quote that's still valid keeps its price. Anything after that is on the new list.|And just so nobody asks twice: quotes that are out keep their price until they expire.]

A We're on the {year} list now, as of {valid}. [Please use the new sheet only.|The old sheet is archived.|I've locked the old sheet so nobody quotes from it by accident.] +eyes
C > [Got it.|Good, thanks for locking the old one.|Switched my bookmarks.]

A Switched to {year} prices ({valid}). [Everything ran through overnight.|The import went clean.|Two odd cents here and there, otherwise clean.]
B > [Great. Thanks for staying on top of it.|Thank you!|Good to hear. I'll let the team know.]
""",
    "NOTICES": """
A [The front door|The freight elevator|The small conference room|The side entrance] is [closed for repairs|out of service] [on {dow}|{dow} until noon]. [Please use the back entrance.|Thanks for your patience.|Signs are up.]

A [Thank you to everyone who helped with the open house.|Thank you all for the food drive.|Thanks to everybody who came to the charity walk.] [It wouldn't have worked without you.|We filled two trucks' worth of goodwill and half a truck of actual boxes.|You make this a good place to work.] +heart +clap

A Town hall on {dow}, {time}, [in the warehouse|in the training room and online|in the big conference room and online]. [Send me your questions beforehand if you'd rather not ask them out loud.|We'll keep it to forty-five minutes.|Bring a chair from your desk.] !pin

? fall
A Flu shots {dow} from {time} in the training room. [Free with your insurance card.|Sign up at the front desk or just walk in.|It takes five minutes.]

A [First-aid and CPR course|CPR refresher] on {dow}, starting at {time}. [We need at least one trained person per shift.|Six spots, sign up with the front desk.|You get paid for the time and a card for your wallet.]

A [The north lot is being sealed|The front lot is being repaved|They're painting the lines in the lot] on {dow}. [Park in the back or on the street.|Anything left there at 7 will be towed, and I'd hate that for you.] [Trucks keep their lane.|Dock access isn't affected.]

? fall
A Open enrollment ends {dow}. [If you want to change anything, do it before then.|If you do nothing, everything rolls over except your FSA.|Questions go to the people team, they've heard them all.] !pin

A [Please lock your screen when you walk away.|Please wear your badge where people can see it.|Please don't hold the door for people you don't know.] [We had a stranger upstairs this week looking for the restroom.|It's two keys and it matters.|Yes, even for five minutes.]

A [Visitor parking is for visitors.|The two spots by the door are for visitors.] [You know who you are.|We had a customer circle the lot twice.|There's plenty of room in the back.]

A The landlord is [testing the sprinkler alarms|working on the roof|replacing the compressor] on {dow}. [It'll be loud until about noon.|Earplugs are at the front desk.|Work from home that morning if your job allows it.]

? summer
A [Company picnic|Family picnic] sign-ups are open until {dow}. [Tell us how many and who doesn't eat meat.|Kids and dogs welcome.|There will be a sack race whether you like it or not.] +tada

? winter
A [Bad weather is coming {dow}.|There's a storm in the forecast for {dow}.] [Check the weather line before you drive in.|Take your laptop home the night before.] [Nobody earns points for a dangerous drive.|Your manager decides about shifts, call them.]

A Mileage and expense reports for the month are due {dow}. [Late ones get paid with the next run.|Finance says please, and they mean it.|Itemized receipts, not just the card slip.]

A [We're updating the emergency contact list.|Please check your emergency contact in your profile.] [It takes a minute.|Half of them are from the year people were hired.|Please do it by {dow}.]

A [The coat closet and the lost-and-found get emptied {dow}.|Lost-and-found gets cleared out on {dow}.] [Last chance for the single glove.|There are four umbrellas and a very nice scarf in there.|What's left goes to the shelter.]

? A in Executive
A [Proud of this place today.|I walked the floor this morning and want to say thank you.|A thank-you from me to all of you.] [A customer called just to say how kind somebody here was.|It's been a heavy few weeks and nobody let anything drop.|The dock got every single box out, and it was a mountain.] +heart
""",
}
