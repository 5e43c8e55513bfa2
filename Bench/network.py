"""Loads 500 feeds from 100 addresses with 50 ms of latency: a first run, and one where nothing is new.

The peers are sfeed_update in its parallel mode (16 jobs, its default), and newsboat with as many threads as feedhost
has transfers (64). The better one counts.

All programs take turns, since the machine's speed drifts and others may use it. In each round each program gets an
empty home folder and a server, loads the list (the first run), and loads it again at once (the second). The server
sends an ETag without freshness, so that the second run makes 500 requests again, and answers 304 to a matching ETag.
The server's counts are checked: a program that did not request each feed once in each run is not comparable. The number
of complete answers is printed.

Prints the minimum and the median of each program's wall times, and the median of the ratios within rounds.
"""

import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ADDRESSES = 100
FEEDS = 500
HERE = os.path.dirname(os.path.abspath(__file__))


class Server:
    def __enter__(self):
        self.process = subprocess.Popen(
            [sys.executable, os.path.join(HERE, "latency_server.py"), str(ADDRESSES), str(FEEDS)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.port = int(self.process.stdout.readline())
        return self

    def __exit__(self, *_):
        self.end()

    def end(self):
        """Ends the server; returns its numbers of requests and of complete answers."""
        if self.process.stdin.closed:
            return None
        self.process.stdin.close()
        counts = self.process.stdout.read().split()
        self.process.wait(timeout=10)
        return counts

    def urls(self):
        return [f"http://127.0.1.{i % ADDRESSES + 1}:{self.port}/feed{i}" for i in range(FEEDS)]


def timed(arguments, environment):
    before = time.monotonic()
    child = subprocess.Popen(
        arguments, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE)
    errors = child.stderr.read()
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode != 0:
        raise SystemExit(f"bench: {arguments[0]} ended with {child.returncode}: {errors[:500]}")
    return time.monotonic() - before, usage.ru_maxrss


def feedhost(program, home, urls):
    outlines = "".join(f"<outline type='rss' xmlUrl='{url}'/>" for url in urls)
    path = os.path.join(home, "feeds.opml")
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"<opml version='2.0'><body>{outlines}</body></opml>")
    return [program, "-r", "text", "-O", "style=list", path]


def sfeed(home, urls):
    path = os.path.join(home, "sfeedrc")
    with open(path, "w", encoding="utf-8") as file:
        file.write(f'sfeedpath="{home}/sfeeds"\nmaxjobs=16\nfeeds() {{\n')
        for number, url in enumerate(urls):
            file.write(f'  feed "feed{number}" "{url}"\n')
        file.write("}\n")
    return ["sfeed_update", path]


def newsboat(home, urls):
    for name, text in (("urls", "\n".join(urls) + "\n"),
                       ("config", "reload-threads 64\nauto-reload no\n")):
        with open(os.path.join(home, name), "w", encoding="utf-8") as file:
            file.write(text)
    return ["newsboat", "-q", "-u", f"{home}/urls", "-C", f"{home}/config", "-c",
            f"{home}/cache.db", "-x", "reload"]


def measure(name, make, folder):
    """Measures both runs of one program with an empty home folder."""
    home = tempfile.mkdtemp(dir=folder)
    environment = {"PATH": os.environ["PATH"], "HOME": home, "LC_ALL": "C.UTF-8",
                   "XDG_CACHE_HOME": os.path.join(home, "cache")}
    with Server() as server:
        arguments = make(home, server.urls())
        runs = [timed(arguments, environment) for _ in range(2)]
        requests, whole = (int(count) for count in server.end())
    if requests != 2 * FEEDS:
        raise SystemExit(f"bench: {name} sent {requests} requests for {FEEDS} feeds in two runs")
    shutil.rmtree(home)
    return runs + [whole]


def compare(program, rounds):
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(
        8192, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    print(f"network: {FEEDS} feeds on {ADDRESSES} addresses, 50 ms late, {rounds} rounds")
    programs = {"feedhost": lambda home, urls: feedhost(program, home, urls),
                "sfeed_update": sfeed, "newsboat": newsboat}
    for name in ("sfeed_update", "newsboat"):
        if not shutil.which(name):
            print(f"  left out: {name} is not installed (Debian package {name.split('_')[0]})")
            del programs[name]
    with tempfile.TemporaryDirectory() as folder:
        results = [{name: measure(name, make, folder) for name, make in programs.items()}
                   for _ in range(rounds)]
    for name in programs:
        runs = [[result[name][number][0] for result in results] for number in (0, 1)]
        peak = max(run[1] for result in results for run in result[name][:2])
        whole = results[-1][name][2]
        print(f"  {name:13}" + "".join(
            f" {words} {min(times):6.2f} s (median {statistics.median(times):6.2f})  "
            for words, times in zip(("first", "second"), runs))
            + f" peak memory {peak / 1024:.0f} MB, {whole} whole answers")
    if len(programs) == 1:
        return
    for number, words in enumerate(("first", "second")):
        ratios = sorted(
            result["feedhost"][number][0] / min(
                runs[number][0] for name, runs in result.items() if name != "feedhost")
            for result in results)
        print(f"  {words} run: {statistics.median(ratios):.2f} of the better one"
              f"  ({ratios[0]:.2f} to {ratios[-1]:.2f})")
