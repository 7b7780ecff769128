"""Shared by all tests: markers, and the games with all their modes."""

import pytest

from tests.support import every_mode


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*clauses): the clauses of the ledger that this test checks, e.g. V-07")
    config.addinivalue_line("markers", "example(*ids): the worked examples of the ledger that it plays, e.g. V:E-01")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test with a `mode` runs once for every game, number of seats and option."""
    if "mode" in metafunc.fixturenames:
        modes = every_mode()
        metafunc.parametrize("mode", modes, ids=[str(mode) for mode in modes])
