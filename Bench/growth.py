"""Plots wall time and peak memory against the size of the feed."""

import math
import os
import shutil
import statistics

import pairs
import shapes

WIDTH, HEIGHT, LEFT, TOP, PLOT = 760, 300, 70, 40, (250, 200)
COLORS = {"feedhost": "#1d6fb8", "sfeed": "#c2571a"}


def measure(feedhost, folder, largest, seed, runs):
    """Measures feeds of 10 KB and each power of ten up to `largest` bytes."""
    points = []
    size = 10_000
    while size <= largest:
        path = shapes.make("articles", os.path.join(folder, "growth.xml"), size, seed)
        ours = [feedhost, "--max-bytes", str(2 * largest), "-r", "text", "-O", "style=list", path]
        theirs = f"sfeed < {path} | sfeed_plain"
        pairs.measure(ours)
        row = [(pairs.measure(ours), pairs.measure(theirs)) for _ in range(runs)]
        points.append((os.path.getsize(path), row))
        print(f"  {os.path.getsize(path) / 1e6:10.2f} MB  "
              f"feedhost {_median(row, 0, 'wall') * 1e3:9.1f} ms "
              f"{_median(row, 0, 'memory') / 1e6:7.0f} MB   sfeed | sfeed_plain "
              f"{_median(row, 1, 'wall') * 1e3:9.1f} ms", flush=True)
        os.remove(path)
        size *= 10
    return points


def _median(row, which, figure):
    return statistics.median(pair[which][figure] for pair in row)


def _decades(values):
    low, high = 1, 1
    while low > min(values):
        low /= 10
    while low * 10 <= min(values):
        low *= 10
    high = low
    while high < max(values):
        high *= 10
    return low, high


def _label(value, unit):
    for factor, name in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if unit == "B" and value >= factor:
            return f"{value / factor:g} {name}B"
    if unit == "s" and value < 1:
        return f"{value * 1e3:g} ms"
    return f"{value:g} {unit}"


def _chart(left, title, sizes, lines, unit):
    """Returns a chart with logarithmic axes, as SVG."""
    width, height = PLOT
    across = _decades(sizes)
    up = _decades([value for values in lines.values() for value in values])

    def x(value):
        start, end = map(math.log10, across)
        return left + width * (math.log10(value) - start) / (end - start)

    def y(value):
        start, end = map(math.log10, up)
        return TOP + height - height * (math.log10(value) - start) / (end - start)

    parts = [f'<text x="{left}" y="{TOP - 16}" class="title">{title}</text>']
    for axis, (low, high) in (("x", across), ("y", up)):
        value = low
        while value <= high * 1.001:
            if axis == "x":
                parts.append(f'<path d="M{x(value):.1f} {TOP}v{height}" class="grid"/>'
                             f'<text x="{x(value):.1f}" y="{TOP + height + 16}" '
                             f'class="across">{_label(value, "B")}</text>')
            else:
                parts.append(f'<path d="M{left} {y(value):.1f}h{width}" class="grid"/>'
                             f'<text x="{left - 6}" y="{y(value) + 4:.1f}" '
                             f'class="up">{_label(value, unit)}</text>')
            value *= 10
    for place, (name, values) in enumerate(lines.items()):
        path = "L".join(f"{x(size):.1f} {y(value):.1f}" for size, value in zip(sizes, values))
        color = COLORS[name]
        parts.append(f'<path d="M{path}" fill="none" stroke="{color}" stroke-width="2"/>')
        parts += [f'<circle cx="{x(size):.1f}" cy="{y(value):.1f}" r="3" fill="{color}"/>'
                  for size, value in zip(sizes, values)]
        parts.append(f'<text x="{left + 10}" y="{TOP + 18 + 16 * place}" '
                     f'fill="{color}">{name}</text>')
    return "\n".join(parts)


def picture(points):
    """Returns the whole SVG."""
    sizes = [size for size, _ in points]
    wall = {"feedhost": [_median(row, 0, "wall") for _, row in points],
            "sfeed": [_median(row, 1, "wall") for _, row in points]}
    memory = {"feedhost": [_median(row, 0, "memory") for _, row in points]}
    gap = PLOT[0] + 130
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
            f'role="img" aria-label="Wall time and memory against the size of the feed">\n'
            "<style>text{font:12px sans-serif}.title{font-weight:bold}.across{text-anchor:middle}.up{text-anchor:end}"
            ".grid{stroke:#ddd;fill:none}</style>\n"
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>\n'
            + _chart(LEFT, "Wall time of a list", sizes, wall, "s") + "\n"
            + _chart(LEFT + gap, "Peak memory", sizes, memory, "B") + "\n</svg>\n")


def report(feedhost, folder, largest, seed, runs, output):
    """Prints the figures and writes the plot to `output`."""
    if not shutil.which("sfeed") or not shutil.which("sfeed_plain"):
        return print("left out: sfeed is not installed (Debian package sfeed)")
    print(f"growth: a list of ASCII articles up to {largest / 1e6:g} MB, seed {seed}, {runs} pairs")
    points = measure(feedhost, folder, largest, seed, runs)
    with open(output, "w", encoding="utf-8") as file:
        file.write(picture(points))
    print(f"  the picture is {os.path.relpath(output)}")
