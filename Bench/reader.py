"""Measures the terminal reader: latency from key to screen, also of a filter, of all-read and while a hundred feeds are
loaded again, memory while scrolling, and wake-ups at rest.
"""

import fcntl
import os
import pty
import select
import shutil
import signal
import statistics
import struct
import subprocess
import termios
import time

import feeds
import network

QUIET = 0.05


class Reader:
    """The renderer `terminal` in a pseudoterminal of 120 by 40."""

    def __init__(self, feedhost, sources, seat, home="/nonexistent"):
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            variables = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "TZ": "UTC",
                         "LC_ALL": "C.UTF-8", "HOME": home}
            os.execve(feedhost, [feedhost, "-r", "terminal", "--seat", seat, "--allow", "terminal",
                                 "--allow-private", *sources], variables)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 1200, 800))
        # The answers that every terminal gives.
        self.read_until(b"1/")
        os.write(self.terminal, b"\033[?62c")
        self.read_until_quiet()

    def read_until(self, words):
        seen = b""
        while words not in seen:
            if not select.select([self.terminal], [], [], 30)[0]:
                raise SystemExit(f"bench: the reader shows nothing: {seen[-300:]!r}")
            seen += os.read(self.terminal, 1 << 16)

    def read_until_quiet(self):
        """Reads until the output pauses, once it has begun; returns the time of the last byte."""
        last = time.perf_counter()
        wait = 2
        while select.select([self.terminal], [], [], wait)[0]:
            os.read(self.terminal, 1 << 16)
            last = time.perf_counter()
            wait = QUIET
        return last

    def press(self, key):
        """Returns the milliseconds from a key to the last byte of the resulting drawing."""
        begin = time.perf_counter()
        os.write(self.terminal, key)
        return (self.read_until_quiet() - begin) * 1000

    def processes(self):
        children = subprocess.run(["ps", "--ppid", str(self.pid), "-o", "pid="],
                                  capture_output=True, text=True).stdout.split()
        return [self.pid] + [int(child) for child in children]

    def memory(self):
        total = 0
        for pid in self.processes():
            with open(f"/proc/{pid}/smaps_rollup") as file:
                total += sum(int(line.split()[1]) for line in file if line.startswith("Pss:"))
        return total / 1024

    def end(self):
        os.write(self.terminal, b"Q")
        os.waitpid(self.pid, 0)
        os.close(self.terminal)


def wake_ups(reader, seconds):
    """Counts the system calls of all threads in a number of seconds; returns None without strace."""
    if not shutil.which("strace"):
        return None
    tracers = []
    for number, pid in enumerate(reader.processes()):
        tracers.append(subprocess.Popen(
            ["strace", "-f", "-q", "-p", str(pid)], stdin=subprocess.DEVNULL,
            stderr=subprocess.PIPE, text=True))
    time.sleep(1)
    time.sleep(seconds)
    calls = 0
    for tracer in tracers:
        tracer.send_signal(signal.SIGINT)
        lines = tracer.communicate()[1].splitlines()
        # The blocking call of each thread is listed once when the tracer attaches.
        calls += sum(1 for line in lines if "resumed" in line or (
            "(" in line and "strace:" not in line and "unfinished" not in line
            and "<detached" not in line))
    return calls


def run(feedhost, folder, items=10_000, keys=100, pages=400, rest=10):
    path = feeds.rss(os.path.join(folder, "reader.xml"), items, 400)
    for seat in ("in-process", "worker"):
        reader = Reader(feedhost, [path], seat)
        times = [reader.press(b"j") for _ in range(keys)]
        turned = [reader.press(b" ") for _ in range(keys * 6 // 10)]
        before = reader.memory()
        for key in (b" ", b"b"):
            for _ in range(pages):
                os.write(reader.terminal, key)
                select.select([reader.terminal], [], [], 1)
                os.read(reader.terminal, 1 << 16)
            reader.read_until_quiet()
        after = reader.memory()
        calls = wake_ups(reader, rest)
        print(f"reader ({seat}, {items:,} items): key to screen "
              f"{statistics.median(times):.1f} ms (worst {max(times):.1f}), "
              f"page {statistics.median(turned):.1f} ms, memory {before:.1f} -> {after:.1f} MB "
              f"after {2 * pages} pages, "
              + ("strace not installed" if calls is None else f"{calls} wake-ups in {rest} s of rest"))
        reader.end()
    filtering(feedhost, folder, 5 * items)
    marking(feedhost, folder, items)
    reloading(feedhost, folder, keys)


def filtering(feedhost, folder, items):
    """Types a filter over many items, a key after the other."""
    path = feeds.rss(os.path.join(folder, "many.xml"), items, 200)
    reader = Reader(feedhost, [path], "worker")
    reader.press(b"f")
    times = [reader.press(bytes([key])) for key in b"item 12"]
    reader.press(b"\r")
    print(f"filter typed over {items:,} items: a key {statistics.median(times):.1f} ms "
          f"(worst {max(times):.1f})")
    reader.end()


def marking(feedhost, folder, items):
    """Marks all items as read and undoes it, with a store that remembers both."""
    home = os.path.join(folder, "home")
    os.makedirs(home, exist_ok=True)
    reader = Reader(feedhost, [os.path.join(folder, "reader.xml")], "worker", home)
    times = [reader.press(b"A") for _ in range(6)]
    print(f"all-read of {items:,} items: {statistics.median(times[0::2]):.1f} ms, "
          f"its undo {statistics.median(times[1::2]):.1f} ms")
    reader.end()


def reloading(feedhost, folder, keys):
    """Presses keys while a hundred feeds are loaded again and again."""
    with network.Server() as server:
        home = os.path.join(folder, "reloading")
        os.makedirs(home, exist_ok=True)
        reader = Reader(feedhost, server.urls()[:100], "worker", home)
        times = []
        for number in range(4 * keys):
            if number % 20 == 0:
                os.write(reader.terminal, b"r")
            # What was drawn of the progress of loading is no answer.
            while select.select([reader.terminal], [], [], 0)[0]:
                os.read(reader.terminal, 1 << 16)
            begin = time.perf_counter()
            os.write(reader.terminal, b"jk"[number % 2:number % 2 + 1])
            select.select([reader.terminal], [], [], 1)
            os.read(reader.terminal, 1 << 16)
            times.append((time.perf_counter() - begin) * 1000)
            time.sleep(0.02)
        times.sort()
        print(f"keys while 100 feeds reload: {statistics.median(times):.1f} ms, "
              f"95 of 100 within {times[len(times) * 95 // 100]:.1f} ms, worst {times[-1]:.1f}")
        reader.end()
