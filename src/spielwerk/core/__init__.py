"""The engine: records, random numbers, agenda, actions, log, dispatch of the rules, content."""
