"""Scheme text to Scheme, or every problem at once with its line, column and a way out."""
