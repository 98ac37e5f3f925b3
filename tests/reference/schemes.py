"""The five schemes as tables, typed anew from the articles for the second evaluator."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal

DrawRule = Literal["always", "straddles", "never"]

STATUSES = ("admitted", "refused", "withdrawn", "left_untreated")
WHOLE_FACTS = (
    "vrijwilligers",
    "betaalde_krachten",
    "partners",
    "partners_basisinfrastructuur",
    "deelnemers",
    "keer_per_jaar",
)
TRUTH_FACTS = ("uit_de_wijk", "geen_huur")
MOST_VOTES = 9_999_999

# Keys of a case and of a unit that at least one scheme knows.
CASE_KEYS = ("scheme", "ceiling", "pools", "units", "draws", "waived_draws", "readings")
SHARED_UNIT_KEYS = ("id", "requested", "grantable", "status")
SCHEME_UNIT_KEYS = ("pool", "scores", "facts", "stages", "pitched")


@dataclass(frozen=True, slots=True, kw_only=True)
class Scheme:
    """What the evaluator has to know of one scheme; the first value of a reading is the default."""

    id: str
    draw: DrawRule
    readings: dict[str, tuple[str, ...]]
    unit_keys: tuple[str, ...]
    scales: dict[str, tuple[int, int]] = field(default_factory=dict)
    levels: dict[str, dict[str, Fraction]] = field(default_factory=dict)
    stages: tuple[str, ...] = ()
    pools: bool = False

    def criteria(self) -> tuple[str, ...]:
        """Return the criteria that are scored, in the order of the article."""
        return (*self.scales, *self.levels)


def _three_levels(middle: str, high: str) -> dict[str, Fraction]:
    """Return the points of onvoldoende, voldoende and goed; the first is always worth 0."""
    return {"onvoldoende": Fraction(0), "voldoende": Fraction(middle), "goed": Fraction(high)}


_CEILING_READING = ("partial", "stop", "skip")

SCHEMES: dict[str, Scheme] = {
    scheme.id: scheme
    for scheme in (
        Scheme(
            id="amsterdam-kinderboerderijen",
            draw="always",
            readings={"e-en-f": ("sum", "lexicographic"), "plafond": _CEILING_READING},
            unit_keys=("scores",),
            scales={
                letter: (0, most)
                for letter, most in zip(
                    "abcdefghijk", (5, 3, 3, 3, 6, 6, 4, 4, 2, 2, 3), strict=True
                )
            },
        ),
        Scheme(
            id="utrecht-vrouwen-sport",
            draw="always",
            readings={"plafond": _CEILING_READING},
            unit_keys=("scores",),
            levels={
                "c1": _three_levels("1", "2"),
                "c2": _three_levels("0.9", "1.8"),
                "c3": _three_levels("0.8", "1.6"),
                "c4": _three_levels("0.7", "1.4"),
                "c5": _three_levels("0.7", "1.4"),
                "c6": _three_levels("0.5", "1"),
                "c7": _three_levels("0.4", "0.8"),
            },
        ),
        Scheme(
            id="amersfoort-pitch",
            draw="never",
            readings={"centen": ("down", "largest_remainder")},
            unit_keys=("stages", "pitched"),
            scales={
                "a1": (0, 30),
                "a2": (0, 20),
                "b": (0, 10),
                "c": (0, 10),
                "d": (0, 10),
                "e": (0, 10),
                "f": (0, 5),
                "g": (0, 5),
            },
            stages=("first", "final"),
        ),
        Scheme(
            id="amersfoort-wijkactiviteiten",
            draw="straddles",
            readings={
                "plafond": _CEILING_READING,
                "tien-keer": ("4", "0", "6"),
                "verhouding-boven-15": ("6", "8", "0"),
                "verhouding-tussen-banden": ("floor", "strict"),
            },
            unit_keys=("pool", "scores", "facts"),
            scales={"impact": (1, 10)},
            pools=True,
        ),
        Scheme(
            id="buurtbudget",
            draw="straddles",
            readings={"plafond": _CEILING_READING},
            unit_keys=("scores",),
            scales={"stemmen": (0, MOST_VOTES)},
        ),
    )
}
