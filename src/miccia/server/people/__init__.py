"""Who somebody is: seats, names that can be told apart, and the tokens of visitors."""
