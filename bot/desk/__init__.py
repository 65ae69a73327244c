"""What happens when somebody types a command or presses a button: from words to use cases to messages."""
