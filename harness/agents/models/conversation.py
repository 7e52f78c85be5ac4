"""What a model remembers of an episode: the latest pages whole, older ones as a line, the oldest turns not at all.

What has been sent is changed as rarely as can be, and then for several turns at once, so that a provider can keep its
beginning in a cache.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace

from .messages import Message, ModelMessage, Offer, Part, Picture, Prompt, Reply, Result, Sight, Text, UserMessage
from .sights import cut

# What a provider takes for a picture, in pixels a token.
_PIXELS_A_TOKEN = 750
_CHARACTERS_A_TOKEN = 4
# A message or a call costs a few tokens beside its text.
_MESSAGE = 8
# To this share of its budget a conversation is brought when it has outgrown it, so that it has room for some turns.
_ROOM = 0.75
# How far a provider's count of a prompt may lead the estimate away from a token for four characters.
_SCALES = (0.5, 4.0)
# Of the budget, what the trees of one page may take.
_TREES = 0.5

_WITHOUT: dict[str, Callable[[Sight], Sight]] = {"trees": Sight.without_trees, "pictures": Sight.without_pictures}


class Exchange:
    """What is sent, and what the model answers to it."""

    def __init__(self, results: Sequence[Result], notices: Sequence[str], sight: Sight | None) -> None:
        self._results, self._notices = tuple(results), tuple(map(Text, notices))
        self.reply: Reply | None = None
        self.show(sight)

    def show(self, sight: Sight | None) -> None:
        """Show a page in the place of the one so far."""
        self.sight = sight
        self.message = UserMessage(
            results=self._results,
            parts=(*self._notices, *(sight.parts if sight else ())),
            url=sight.url if sight else "",
            tabs=sight.tabs if sight and sight.is_whole else (),
        )
        self._count()

    def reduce(self, kind: str) -> None:
        """Show no more than the size of its trees or pictures."""
        self.show(_WITHOUT[kind](self.sight) if self.sight else None)

    def hear(self, reply: Reply) -> None:
        """Take in what the model answered."""
        self.reply = reply
        self._count()

    def as_first(self) -> UserMessage:
        """What is sent where the calls that it answers are not there any more: what failed is told as text."""
        told = tuple(Text(result.text) for result in self._results if result.failed)
        return replace(self.message, results=(), parts=(*told, *self.message.parts))

    def _count(self) -> None:
        """Its tokens by the rule of thumb."""
        texts = sum(_tokens(result.text) for result in self._results)
        shown = sum(map(_price, self.message.parts))
        self.tokens = texts + shown + (_answered(self.reply) if self.reply else 0) + 2 * _MESSAGE


class Conversation:
    """The conversation of one episode: at most `budget` tokens, the latest `pictures` and `trees` whole."""

    def __init__(self, system: str, goal: str, offer: Offer, *, budget: int, pictures: int, trees: int) -> None:
        self.system, self.goal, self.offer = system, goal, offer
        self.budget, self.pictures, self.trees = budget, pictures, trees
        self.exchanges: list[Exchange] = []
        self.dropped = 0
        self._scale = 1.0
        self._fixed = _tokens(system) + _tokens(goal) + _tokens(json.dumps(offer.functions))

    @property
    def longest_tree(self) -> int:
        """How many characters the trees of one page may have."""
        room = max(0.0, self.budget / self._scale - self._fixed)
        return max(400, int(room * _TREES * _CHARACTERS_A_TOKEN))

    @property
    def size(self) -> int:
        """The tokens of the prompt, as far as can be told."""
        return int((self._fixed + sum(exchange.tokens for exchange in self.exchanges)) * self._scale)

    def show(self, results: Sequence[Result], notices: Sequence[str], sight: Sight | None) -> None:
        """Send answers to the calls of the last reply, what there is to say, and a page."""
        self.exchanges.append(Exchange(results, notices, sight))
        for kind, kept in (("trees", self.trees), ("pictures", self.pictures)):
            whole = self._whole(kind)
            # Once twice as many are whole as have to be, and not each time, for the sake of the cache.
            if len(whole) >= 2 * kept:
                for exchange in whole[:-kept]:
                    exchange.reduce(kind)
        self._fit()

    def hear(self, reply: Reply) -> None:
        """Take in what the model answered, and how many tokens it had been sent."""
        if reply.usage is not None and reply.usage.input:
            counted = reply.usage.input * self._scale / max(1, self.size)
            self._scale = min(max(counted, _SCALES[0]), _SCALES[1])
        self.exchanges[-1].hear(reply)

    def shrink(self) -> None:
        """Be content with less: the provider says that the prompt is too long."""
        self.budget = int(min(self.budget, self.size) * 0.6)
        self._fit()

    def prompt(self) -> Prompt:
        """All that is to be sent now."""
        left_out = f"\n\n({self.dropped} earlier turns are not shown any more.)" if self.dropped else ""
        messages: list[Message] = [UserMessage(parts=(Text(f"{self.goal}{left_out}"),))]
        for number, exchange in enumerate(self.exchanges):
            # Answers to calls that are not there would be refused.
            message = exchange.message if number else exchange.as_first()
            if isinstance(last := messages[-1], UserMessage):
                messages[-1] = _joined(last, message)
            else:
                messages.append(message)
            if exchange.reply is not None and exchange.reply.is_sent_back:
                messages.append(ModelMessage(exchange.reply))
        return Prompt(self.system, self.offer, tuple(messages))

    def _whole(self, kind: str) -> list[Exchange]:
        """The exchanges whose trees or pictures are still shown."""
        return [exchange for exchange in self.exchanges if exchange.sight and getattr(exchange.sight, kind)]

    def _fit(self) -> None:
        """Bring the conversation into its budget: old trees go first, then old pictures, then whole turns."""
        if self.size <= self.budget:
            return
        for kind in _WITHOUT:
            for exchange in self._whole(kind):
                if self.size <= self.budget * _ROOM:
                    return
                if exchange is not self.exchanges[-1]:
                    exchange.reduce(kind)
        while len(self.exchanges) > 1 and self.size > self.budget * _ROOM:
            del self.exchanges[0]
            self.dropped += 1
        last = self.exchanges[-1]
        if self.size > self.budget and last.sight is not None:
            room = self.longest_tree // max(1, len(last.sight.trees))
            trees = tuple(replace(tree, text=cut(tree.text, room)) for tree in last.sight.trees)
            last.show(replace(last.sight, trees=trees))


def _joined(first: UserMessage, second: UserMessage) -> UserMessage:
    """Two messages as one: roles have to alternate."""
    return UserMessage(
        results=first.results + second.results,
        parts=first.parts + second.parts,
        url=second.url or first.url,
        tabs=second.tabs or first.tabs,
    )


def _price(part: Part) -> int:
    if isinstance(part, Picture):
        return part.width * part.height // _PIXELS_A_TOKEN
    return _tokens(part.text)


def _answered(reply: Reply) -> int:
    said = reply.text + "".join(f"{call.name}{call.arguments}" for call in reply.calls)
    # Thoughts are sent back by some providers, where they are hidden in `native`.
    return max(_tokens(said), reply.usage.output if reply.usage else 0)


def _tokens(text: str) -> int:
    return len(text) // _CHARACTERS_A_TOKEN + _MESSAGE
