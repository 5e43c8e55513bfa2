#!/usr/bin/env python3
"""Serves feeds on many addresses of this machine, with 50 ms of latency.

Usage: latency_server.py ADDRESSES FEEDS

Prints the port, and at the end of standard input the numbers of requests and of complete answers.
"""
import asyncio
import sys

LATENCY = 0.05
ITEMS = 20
answers = {"requests": 0, "whole": 0}


def feed(name):
    items = "".join(
        f"<item><guid>urn:example:{name}:{i}</guid><title>{name}, item {i}</title>"
        f"<link>http://example.org/{name}/{i}</link>"
        f"<pubDate>Mon, {i + 1:02} May 2023 10:00:00 GMT</pubDate>"
        f"<description>{'Words of a summary. ' * 30}</description></item>" for i in range(ITEMS))
    return (f"<?xml version='1.0'?><rss version='2.0'><channel><title>{name}</title>{items}"
            "</channel></rss>").encode()


class Connection(asyncio.Protocol):
    def __init__(self, bodies):
        self.bodies = bodies
        self.buffer = b""

    def connection_made(self, transport):
        self.transport = transport

    def data_received(self, data):
        self.buffer += data
        while True:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            self.buffer = rest
            asyncio.get_running_loop().call_later(LATENCY, self.answer, head)

    def answer(self, head):
        if self.transport.is_closing():
            return
        answers["requests"] += 1
        target = head.split(b" ", 2)[1].lstrip(b"/")
        tag = b'"%s"' % target
        body = self.bodies.get(target)
        lowered = head.lower()
        if body is None:
            self.transport.write(b"HTTP/1.1 404 No\r\nContent-Length: 0\r\n\r\n")
        elif b"if-none-match: " + tag in lowered:
            self.transport.write(b"HTTP/1.1 304 Same\r\nETag: %s\r\n\r\n" % tag)
        else:
            answers["whole"] += 1
            self.transport.write(
                b"HTTP/1.1 200 OK\r\nContent-Type: application/rss+xml\r\nETag: %s\r\n"
                b"Content-Length: %d\r\n\r\n" % (tag, len(body)) + body)


async def main():
    addresses, count = int(sys.argv[1]), int(sys.argv[2])
    bodies = {b"feed%d" % i: feed(f"feed{i}") for i in range(count)}
    loop = asyncio.get_running_loop()
    port = 0
    for number in range(addresses):
        server = await loop.create_server(
            lambda: Connection(bodies), f"127.0.1.{number + 1}", port, backlog=1024)
        port = server.sockets[0].getsockname()[1]
    print(port, flush=True)
    ended = loop.create_future()
    loop.add_reader(0, lambda: sys.stdin.buffer.read1(1024) or ended.done() or ended.set_result(None))
    await ended
    print(answers["requests"], answers["whole"], flush=True)


asyncio.run(main())
