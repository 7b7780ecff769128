"""Schema migrations, carried out when the server starts."""
