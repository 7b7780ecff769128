"""Nothing a game says may change unnoticed."""

import pytest

from tests.golden import FOLDER, golden_modes, path_of, playthrough
from tests.support import Mode


@pytest.mark.parametrize("golden", golden_modes(), ids=str)
def test_playthrough_is_as_recorded(golden: Mode) -> None:
    recorded = path_of(golden).read_text(encoding="utf-8")
    assert playthrough(golden) == recorded, "run `python -m tests.golden` if this change is meant"


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {path_of(mode).name for mode in golden_modes()}
