"""What plugins cost: looking at a thousand of them, and running one in a worker.

`renderers` reads every file's note; the peer opens each with dlopen, in one process, as a host has
to that can't read a note. The copies are small plugins in C, the cheapest case for dlopen.
"""

import os
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


def thousand(feedhost, folder):
    """1,000 plugins in a folder: `feedhost renderers` against dlopen of each."""
    plugins = os.path.join(folder, "plugins")
    os.mkdir(plugins)
    shipped = os.path.join(os.path.dirname(feedhost), "libTextRenderer.so")
    for number in range(1_000):
        shutil.copy(shipped, os.path.join(plugins, f"plugin{number}.so"))
    source = os.path.join(folder, "loader.c")
    with open(source, "w", encoding="utf-8") as file:
        file.write(LOADER)
    loader = os.path.join(folder, "loader")
    subprocess.run(["cc", "-O2", "-o", loader, source, "-ldl"], check=True)
    pairs.compare(
        "1,000 plugins in a folder", [feedhost, "renderers", "--plugin-path", plugins],
        [loader, plugins], ("renderers", "dlopen of each"), runs=10)


def worker(feedhost, folder):
    """The same drawing in a worker and in-process: a small feed, and 40,000 items."""
    for name, count, runs in (("small feed", 10, 60), ("40,000 items", 40_000, 5)):
        path = feeds.rss(os.path.join(folder, f"{count}.xml"), count, 400)
        for renderer in ("text", "json"):
            commands = [
                [feedhost, "--seat", seat, "-r", renderer, path]
                for seat in ("worker", "in-process")]
            pairs.compare(
                f"{name} with {renderer}", commands[0], commands[1], ("worker", "in-process"),
                runs=runs, figures=("wall",))
