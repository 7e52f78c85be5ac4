"""Cases that are there twice; see `stories.story`."""

# Sentences read best unbroken.
# ruff: noqa: E501

TEXT = """
### again | Problem | again
---
note [Same as {number}.|This is {number} again.] [Keeping the older one.|Moved the details over.]
fix [Duplicate of {number}.|Same issue as {number}.] [Continuing there.|Handled there.|Details copied over.]
---
note [{first} got in touch twice about this.|Same request from {first}, came in twice.]
fix [Already open as {number}.|See {number}.] [Same request, came in twice.|{first} asked twice.]
---
note [{colleague} has this under {number}.|Belongs to {number}, {colleague} is on it.]
fix [Merged into {number}.|Combined with {number}.] [Nothing got lost.|Customer knows.]
---
note Reply came in without the case number, so it opened a new one. [Belongs to {number}.|It's {number}.]
fix [Reply to {number} that opened a new case.|Split off from {number} by mistake.] [Moved over.|Text moved there.]

### twice | Problem | !again
---
note [Sent twice within a minute.|Two identical messages.] [Kept the other.|Other one stays open.]
fix [Sent twice.|Same message twice.] [Kept the other.|Closed this copy.]
fix [Identical to the one before it.|Word for word the same as another one.|A copy of a message we already had.] [Closed.|This one goes.]
fix [{first} hit send twice.|The form went through twice.|The message arrived twice.] [One stays open.|Only one is needed.]
---
note [Came to two mailboxes.|Sent to support and to orders.]
fix [Sent to two of our mailboxes.|Two of our mailboxes got it.|Went to support and to orders.] [One copy is enough.|Closed this copy.|The other copy stays.]
fix [Second copy from another mailbox.|Same e-mail, other mailbox.|Copy from the orders mailbox.] [Closed.|Not needed.]
---
note [{colleague} and I both opened a case for this.|{colleague} had already opened a case for it.]
fix [Entered twice on our side.|Two of us opened it.|We both opened one.] [Kept the other.|This one closed.]
fix [A coworker had opened one already.|A coworker and I both entered it.|Somebody here had opened one first.] [Working from that one.|Using that one.]
"""
