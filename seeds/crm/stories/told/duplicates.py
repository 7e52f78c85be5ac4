"""Cases that are there twice; see `stories.story`."""

TEXT = """
### again | Problem | again
---
note [Same as {number}.|This is {number} again.] [Keeping the older one.|Moved the details over.]
fix [Duplicate of {number}.|Same issue as {number}.] [Continuing there.|Handled there.|Details copied over.]
---
note [{first} called and wrote, both landed.|Phone and e-mail, same request.]
fix [Already open as {number}.|See {number}.] [Customer used two channels.|Came in by phone and e-mail.]
---
note [{colleague} has this under {number}.|Belongs to {number}, {colleague} is on it.]
fix [Merged into {number}.|Merged with {number} by hand.] [Nothing lost.|Customer told.]
---
note Reply came in without the case number, so it opened a new one. [Belongs to {number}.|It's {number}.]
fix [Reply to {number} that opened a new case.|Split off from {number} by mistake.] [Moved over.|Text moved there.]

### twice | Problem | !again
---
note [Sent twice within a minute.|Two identical messages.] [Kept the other.|Other one stays open.]
fix [Sent twice.|Same message twice.] [Kept the other one.|Closed this copy.]
---
note [Came to two mailboxes.|Sent to support and to orders.]
fix Sent to two of our mailboxes. [Handled once, this copy closed.|Closed this copy.]
---
note [{colleague} took the call, I took the e-mail.|{colleague} had already opened one.]
fix [Entered twice on our side.|Two of us opened it.] [Kept the other one.|This one closed.]
"""
