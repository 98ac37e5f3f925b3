"""The texts of the messages, one module per room of the program."""
