"""What things cost, each measured beside a reference in the same run, so that a ratio is left."""
