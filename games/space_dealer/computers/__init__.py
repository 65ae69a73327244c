"""Computer players. They see their own view and nothing else."""
