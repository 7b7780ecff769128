"""Verlagswelt: dice and departments of a publishing house (unofficial; rules in docs/rules/verlagswelt.md)."""

from spielwerk.core.meta import Metadata, Option, Printed, first_player, switch

GAME = Metadata(
    id="verlagswelt",
    printed=Printed(("Masao Suganuma",), publisher="Kosmos", year=2022),
    seats=(2, 3, 4),
    rules_version=1,
    minutes=30,
    options=(
        Option("mode", ("standard", "come_what_may"), "V-70"),
        switch("beginner_cap", "V-55"),
        Option("project_start", ("next_turn", "immediate"), "V:A-01"),
        first_player(4, "V:A-17"),
    ),
)
