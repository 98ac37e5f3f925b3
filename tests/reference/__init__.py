"""A second evaluator for the exchange format, written apart from the program to check it."""
