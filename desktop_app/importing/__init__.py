"""Reading csv and xlsx files of others into proposed rows, with every problem at once."""
