"""The demonstration rounds, played from beginning to end by the same means a committee has."""
