"""Draws every shape of feed with each renderer: a table of ratios to sfeed or jq.

The feeds are generated from the seed. The two programs take turns. Each ratio is the median of the pairs; the lowest
and the highest follow it.
"""

import os
import shutil
import statistics

import pairs
import shapes

DRAWINGS = {
    "text, list": ["-r", "text", "-O", "style=list"],
    "text": ["-r", "text"],
    "text, full": ["-r", "text", "-O", "style=full"],
    "html": ["-r", "html"],
    "html, full": ["-r", "html", "-O", "content=full"],
    "json": ["-r", "json"],
}

# Writes the same lines as sfeed_plain.
JQ = r'''.items[] | "  \(.date_published[0:16])  \(.title) \(.url)"'''


def peer(shape, path):
    """Returns the name and command of the peer for a shape; None if it is not installed."""
    if shape == "json":
        return ("jq", f"jq -r '{JQ}' {path}") if shutil.which("jq") else None
    if not shutil.which("sfeed") or not shutil.which("sfeed_plain"):
        return None
    return ("sfeed, sfeed_plain", f"sfeed < {path} | sfeed_plain")


def measure(feedhost, folder, megabytes, seed, runs):
    """Yields the name of each shape, its peer's name and time, and a row for each renderer."""
    for shape, (title, *_) in shapes.SHAPES.items():
        suffix = "json" if shape == "json" else "xml"
        path = shapes.make(shape, os.path.join(folder, f"{shape}.{suffix}"),
                           megabytes * 1_000_000, seed)
        found = peer(shape, path)
        if not found:
            print(f"left out: {title}: its peer is not installed (Debian packages sfeed and jq)")
            os.remove(path)
            continue
        name, command = found
        size = os.path.getsize(path)
        pairs.measure(command)
        rows = {}
        for drawing, options in DRAWINGS.items():
            ours = [feedhost, *options, path]
            pairs.measure(ours)
            rows[drawing] = [(pairs.measure(ours), pairs.measure(command)) for _ in range(runs)]
        os.remove(path)
        yield title, name, size, rows


def _ratio(row, figure):
    return sorted(ours[figure] / max(theirs[figure], 1e-9) for ours, theirs in row)


def report(feedhost, folder, megabytes, seed, runs):
    """Prints the table in Markdown."""
    print(f"drawing: {megabytes} MB of each shape, seed {seed}, {runs} pairs; ratios to the peer "
          "(lowest to highest)")
    print("| shape | peer | drawing | wall | CPU | MB/s | memory / file |")
    print("|---|---|---|---|---|---|---|")
    for title, name, size, rows in measure(feedhost, folder, megabytes, seed, runs):
        theirs = statistics.median(pair[1]["wall"] for row in rows.values() for pair in row)
        label = f"{title} ({size / 1e6:.0f} MB)"
        beside = f"{name} {theirs * 1e3:.0f} ms"
        for drawing, row in rows.items():
            wall, cpu = _ratio(row, "wall"), _ratio(row, "cpu")
            speed = size / 1e6 / statistics.median(pair[0]["wall"] for pair in row)
            memory = max(pair[0]["memory"] for pair in row) / size
            print(f"| {label} | {beside} | `{drawing}` | {statistics.median(wall):.2f} "
                  f"({wall[0]:.2f} to {wall[-1]:.2f}) | {statistics.median(cpu):.2f} "
                  f"| {speed:.0f} | {memory:.2f} |", flush=True)
            label = beside = ""
