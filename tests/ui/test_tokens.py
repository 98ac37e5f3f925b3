"""Colours, zoom and width classes."""

from __future__ import annotations

import pytest

from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.tokens import (
    LIGHT,
    THEMES,
    Theme,
    WidthClass,
    high_contrast,
    mark_colour,
    next_zoom,
    scaled,
    soft_colour,
    width_class,
)

GROUNDS = ("surface", "bg", "surface2", "accent_soft", "tint1", "tint2")
TEXTS = (
    "ink",
    "ink2",
    "ink3",
    "accent",
    "granted",
    "ceiling",
    "refused",
    "withdrawn",
    "incomplete",
    "draw",
)
EDGES = ("line2", "granted_fill", "draw_fill", "accent")


def luminance(colour: str) -> float:
    """Return the relative luminance of WCAG 2."""
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
        for channel in channels
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of WCAG 2."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("text", TEXTS)
def test_every_text_is_readable_on_its_worst_ground(theme: Theme, text: str) -> None:
    """Text needs 4,5 : 1."""
    worst = min(contrast(getattr(theme, text), getattr(theme, ground)) for ground in GROUNDS)
    assert worst >= 4.5


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("edge", EDGES)
def test_every_edge_and_fill_is_visible_on_its_worst_ground(theme: Theme, edge: str) -> None:
    """Edges of controls and fills of the chart need 3 : 1."""
    grounds = ("surface", "bg", "surface2", "accent_soft", "tint1")
    worst = min(contrast(getattr(theme, edge), getattr(theme, ground)) for ground in grounds)
    assert worst >= 3


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("mark", Mark)
def test_every_mark_is_readable_on_its_own_soft_ground(theme: Theme, mark: Mark) -> None:
    """A chip has the soft ground of its state."""
    assert contrast(mark_colour(theme, mark), soft_colour(theme, mark)) >= 4.5


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_words_on_a_filled_button_are_readable(theme: Theme) -> None:
    """The primary button and the selection of text."""
    assert contrast(theme.on_accent, theme.accent) >= 4.5


def test_high_contrast_has_no_tints_and_one_ink() -> None:
    """Differences between scores are then told by the letters alone."""
    theme = high_contrast(LIGHT)
    assert {theme.tint1, theme.tint2} == {theme.surface}
    assert {theme.ink2, theme.ink3} == {theme.ink}
    assert theme.line == theme.line2


def test_a_length_is_scaled_and_rounded_half_up() -> None:
    """The zoom works in whole pixels."""
    assert [scaled(15, zoom) for zoom in (100, 125, 150, 200)] == [15, 19, 23, 30]


def test_zooming_stops_at_both_ends() -> None:
    """Ctrl+plus at 200 % and Ctrl+minus at 100 % change nothing."""
    assert next_zoom(200, 1) == 200
    assert next_zoom(100, -1) == 100
    assert next_zoom(125, 1) == 150


@pytest.mark.parametrize(
    ("width", "zoom", "expected"),
    [
        (1440, 100, WidthClass.WIDE),
        (1200, 100, WidthClass.WIDE),
        (1199, 100, WidthClass.MEDIUM),
        (1440, 150, WidthClass.MEDIUM),
        (1440, 200, WidthClass.NARROW),
        (899, 100, WidthClass.NARROW),
    ],
)
def test_the_width_class_counts_pixels_at_100_percent(
    width: int, zoom: int, expected: WidthClass
) -> None:
    """Larger letters leave less room."""
    assert width_class(width, zoom) is expected
