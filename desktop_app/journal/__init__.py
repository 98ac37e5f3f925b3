"""The round file: a journal of what happened, append-only, one SQLite file per round."""
