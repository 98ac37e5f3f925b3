"""Qt models over immutable presenter snapshots."""
