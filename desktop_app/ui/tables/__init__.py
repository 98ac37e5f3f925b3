"""The table views with the keyboard behaviour of the program."""
