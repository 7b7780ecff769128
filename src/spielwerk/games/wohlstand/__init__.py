"""Wohlstand: energy, ecology and research over seven decades (unofficial; rules in docs/rules/wohlstand.md)."""

from spielwerk.core.meta import Metadata, Option, Printed, first_player

SEATS = (2, 3, 4)

GAME = Metadata(
    id="wohlstand",
    printed=Printed(("Reiner Knizia", "Sebastian Bleasdale"), publisher="Ystari"),
    seats=SEATS,
    rules_version=1,
    minutes=60,
    options=(
        *(Option(f"board_{seat}", ("silver", "black"), "W-09", tables=SEATS[max(0, seat - 1) :]) for seat in range(4)),
        Option("triangle_blocks", ("all", "scoring"), "W:A-01"),
        Option("final_research", ("both", "choose"), "W:A-02"),
        first_player(4, "W-15"),
    ),
)
