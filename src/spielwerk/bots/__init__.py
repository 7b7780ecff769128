"""Players: written once over the generic functions, each seeing only what its seat may see."""
