"""Scheme text to Scheme, or every problem with its place."""
