"""Compares the throughput for a folder of real feeds with sfeed and fastfeedparser.

The folder is FEEDHOST_BENCH_FEEDS, else ../shared/conformance/inputs/b200 if it exists. Nothing of it is copied. There
are two setups, since each program is made for another one:

- one process for each feed with each program, as in a reader that keeps its feeds apart;
- one feedhost for all feeds, which merges them newest first, and for sfeed one process for each feed and one
  sfeed_plain for all, as it is meant to be used.

fastfeedparser is a library: one Python process parses all feeds and prints nothing. The time of its interpreter and
imports is printed separately.
"""

import os
import shutil
import statistics
import subprocess
import sys

import pairs

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.abspath(os.path.join(HERE, ".."))

LIBRARY = """
import sys, time
start = time.perf_counter()
import fastfeedparser
texts = [open(path, "rb").read() for path in sys.argv[1:]]
before = time.perf_counter()
failed = items = 0
for text in texts:
    try:
        items += len(fastfeedparser.parse(text).entries)
    except Exception:
        failed += 1
print(time.perf_counter() - before, items, failed)
"""


def folder():
    """Returns the folder with the feeds; None if there is none."""
    named = os.environ.get("FEEDHOST_BENCH_FEEDS")
    path = named or os.path.join(TOP, "..", "shared", "conformance", "inputs", "b200")
    return os.path.abspath(path) if os.path.isdir(path) else None


def files(path):
    found = [os.path.join(path, name) for name in sorted(os.listdir(path))]
    return [name for name in found if os.path.isfile(name)]


def library(paths, size, runs):
    """Measures fastfeedparser in its own environment under .build."""
    home = os.path.join(TOP, ".build", "bench-python")
    python = os.path.join(home, "bin", "python")
    if not os.path.exists(python):
        made = subprocess.run([sys.executable, "-m", "venv", home], capture_output=True)
        if made.returncode == 0:
            made = subprocess.run(
                [python, "-m", "pip", "install", "--quiet", "fastfeedparser"], capture_output=True)
        if made.returncode != 0:
            shutil.rmtree(home, ignore_errors=True)
            print("left out: fastfeedparser can't be installed")
            return
    figures = []
    for _ in range(runs):
        done = subprocess.run(
            [python, "-c", LIBRARY, *paths], capture_output=True, text=True, check=True)
        figures.append(done.stdout.split())
    seconds = statistics.median(float(figure[0]) for figure in figures)
    whole = statistics.median(
        pairs.measure([python, "-c", LIBRARY, *paths])["wall"] for _ in range(runs))
    print(f"fastfeedparser, one process: {size / seconds / 1e6:.0f} MB/s parsing, "
          f"{size / whole / 1e6:.0f} MB/s with the interpreter; "
          f"{figures[0][1]} items, {figures[0][2]} feeds failed")


def compare(feedhost, path, runs=10, beside_library=True):
    if not path:
        print("left out: no folder of real feeds; name one in FEEDHOST_BENCH_FEEDS")
        return
    paths = files(path)
    size = sum(map(os.path.getsize, paths))
    print(f"real feeds: {len(paths)}, {size / 1e6:.1f} MB")
    ours = f"{feedhost} -r text -O style=list"
    if shutil.which("sfeed") and shutil.which("sfeed_plain"):
        for title, mine, theirs in (
                ("a process a feed",
                 f'for f in {path}/*; do {ours} "$f"; done; true',
                 f'for f in {path}/*; do sfeed < "$f" | sfeed_plain; done'),
                ("one process for all",
                 f"{ours} {path}/*; true",
                 f'for f in {path}/*; do sfeed < "$f"; done | sfeed_plain')):
            measured = pairs.compare(
                title, mine, theirs, ("feedhost", "sfeed"), runs=runs, figures=("wall", "cpu"))
            for name, place in (("feedhost", 0), ("sfeed", 1)):
                wall = statistics.median(pair[place]["wall"] for pair in measured)
                print(f"  {name}: {size / wall / 1e6:.0f} MB/s")
    else:
        print("left out: sfeed, sfeed_plain not installed (Debian package sfeed)")
    if beside_library:
        library(paths, size, 5)
