"""The page in a real browser: what it weighs, how soon it can be used, and how it looks.

python benchmarks/page.py [--pictures docs/pictures]
"""

import argparse
import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
TURNS = 14
"""Own turns before a picture is taken."""
PATIENCE = 120_000


@contextmanager
def serving() -> Iterator[str]:
    """A server of its own on a free port, with an empty store."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [str(Path(sys.executable).with_name("spielwerk")), "serve", "--port", str(port), "--pace", "0.05"]
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen([*command, "--data", data], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            address = f"http://127.0.0.1:{port}"
            _await(address)
            yield address
        finally:
            server.terminate()
            server.wait()


def _await(address: str) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"{address}/health")
            return
        except OSError:
            time.sleep(0.2)
    raise TimeoutError("the server did not start within two minutes")


def new_page(
    browser: Browser, *, dark: bool = False, phone: bool = False, language: str = "de", **settings: Any
) -> Page:
    """A fresh browser: nothing cached, nothing remembered but these settings."""
    context = browser.new_context(
        viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
        color_scheme="dark" if dark else "light",
        locale=language,
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(f"localStorage['spielwerk.settings'] ??= '{json.dumps(settings)}'")
    return page


def begin(page: Page, address: str) -> None:
    """Verlagswelt against bots, from the lobby on."""
    page.goto(address)
    page.click("[data-game=verlagswelt] [data-tool=play-now]")
    page.click("[data-tool=begin]")
    page.wait_for_selector(".board")


def measure(browser: Browser, address: str) -> dict[str, float]:
    """Bytes over the wire and seconds until the page answers."""
    page = new_page(browser)
    sizes: dict[str, int] = {}
    page.on("requestfinished", lambda request: sizes.update({request.url: request.sizes()["responseBodySize"]}))
    page.goto(address)
    page.wait_for_selector("[data-tool=play-now]")
    usable = page.evaluate("performance.now()")
    begun = time.perf_counter()
    page.click("[data-game=verlagswelt] [data-tool=play-now]")
    page.click("[data-tool=begin]")
    page.wait_for_selector(".board")
    to_table = time.perf_counter() - begun
    page.wait_for_timeout(500)
    scripts = sum(size for url, size in sizes.items() if url.split("?")[0].endswith(".js"))
    return {
        "JavaScript, compressed, lobby and verlagswelt (kB)": scripts / 1000,
        "everything, lobby and verlagswelt (kB)": sum(sizes.values()) / 1000,
        "lobby usable after (s)": usable / 1000,
        "from Play now to the table (s)": to_table,
    }


def play_on(page: Page, turns: int) -> None:
    """Some turns with every other choice open to us, then stop at a decision."""
    for turn in range(turns):
        page.wait_for_selector(".prompt.mine")
        options = page.locator(".own .projects .can, .display .can")
        if options.count() and turn % 5 != 4:
            options.nth((turn * 3) % options.count()).click()
            page.click("[data-tool=confirm]")
        else:
            page.locator(".prompt .actions .button").first.click()
        page.wait_for_timeout(150)
    page.wait_for_selector(".prompt.mine .question")
    page.wait_for_timeout(600)


def pictures(browser: Browser, address: str, folder: Path) -> None:
    """The pictures of the README."""
    folder.mkdir(parents=True, exist_ok=True)
    lobby = new_page(browser, name="Clara")
    lobby.goto(address)
    lobby.wait_for_selector("[data-game]")
    lobby.wait_for_timeout(500)
    lobby.screenshot(path=folder / "lobby.png")
    for name, look in {
        "desktop-light": {"language": "de"},
        "desktop-dark": {"language": "en", "dark": True},
        "phone-light": {"language": "de", "phone": True},
        "phone-dark": {"language": "en", "phone": True, "dark": True},
    }.items():
        page = new_page(browser, name="Clara", motion=False, **look)  # type: ignore[arg-type]
        begin(page, address)
        play_on(page, TURNS)
        page.evaluate("scrollTo(0, 0)")
        page.mouse.move(0, 0)
        page.wait_for_timeout(300)
        page.screenshot(path=folder / f"{name}.png")


def main() -> None:
    """Measure, and take the pictures if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pictures", type=Path, help="folder for the pictures of the README")
    wanted = parser.parse_args()
    own = shutil.which("chromium")
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=own, args=["--no-sandbox"])
        first, again = measure(browser, address), measure(browser, address)
        print(f"{'':<55}{'server just started':>20}{'later':>8}")
        for what, figure in first.items():
            print(f"{what:<55}{figure:>20.1f}{again[what]:>8.1f}")
        if wanted.pictures:
            pictures(browser, address, wanted.pictures)
        browser.close()


if __name__ == "__main__":
    main()
