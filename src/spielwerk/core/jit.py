"""Compiling the rules: the one decorator, and a cache that never runs stale code.

Numba notices a changed function but not a changed callee in another file. So the cache lives in a
directory named after a digest of every source that compiled code is made of: change one and all start afresh.
"""

import hashlib
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, overload

import numba
import numpy as np
from platformdirs import user_cache_path

from spielwerk.core.meta import own_games

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED = not numba.config.DISABLE_JIT  # type: ignore[attr-defined]
"""False under NUMBA_DISABLE_JIT=1: the same rules as plain Python, for breakpoints."""

_RULE = re.compile(r"^ *@rule\b", re.MULTILINE)
_IMPORT = re.compile(r"^from (spielwerk[\w.]*) import ", re.MULTILINE)

CACHES_KEPT = 4

Function = Callable[..., Any]
"""A rule: what Numba compiles has no types of Python's."""


def source_digest(own: list[Path] | None = None) -> str:
    """Sixteen hex digits that change with any source that can be compiled, or with the compiler."""
    digest = hashlib.sha256()
    for version in (sys.version, np.__version__, numba.__version__):
        digest.update(version.encode())
    for name, text in sorted(compiled_sources(own_games() if own is None else own).items()):
        digest.update(name.encode())
        digest.update(text.encode())
    return digest.hexdigest()[:16]


def compiled_sources(own: Iterable[Path] = ()) -> dict[str, str]:
    """Every module that holds a rule, and whatever those import: compiled code contains its constants.

    Of folders with games of one's own, all of it.
    """
    texts = {_module(path): path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}
    found = {str(path): path.read_text(encoding="utf-8") for folder in own for path in folder.rglob("*.py")}
    waiting = [name for name, text in texts.items() if _RULE.search(text)]
    while waiting:
        name = waiting.pop()
        if name in texts and name not in found:
            found[name] = texts[name]
            waiting += _IMPORT.findall(texts[name])
    return found


def _module(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def cache_directory() -> Path:
    """Where this version of the rules keeps its machine code; made on first use."""
    base = Path(os.environ.get("SPIELWERK_CACHE_DIR") or user_cache_path("spielwerk") / "rules")
    directory = base / source_digest()
    try:
        _begin_with_package(base, directory)
        directory.mkdir(parents=True, exist_ok=True)
        os.utime(directory)
    except OSError:
        directory = Path(tempfile.mkdtemp(prefix="spielwerk-"))
        print(f"spielwerk: {base} cannot be written; compiling into {directory} instead", file=sys.stderr)
        return directory
    _drop_old_caches(base, keep=directory)
    return directory


def _begin_with_package(base: Path, directory: Path) -> None:
    """A new game of one's own recompiles nothing of what the package brings."""
    known = base / source_digest(own=[])
    if not directory.exists() and known.exists():
        with tempfile.TemporaryDirectory(dir=base) as half:
            shutil.copytree(known, Path(half) / "copy")
            with suppress(OSError):  # another process was quicker
                (Path(half) / "copy").rename(directory)


def _drop_old_caches(base: Path, keep: Path) -> None:
    others = [path for path in base.iterdir() if path.is_dir() and path != keep]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in others[CACHES_KEPT - 1 :]:
        shutil.rmtree(path, ignore_errors=True)


CACHE = cache_directory()
numba.config.CACHE_DIR = str(CACHE)  # type: ignore[attr-defined]


@overload
def rule(function: Function) -> Function: ...


@overload
def rule(*, inline: bool) -> Callable[[Function], Function]: ...


def rule(function: Function | None = None, *, inline: bool = True) -> Function | Callable[[Function], Function]:
    """Compile a function of the rules: cached on disk, without Python's lock, inlined into its callers.

    Inlining doubled the speed of random play. `@rule(inline=False)` is for long functions with many callers, which
    would take long to compile, and for what seldom happens.
    """
    if function is None:
        return lambda function: _compile(function, inline)
    return _compile(function, inline)


def generated(name: str, source: str, names: dict[str, Any]) -> Function:
    """Compile a function written by the program. It has no cache of its own: it lives in that of its callers."""
    space = dict(names)
    exec(compile(source, f"<{name}>", "exec"), space)
    compiled: Function = numba.njit(nogil=True, error_model="numpy", forceinline=True)(space[name])
    return compiled


def _compile(function: Function, inline: bool) -> Function:
    compiled: Function = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=inline)(function)
    return compiled
