"""Runs two commands in turn, A B A B, and compares their costs.

The figures are those of the operating system for each finished process and its children: wall time, CPU time (user and
system) and peak memory. The median of the ratios within pairs is printed, so that drifting speed and other users of the
machine matter little.
"""

import os
import statistics
import subprocess
import time

#: The maximum number of pairs; None for no limit.
most_runs = None


def measure(command, stdin=None, environment=None, statuses=(0,)):
    """Runs a command (a list, or a string for the shell) once; raises an error if it fails."""
    before = os.times()
    start = time.perf_counter()
    source = open(stdin, "rb") if stdin else subprocess.DEVNULL
    process = subprocess.Popen(
        command if isinstance(command, list) else ["/bin/sh", "-c", command],
        stdin=source, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    after = os.times()
    if process.returncode not in statuses:
        raise SystemExit(f"bench: {command} ended with {process.returncode}")
    cpu = (after.children_user - before.children_user) + (
        after.children_system - before.children_system)
    return {"wall": wall, "cpu": max(cpu, usage.ru_utime + usage.ru_stime),
            "memory": usage.ru_maxrss * 1024}


def compare(title, ours, theirs, names, runs=10, stdin=None, figures=("wall", "cpu")):
    """Prints one line for each figure: the medians of both, and the median of the ratios."""
    runs = min(runs, most_runs or runs)
    for command in (ours, theirs):
        measure(command, stdin)
    pairs = [(measure(ours, stdin), measure(theirs, stdin)) for _ in range(runs)]
    print(f"{title} ({runs} pairs)")
    for figure in figures:
        a = statistics.median(pair[0][figure] for pair in pairs)
        b = statistics.median(pair[1][figure] for pair in pairs)
        ratios = sorted(pair[0][figure] / max(pair[1][figure], 1e-9) for pair in pairs)
        unit, scale = ("MB", 1e-6) if figure == "memory" else ("ms", 1e3)
        print(f"  {figure:7} {names[0]} {a * scale:8.2f} {unit}   {names[1]} {b * scale:8.2f} {unit}"
              f"   ratio {statistics.median(ratios):5.2f}"
              f"  ({ratios[0]:.2f} to {ratios[-1]:.2f})")
    return pairs
