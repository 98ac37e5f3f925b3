"""What each member of an open tie can still get: lowest and highest over all drawn orders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop_app.core.numbers import Cents
from desktop_app.core.outcome import Outcome, Tie
from desktop_app.core.rules import rules_for
from desktop_app.core.scheme import CeilingPolicy

_MOST_SUMS = 50_000


def amount_ranges(outcome: Outcome, tie: Tie) -> Mapping[str, tuple[Cents, Cents]]:
    """Give per member the lowest and the highest amount (cents) that an order can give it.

    For a tie that does not decide anything both are what it gets now.
    """
    if not tie.decisive:
        now = {member: outcome.unit(member).granted or Cents(0) for member in tie.members}
        return {member: (amount, amount) for member, amount in now.items()}
    policy = rules_for(outcome.case.scheme, outcome.case.readings).policy
    amounts = {member: outcome.unit(member).grantable for member in tie.members}
    return {member: _range(policy, amounts, member, tie.left) for member in tie.members}


def _range(
    policy: CeilingPolicy, amounts: Mapping[str, Cents], member: str, left: Cents
) -> tuple[Cents, Cents]:
    own = amounts[member]
    others = [amount for other, amount in amounts.items() if other != member]
    if policy is CeilingPolicy.PARTIAL:
        # First drawn gets all that is left at most; last drawn gets what the others leave.
        return Cents(max(0, left - sum(others))), Cents(min(own, left))
    if own > left:
        return Cents(0), Cents(0)
    if policy is CeilingPolicy.STOP or _can_be_pushed_out(own, others, left):
        return Cents(0), own
    return own, own


def _can_be_pushed_out(own: int, others: Sequence[int], left: int) -> bool:
    """Tell whether some of the others fit together and leave less than this one needs."""
    sums = {0}
    for amount in others:
        sums |= {total + amount for total in sums if total + amount <= left}
        if any(total > left - own for total in sums):
            return True
        if len(sums) > _MOST_SUMS:
            # Too many combinations to try: say that it may get nothing, which is the safe side.
            return True
    return False
