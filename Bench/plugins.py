"""Measures the costs of plugins: listing a thousand of them, and running one in a worker.

`renderers` reads every file's note. The peer opens each with dlopen in one process, as hosts without notes must. The
copies are of two kinds: shipped renderers in Embedded Swift, which are as cheap to open as plugins in C, and a renderer
that contains the whole Swift runtime, as made by `swift build` (Examples/Titles). Each copy has its own id.
"""

import os
import re
import shutil
import subprocess

import feeds
import pairs

here = os.path.dirname(os.path.abspath(__file__))
top = os.path.join(here, "..")

LOADER = r"""
#include <dlfcn.h>
#include <glob.h>
#include <stdio.h>
#include <string.h>
int main(int count, char **arguments) {
    char pattern[4096];
    glob_t found;
    snprintf(pattern, sizeof pattern, "%s/*.so", arguments[count - 1]);
    if (glob(pattern, 0, NULL, &found) != 0)
        return 1;
    for (size_t i = 0; i < found.gl_pathc; i++) {
        void *library = dlopen(found.gl_pathv[i], RTLD_NOW | RTLD_LOCAL);
        if (library == NULL || dlsym(library, "feed_plugin_entry") == NULL)
            return 2;
    }
    return 0;
}
"""


def renamed(library, number):
    """Returns a plugin's bytes with a unique id of the same length."""
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"

    def rename(match):
        rest, name = number, ""
        for _ in range(len(match[1]) - 1):
            name = digits[rest % 36] + name
            rest //= 36
        return b"id=p" + name.encode() + b"\nname="

    renamed, count = re.subn(rb"(?<=FeedHost\0\0\0\0)id=([a-z0-9-]{3,})\nname=", rename, library)
    assert count == 1, "the library has one note"
    return renamed


def titles(top):
    """Returns a renderer with the whole Swift runtime, stripped as for shipping."""
    scratch = os.path.join(top, ".build", "titles")
    subprocess.run(
        ["swift", "build", "--configuration", "release", "--package-path",
         os.path.join(top, "Examples", "Titles"), "--scratch-path", scratch],
        check=True, stdout=subprocess.DEVNULL)
    library = os.path.join(scratch, "titles.so")
    subprocess.run(
        ["strip", "-o", library, os.path.join(scratch, "release", "libTitles.so")], check=True)
    return library


def listing(feedhost, folder, title, libraries, runs, most=1_000):
    """Compares `feedhost renderers` for a folder with dlopen of each plugin."""
    plugins = os.path.join(folder, "plugins")
    os.mkdir(plugins)
    contents = []
    for library in libraries:
        with open(library, "rb") as file:
            contents.append(file.read())
    # A thousand copies of the large kind take gigabytes.
    room = shutil.disk_usage(folder).free // 2
    count = min(most, room // max(len(content) for content in contents))
    for number in range(count):
        with open(os.path.join(plugins, f"plugin{number}.so"), "wb") as file:
            file.write(renamed(contents[number % len(contents)], number))
    source = os.path.join(folder, "loader.c")
    with open(source, "w", encoding="utf-8") as file:
        file.write(LOADER)
    loader = os.path.join(folder, "loader")
    subprocess.run(["cc", "-O2", "-o", loader, source, "-ldl"], check=True)
    pairs.compare(
        f"{count} plugins in a folder, {title}", [feedhost, "renderers", "--plugin-path", plugins],
        [loader, plugins], ("renderers", "dlopen of each"), runs=runs)
    shutil.rmtree(plugins)


def thousand(feedhost, folder, short):
    """Lists 1,000 plugins of two kinds; in a short pass, a few of those that are already built."""
    built = os.path.dirname(feedhost)
    if not short:
        listing(
            feedhost, folder, "with the whole Swift runtime", [titles(top)], 3)
    listing(
        feedhost, folder, "the shipped ones (Embedded Swift)",
        [os.path.join(built, f"lib{name}Renderer.so")
         for name in ("Text", "HTML", "JSON", "Progress")], 10, most=8 if short else 1_000)


def worker(feedhost, folder, items):
    """Compares drawing in a worker and in-process: a small feed, and one with many items."""
    for name, count, runs in (("small feed", 10, 60), (f"{items:,} items", items, 5)):
        path = feeds.rss(os.path.join(folder, f"{count}.xml"), count, 400)
        for renderer in ("text", "json"):
            commands = [
                [feedhost, "--seat", seat, "-r", renderer, path]
                for seat in ("worker", "in-process")]
            pairs.compare(
                f"{name} with {renderer}", commands[0], commands[1], ("worker", "in-process"),
                runs=runs, figures=("wall",))
