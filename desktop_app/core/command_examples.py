"""One example of every command, as its fields in JSON data."""

from __future__ import annotations

from typing import Any, Final

_HASH: Final = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"

EXAMPLES: Final[dict[str, dict[str, Any]]] = {
    "change-round": {
        "field": "vergadering-datum",
        "value": "2026-03-03",
        "reason": "volgens de uitnodiging",
    },
    "choose-reading": {
        "reading": "plafond",
        "value": "partial",
        "reason": "alleen dan wordt het plafond bereikt",
        "by": "voorzitter",
    },
    "change-phase": {"to": "beoordelen"},
    "reopen": {"to": "beoordelen", "reason": "een stuk was over het hoofd gezien"},
    "undo": {"batch": 14},
    "confirm-control": {"sheet": "instellingen", "persons": ["voorzitter", "secretaris"]},
    "remark": {"subject": "vergadering", "text": "lid 2 stemde niet in", "answer": None},
    "note-restored": {"head": _HASH},
    "add-member": {"id": "lid-2", "name": "J. de Vries", "role": "lid", "voting": True},
    "record-presence": {"member": "lid-2", "time": "2026-03-03T13:30"},
    "record-absence": {"member": "lid-2", "time": "2026-03-03T13:34"},
    "declare-interest": {
        "member": "lid-2",
        "application": "2026-0104",
        "nature": "bestuursfunctie",
    },
    "withdraw-interest": {
        "member": "lid-2",
        "application": "2026-0104",
        "reason": "naam verwisseld",
    },
    "add-application": {
        "id": "2026-0104",
        "applicant": "Stichting Voorbeeld",
        "requested": "12500.00",
        "grantable": "11000.00",
        "grantable_reason": "reiskosten vallen buiten de regeling",
        "received": "2026-02-10T11:05",
        "complete": "2026-02-13",
    },
    "add-activity": {
        "application": "2026-0104",
        "requested": "2500.00",
        "pool": "LIENDERT",
        "description": "buurtmaaltijd",
    },
    "change-application": {
        "id": "2026-0104",
        "field": "gevraagd",
        "value": "12000.00",
        "reason": "rekenfout in de begroting",
    },
    "admit": {"unit": "2026-0104"},
    "refuse": {
        "unit": "2026-0103",
        "ground": "buiten de gemeente",
        "reason": "de sporthal ligt in een andere gemeente",
    },
    "leave-untreated": {"unit": "2026-0105", "reason": "niet aangevuld voor de termijn"},
    "withdraw": {"unit": "2026-0102", "date": "2026-03-01", "reason": "zaal niet beschikbaar"},
    "reinstate": {"unit": "2026-0102", "reason": "intrekking was een vergissing"},
    "ask-completion": {
        "application": "2026-0105",
        "asked": "2026-02-16",
        "until": "2026-02-27",
    },
    "declare-complete": {"application": "2026-0105", "date": "2026-02-25"},
    "receive-document": {
        "application": "2026-0104",
        "document": "begroting",
        "received": "2026-02-13",
        "version": "2",
    },
    "give-score": {
        "unit": "2026-0104",
        "criterion": "c3",
        "value": "voldoende",
        "reason": "behoefte is beschreven, niet onderzocht",
    },
    "clear-score": {"unit": "2026-0104", "criterion": "c3"},
    "record-fact": {"unit": "2026-0104-A1", "fact": "vrijwilligers", "value": 12},
    "record-hearing": {"unit": "2026-0104", "held": True},
    "invite-to-draw": {
        "members": ["2026-0102", "2026-0106"],
        "date": "2026-03-11",
        "way": "brief",
    },
    "record-draw-attendance": {"unit": "2026-0102", "present": True},
    "make-secret": {},
    "freeze-draw": {
        "members": ["2026-0102", "2026-0106"],
        "seed_kind": "d6",
        "throws": 30,
        "persons": ["voorzitter", "secretaris"],
    },
    "check-blocks": {
        "draw": "L1",
        "blocks": [{"number": 3, "text": "1dec"}, {"number": 11, "text": "aaa3"}],
    },
    "record-seed": {
        "draw": "L1",
        "seed": "416253416253416253416253416253",
        "again": "416253416253416253416253416253",
        "typists": ["secretaris", "lid 2"],
    },
    "open-secret": {
        "draw": "L1",
        "contributions": [{"by": "voorzitter", "text": "17"}, {"by": "lid 2", "text": "Domtoren"}],
        "again": ["17", "Domtoren"],
    },
    "record-paper-order": {
        "draw": "L1",
        "order": ["2026-0106", "2026-0102"],
        "again": ["2026-0106", "2026-0102"],
        "drawn_by": "lid 2",
    },
    "reveal-draw": {"draw": "L1"},
    "void-draw": {
        "draw": "L1",
        "reason": "een aanvraag ontbrak in de lijst",
        "by": "burgemeester en wethouders",
    },
    "practice-draw": {
        "members": ["OEFEN-1", "OEFEN-2"],
        "seed_kind": "d6",
        "seed": "123456123456123456123456123456",
    },
    "waive-draw": {"members": ["2026-0111", "2026-0112"], "reason": "verandert geen bedrag"},
    "decide-boundary": {
        "unit": "2026-0102",
        "choice": "partial",
        "reason": "alleen dan wordt het plafond bereikt",
    },
    "deviate": {
        "unit": "2026-0102",
        "what": "score",
        "subject": "c3",
        "new": "goed",
        "reason": "de steunbrief is niet meegewogen",
    },
    "diligence-check": {
        "finding": "samenstelling en motivering zijn nagegaan",
        "by": "burgemeester en wethouders",
    },
    "adopt": {
        "date": "2026-04-07",
        "power": "artikel 8, eerste lid",
        "by": "burgemeester en wethouders",
    },
    "open-second-round": {"round": "2026-PITCH-02", "reason": "plafond niet bereikt"},
    "transfer-remainder": {"to": "2027", "reason": "lid 14"},
    "record-report": {"report": "zitting", "number": "PV-1", "outcome": _HASH},
    "record-signature": {
        "number": "PV-1",
        "sha256": _HASH,
        "role": "voorzitter",
        "certificate": _HASH,
    },
    "batch": {
        "commands": [
            {"do": "admit", "unit": "2026-0101"},
            {"do": "admit", "unit": "2026-0102"},
        ]
    },
    "import": {
        "file": "aanvragen.csv",
        "sha256": _HASH,
        "rows": 1,
        "choices": {"scheidingsteken": ";"},
        "commands": [
            {
                "do": "add-application",
                "id": "2026-0101",
                "applicant": "Stichting Voorbeeld",
                "requested": "9000.00",
            }
        ],
    },
}
