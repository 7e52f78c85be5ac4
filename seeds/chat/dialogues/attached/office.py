"""How things are done here, told at length to whoever asks: machines, logins, rooms and first weeks."""

# ruff: noqa: E501

SCENES = {
    "DESK": """
? A in IT|People; B not in IT|People
A **If your laptop is slow on Monday mornings** // [I got this four times last week, so here's the whole answer.|Since everybody asks one by one, once for all of you.] // 1. [Restart it on Friday when you leave. Closing the lid isn't a restart.|Shut it down before the weekend, really down.] // 2. [Plug it in overnight, updates don't run on battery.|Leave it on the charger, or it'll save up the updates for Monday at nine.] // 3. [Forty tabs are forty programs. Close the ones from last month.|Close the tabs you've been meaning to read since spring.] // 4. [Still slow after all that? Write here, with what you see on the screen, and I'll come by.|If it's slow after that, it's not you, and I want to see it.] /// [Please don't buy your own mouse, keyboard, dongle or screen. We've got a shelf full.|We have spare chargers, you don't have to sit next to the outlet.|And no, it isn't the new antivirus. I checked.]
B > <<I do one of these four. It's the wrong one.|What if it restarts by itself in a meeting?|Restarted, and it's a new machine. Thanks.>>
A > <<Ha. Three to go.|That's what you get for skipping number 1.|Told you.>>
B > [Fair.|OK, OK.]

? A in IT; B not in IT
A [How to get into the shared mailbox on your phone|Shared mailbox on the phone, step by step|For the three of you who asked about the shared mailbox]: // 1. [Open mail settings and pick "add account", not "add mailbox".|In settings it's "add account". The other one doesn't do what it says.] // 2. [Type the shared address, leave the password empty.|Use the shared address and no password.] // 3. [It asks you to sign in. Use your own login, the one for your computer.|When it asks, sign in as yourself.] // 4. [Wait two minutes. It looks as if nothing's happening, and then it's all there.|Go get a coffee. It loads for a while.] /// [If it says "not allowed", you're not in the group yet, and that's a thirty-second fix on my end.|If you get an error, send me a picture of it and not a description.|Doesn't work on very old phones, and I can't change that.]
B > <<Got to step 3 and it says "not allowed".|Worked! Took five minutes with the coffee.|Does it also get me the calendar?>>
A > <<Added you, try again.|Good coffee?|Yes, in the same go.>>
B > <<Now it works, thanks.|The usual.|Great.>>

? A not in IT; B in IT
A [I've got a strange one, so I'm writing down everything|Here's what's happening, as exactly as I can|You said I should describe it properly, so here goes]: [since {day_part} the spreadsheet opens as read-only, but only from the link and not from the folder. {c1} has the same link, and it opens fine there.|every time I print a label, the first one comes out blank and the second one is right. It started after the paper roll was changed, or I only noticed then.|my second screen goes black for a second whenever the phone rings. I know how that sounds. I've seen it five times, and twice somebody was watching.] [I've restarted, I've tried another cable, and I've asked {c1}, who laughed.|I restarted twice. I've also tried it in the other browser, with the same result.|What I've tried: a restart, other port, other chair.] [It isn't urgent, but I'd like to stop thinking about it.|I can work around it until {dow}.|Whenever you have ten minutes.]
B > <<I love it when people write it down like that. I'll come by at {time}.|That's a known one. I'll fix it from here, give me a minute.|Don't touch anything. I want to see it myself.>>
A > <<I'm at my desk.|You're kidding. It's gone!|OK, hands off.>>
B > <<On my way.|That was the cache. It'll be back someday, then tell me.|Be there in ten.>>
""",
    "NEWCOMERS": """
?? A in People|IT|Sales operations|Support

A **First week, what you actually need** // 1. [Badge: at the front desk, they take the picture, you can ask for a second try.|Badge and parking tag are with the front desk.] // 2. [Laptop: IT has it ready at 9. Change the password before lunch, or it locks you out.|Laptop at 9 in IT. Write down nothing, remember one password.] // 3. [Alder and chat: you're in both. Handbook: read "Time off" and "Travel", skim the rest.|Handbook: the two sections everybody needs are "Time off" and "Travel and expenses".] // 4. [Lunch: the fridge on the left is for everyone, the right one belongs to the warehouse, and they mean it.|Lunch is whenever your team goes. Go with them, at least this week.] // 5. [Walk through the warehouse once, with closed shoes. You'll understand half of our e-mails after that.|Ask for a tour of the dock. It's twenty minutes, and it explains more than any slide.] /// [And ask. There's no question we haven't heard, and the people who've been here longest still ask where the good stapler is.|Ask twice if you have to. Nobody keeps count.|If you don't know who to ask, ask me, and I'll find out.]
B > <<Printed it, thank you.|Where is the good stapler?|This would've saved me two weeks last year.>>
A > <<You're welcome!|Nobody knows.|That's why I wrote it.>>
""",
    "SHOWS": """
?? A in Marketing; B in Marketing|Sales

A **Packing list for the booth** // - [two tables, four stools, and the cloth that doesn't wrinkle|the tall table, two stools, the gray carpet] // - [banner, spare feet for the banner, tape for when the feet are gone|banner and the heavy feet, not the light ones] // - {article} [and two more from the shelf, in the padded crates|in its own case, with the spec sheet taped to the lid] // - [power strip, long extension cord, the adapter nobody can name|extension cord, power strip, gaffer tape, scissors] // - [cards for everyone who's going, and the lead forms on paper, because the wifi will be bad|lead forms on paper, pens that write, a stapler] // - [water, granola bars, and band-aids for the new shoes|snacks, water, painkillers] /// [The crates get picked up on {dow} at {time}, whatever isn't in them travels in somebody's trunk.|Pickup is {dow}. The labels are on my desk, please don't print new ones.|Freight leaves {dow}. After that it's hand luggage.] [Did I forget anything?|What's missing?|Add to it before {next_day}.]
B > <<The bowl for the candy.|Zip ties. We always need zip ties.|Batteries for the clicker.>>
A > <<And the candy. Thanks.|Two bags, got it.|On the list.>>
B > <<See you at the crates.|Then I think that's it.|Good list.>>
""",
    "NOTICES": """
?? A in People|Executive|IT

A **Weather days, how we do it** // [Since winter comes every year and the question comes with it|For everyone who's asked|So that nobody has to guess at six in the morning]: [if we close or open late, it's posted in here by 6:00 and on the front desk's voicemail, ext. 100. Nothing posted means we're open.|look here at 6:00. If there's no post, we're open. If there's one, it says from when.] [If the roads aren't safe where you live, stay home, tell your manager and work from there if your job allows it. Nobody has to prove it with a photo of the driveway.|You decide if it's safe for you to drive. Tell your lead, that's enough, and we'll sort out the hours afterward.] [The warehouse follows the carriers: if they don't run, neither do we.|For the warehouse, the shift lead calls everyone by 5:45.] [Support takes the phones from home on those days, the laptops are set up for it.|Phones go to those who can work from home.] +snowflake
""",
}
