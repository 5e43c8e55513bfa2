"""500 feeds on 100 addresses, each answer 50 ms late: a first run, and one where nothing is new.

The peers are sfeed_update in its own parallel mode, and newsboat with as many threads as feedhost
has transfers. What counts is the better of the two.
"""

import os
import resource
import shutil
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
        self.process.stdin.close()
        self.process.wait(timeout=10)

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


def compare(program):
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(
        8192, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    print(f"network: {FEEDS} feeds on {ADDRESSES} addresses, 50 ms late")
    results = {}
    with tempfile.TemporaryDirectory() as folder:
        for name, make in (
                ("feedhost", lambda home, urls: feedhost(program, home, urls)),
                ("sfeed_update", sfeed), ("newsboat", newsboat)):
            if name != "feedhost" and not shutil.which(name):
                print(f"  left out: {name} is not installed (Debian package {name.split('_')[0]})")
                continue
            home = os.path.join(folder, name)
            os.makedirs(home)
            environment = {"PATH": os.environ["PATH"], "HOME": home, "LC_ALL": "C.UTF-8",
                           "XDG_CACHE_HOME": os.path.join(home, "cache")}
            with Server() as server:
                arguments = make(home, server.urls())
                results[name] = [timed(arguments, environment) for _ in range(2)]
            first, second = results[name]
            print(f"  {name:13} first {first[0]:6.2f} s   second {second[0]:6.2f} s   "
                  f"peak memory {max(first[1], second[1]) / 1024:.0f} MB")
    for number, words in enumerate(("first", "second")):
        peers = [runs[number][0] for name, runs in results.items() if name != "feedhost"]
        if peers:
            ratio = results["feedhost"][number][0] / min(peers)
            print(f"  {words} run: {ratio:.2f} of the better one")
