"""Secrets: table ids (links), seat tokens, and their hashes."""

import hashlib
import secrets

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Without those that look alike."""
TABLE_ID_LENGTH = 16
"""Eighty bits: nobody finds a table by trying."""


def new_table_id() -> str:
    """For a link."""
    return "".join(secrets.choice(LETTERS) for _ in range(TABLE_ID_LENGTH))


def is_table_id(text: str) -> bool:
    """Could this be one?"""
    return len(text) == TABLE_ID_LENGTH and all(letter in LETTERS for letter in text)


def new_token() -> str:
    """The key to a seat."""
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> bytes:
    """What is kept of a token: it is long and random, so a plain hash suffices."""
    return hashlib.sha256(token.encode()).digest()


def shown(table_id: str) -> str:
    """An id for the log. It opens the table, so only its beginning is shown."""
    return table_id[:6]
