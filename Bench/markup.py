"""Compares the throughput of the sanitizer and of the HTML to text conversion with nh3 (ammonia).

The articles are generated from the seed, as for the shapes. Each program measures only the work itself within its
process. They take turns, and the fastest run of each counts.
"""

import html
import os
import re
import shutil
import statistics
import subprocess
import sys
import time

import shapes

ROUNDS = 5


def _articles(folder, shape, megabytes, seed):
    """Returns the contents of a feed of this shape."""
    path = shapes.make(shape, os.path.join(folder, f"{shape}.xml"), megabytes * 1_000_000, seed)
    with open(path, encoding="utf-8") as file:
        feed = file.read()
    os.remove(path)
    if shape == "articles":
        return re.findall(r"<!\[CDATA\[(.*?)\]\]>", feed, re.S)
    return [html.unescape(text) for text in re.findall(r"<description>(.*?)</description>", feed, re.S)]


def _build(folder, optimization):
    """Builds the measuring program; returns None if there is no compiler."""
    if not shutil.which("swiftc"):
        return None
    here = os.path.dirname(os.path.abspath(__file__))
    markup = os.path.join(here, "..", "Sources", "Feed", "FeedMarkup")
    sources = [os.path.join(path, name) for path, _, names in os.walk(markup)
               for name in names if name.endswith(".swift")]
    program = os.path.join(folder, "markup")
    features = ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"]
    subprocess.run(
        ["swiftc", optimization, "-wmo", "-swift-version", "6", "-parse-as-library", "-package-name", "feedhost",
         *(flag for name in features for flag in ("-enable-upcoming-feature", name)),
         "-o", program, os.path.join(here, "Markup", "MarkupBench.swift"), *sources], check=True)
    return program


def _nh3(articles):
    try:
        import nh3
    except ImportError:
        return None
    start = time.perf_counter()
    for article in articles:
        nh3.clean(article)
    return time.perf_counter() - start


def report(folder, megabytes, seed, short):
    rounds = 1 if short else ROUNDS
    program = _build(folder, "-Onone" if short else "-O")
    if not program:
        print("left out: markup: there is no swiftc here", file=sys.stderr)
        return
    for shape in ("articles", "escaped"):
        # Longer feeds have more of the same articles.
        articles = _articles(folder, shape, min(megabytes, 20), seed)
        path = os.path.join(folder, "articles")
        with open(path, "w", encoding="utf-8") as file:
            file.write("\0".join(articles))
        size = os.path.getsize(path) / 1e6
        ours = {"sanitiser": [], "text": []}
        theirs = []
        for _ in range(rounds):
            for name, times in ours.items():
                told = subprocess.run([program, name, path, "3"], check=True, capture_output=True)
                times.append(float(told.stdout))
            theirs.append(_nh3(articles))
        print(f"markup: {size:.0f} MB of articles ({shape}), quickest of {rounds} rounds")
        for name, times in ours.items():
            print(f"  {name:10} {size / min(times):6.0f} MB/s  (median {size / statistics.median(times):.0f})")
        if theirs[0] is None:
            print("  nh3        left out: not installed (pip install nh3)")
        else:
            print(f"  nh3        {size / min(theirs):6.0f} MB/s")
        os.remove(path)
