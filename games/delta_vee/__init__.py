"""Delta Vee."""
