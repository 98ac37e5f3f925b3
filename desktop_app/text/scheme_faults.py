"""What can be wrong with the text of a scheme, by name."""

from __future__ import annotations

from enum import StrEnum


class SchemeFault(StrEnum):
    """One kind of problem in a scheme file; the Dutch sentence is in `text/scheme.py`.

    In order: the form of the file, single values, and rules that contradict each other.
    """

    NOT_UTF8 = "not_utf8"
    TOO_LARGE = "too_large"
    TOO_MANY_LINES = "too_many_lines"
    BYTE_ORDER_MARK = "byte_order_mark"
    CONTROL_CHARACTER = "control_character"
    NOT_YAML = "not_yaml"
    EMPTY_FILE = "empty_file"
    TOO_DEEP = "too_deep"
    DOCUMENT_MARK = "document_mark"
    ANCHOR = "anchor"
    ALIAS = "alias"
    TAG = "tag"
    FLOW_STYLE = "flow_style"
    SEVERAL_LINES = "several_lines"
    KEY_NOT_TEXT = "key_not_text"
    DUPLICATE_KEY = "duplicate_key"

    UNKNOWN_KEY = "unknown_key"
    MISSING_KEY = "missing_key"
    ONE_KEY_OF = "one_key_of"
    NOT_A_MAPPING = "not_a_mapping"
    NOT_A_LIST = "not_a_list"
    NOT_TEXT = "not_text"
    EMPTY_VALUE = "empty_value"
    TEXT_TOO_LONG = "text_too_long"
    BAD_ID = "bad_id"
    BAD_WHOLE_NUMBER = "bad_whole_number"
    BAD_POINTS = "bad_points"
    BAD_DATE = "bad_date"
    UNKNOWN_CHOICE = "unknown_choice"
    NO_PLACE_IN_THE_LAW = "no_place_in_the_law"

    DUPLICATE_ID = "duplicate_id"
    UNKNOWN_REFERENCE = "unknown_reference"
    WRONG_FACT = "wrong_fact"
    UNUSED = "unused"
    OPTIONS_INCOMPLETE = "options_incomplete"
    ONE_OPTION = "one_option"
    MAXIMA_MISMATCH = "maxima_mismatch"
    CRITERION_MAXIMUM = "criterion_maximum"
    LEVELS_NOT_RISING = "levels_not_rising"
    RANGE_REVERSED = "range_reversed"
    BAND_GAP = "band_gap"
    BAND_OVERLAP = "band_overlap"
    BAND_OPEN = "band_open"
    MINIMUM_UNREACHABLE = "minimum_unreachable"
    MINIMUM_IDLE = "minimum_idle"
    STAGES_AND_HEARING = "stages_and_hearing"
    WRONG_STAGE = "wrong_stage"
    ORDER_REPEATS = "order_repeats"
    FILE_NAME = "file_name"
