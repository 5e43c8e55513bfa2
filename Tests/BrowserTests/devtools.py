"""Controls a page in a headless Chromium over the DevTools protocol."""
import base64
import json
import os
import shutil
import socket
import struct
import subprocess
import tempfile
import time
import urllib.request


class Chromium:
    """A running browser."""

    def __init__(self):
        self.folder = tempfile.mkdtemp()
        self.process = subprocess.Popen(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--remote-debugging-port=0", "--user-data-dir=" + self.folder, "--no-first-run",
             "--disable-background-networking", "--disable-component-update", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port = os.path.join(self.folder, "DevToolsActivePort")
        end = time.monotonic() + 30
        while not os.path.exists(port) or not open(port, encoding="utf-8").read().strip():
            if time.monotonic() > end or self.process.poll() is not None:
                raise RuntimeError("chromium does not start")
            time.sleep(0.05)
        self.port = int(open(port, encoding="utf-8").readline())

    def page(self):
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/json/new?about:blank", method="PUT")
        with urllib.request.urlopen(request) as answer:
            return Page(json.load(answer)["webSocketDebuggerUrl"])

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Page:
    """A page. Commands are answered in order; events are collected in `events`."""

    def __init__(self, address):
        host, path = address[5:].split("/", 1)
        name, port = host.split(":")
        self.socket = socket.create_connection((name, int(port)), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /{path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        self.rest = b""
        while b"\r\n\r\n" not in self.rest:
            self.rest += self.socket.recv(4096)
        self.rest = self.rest.split(b"\r\n\r\n", 1)[1]
        self.last = 0
        self.events = []
        for domain in ["Page", "Runtime", "Network", "Log"]:
            self.ask(domain + ".enable")

    def read(self, count):
        while len(self.rest) < count:
            more = self.socket.recv(1 << 20)
            if not more:
                raise RuntimeError("chromium is gone")
            self.rest += more
        result, self.rest = self.rest[:count], self.rest[count:]
        return result

    def receive(self):
        message = b""
        while True:
            first, second = self.read(2)
            length = second & 127
            if length == 126:
                length = struct.unpack(">H", self.read(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", self.read(8))[0]
            payload = self.read(length)
            if first & 15 in (9, 10):
                continue
            message += payload
            if first & 128:
                return json.loads(message)

    def ask(self, method, **parameters):
        self.last += 1
        data = json.dumps({"id": self.last, "method": method, "params": parameters}).encode()
        mask = os.urandom(4)
        head = struct.pack(">BBQ", 0x81, 0x80 | 127, len(data)) if len(data) > 65535 else (
            struct.pack(">BBH", 0x81, 0x80 | 126, len(data)) if len(data) > 125 else struct.pack(">BB", 0x81, 0x80 | len(data)))
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))
        while True:
            message = self.receive()
            if message.get("id") == self.last:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]
            self.events.append(message)

    def evaluate(self, expression):
        result = self.ask("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(str(result["exceptionDetails"].get("exception", {}).get("description")))
        return result["result"].get("value")

    def until(self, expression, seconds=20):
        """Waits until an expression is true; an exception counts as false."""
        end = time.monotonic() + seconds
        value = None
        while not value and time.monotonic() < end:
            try:
                value = self.evaluate(expression)
            except RuntimeError:
                value = None
            time.sleep(0.05)
        return value

    def open(self, address, width=1400, height=900, dark=False):
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.ask("Emulation.setEmulatedMedia",
                 features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        self.ask("Page.navigate", url=address)

    def press(self, key):
        names = {"/": "Slash", ".": "Period", "?": "Slash"}
        for kind in ["keyDown", "keyUp"]:
            text = {"text": key} if len(key) == 1 and kind == "keyDown" else {}
            if key == "Enter" and kind == "keyDown":
                text = {"text": "\r"}
            code = names.get(key, "Key" + key.upper() if len(key) == 1 else key)
            self.ask("Input.dispatchKeyEvent", type=kind, key=key, code=code,
                     # The code of a point as a letter would be that of the key that deletes.
                     windowsVirtualKeyCode={"Enter": 13, "Escape": 27, ".": 190, "/": 191}.get(key, ord(key[0].upper())), **text)

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.ask("Page.captureScreenshot")["data"]))
