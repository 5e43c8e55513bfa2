#!/usr/bin/env python3
"""Runs a command on a terminal of its own, and tells what the terminal was sent.

Usage: terminal.py COLUMNS EXPECTED DONE COMMAND...

The terminal is COLUMNS wide. When it shows EXPECTED (nothing is waited for where that is empty),
DONE is done: a text is typed, `SIGTERM` and the like are sent to the command, and `columns=N` makes
the terminal so wide.

Standard output gets every byte the terminal got. The status is the command's, or 200 and the signal
that killed it.
"""
import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time

LIFETIME = 60


def resize(terminal, columns):
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))


def act(what, terminal, process):
    if what.startswith("SIG"):
        os.kill(process, getattr(signal, what))
    elif what.startswith("columns="):
        resize(terminal, int(what[8:]))
    else:
        os.write(terminal, what.encode())


def main():
    columns, expected, done = int(sys.argv[1]), sys.argv[2].encode(), sys.argv[3]
    command = sys.argv[4:]
    ready, go = os.pipe()
    process, terminal = pty.fork()
    if process == 0:
        # Not before the terminal has its size.
        os.read(ready, 1)
        # Whoever runs this may ignore it.
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
        os.execv(command[0], command)
    resize(terminal, columns)
    os.write(go, b"x")
    seen = b""
    deadline = time.monotonic() + LIFETIME
    while time.monotonic() < deadline:
        if not select.select([terminal], [], [], 1)[0]:
            continue
        try:
            part = os.read(terminal, 65536)
        except OSError:
            break
        if not part:
            break
        seen += part
        if expected and expected in seen:
            expected = b""
            act(done, terminal, process)
    else:
        os.kill(process, signal.SIGKILL)
    status = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
    sys.stdout.buffer.write(seen)
    sys.stdout.flush()
    sys.exit(status if status >= 0 else 200 - status)


main()
