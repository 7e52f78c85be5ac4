"""How mails begin and end: by who writes, how well they know each other, and the hour."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ....apps.crm.models import Contact

#: How customers write, and how many of a hundred do.
_TEMPERS = {"plain": 38, "curt": 22, "formal": 16, "warm": 16, "phone": 8}
_GREETINGS = {
    "plain": ("Hi,", "Hello,", "Hi there,", "Hi team,"),
    "curt": ("Hi,", "Hello,", "Team,"),
    "formal": (
        "Hello,",
        "Dear support team,",
        "Dear customer service,",
        "Dear Sir or Madam,",
        "Dear customer support,",
        "Hello support team,",
    ),
    "warm": ("Hi there,", "Hi folks,", "Hello all,", "Hi everyone,"),
    "phone": ("Hi,", "Hello,"),
}
_CLOSINGS = {
    "plain": ("Thanks,", "Thank you,", "Best,", "Thanks!"),
    "curt": ("", "Thanks,", "Regards,"),
    "formal": ("Sincerely,", "Kind regards,", "Regards,", "Best regards,"),
    "warm": ("Thanks so much,", "Many thanks,", "Thanks a lot,", "Thanks again,"),
    "phone": ("",),
}
_ON_THE_PHONE = ("Sent from my iPhone", "Sent from my phone", "Sent from mobile")
_OURS = ("Best,", "Best regards,", "Thanks,", "Thank you,", "Kind regards,", "Regards,")
_NOON, _EVENING = 12, 17


@dataclass(frozen=True)
class Writer:
    """A customer who writes to the desk."""

    contact: Contact
    account: str
    temper: str

    @classmethod
    def draw(cls, random: Random, contact: Contact, account: str) -> Writer:
        return cls(contact, account, random.choices(list(_TEMPERS), list(_TEMPERS.values()))[0])

    def opening(self, random: Random, text: str, hour: int, quoted: str) -> str:
        """Their first mail, with their signature and what it answers."""
        contact = self.contact
        greeting = (
            "Good morning," if hour < _NOON and random.randrange(6) == 0 else _of(random, _GREETINGS[self.temper])
        )
        lines = [greeting, "", text, "", *self._closing(random), contact.name]
        if self.temper == "phone":
            lines += ["", _of(random, _ON_THE_PHONE)]
        else:
            lines += [each for each in (contact.title, self.account, contact.phone) if each]
        return "\n".join(lines) + (f"\n\n{quoted}" if quoted else "")

    def reply(self, random: Random, text: str, agent: str) -> str:
        """A later one."""
        greeting = f"Hi {agent}," if agent else "Hi,"
        is_greeting = text.startswith(("Hi", "Hello"))
        if self.temper == "formal":
            greeting = f"Hello {agent}," if agent else "Hello,"
        elif self.temper in ("curt", "phone") or (agent and random.randrange(4) == 0):
            greeting = f"{agent}," if agent and self.temper == "plain" else ""
        greeting = "" if is_greeting else greeting
        first = self.contact.first_name or self.contact.name
        lines = [greeting, "", text] if greeting else [text]
        closing = self._closing(random)
        if "hank" in text and any("hank" in each for each in closing):
            closing = ["Best,"] if self.temper in ("plain", "warm") else []
        return "\n".join([*lines, "", *closing, first])

    def _closing(self, random: Random) -> list[str]:
        closing = _of(random, _CLOSINGS[self.temper])
        return [closing] if closing else []


def answer(random: Random, text: str, first: str, agent: str, company: str, hour: int) -> str:
    """A mail of the desk's."""
    options = [f"Hi {first},", f"Hi {first},", f"Hello {first},", f"{first},"]
    if hour < _NOON:
        options.append(f"Good morning, {first},")
    elif hour < _EVENING:
        options.append(f"Good afternoon, {first},")
    closing = _of(random, _OURS)
    closing = "Best regards," if "hank" in text and "hank" in closing else closing
    return f"{_of(random, options)}\n\n{text}\n\n{closing}\n{agent}\nCustomer Support\n{company}"


def _of(random: Random, options: tuple[str, ...] | list[str]) -> str:
    return random.choice(options)
