#!/usr/bin/env python3
"""Compares the whole articles that FeedHost finds with those of trafilatura and readability-lxml, by their F1 on words.

    Bench/fulltext.py [SEED] [COUNT] [--markdown] [--nameless]

The pages are those of fulltext_pages.py: COUNT (default: 4) of each of three shapes of a system in three languages. In
Japanese each character counts as a word. trafilatura and readability-lxml are of PyPI (`pip install trafilatura
readability-lxml lxml_html_clean`); one that is missing is left out. `--markdown` prints the table of docs/FULLTEXT.md. `--nameless` takes classes, identifiers and roles from the pages, as a theme that nobody
knows.
"""
import collections
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time

import fulltext_pages

TOP = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
WORD = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]|[^\W_\u3040-\u30ff\u3400-\u9fff]+")


def run(command):
    if subprocess.run(command).returncode:
        sys.exit(f"{command[0]} failed")


def build(folder):
    """Compiles the measuring program, and the modules that it imports."""
    flags = ["-O", "-wmo", "-swift-version", "6", "-parse-as-library", "-package-name", "feedhost", "-I", folder]
    for name in ("ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"):
        flags += ["-enable-upcoming-feature", name]
    objects, is_old = [], False
    for module in ("FeedMarkup", "FeedModel", "FeedParsing"):
        sources = [os.path.join(path, name) for path, _, names in os.walk(os.path.join(TOP, "Sources/Feed", module))
                   for name in names if name.endswith(".swift")]
        output = os.path.join(folder, module + ".o")
        objects.append(output)
        newest = max(map(os.path.getmtime, sources))
        is_old = is_old or not os.path.exists(output) or os.path.getmtime(output) < newest
        if not is_old:
            continue
        run(["swiftc", *flags, "-module-name", module, "-emit-object", "-o", output, "-emit-module",
                        "-emit-module-path", os.path.join(folder, module + ".swiftmodule"), *sources])
    program = os.path.join(folder, "fulltext")
    run(["swiftc", *flags, "-o", program, os.path.join(TOP, "Bench/FullText/FullTextBench.swift"), *objects])
    return program


def words(text):
    return collections.Counter(word.lower() for word in WORD.findall(text))


def f1(found, wanted):
    found, wanted = words(found), words(wanted)
    common = sum((found & wanted).values())
    if not common:
        return 0.0
    precision, recall = common / sum(found.values()), common / sum(wanted.values())
    return 2 * precision * recall / (precision + recall)


def plain(markup):
    """The text of markup, with blocks apart."""
    import html
    markup = re.sub(r"<(/?(p|div|li|td|th|tr|h\d|figcaption|blockquote|br|section|figure|table|pre)\b)", r" <\1", markup)
    return html.unescape(re.sub(r"<[^>]*>", "", markup))


def others():
    """The other programs, by name."""
    found = {}
    try:
        import trafilatura
        found["trafilatura"] = lambda page: trafilatura.extract(page, include_comments=False) or ""
    except ImportError:
        pass
    try:
        import logging
        import readability
        logging.getLogger("readability").setLevel(logging.CRITICAL)
        found["readability"] = lambda page: plain(readability.Document(page).summary())
    except ImportError:
        pass
    return found


def main():
    arguments = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    seed = int(arguments[0]) if arguments else 1
    count = int(arguments[1]) if len(arguments) > 1 else 4
    folder = os.environ.get("FULLTEXT_FOLDER") or tempfile.mkdtemp(prefix="fulltext-")
    os.makedirs(folder, exist_ok=True)
    program = build(folder)
    made = list(fulltext_pages.pages(seed, count))
    if "--nameless" in sys.argv:
        names = re.compile(r"""\s(?:class|id|role|itemprop|data-[a-z]+)=(?:"[^"]*"|'[^']*'|[^\s>]+)""")
        made = [(system, name, names.sub(lambda m: m[0] if "data-src" in m[0] else "", page), wanted)
                for system, name, page, wanted in made]
    with tempfile.TemporaryDirectory() as pages:
        for number, (_, _, page, _) in enumerate(made):
            with open(f"{pages}/{number:05}.html", "w", encoding="utf-8") as file:
                file.write(page)
        seconds, size = subprocess.run([program, pages], check=True, capture_output=True, text=True).stdout.split()
        articles = []
        for number in range(len(made)):
            with open(f"{pages}/{number:05}.html.article", encoding="utf-8") as file:
                articles.append(file.read())
    programs = ["FeedHost", *others()]
    scores = collections.defaultdict(lambda: collections.defaultdict(list))
    times = collections.Counter({"FeedHost": float(seconds)})
    failures = []
    for number, (system, name, page, wanted) in enumerate(made):
        results = {"FeedHost": f1(plain(articles[number]), wanted)}
        for other, extract in others().items():
            start = time.perf_counter()
            try:
                text = extract(page)
            except Exception:  # A program that gives up gives nothing.
                text = ""
            times[other] += time.perf_counter() - start
            results[other] = f1(text, wanted)
        for program_name, score in results.items():
            scores[system][program_name].append(score)
            scores["all"][program_name].append(score)
        if results["FeedHost"] < 0.9 or any(score > results["FeedHost"] + 0.02 for score in results.values()):
            failures.append((name, {key: round(value, 3) for key, value in results.items()}))
    print("| system | pages | " + " | ".join(programs) + " |")
    print("|---|---:|" + "---:|" * len(programs))
    scores["all"] = scores.pop("all")
    for system, of_system in scores.items():
        print(f"| {system} | {len(of_system['FeedHost'])} | "
              + " | ".join(f"{statistics.mean(of_system[name]):.3f}" for name in programs) + " |")
    print("\nseconds: " + ", ".join(f"{name} {times[name]:.2f}" for name in programs) + f" for {int(size) / 1e6:.1f} MB")
    if "--markdown" not in sys.argv:
        for name, results in failures[:60]:
            print(name, results)
        print(len(failures), "pages below 0.9, or more than 0.02 behind another program")


if __name__ == "__main__":
    main()
