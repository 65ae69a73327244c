"""What whoever runs the bot meets: the process with its end and its pulse, and the commands."""
