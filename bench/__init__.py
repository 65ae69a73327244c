"""Speeds as ratios: ours and a reference, measured in turn in one run."""
