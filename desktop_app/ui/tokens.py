"""The visual tokens of the window: colours per theme, text styles, zoom steps and width classes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from desktop_app.ui.presenters.marks import Mark

ZOOM_STEPS: Final = (100, 125, 150, 200)
WIDE_FROM: Final = 1200
MEDIUM_FROM: Final = 900
LOW_UNDER: Final = 800


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    """One set of colours, each written as `#RRGGBB`; no other module names a colour."""

    name: str
    dark: bool
    bg: str
    surface: str
    surface2: str
    tint1: str
    tint2: str
    ink: str
    ink2: str
    ink3: str
    line: str
    line2: str
    accent: str
    on_accent: str
    accent_soft: str
    granted: str
    granted_fill: str
    granted_soft: str
    ceiling: str
    ceiling_soft: str
    refused: str
    refused_soft: str
    withdrawn: str
    incomplete: str
    incomplete_soft: str
    draw: str
    draw_fill: str
    draw_soft: str


LIGHT: Final = Theme(
    name="light",
    dark=False,
    bg="#F3F5F7",
    surface="#FFFFFF",
    surface2="#EBEEF2",
    tint1="#F1F4F8",
    tint2="#DFE6EF",
    ink="#14202E",
    ink2="#475466",
    ink3="#566273",
    line="#D6DBE2",
    line2="#798494",
    accent="#1A4F8C",
    on_accent="#FFFFFF",
    accent_soft="#E2ECF8",
    granted="#0A6B50",
    granted_fill="#25805F",
    granted_soft="#DDF0E9",
    ceiling="#556172",
    ceiling_soft="#ECEFF3",
    refused="#8A1C12",
    refused_soft="#FAE5E1",
    withdrawn="#566273",
    incomplete="#7D5A00",
    incomplete_soft="#FAF0D2",
    draw="#7429B3",
    draw_fill="#8F55C4",
    draw_soft="#F1E8FA",
)

DARK: Final = Theme(
    name="dark",
    dark=True,
    bg="#0F151C",
    surface="#171F29",
    surface2="#212B37",
    tint1="#1D2732",
    tint2="#2A3746",
    ink="#EDF1F5",
    ink2="#B6C1CE",
    ink3="#96A3B2",
    line="#303C4A",
    line2="#78879A",
    accent="#82B4F2",
    on_accent="#0C1520",
    accent_soft="#1D3450",
    granted="#5CCBA6",
    granted_fill="#379A7C",
    granted_soft="#17372F",
    ceiling="#A9B5C3",
    ceiling_soft="#252F3B",
    refused="#F2A07A",
    refused_soft="#402619",
    withdrawn="#96A3B2",
    incomplete="#E5C265",
    incomplete_soft="#3A311A",
    draw="#E4BDF5",
    draw_fill="#9D73BE",
    draw_soft="#33264A",
)


def high_contrast(theme: Theme) -> Theme:
    """Return `theme` as the system's high-contrast wish asks: firm lines, no tints, one ink."""
    return replace(
        theme,
        name=f"{theme.name}-contrast",
        line=theme.line2,
        tint1=theme.surface,
        tint2=theme.surface,
        ink2=theme.ink,
        ink3=theme.ink,
    )


THEMES: Final = (LIGHT, DARK, high_contrast(LIGHT), high_contrast(DARK))


def mark_colour(theme: Theme, mark: Mark) -> str:
    """Return the text colour that belongs to `mark`."""
    match mark:
        case Mark.GRANTED | Mark.PARTIAL | Mark.UP:
            return theme.granted
        case Mark.CEILING | Mark.LEFT_UNTREATED:
            return theme.ceiling
        case Mark.REFUSED | Mark.ERROR | Mark.DOWN:
            return theme.refused
        case Mark.WITHDRAWN:
            return theme.withdrawn
        case Mark.INCOMPLETE | Mark.ATTENTION:
            return theme.incomplete
        case Mark.DRAW:
            return theme.draw
        case _:
            return theme.ink2


def soft_colour(theme: Theme, mark: Mark) -> str:
    """Return the soft ground that belongs to `mark`."""
    match mark:
        case Mark.GRANTED | Mark.PARTIAL | Mark.UP:
            return theme.granted_soft
        case Mark.REFUSED | Mark.ERROR | Mark.DOWN:
            return theme.refused_soft
        case Mark.INCOMPLETE | Mark.ATTENTION:
            return theme.incomplete_soft
        case Mark.DRAW:
            return theme.draw_soft
        case _:
            return theme.ceiling_soft


class Family(Enum):
    """The two typefaces; the second is for hashes, seeds and tickets only."""

    SANS = "Source Sans 3"
    MONO = "Source Code Pro"


@dataclass(frozen=True, slots=True, kw_only=True)
class TextStyle:
    """A size and line height in pixels at 100 %, a weight (400, 600, 700) and a typeface."""

    size: int
    line: int
    weight: int = 400
    family: Family = Family.SANS


DISPLAY: Final = TextStyle(size=36, line=44, weight=700)
WORDMARK: Final = TextStyle(size=18, line=26, weight=700)
H1: Final = TextStyle(size=28, line=36, weight=600)
H2: Final = TextStyle(size=18, line=26, weight=600)
BODY: Final = TextStyle(size=16, line=24)
CELL: Final = TextStyle(size=15, line=24)
CELL_STRONG: Final = TextStyle(size=15, line=24, weight=600)
META: Final = TextStyle(size=14, line=20)
META_STRONG: Final = TextStyle(size=14, line=20, weight=600)
LETTER: Final = TextStyle(size=13, line=20)
HEAD: Final = TextStyle(size=13, line=16, weight=600)
KEY: Final = TextStyle(size=12, line=16, weight=600)
SMALL: Final = TextStyle(size=11, line=16)
STRUCK: Final = TextStyle(size=12, line=16)
HASH: Final = TextStyle(size=17, line=28, family=Family.MONO)
HASH_BIG: Final = TextStyle(size=24, line=36, family=Family.MONO)
PLACE: Final = TextStyle(size=48, line=56, weight=700)


class WidthClass(Enum):
    """How much fits side by side, from the width at 100 % zoom."""

    WIDE = "wide"
    MEDIUM = "medium"
    NARROW = "narrow"


def width_class(width: int, zoom: int) -> WidthClass:
    """Return the class of a window `width` pixels wide at `zoom` percent."""
    reduced = width * 100 // zoom
    if reduced >= WIDE_FROM:
        return WidthClass.WIDE
    return WidthClass.MEDIUM if reduced >= MEDIUM_FROM else WidthClass.NARROW


def is_low(height: int, zoom: int) -> bool:
    """Tell whether a window `height` pixels high at `zoom` percent gets the low strip."""
    return height * 100 // zoom < LOW_UNDER


def scaled(length: int, zoom: int) -> int:
    """Return `length` pixels at 100 % as whole pixels at `zoom` percent, halves upwards."""
    return (length * zoom + 50) // 100


def next_zoom(zoom: int, step: int) -> int:
    """Return the zoom `step` places further along the allowed zooms, staying within them."""
    place = ZOOM_STEPS.index(zoom) + step
    return ZOOM_STEPS[min(max(place, 0), len(ZOOM_STEPS) - 1)]
