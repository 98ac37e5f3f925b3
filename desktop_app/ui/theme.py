"""The look of the window: tokens turned into fonts, palette, style sheet and scaled pixels."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette

from desktop_app.places import resource
from desktop_app.ui.tokens import (
    CELL,
    DARK,
    LIGHT,
    Family,
    TextStyle,
    Theme,
    WidthClass,
    high_contrast,
    scaled,
    width_class,
)

FONT_FILES: Final = (
    "SourceSans3-Regular.ttf",
    "SourceSans3-Semibold.ttf",
    "SourceSans3-Bold.ttf",
    "SourceSans3-It.ttf",
    "SourceCodePro-Regular.ttf",
)
FALLBACKS: Final = {
    Family.SANS: ("Source Sans 3", "Noto Sans", "DejaVu Sans"),
    Family.MONO: ("Source Code Pro", "DejaVu Sans Mono"),
}


@dataclass(frozen=True, slots=True)
class Look:
    """A theme at a zoom in percent; painting code asks it for colours, fonts and lengths."""

    theme: Theme
    zoom: int = 100

    def px(self, length: int) -> int:
        """Return a length at 100 % as whole pixels at this zoom."""
        return scaled(length, self.zoom)

    def font(self, style: TextStyle, weight: int | None = None) -> QFont:
        """Return the font for `style`, in another weight when one is given; it is shared."""
        return _font(style.family, self.px(style.size), weight or style.weight)

    def width_class(self, width: int) -> WidthClass:
        """Return the class of a window `width` real pixels wide."""
        return width_class(width, self.zoom)


class Appearance(QObject):
    """The one changeable look; `changed` fires after every switch of theme or zoom."""

    changed = Signal()

    def __init__(self, look: Look | None = None, parent: QObject | None = None) -> None:
        """Start with `look`, or with the light theme at 100 %."""
        super().__init__(parent)
        self._look = look or Look(LIGHT)

    @property
    def look(self) -> Look:
        """The look that holds now."""
        return self._look

    def show(self, look: Look) -> None:
        """Switch to `look` and tell everyone, unless it is the look that holds."""
        if look != self._look:
            self._look = look
            self.changed.emit()


@lru_cache(maxsize=256)
def _font(family: Family, pixels: int, weight: int) -> QFont:
    font = QFont()
    font.setFamilies(FALLBACKS[family])
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    return font


def font_of(style: TextStyle, zoom: int) -> QFont:
    """Return the font for `style` at a zoom in percent; do not change it, it is shared."""
    return _font(style.family, scaled(style.size, zoom), style.weight)


@lru_cache(maxsize=256)
def colour(name: str) -> QColor:
    """Return the colour written as `#RRGGBB`."""
    return QColor(name)


def load_fonts() -> tuple[str, ...]:
    """Load the program's own typefaces and return the file names that could not be loaded."""
    folder = resource("fonts")
    return tuple(
        name for name in FONT_FILES if QFontDatabase.addApplicationFont(str(folder / name)) < 0
    )


def system_theme(*, dark: bool | None = None) -> Theme:
    """Return the theme the system asks for; `dark` overrules its colour scheme."""
    hints = QGuiApplication.styleHints()
    wants_dark = hints.colorScheme() is Qt.ColorScheme.Dark if dark is None else dark
    theme = DARK if wants_dark else LIGHT
    contrast = hints.accessibility().contrastPreference()
    return high_contrast(theme) if contrast is Qt.ContrastPreference.HighContrast else theme


def palette(theme: Theme) -> QPalette:
    """Return the palette for `theme`; disabled text keeps a readable contrast."""
    result = QPalette()
    role = QPalette.ColorRole
    for which, name in (
        (role.Window, theme.bg),
        (role.WindowText, theme.ink),
        (role.Base, theme.surface),
        (role.AlternateBase, theme.surface2),
        (role.Text, theme.ink),
        (role.Button, theme.surface),
        (role.ButtonText, theme.ink),
        (role.BrightText, theme.refused),
        (role.Highlight, theme.accent),
        (role.HighlightedText, theme.on_accent),
        (role.Link, theme.accent),
        (role.LinkVisited, theme.accent),
        (role.ToolTipBase, theme.surface),
        (role.ToolTipText, theme.ink),
        (role.PlaceholderText, theme.ink3),
        (role.Light, theme.surface),
        (role.Midlight, theme.line),
        (role.Mid, theme.line2),
        (role.Dark, theme.line2),
        (role.Shadow, theme.line2),
        (role.Accent, theme.accent),
    ):
        result.setColor(which, colour(name))
    for which in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, which, colour(theme.ink3))
    return result


def style_sheet(look: Look) -> str:
    """Return the style sheet: radius, padding and one-pixel borders of standard widgets."""
    theme = look.theme
    radius, button, inset = look.px(4), look.px(6), look.px(8)
    bar, thumb = look.px(9), look.px(24)
    return f"""
    QLineEdit, QPlainTextEdit, QComboBox, QDateEdit {{
        border: 1px solid {theme.line2}; border-radius: {radius}px;
        padding: {look.px(4)}px {inset}px; background: {theme.surface}; color: {theme.ink};
        selection-background-color: {theme.accent}; selection-color: {theme.on_accent}; }}
    QLineEdit:focus, QPlainTextEdit:focus, QComboBox:focus, QDateEdit:focus {{
        border: 2px solid {theme.accent};
        padding: {look.px(4) - 1}px {inset - 1}px; }}
    QLineEdit[cell="true"] {{ border: none; border-radius: 0; padding: 0;
        background: transparent; }}
    QToolTip {{ border: 1px solid {theme.line2}; padding: {look.px(4)}px; }}
    QMenu {{ background: {theme.surface}; color: {theme.ink};
        border: 1px solid {theme.line2}; padding: {look.px(4)}px; }}
    QMenu::item {{ padding: {look.px(4)}px {look.px(16)}px; border-radius: {radius}px; }}
    QMenu::item:selected {{ background: {theme.accent}; color: {theme.on_accent}; }}
    QScrollBar:vertical {{ width: {bar}px; background: transparent; margin: 0; }}
    QScrollBar:horizontal {{ height: {bar}px; background: transparent; margin: 0; }}
    QScrollBar::handle {{ background: {theme.line2}; border-radius: {bar // 2 - 2}px; margin: 2px;
        min-height: {thumb}px; min-width: {thumb}px; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    QSplitter::handle {{ background: {theme.line2}; }}
    QCheckBox, QRadioButton {{ spacing: {inset}px; }}
    QToolButton {{ border-radius: {button}px; }}
    """


def dress(application: QGuiApplication, look: Look) -> None:
    """Give the whole program the palette, base font and style sheet of `look`."""
    application.setPalette(palette(look.theme))
    application.setFont(look.font(CELL))
    set_sheet = getattr(application, "setStyleSheet", None)
    if set_sheet is not None:
        set_sheet(style_sheet(look))
