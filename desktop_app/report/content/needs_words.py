"""What is missing, in words."""

from __future__ import annotations

from desktop_app.core.scheme import Scheme
from desktop_app.report.content.needs import Need
from desktop_app.text.minutes_needs import SENTENCES
from desktop_app.text.notation import enumeration
from desktop_app.text.wording import named_inside


def need_text(scheme: Scheme, need: Need) -> str:
    """Say what is missing, to stand in a list: `drie scores bij aanvraag 7`."""
    about = ""
    if need.about:
        about = enumeration(need.about)
        if not set(need.about) <= {reading.id for reading in scheme.readings}:
            about = named_inside(scheme, need.about)
    return SENTENCES[need.kind.value](need.count, about)
