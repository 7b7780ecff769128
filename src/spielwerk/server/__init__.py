"""The table: a server that runs games for people (see docs/protocol.md and docs/hosting.md)."""
