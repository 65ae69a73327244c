"""Rules with one small thing changed: does a test notice? ``scripts/mutants`` tries a sample."""
