#!/usr/bin/env python3
"""A server of HTTP/2 that says GOAWAY before it answers (RFC 9113, section 6.8), once.

Usage: leaving_server.py LOG CERTIFICATE KEY LAST

LAST is the last stream that it says it has seen. Prints its port, and writes no LOG. The second
connection gets a feed. It ends with its standard input.
"""
import os
import socket
import ssl
import sys
import threading

FEED = (b"<rss version='2.0'><channel><title>T</title><item><title>After GOAWAY</title></item>"
        b"</channel></rss>")


def frame(kind, flags, stream, payload=b""):
    return len(payload).to_bytes(3, "big") + bytes([kind, flags]) + stream.to_bytes(4, "big") + payload


def read(stream, count):
    data = stream.read(count)
    if len(data) < count:
        raise EOFError
    return data


def serve(connection, is_first):
    stream = connection.makefile("rb")
    read(stream, 24)
    connection.sendall(frame(4, 0, 0))
    while True:
        head = read(stream, 9)
        read(stream, int.from_bytes(head[:3], "big"))
        if head[3] == 1:
            break
    number = int.from_bytes(head[5:], "big")
    if is_first:
        connection.sendall(frame(7, 0, 0, int(sys.argv[4]).to_bytes(4, "big") + bytes(4)))
        return
    # `:status: 200` is entry 8 of the static table.
    connection.sendall(frame(1, 4, number, b"\x88") + frame(0, 1, number, FEED))
    stream.read(1)


def accept(listener, context):
    is_first = True
    while True:
        connection, _ = listener.accept()
        try:
            with context.wrap_socket(connection, server_side=True) as secured:
                serve(secured, is_first)
        except (OSError, EOFError):
            continue
        is_first = False


context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(sys.argv[2], sys.argv[3])
context.set_alpn_protocols(["h2"])
listener = socket.create_server(("127.0.0.1", 0))
threading.Thread(target=accept, args=(listener, context), daemon=True).start()
print(listener.getsockname()[1], flush=True)
os.read(0, 1)
