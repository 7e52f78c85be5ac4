"""The sentences of an order's timeline, written alike by the actions and by the seeds."""

from __future__ import annotations

from collections.abc import Iterable

from ..platform.formats import money


def units(count: int) -> str:
    return f"{count} unit" if count == 1 else f"{count} units"


def goods(lines: Iterable[tuple[int, str]]) -> str:
    """(2, "TNT-1203-MOS") → "2 × TNT-1203-MOS"."""
    return ", ".join(f"{quantity} × {sku}" for quantity, sku in lines)


def placed(customer: str) -> str:
    return f"{customer} placed this order in the online store."


def authorized(amount: int, card: str, currency: str) -> str:
    return f"{money(amount, currency=currency)} was authorized on {card}."


def captured(amount: int, currency: str) -> str:
    return f"{money(amount, currency=currency)} was captured."


def taxed(state: str, tax: int, before: int, currency: str) -> str:
    now, was = money(tax, currency=currency), money(before, currency=currency)
    return f"Sales tax was worked out for {state}: {now} instead of {was}."


def voided(amount: int, currency: str, *, owed: int = 0) -> str:
    """What will not be collected; `owed` of it was a balance."""
    waived = f"The balance of {money(owed, currency=currency)} was waived." if owed else ""
    if amount == owed:
        return waived
    text = f"The authorization of {money(amount - owed, currency=currency)} was voided."
    return f"{text} {waived}" if owed else text


def shipped(name: str, lines: Iterable[tuple[int, str]], location: str) -> str:
    return f"{name} left {location}: {goods(lines)}."


def held(lines: Iterable[tuple[int, str]], reason: str, note: str | None) -> str:
    text = f"{goods(lines)} put on hold: {reason.lower()}."
    return f"{text} {note}" if note else text


def released(lines: Iterable[tuple[int, str]]) -> str:
    return f"{goods(lines)} released from hold."


def tracking(name: str, carrier: str, number: str) -> str:
    return f"{name} travels with {carrier}, tracking number {number}."


def delivered(name: str) -> str:
    return f"{name} was delivered."


def called_back(name: str) -> str:
    return f"{name} was canceled; its goods are to be sent again."


def credit_spent(amount: int, currency: str) -> str:
    return f"{money(amount, currency=currency)} was paid by store credit."


def refunded(
    amount: int, lines: Iterable[tuple[int, str]], restocked_at: str | None, currency: str, credit: int = 0
) -> str:
    """`credit` of the amount went back to the customer's store credit."""
    what = goods(lines)
    text = f"{money(amount, currency=currency)} was refunded"
    text += f" for {what}" if what else ""
    if credit:
        text += f", {'all' if credit == amount else money(credit, currency=currency)} of it as store credit"
    return f"{text}, restocked at {restocked_at}." if restocked_at else f"{text}."


def canceled(reason: str) -> str:
    return f"The order was canceled: {reason.lower()}."


def return_requested(name: str, lines: Iterable[tuple[int, str]], reason: str) -> str:
    return f"Return {name} was requested for {goods(lines)}: {reason.lower()}."


def return_approved(name: str, lines: Iterable[tuple[int, str]] = (), way: str | None = None) -> str:
    """`lines` where it is not all that was asked for; `way` tells how the goods come back."""
    what = goods(lines)
    text = f"Return {name} was approved" + (f" for {what}" if what else "")
    return f"{text}; {way}." if way else f"{text}."


def return_way(payer: str, carrier: str | None, number: str | None) -> str:
    how = "prepaid label" if payer == "Prepaid label" else "the customer pays for the way back"
    return f"{how}, {carrier} {number}" if carrier and number else how


def return_way_changed(name: str, way: str) -> str:
    return f"The way back of return {name} was changed: {way}."


def return_received(
    name: str, lines: Iterable[tuple[int, str]], missing: Iterable[tuple[int, str]], location: str
) -> str:
    came, never = goods(lines), goods(missing)
    text = f"{location} received {came} of return {name}" if came else f"Nothing more of return {name} is awaited"
    return f"{text}; never came: {never}." if never else f"{text}."


def return_inspected(name: str, count: int, sku: str, condition: str, disposition: str, note: str | None) -> str:
    then = {
        "Restock": "restocked", "Set aside": "set aside as unavailable", "Discard": "discarded",
        "Send back": "not accepted, goes back to the customer",
    }  # fmt: skip
    text = f"Return {name}: {count} × {sku} {condition.lower()}, {then[disposition]}."
    return f"{text} {note}" if note else text


def return_credited(amount: int, lines: Iterable[tuple[int, str]], currency: str) -> str:
    return f"{money(amount, currency=currency)} of store credit was given for {goods(lines) or 'shipping'}."


def return_withheld(name: str, fee: int, reason: str | None, label: int, currency: str) -> str:
    parts = [f"a restocking fee of {money(fee, currency=currency)} ({reason})"] if fee else []
    parts += [f"{money(label, currency=currency)} for the label"] if label else []
    return f"Kept back of return {name}: {' and '.join(parts)}."


def exchange_begun(name: str, lines: Iterable[tuple[int, str]], added: int, currency: str) -> str:
    what = f"{goods(lines)} over {money(added, currency=currency)}"
    return f"Return {name} is an exchange: {what} goes out instead, on hold until the return is settled."


def exchange_canceled(name: str, lines: Iterable[tuple[int, str]]) -> str:
    return f"The exchange of return {name} was canceled: {goods(lines)} was taken off."


def exchanged(name: str, offset: int, lines: Iterable[tuple[int, str]], owed: int, rest: int, currency: str) -> str:
    """What a return is worth pays for what goes out; `owed` is left to collect, or `rest` was given back."""
    text = f"{money(offset, currency=currency)} of return {name} pays for {goods(lines)}"
    if owed:
        return f"{text}; a balance of {money(owed, currency=currency)} is left to collect."
    return (
        f"{text}; {money(rest, currency=currency)} more is given back." if rest else f"{text}; nothing is left to pay."
    )


def return_declined(name: str, reason: str) -> str:
    return f"Return {name} was declined: {reason}"


def return_closed(name: str, by: str = "its refund") -> str:
    return f"Return {name} was closed with {by}."


def return_closed_unpaid(name: str) -> str:
    return f"Return {name} was closed: nothing of it was accepted."


def placed_by_staff(customer: str) -> str:
    return f"Ordered for {customer} by a draft order."


def awaited(amount: int, paid_by: str, currency: str) -> str:
    return f"{money(amount, currency=currency)} is to be paid by {paid_by.lower()}."


def drafted(customer: str) -> str:
    return f"Begun for {customer}."


def draft_items(lines: Iterable[tuple[int, str]]) -> str:
    return f"Items: {goods(lines) or 'none'}."


def draft_discount(percent: int | None, amount: int | None, reason: str | None, currency: str) -> str:
    if reason is None:
        return "The discount was removed."
    off = f"{percent} %" if percent is not None else money(amount, currency=currency)
    return f"Discount: {off}, {reason}."


def draft_shipping(name: str | None, price: int, currency: str) -> str:
    return f"Shipping: {name}, {money(price, currency=currency)}."


def invoiced(amount: int, email: str, message: str | None, currency: str) -> str:
    text = f"An invoice over {money(amount, currency=currency)} was sent to {email}."
    return f"{text} {message}" if message else text


def balance_paid(amount: int, card: str, *, by_customer: bool, currency: str) -> str:
    what = f"The balance of {money(amount, currency=currency)}"
    return f"{what} was paid in the online store with {card}." if by_customer else f"{what} was collected: {card}."


def balance_invoiced(amount: int, email: str, message: str | None, currency: str) -> str:
    text = f"The invoice of the balance of {money(amount, currency=currency)} was sent to {email}."
    return f"{text} {message}" if message else text


def draft_completed(*, paid: bool) -> str:
    return "Completed: paid." if paid else "Completed: payment pending."


def edited(
    added: Iterable[tuple[int, str, int | None, str | None]],
    removed: Iterable[tuple[int, str]],
    changed: Iterable[tuple[str, int, int]],
    *,
    set_aside: bool,
    total: int,
    before: int,
    owed: int,
    capture: int,
    refund: int,
    reason: str | None,
    currency: str,
) -> str:
    """What an edit did: units added (with per cent off, and why), taken off, (SKU, now, before), and the balance."""
    new = [f"{count} × {sku}" + (f" ({off} % off: {why})" if off else "") for count, sku, off, why in added]
    parts = [f"Added {', '.join(new)}."] if new else []
    parts += [f"Took off {what}."] if (what := goods(removed)) else []
    parts += [f"{sku}: {now} instead of {was}." for sku, now, was in changed]
    parts += ["What was taken off is not for sale again."] if set_aside else []
    if total != before:
        sums = f"The total is {money(total, currency=currency)} instead of {money(before, currency=currency)}"
        if capture:
            sums += f"; {money(capture, currency=currency)} is to be captured"
        if owed:
            sums += f"; a balance of {money(owed, currency=currency)} is owed"
        if refund:
            sums += f"; {money(refund, currency=currency)} was refunded"
        parts.append(f"{sums}.")
    parts += [f"Reason: {reason}"] if reason else []
    return " ".join(parts)
