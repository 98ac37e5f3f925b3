"""The commands of rangorde, a second front end over the session."""
