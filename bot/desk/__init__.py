"""What happens when somebody types a command or presses a button."""
