"""The round and its outcome as JSON data, for other programs and for the demonstration."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.core.exchange_case import case_json
from desktop_app.core.exchange_write import outcome_json
from desktop_app.core.outcome import Outcome
from desktop_app.core.round import Round


def round_data(state: Round, outcome: Outcome) -> Mapping[str, object]:
    """Give the round in brief, its case and its outcome, the last two in the exchange format."""
    return {
        "ronde": state.id,
        "regeling": state.scheme.id,
        "regeling_sha256": state.scheme_sha256,
        "fase": str(state.phase),
        "journaal": {"nr": state.nr, "kop": state.head},
        "velden": {str(field): value for field, value in state.settings.items()},
        "aanvragers": {item.id: item.applicant for item in state.applications.values()},
        "zaak": case_json(outcome.case),
        "uitkomst": outcome_json(outcome),
    }
