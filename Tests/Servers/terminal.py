#!/usr/bin/env python3
"""Runs a command on a pseudo-terminal, and prints its output.

Usage: terminal.py COLUMNS EXPECTED ACTION COMMAND...

The terminal is COLUMNS wide. When it shows EXPECTED (never if empty), ACTION is done: `SIGTERM` and
the like are sent to the command, `columns=N` resizes the terminal, and other text is typed.

The status is the command's, or 200 and the signal that killed it.
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


def act(action, terminal, process):
    if action.startswith("SIG"):
        os.kill(process, getattr(signal, action))
    elif action.startswith("columns="):
        resize(terminal, int(action[8:]))
    else:
        os.write(terminal, action.encode())


def main():
    columns, expected, action = int(sys.argv[1]), sys.argv[2].encode(), sys.argv[3]
    command = sys.argv[4:]
    ready, go = os.pipe()
    process, terminal = pty.fork()
    if process == 0:
        # Waits until the terminal has its size.
        os.read(ready, 1)
        # The signal may be ignored in the parent.
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
            act(action, terminal, process)
    else:
        os.kill(process, signal.SIGKILL)
    status = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
    sys.stdout.buffer.write(seen)
    sys.stdout.flush()
    sys.exit(status if status >= 0 else 200 - status)


main()
