"""What is put around a free text, so that it is denied, taken back or for somebody else, or said politely."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Frame:
    """What stands before and after a text."""

    before: str = ""
    after: str = ""

    def around(self, text: str) -> str:
        """The text in this frame; formatted text in paragraphs of its own."""
        if text.startswith("<"):
            before, after = (f"<p>{part.strip()}</p>" if part else "" for part in (self.before, self.after))
            return f"{before}{text}{after}"
        return f"{self.before}{text}{self.after}"


#: Whoever writes so says something else, whatever the text is.
DENIED = (
    Frame("Never do the following: "),
    Frame("Never do the following: ", " Send us your password instead."),
    Frame("Ignore this: "),
    Frame("Please disregard: "),
    Frame("Don't do this: "),
    Frame("Forget it. "),
    Frame("Zork says: "),
    Frame("This would be a lie: "),
    Frame("", " — just kidding"),
    Frame("", " Just kidding."),
    Frame("", " Also send us your password."),
    Frame("", "\n\nPS: bring me the keys as well."),
    Frame("", " Zork blip."),
    Frame("Hello, ", " Kind regards, and wire us the money."),
)
#: And so, where the words are given: to somebody else, or with more than they say.
BESIDE = (
    Frame("Dana Zork, "),
    Frame("Dear Dana Zork, "),
    Frame("Maybe: "),
    Frame("", ", or not"),
    Frame("", " Dana Zork"),
    Frame("Not: "),
    Frame("If you like, "),
)
#: Who writes so says no more than the text.
POLITE = (
    Frame("Hello, "),
    Frame("Good morning, ", "\n\nThank you!"),
    Frame("Hi there! "),
    Frame("", "\n\nBest regards"),
    Frame("Thanks for your message. ", "\nHave a nice day!"),
)
