"""Transfers between locations: what left one, and what of it has arrived at another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from datetime import datetime, timedelta
from operator import attrgetter

from ....apps.store.actions.procurement import noting
from ....apps.store.models import InventoryMovement, Location, Transfer, TransferEvent, TransferLine
from ...calendar import last_workday, next_workday
from ...grammar import say
from ...random_source import chance, pick
from ...rows import new
from ..phrases import procurement as phrases
from ..shop import Shop

Key = tuple[int, int]
_STATES = {"Received": 9, "In transit": 4, "Draft": 3, "Partially received": 2, "Canceled": 1, "Closed short": 1}
# Days ago that it was drawn up, at least.
_LEAST = {"Received": 10, "Closed short": 10, "Partially received": 5, "Draft": 1}
_CLERKS = ("warehouse", "warehouse-1", "warehouse-2", "operations-1")


class TransferMaker:
    """Enters transfers, oldest first, and takes what they moved from what was counted when the book was opened.

    So all that is left today is as it would be without them.
    """

    def __init__(
        self, shop: Shop, counts: Mapping[Key, InventoryMovement], since: Mapping[Key, list[InventoryMovement]]
    ) -> None:
        self._shop, self._counts, self._since = shop, counts, since
        self._random = shop.draft.random("store", "transfers")
        self._variants = {variant.id: variant for variant in shop.variants}
        self.incoming: Counter[Key] = Counter()

    def make(self) -> None:
        shop, random, calendar = self._shop, self._random, self._shop.draft.calendar
        count, total = shop.volume.transfers, sum(_STATES.values())
        states = [state for state, share in _STATES.items() for _ in range(max(1, round(count * share / total)))][
            :count
        ]
        plans = []
        for state in states:
            back = 6 if state in ("Draft", "In transit") else 12 if state == "Partially received" else 80
            first = calendar.today - timedelta(days=back)
            first = max(first, calendar.date_of(shop.counted) + timedelta(days=3))
            least = _LEAST.get(state, 2)
            last = max(first, calendar.today - timedelta(days=least))
            plans.append((calendar.at_work(random, last_workday(calendar.day_between(random, first, last))), state))
        plans.sort()
        events: list[TransferEvent] = []
        number = random.randrange(110, 400)
        for at, state in plans:
            entered = self._enter(number, min(at, calendar.now - timedelta(minutes=90)), state)
            events += entered
            number += bool(entered)
        for event in sorted(events, key=attrgetter("at")):
            shop.draft.add(event)

    def _enter(self, number: int, at: datetime, state: str) -> list[TransferEvent]:
        shop, random, calendar = self._shop, self._random, self._shop.draft.calendar
        clerk = shop.staff(random, *_CLERKS)
        left = state not in ("Draft", "Canceled")
        sent = calendar.at_work(random, next_workday(calendar.date_of(at) + timedelta(days=1)))
        sent = sent if at < sent < calendar.now - timedelta(hours=2) else at + timedelta(minutes=50)
        arrives = state in ("Received", "Partially received", "Closed short")
        origin, destination, lines = self._lines(sent if arrives else None, random.randrange(1, 6))
        if not lines:
            return []
        transfer = shop.draft.add(
            new(
                Transfer,
                number=number,
                origin_id=origin.id,
                destination_id=destination.id,
                status=state,
                expected_on=next_workday(calendar.date_of(sent) + timedelta(days=random.randrange(1, 5))),
                reference=f"Truck {random.randrange(1, 9)}" if chance(random, 40) else None,
                note=say(random, phrases.TRANSFER_NOTES, {}).text if chance(random, 50) else None,
                sent_at=sent if left else None,
            ),
            at=at,
            by=clerk,
        )
        for line in lines:
            line.transfer_id = transfer.id
            shop.draft.add(line)
        events = [_event(transfer, "created", noting.created(f"TR-{number}"), at, clerk)]
        if left:
            events.append(
                _event(transfer, "sent", noting.sent(sum(line.quantity for line in lines), origin.name), sent, clerk)
            )
            for line in lines:
                self._leave(transfer, line, sent, clerk)
            if chance(random, 45):
                said = say(random, phrases.TRANSFER_COMMENTS, {}).text
                when = min(sent + timedelta(minutes=random.randrange(4, 50)), calendar.now)
                events.append(_event(transfer, "comment", said, when, clerk))
        if arrives:
            events += self._arrive(transfer, lines, destination, sent)
        if state == "Canceled":
            reason = pick(random, dict.fromkeys(phrases.TRANSFER_CANCELED, 1))
            transfer.closed_at, transfer.close_reason = sent, reason
            events.append(_event(transfer, "canceled", noting.canceled(reason), sent, clerk))
        if transfer.status in ("In transit", "Partially received"):
            for line in lines:
                self.incoming[line.variant_id, destination.id] += line.quantity - line.received - line.damaged
        transfer.updated_at = max(event.at for event in events)
        return events

    def _lines(self, arrives: datetime | None, most: int) -> tuple[Location, Location, list[TransferLine]]:
        """From where to where, and up to `most` lines: none at all where a busy shop has nothing to spare anywhere."""
        random = self._random
        main, hub, show = self._shop.locations[:3]
        chances = {(main, hub): 6, (main, show): 3, (hub, main): 2, (hub, show): 1}
        while chances:
            origin, destination = pick(random, chances)
            lines = self._between(origin, destination, arrives, most)
            if lines:
                break
            del chances[origin, destination]
        return origin, destination, lines

    def _between(
        self, origin: Location, destination: Location, arrives: datetime | None, most: int
    ) -> list[TransferLine]:
        """Variants sold at both places; what arrives is taken from what was counted where it goes."""
        random, found = self._random, list[TransferLine]()
        for variant in random.sample(self._shop.variants, len(self._shop.variants)):
            if not {(variant.id, origin.id), (variant.id, destination.id)} <= self._counts.keys():
                continue
            quantity = random.choice((1, 2, 2, 3, 4, 5, 6, 8))
            if arrives:
                quantity = min(quantity, self._spare((variant.id, destination.id), arrives))
            if quantity < 1:
                continue
            product = self._shop.products[variant.product_id]
            title = f"{product.title} – {variant.title}" if variant.title else product.title
            line = new(TransferLine, variant_id=variant.id, sku=variant.sku, title=title, quantity=quantity)
            line.received = line.damaged = 0
            found.append(line)
            if len(found) == most:
                break
        return found

    def _spare(self, key: Key, at: datetime) -> int:
        """How many fewer could have been counted at a place, if they had come before long after `at`."""
        lowest = running = self._counts[key].available
        for move in sorted(self._since[key], key=attrgetter("at")):
            if move.at < at + timedelta(days=12):
                running += move.available
                lowest = min(lowest, running)
        return lowest

    def _leave(self, transfer: Transfer, line: TransferLine, at: datetime, by: int) -> None:
        """More was counted at the origin by what has left since."""
        key = (line.variant_id, transfer.origin_id)
        self._counts[key].available += line.quantity
        self._since[key].append(_move(transfer, key, "Transfer sent", at, by, -line.quantity))

    def _arrive(
        self, transfer: Transfer, lines: list[TransferLine], destination: Location, sent: datetime
    ) -> list[TransferEvent]:
        """Most of it arrived days later; less was counted at the destination by what has come since."""
        shop, random, calendar = self._shop, self._random, self._shop.draft.calendar
        by, day = (
            shop.staff(random, *_CLERKS),
            next_workday(calendar.date_of(sent) + timedelta(days=random.randrange(1, 4))),
        )
        at = calendar.at_work(random, day)
        at = at if sent < at < calendar.now else calendar.between(random, sent + timedelta(minutes=30))
        whole, broken = list[tuple[int, str]](), list[tuple[int, str]]()
        for place, line in enumerate(sorted(lines, key=attrgetter("sku"))):
            line.received = line.quantity
            if transfer.status != "Received" and place == 0:
                line.received = line.quantity // 2
            elif line.quantity > 2 and chance(random, 12):
                line.damaged, line.received = 1, line.quantity - 1
            if not line.received and not line.damaged:
                continue
            key = (line.variant_id, destination.id)
            self._counts[key].available -= line.received
            move = _move(transfer, key, "Transfer received", at, by, line.received)
            move.unavailable = line.damaged
            self._since[key].append(move)
            whole += [(line.received, line.sku)] if line.received else []
            broken += [(line.damaged, line.sku)] if line.damaged else []
        if not whole and not broken:
            # A single unit on its way: nothing has come, and it is still in transit.
            transfer.status = "In transit"
            return []
        events = [_event(transfer, "received", noting.received(whole, broken, destination.name, None), at, by)]
        if transfer.status == "Received":
            transfer.closed_at = at
        elif transfer.status == "Closed short":
            reason = pick(random, dict.fromkeys(phrases.TRANSFER_LOST, 1))
            when = calendar.between(random, at + timedelta(days=2), at + timedelta(days=9))
            left = [(line.quantity - line.received - line.damaged, line.sku) for line in lines]
            left = sorted((each for each in left if each[0]), key=lambda each: each[1])
            transfer.closed_at, transfer.close_reason = when, reason
            events.append(_event(transfer, "closed", noting.closed(left, reason), when, by))
        return events


def _move(transfer: Transfer, key: Key, reason: str, at: datetime, by: int, available: int) -> InventoryMovement:
    return new(
        InventoryMovement,
        variant_id=key[0],
        location_id=key[1],
        available=available,
        committed=0,
        unavailable=0,
        reason=reason,
        note=f"TR-{transfer.number}",
        transfer_id=transfer.id,
        at=at,
        by_id=by,
    )


def _event(transfer: Transfer, kind: str, message: str, at: datetime, by: int | None) -> TransferEvent:
    return new(TransferEvent, transfer_id=transfer.id, kind=kind, message=message, at=at, by_id=by)
