"""Genies: sealed bids for great minds (unofficial; rules in docs/rules/genies.md)."""

from spielwerk.core.meta import Metadata, Option, Printed, switch

GAME = Metadata(
    id="genies",
    printed=Printed(("Simon Haas",)),
    seats=(2, 3, 4, 5),
    rules_version=1,
    minutes=60,
    options=(
        Option("bid_limit", ("chips", "none"), "G:A-02"),
        Option("carry_packages", ("split", "keep"), "G:A-04"),
        switch("hold_evaluation_cards", "G:A-09"),
        Option("full_tie", ("lowest_place", "highest_place"), "G:A-13"),
        Option("chips_public", ("on", "off"), "G:A-16"),
    ),
)
