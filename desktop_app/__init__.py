"""Rangorde: score, rank, draw and record subsidy rounds, exactly and without a network."""

__version__ = "0.1.0"
