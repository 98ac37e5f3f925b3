"""The one mutable cell: do a command, write, evolve, notify."""
