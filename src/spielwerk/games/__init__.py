"""The games, one folder each. A new folder is a new game; nothing else registers it."""
