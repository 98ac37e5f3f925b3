"""Documents of a round: from plain data to a tagged PDF/A file, its signatures and its checks."""
