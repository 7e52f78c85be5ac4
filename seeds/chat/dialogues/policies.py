"""The handbook changes: what holds from when on, who decided it, and what that means."""

# ruff: noqa: E501

MACROS = {
    "h_signed": (
        "[{approver} has signed off on it.|Approved by {approver}.|{approver} approved the change.|Signed off by "
        "{approver}.]|[{owner} looks after this section, so questions go there.|{owner} keeps the section up to "
        "date and can answer questions.|Questions about it go to {owner}.]|[It has been approved.|The change is "
        "approved.|It's been signed off on.]"
    ),
}

SCENES = {
    "policy-changed": """
A [Handbook update|Change to the handbook|Policy change|A change in the handbook] ({link}): **{rule}** goes from {old} to {new}, [effective {valid}|starting {valid}|as of {valid}]. $h_signed [Anything from before that date stays under the old number.|Until then the old number applies.|Nothing changes before that date.] !pin
B > [Does that also apply to things already in progress on {valid}?|What about cases we've already started by then?|And what's in progress when it changes?]
A > [No, only from {valid} on. What's already running stays at {old}.|Those stay at {old}. It's the date you start that counts.|Old rule for old cases, so {old}. New ones from {valid} get {new}.]

A [Hi all, section {link} has a new version.|There's a new version of {link}.|We've updated {link}.] What's different as of {valid}: /// {changes} /// $h_signed [Please read it once, it takes two minutes.|It's a short read.|Please go by the handbook and not by the printout on your wall.] !pin
B > [Thanks. My printout is from last year.|Good reminder, I have an old copy pinned up.|Thanks, throwing out my printout now.]

A [Please note|For your information|Worth knowing]: {rule} will be {new} [from {valid} on|as of {valid}|starting {valid}]. [Up to now it was {old}.|It used to be {old}.|So far it's {old}.] [The section is {link}.|It's in {link}.|See {link}.] $h_signed
C > [Thanks. I'll let my team know.|Got it, I'll mention it at our standup.|Okay, passing it on to my team.]

A [One number in the handbook changes|One line of {link} changes|A small change to {link}] on {valid}. {rule}: {new} instead of {old}. [Why: we looked at how it went last year and {old} didn't work for us.|We reviewed it and {old} was no longer what we actually do.|Several of you asked for it.] $h_signed
B > [Makes sense.|I think that's reasonable.|Good change.] [Is the training material updated too?|Does anybody update the onboarding slides?]
A > [I'll take care of it before {valid}.|Not yet, but it will be by {valid}.|It's on my list.]

A [Reminder ahead of {valid}|Mark your calendars for {valid}|Coming up on {valid}]: {rule} changes to {new}. [Currently it's {old}.|Today it's {old}.|For now it stays at {old}.] Full text: {link}. $h_signed !pin
C > [Which date counts, the day it's opened or the day it's done?|Does that go by when it was started?|So anything started the day before stays under {old}?]
A > [The day it starts. Before {valid} it's {old}, from then on {new}.|It goes by the day it was started, so {old} until {valid}.|By the start date. Ask me if you have one on the line.]

A **{section}** // - what: {rule} // - old: {old} // - new: {new} // - from: {valid} /// $h_signed [If you have a template or a saved reply with the old number in it, please change that as well.|Check your e-mail templates for the old number, please.|Please look for the old number in your templates.] !pin
B > [Good point, I have two templates with {old} in them.|Found one already.|Checking mine now.]

A [We're changing {rule} from {old} to {new}.|{rule} moves from {old} to {new}.|There's a new number for {rule}: {new}, was {old}.] [It takes effect {valid}.|Valid from {valid}.|It applies as of {valid}.] $h_signed [You can compare both versions in the handbook.|The old version stays in the handbook so you can compare.|Both versions can be read under {link}.]
B > [Thanks for giving us notice this time.|Appreciate the heads-up.|Thanks, good to know ahead of time.]

A [I get asked about this one a lot, so here it is in writing|So that everyone has it in writing|Putting this in writing]: {rule}, {new} as of {valid}. [Before that, {old}.|{old} until then.] $h_signed [Link: {link}|Source: {link}]
C > [Thank you, bookmarking that.|Saved, thanks.|Thanks! We just had this question last week.]

A [The handbook team has updated {link}|{link} was updated]. [Summary|The gist|In short]: /// {changes} /// [All of it effective {valid}.|Effective {valid}.|It all takes effect {valid}.] $h_signed
B > [Read it. No questions.|Clear, thanks.|Thanks, the table helps.]
C > [Same here.|Me too.|No questions from our side either.]

A [If you work with “{section}”, this is for you.|This one concerns everybody who works with “{section}”.] As of {valid}, {rule} will be {new}. [So far it has been {old}.|It was {old}.|The old figure was {old}.] $h_signed
B > [Is there a reason for the change?|What's behind it?|Just curious, why the change?]
A > [It came out of the yearly review.|We looked at how the last year went.|Several of you asked for it.]

? C in Warehouse|Operations|Support
A [Updated today|New today|Changed today] in the handbook: {rule}. [From {old} to {new}, valid from {valid}.|It was {old}, it'll be {new} from {valid}.] [Managers, please mention it in your team meetings.|Team leads, please pass it on to people without a desk.|Please make sure the people on the floor hear about it too.] !pin
C > [I'll post it by the time clock.|Printing it for the break room.|Will do at tomorrow's shift change.]
""",
}
