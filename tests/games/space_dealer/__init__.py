"""Space Dealer."""
