#!/usr/bin/env python3
"""An HTTP server with scripted responses.

Usage: scripted_server.py LOG [ADDRESS...]

Listens on a free port of 127.0.0.1 (or of the ADDRESSes, with the same port), prints the port, and
writes one line of JSON to LOG for each request: method, target, headers, address, time. It ends
with its standard input, or after ten minutes.

The first part of the path selects the response, and the query may have parameters. A file beside LOG
is served as /file/NAME.
"""
import gzip
import hashlib
import json
import os
import re
import select
import socket
import string
import sys
import threading
import time
import urllib.parse
import zlib

LIFETIME = 600
lock = threading.Lock()
counts = {}
active = [0]
crowd_ends = threading.Event()
log = None


def rss(title, items):
    entries = "".join(
        f"<item><guid>urn:example:{title}:{i}</guid><title>{title} item {i}</title>"
        f"<pubDate>Mon, 0{i} May 2023 10:00:00 GMT</pubDate></item>" for i in items)
    return (f"<?xml version='1.0'?><rss version='2.0'><channel><title>{title}</title>"
            f"{entries}</channel></rss>").encode()


def png(width, height):
    def chunk(kind, data):
        crc = zlib.crc32(kind + data)
        return len(data).to_bytes(4, "big") + kind + data + crc.to_bytes(4, "big")
    header = width.to_bytes(4, "big") + height.to_bytes(4, "big") + bytes([8, 2, 0, 0, 0])
    row = b"\0" + b"\x20\x60\xa0" * width
    # The first rows of a huge picture suffice, as nobody decodes it.
    rows = zlib.compress(row * min(height, 2000, (16 << 20) // len(row)), 1)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows)
            + chunk(b"IEND", b""))


def encode(coding, body):
    if "+" in coding:
        for part in coding.split("+"):
            body = encode(part, body)
        return body
    if coding == "gzip-padded":
        return gzip.compress(body) + b"\0" + b"\x1f" * (4 << 20)
    if coding == "gzip":
        return gzip.compress(body)
    if coding == "members":
        return gzip.compress(body[:99]) + gzip.compress(body[99:])
    if coding == "deflate":
        return zlib.compress(body)
    if coding == "raw-deflate":
        packer = zlib.compressobj(9, zlib.DEFLATED, -15)
        return packer.compress(body) + packer.flush()
    if coding == "br":
        # A window of 64 KB, one uncompressed block, and the end.
        bits = (len(body) - 1) << 4 | 1 << 20
        return bits.to_bytes(3, "little") + body + b"\x03"
    if coding == "zstd":
        # One frame with its size, of one uncompressed block.
        return (b"\x28\xb5\x2f\xfd\x60" + (len(body) - 256).to_bytes(2, "little")
                + (len(body) << 3 | 1).to_bytes(3, "little") + body)
    return body


def brotli_bomb(count):
    """Returns `count` times 16 MB of spaces in twelve bytes each (RFC 7932)."""
    length = 1 << 24
    # Value and number of bits, the lowest first: a window of 64 KB.
    pieces = [(0, 1)]
    for _ in range(count):
        # A compressed block, of one type of each kind and without contexts.
        pieces += [(0, 1), (2, 2), (length - 1, 24), (0, 1), (0, 3), (0, 6), (0, 2), (0, 2)]
        # Three codes of one symbol, which takes no bits: a space; four literals and a copy whose
        # length follows; and the last distance, four.
        pieces += [(1, 2), (0, 2), (0x20, 8), (1, 2), (0, 2), (423, 10), (1, 2), (0, 2), (0, 6)]
        pieces += [(length - 4 - 2118, 24)]
    bits, width = 0, 0
    for value, size in pieces + [(3, 2)]:
        bits |= value << width
        width += size
    return bits.to_bytes((width + 7) // 8, "little")


class Exchange:
    """A request, and functions to respond."""

    def __init__(self, connection, method, target, headers, count):
        self.connection = connection
        self.method = method
        self.target = target
        self.is_active = True
        parts = urllib.parse.urlsplit(target)
        self.path = parts.path
        self.query = dict(urllib.parse.parse_qsl(parts.query))
        self.headers = headers
        self.count = count
        self.keep_open = True

    def raw(self, data):
        self.connection.sendall(data)

    def note(self, event):
        """Logs an event of the response, in path of a method."""
        with lock:
            log.write(json.dumps({"active": active[0], "method": event, "target": self.target,
                                  "headers": {}, "time": time.time()}) + "\n")
            log.flush()

    def answer(self, status, body=b"", fields=(), length=True):
        lines = [f"HTTP/1.1 {status} Scripted"]
        lines += [f"{name}: {value}" for name, value in fields]
        if length and status not in (204, 304):
            lines.append(f"Content-Length: {len(body)}")
        self.raw(("\r\n".join(lines) + "\r\n\r\n").encode("latin-1") + body)

    def close(self):
        self.keep_open = False

    def end(self):
        """Counts the request as done; must come before the last byte, as tests count active requests by the log."""
        with lock:
            active[0] -= self.is_active
            self.is_active = False


def answer(x):
    name = x.path.strip("/").split("/")[0]
    title = x.query.get("title", "Plain")
    feed = ("Content-Type", "application/rss+xml")
    if x.method == "CONNECT":
        # Like a failing proxy: the host's name begins with the status. One that connects leads to nobody.
        status = int(x.target.split(".")[0])
        if status == 200:
            x.raw(b"HTTP/1.1 200 Scripted\r\n\r\n")
            return time.sleep(LIFETIME)
        return x.answer(status, b"no")
    if name in ("feed", ""):
        fields = [feed]
        if "cc" in x.query:
            fields.append(("Cache-Control", x.query["cc"]))
        if "store" in x.query:
            fields.append(("Set-Cookie", "a=b"))
        body = rss(title, range(1, 1 + int(x.query.get("n", 2))))
        if "pad" in x.query:
            body += b"<!--" + b"." * int(x.query["pad"]) + b"-->"
        return x.answer(200, body, fields)
    if name == "validated":
        # Responds in full unless the validators are exactly the last ones.
        fields = [feed, ("ETag", 'W/"v 1"'), ("Last-Modified", "Tue, 02 May 2023 11:22:33 GMT")]
        if "cc" in x.query:
            fields.append(("Cache-Control", x.query["cc"]))
        if (x.headers.get("if-none-match") == 'W/"v 1"'
                and x.headers.get("if-modified-since") == "Tue, 02 May 2023 11:22:33 GMT"):
            return x.answer(304, fields=fields)
        return x.answer(200, rss("Validated", [1]), fields)
    if name == "latin":
        # A tag that is no UTF-8.
        tag = '"\u00e4\u00f6"'
        if x.headers.get("if-none-match") == tag:
            return x.answer(304, fields=[("ETag", tag)])
        return x.answer(200, rss("Latin", [1]), [feed, ("ETag", tag)])
    if name == "status":
        fields = [("Retry-After", x.query["retry"])] if "retry" in x.query else []
        if x.count > int(x.query.get("times", 1 << 30)):
            return x.answer(200, rss("Recovered", [1]), [feed])
        return x.answer(int(x.path.split("/")[2]), b"no", fields)
    if name == "flaky":
        if x.count > 1:
            return x.answer(int(x.query.get("status", 500)), b"no")
        return x.answer(200, rss("Flaky", [1]), [feed])
    if name == "redirect":
        where = urllib.parse.quote(x.query["to"], string.punctuation)
        return x.answer(int(x.path.split("/")[2]), b"", [("Location", where)])
    if name == "chain":
        left = int(x.path.split("/")[2])
        where = f"/chain/{left - 1}" if left else "/feed"
        return x.answer(302, b"", [("Location", where)])
    if name == "loop":
        return x.answer(302, b"", [("Location", "/loop")])
    if name == "bomb":
        x.close()
        x.raw(b"HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\nContent-Encoding: gzip\r\n\r\n")
        packer = zlib.compressobj(9, zlib.DEFLATED, 31)
        for _ in range(4096):
            x.raw(packer.compress(b" " * (1 << 20)))
        return x.raw(packer.flush())
    if name == "zstd-bomb":
        # A block of four bytes expands to 128 KB.
        x.close()
        x.raw(b"HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\nContent-Encoding: zstd\r\n\r\n"
              b"\x28\xb5\x2f\xfd\x00\x68")
        block = ((131072 << 3) | 2).to_bytes(3, "little") + b" "
        for _ in range(32):
            x.raw(block * 1024)
        return
    if name == "crowd":
        # 60 MB and no end, until the client closes one of them.
        x.close()
        x.raw(b"HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\nContent-Encoding: zstd\r\n\r\n"
              b"\x28\xb5\x2f\xfd\x00\x68" + (((131072 << 3) | 2).to_bytes(3, "little") + b" ") * 480)
        while not crowd_ends.is_set():
            if select.select([x.connection], [], [], 0.1)[0]:
                crowd_ends.set()
        return
    if name == "br-bomb":
        x.close()
        x.raw(b"HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\nContent-Encoding: br\r\n\r\n")
        return x.raw(brotli_bomb(256))
    if name == "drip":
        x.close()
        x.raw(b"HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\n\r\n")
        for _ in range(LIFETIME):
            x.raw(b" ")
            time.sleep(1)
        return
    if name == "drip-head":
        x.close()
        x.raw(b"HTTP/1.1 200 OK\r\n")
        for number in range(LIFETIME):
            x.raw(f"X-{number}: y\r\n".encode())
            time.sleep(1)
        return
    if name == "silent":
        x.close()
        return time.sleep(LIFETIME)
    if name == "headers":
        x.close()
        x.raw(b"HTTP/1.1 200 OK\r\n")
        while True:
            x.raw(b"X-Filler: " + b"f" * 1000 + b"\r\n")
    if name == "header-line":
        x.close()
        x.raw(b"HTTP/1.1 200 OK\r\nX-Filler: ")
        while True:
            x.raw(b"f" * 65536)
    if name == "continues":
        x.close()
        while True:
            x.raw(b"HTTP/1.1 100 Continue\r\nX-Filler: " + b"f" * 500 + b"\r\n\r\n")
    if name == "cut":
        x.close()
        body = rss("Cut", [1])
        return x.raw(b"HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\nContent-Length: %d\r\n\r\n"
                     % (len(body) + 500) + body[:-20])
    if name == "cut-chunk":
        x.close()
        return x.raw(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n400\r\n<rss><chan")
    if name == "no-last-chunk":
        x.close()
        body = rss("Unclosed", [1])
        body = body[:len(body) - int(x.query.get("cut", 0))]
        return x.raw(b"HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\nTransfer-Encoding: chunked\r\n\r\n"
                     b"%x\r\n%s\r\n" % (len(body), body))
    if name == "restarting":
        # Closes the first connection without a word.
        return x.close() if x.count == 1 else x.answer(200, rss("Restarted", [1]), [feed])
    if name == "digest":
        # RFC 7616 for ann and s3cret; with a query for a proxy, or for "both", one after the other.
        hash = {"MD5": hashlib.md5, "SHA-256": hashlib.sha256}[x.query.get("algorithm", "MD5")]
        text = lambda *parts: hash(":".join(parts).encode()).hexdigest()
        for proxy in {"1": [True], "both": [True, False]}.get(x.query.get("proxy"), [False]):
            given = x.headers.get("proxy-authorization" if proxy else "authorization", "")
            fields = dict(re.findall(r'(\w+)="?([^",]*)"?', given.partition(" ")[2]))
            middle = [fields[n] for n in ("nc", "cnonce", "qop") if n in fields]
            wanted = text(text("ann", "feeds", "s3cret"), f"n{x.query.get('algorithm')}", *middle,
                          text(x.method, fields.get("uri", "")))
            if not given.startswith("Digest ") or fields.get("response") != wanted:
                break
        else:
            return x.answer(200, rss("Digested", [1]), [feed])
        qop = x.query.get("qop", "auth")
        return x.answer(407 if proxy else 401, b"no", [
            ("Proxy-Authenticate" if proxy else "WWW-Authenticate",
             f'Digest realm="feeds", nonce="n{x.query.get("algorithm")}", '
             f'algorithm={x.query.get("algorithm", "MD5")}' + (f', qop="{qop}"' if qop != "-" else ""))])
    if name == "coded":
        # Parameters: the coding, the number of bytes to cut off, with or without a length.
        coding = x.query["coding"]
        plain = rss("Coded", range(1, 9))
        body = encode(coding, plain)
        body = body[:len(body) - int(x.query.get("cut", 0))] + x.query.get("more", "").encode()
        fields = [feed, ("Content-Encoding", x.query.get("as", coding))]
        # Content-Length: that of the decoded body plus a number, or two values.
        if "decoded" in x.query:
            fields.append(("Content-Length", str(len(plain) + int(x.query["decoded"]))))
        if "lengths" in x.query:
            fields += [("Content-Length", str(len(body) + int(n))) for n in x.query["lengths"].split()]
        if "open" not in x.query:
            x.close()
        return x.answer(200, body, fields,
                        length="length" in x.query)
    if name == "nothing":
        return x.close()
    if name == "garbage":
        x.close()
        return x.raw(b"SSH-2.0-OpenSSH_9.2\r\n" + b"\0" * 200)
    if name == "surplus":
        # Sends more bytes than Content-Length says.
        x.close()
        body = rss("Surplus", [1])
        return x.raw(b"HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\nContent-Length: %d\r\n\r\n"
                     % len(body) + body + b"<surplus/>" * 10)
    if name == "gzip":
        return x.answer(200, gzip.compress(rss("Packed", [1])),
                        [feed, ("Content-Encoding", "gzip")])
    if name == "charset":
        body = ("<?xml version='1.0'?><rss version='2.0'><channel><title>" + "Gr\u00fc\u00dfe"
                + "</title><item><title>x</title></item></channel></rss>").encode("iso-8859-1")
        return x.answer(200, body, [("Content-Type", "application/rss+xml; charset=iso-8859-1")])
    if name == "linked":
        # A page that names its feeds in a Link field.
        return x.answer(200, b"<!doctype html><title>Site</title>", [
            ("Content-Type", "text/html"), ("ETag", '"1"'),
            ("Link", "</status/404>; rel=alternate; type=\"application/rss+xml\""),
            ("Link", "</feed?title=Linked>; rel=\"alternate\"; type=\"application/rss+xml\", "
             "</feed?title=Comments>; rel=feed; title=\"Comments\"")])
    if name == "page":
        page = ("<!doctype html><html><head><title>Site</title><link rel=alternate "
                f"type='application/rss+xml' href='{x.query.get('href', '/feed?title=Announced')}'>"
                "</head><body>Hello</body></html>").encode()
        return x.answer(200, page, [("Content-Type", "text/html")])
    if name == "list":
        entries = "".join(f"<outline type='rss' xmlUrl='{u}'/>" for u in x.query["urls"].split("|"))
        return x.answer(200, f"<opml version='2.0'><body>{entries}</body></opml>".encode(),
                        [("Content-Type", "text/x-opml")])
    if name == "pictured":
        where = x.query.get("picture", "/picture/1.png")
        host = x.headers.get("host", "")
        if where.startswith("/"):
            where = f"http://{host}{where}"
        body = ("<?xml version='1.0'?><rss version='2.0' xmlns:media='http://search.yahoo.com/mrss/'>"
                "<channel><title>Pictured</title><item><guid>urn:example:p</guid>"
                "<title>A picture</title><media:content medium='image' url='"
                + where.replace("&", "&amp;") + "'/></item></channel></rss>").encode()
        return x.answer(200, body, [feed])
    if name == "picture":
        if x.count <= int(x.query.get("fails", 0)):
            return x.answer(500, b"no")
        time.sleep(float(x.query.get("after", 0)))
        size = x.query.get("size", "4x3").split("x")
        kind = x.query.get("type", "image/png")
        if "drip" in x.query:
            # Sends a byte now and then until the client disconnects, which is logged.
            x.close()
            x.raw(f"HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\nContent-Length: 9999\r\n\r\n".encode())
            try:
                for _ in range(9000):
                    x.raw(b"\x89")
                    time.sleep(0.05)
            except OSError:
                x.note("CUT")
            return
        if "half" in x.query:
            # Closes the connection in the middle.
            x.close()
            body = png(int(size[0]), int(size[1]))
            return x.raw(f"HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n\r\n"
                         .encode() + body[:len(body) // 2])
        return x.answer(200, png(int(size[0]), int(size[1])),
                        [("Content-Type", kind), ("Cache-Control", "max-age=600")])
    if name == "file":
        # A file that a test has put beside the log.
        path = os.path.join(os.path.dirname(sys.argv[1]), os.path.basename(x.path))
        with open(path, "rb") as file:
            return x.answer(200, file.read(), [("Content-Type", "application/octet-stream")])
    if name == "daily":
        # A response that a test has put beside the log, and may replace: a status and fields, a line each, an empty
        # line, and the body. "hang" sends nothing.
        path = os.path.join(os.path.dirname(sys.argv[1]), os.path.basename(x.path))
        with open(path, "rb") as file:
            head, _, body = file.read().partition(b"\n\n")
        status, *lines = head.decode().split("\n")
        if status == "hang":
            x.close()
            return time.sleep(LIFETIME)
        tag = f'"{zlib.crc32(body):08x}"'
        if status == "200" and x.headers.get("if-none-match") == tag:
            return x.answer(304, b"", [("ETag", tag)])
        return x.answer(int(status), body,
                        [feed, ("ETag", tag)] + [tuple(line.split(": ", 1)) for line in lines])
    if name == "svg":
        return x.answer(200, b"<svg xmlns='http://www.w3.org/2000/svg'/>",
                        [("Content-Type", "image/png")])
    if name == "slow":
        time.sleep(float(x.query.get("seconds", 1)))
        x.end()
        return x.answer(200, rss("Slow", [1]), [feed])
    return x.answer(404, b"nothing here")


def serve(connection):
    """Responds until the connection ends."""
    try:
        exchange_all(connection)
    except OSError:
        pass


def exchange_all(connection):
    with connection:
        stream = connection.makefile("rb")
        while True:
            if stream.peek(1)[:1] == b"\x16":
                # The first byte of TLS, which is not supported.
                connection.sendall(b"HTTP/1.1 400 Scripted\r\nContent-Length: 0\r\n\r\n")
                return
            line = stream.readline(70000)
            if not line:
                return
            try:
                method, target, _ = line.decode("latin-1").split(" ", 2)
            except ValueError:
                return
            headers = {}
            while True:
                field = stream.readline(70000)
                if field in (b"\r\n", b"\n", b""):
                    break
                name, _, value = field.decode("latin-1").partition(":")
                headers[name.strip().lower()] = value.strip()
            with lock:
                counts[target] = counts.get(target, 0) + 1
                count = counts[target]
                active[0] += 1
                log.write(json.dumps({
                    "active": active[0], "method": method, "target": target, "headers": headers, "time": time.time(),
                    "address": connection.getsockname()[0]}) + "\n")
                log.flush()
            exchange = Exchange(connection, method, target, headers, count)
            try:
                answer(exchange)
            except OSError:
                return
            finally:
                exchange.end()
            if not exchange.keep_open:
                return


def accept(listener):
    while True:
        connection, _ = listener.accept()
        threading.Thread(target=serve, args=(connection,), daemon=True).start()


def main():
    global log
    log = open(sys.argv[1], "a", encoding="utf-8")
    addresses = sys.argv[2:] or ["127.0.0.1"]
    port = 0
    for address in addresses:
        listener = socket.create_server((address, port), backlog=512)
        port = listener.getsockname()[1]
        threading.Thread(target=accept, args=(listener,), daemon=True).start()
    print(port, flush=True)
    # Ends when the parent closes standard input.
    deadline = time.monotonic() + LIFETIME
    while time.monotonic() < deadline:
        readable, _, _ = select.select([0], [], [], 1)
        if readable and not os.read(0, 1024):
            break
    os._exit(0)


main()
