"""The laboratory: simulating many games and reporting on them."""
