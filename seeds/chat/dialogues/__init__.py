"""What people write to each other, as short dialogues with gaps for facts.

A dialogue is a block of lines. `A` and `B` are the people who speak, `>` marks a reply in the thread of the last
message, `[one|another]` a choice, `{account}` a fact, `+emoji` at the end reactions, `!pin` a pin, `!file` a file.
An indented line goes on with the one above.
"""
