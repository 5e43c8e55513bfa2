"""Runs a command with a resource that plugins may be granted, and exits with its status.

usage: granted_resource.py terminal|display|network COMMAND...

`terminal`: the command has a pseudo-terminal that answers `?` with the key `k`.
`display`: WAYLAND_DISPLAY names a socket below XDG_RUNTIME_DIR that answers.
`network`: `PORT` among the arguments becomes a port of 127.0.0.1 that answers `hello`.
"""

import os
import pty
import signal
import socket
import subprocess
import sys
import tempfile
import threading


def with_terminal(command):
    os.environ["TERM"] = "dumb"
    process, terminal = pty.fork()
    if process == 0:
        os.execv(command[0], command)
    signal.alarm(60)
    while True:
        try:
            seen = os.read(terminal, 1024)
        except OSError:
            break
        if not seen:
            break
        if b"?" in seen:
            os.write(terminal, b"k")
        sys.stderr.buffer.write(seen.replace(b"\r\n", b"\n"))
    return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])


def answer(server):
    while True:
        channel, _ = server.accept()
        channel.sendall(b"hello")
        channel.close()


def serve(family, address):
    server = socket.socket(family, socket.SOCK_STREAM)
    server.bind(address)
    server.listen()
    threading.Thread(target=answer, args=(server,), daemon=True).start()
    return server.getsockname()


def main():
    kind, command = sys.argv[1], sys.argv[2:]
    if kind == "terminal":
        return with_terminal(command)
    if kind == "network":
        port = serve(socket.AF_INET, ("127.0.0.1", 0))[1]
        command = [argument.replace("PORT", str(port)) for argument in command]
        return subprocess.call(command)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_RUNTIME_DIR"] = folder
        os.environ["WAYLAND_DISPLAY"] = "wayland-7"
        serve(socket.AF_UNIX, os.path.join(folder, "wayland-7"))
        return subprocess.call(command)


sys.exit(main())
