import Foundation
import Glibc
import TestSupport
import Testing

@Suite final class BrowserTests: TestsInFolder {
    private func page() throws -> BrowserSession {
        try BrowserSession(["http://127.0.0.1:9/feed"])
    }

    @Test func `Prints the page's address first, and serves the page there`() throws {
        let session = try page()
        #expect(session.address == "http://127.0.0.1:\(session.port)\(session.path)")
        // 192 random bits.
        let token = session.path.split(separator: "/")
        #expect(token.count == 1 && token[0].count == 48)
        #expect(try page().path != session.path)
        let answer = try session.get("")
        #expect(answer.status == 200)
        #expect(answer.body == "<!doctype html><title>page</title>")
        #expect(answer.field("Content-Type") == "text/html; charset=utf-8")
        #expect(answer.field("X-Content-Type-Options") == "nosniff")
        #expect(answer.field("Referrer-Policy") == "no-referrer")
        #expect(answer.field("Cross-Origin-Resource-Policy") == "same-origin")
        let policy = try #require(answer.field("Content-Security-Policy"))
        #expect(policy.contains("default-src 'none'"))
        #expect(policy.contains("script-src 'self' 'wasm-unsafe-eval';"))
        #expect(!policy.contains("'unsafe-"))
        let wasm = try session.get("code/page.wasm")
        #expect(wasm.field("Content-Type") == "application/wasm" && wasm.body == "wasm")
        #expect(answer.field("Access-Control-Allow-Origin") == nil)
    }

    @Test func `Has the same port at each start, and another where that is taken`() throws {
        func start() throws -> BrowserSession {
            try BrowserSession(["http://127.0.0.1:9/feed"], environment: ["HOME": folder.path])
        }
        let first = try start()
        let beside = try start()
        #expect(beside.port != first.port)
        first.end(by: SIGTERM)
        beside.end(by: SIGTERM)
        let next = try start()
        #expect(next.port == first.port)
        next.end(by: SIGKILL)
        #expect(try start().port == first.port)
        try folder.write("80\n", to: ".local/state/feedhost/browser-port")
        #expect(try start().port > 1_023)
    }

    @Test(arguments: ["XDG_RUNTIME_DIR", "XDG_STATE_HOME", nil])
    func `Opens a private file that leads to the page`(variable: String?) throws {
        let script = try folder.write(
            """
            path=${1#file://}
            stat -c '%a' "$path" "${path%/*}" > "$2/new"
            printf '%s\\n' "$1" >> "$2/new"
            cat "$path" >> "$2/new"
            mv "$2/new" "$2/opened"
            """, to: "browser.sh")
        var environment = ["BROWSER": "sh \(script.path) %s \(folder.path)", "HOME": folder.path]
        let place = variable.map { _ in folder.path + "/run" } ?? folder.path + "/.local/state"
        if let variable { environment[variable] = place }
        try folder.write(
            "<opml><body><outline type='rss' xmlUrl='http://127.0.0.1:9/feed'/></body></opml>",
            to: ".config/feedhost/feeds.opml")
        let session = try BrowserSession(["--open"], environment: environment)
        let opened = folder.path + "/opened"
        _ = Waiting.until { FileManager.default.fileExists(atPath: opened) }
        let text = try String(contentsOfFile: opened, encoding: .utf8)
        let lines = text.split(separator: "\n", maxSplits: 3).map(String.init)
        #expect(lines[..<2] == ["600", "700"])
        // The command line has no token, and the file has it.
        let path = "\(place)/feedhost/page-\(session.port).html"
        #expect(lines[2] == "file://" + path)
        #expect(lines[3].contains("content=\"0;url=\(session.address)\""))
        #expect(FileManager.default.fileExists(atPath: path))
        // Another file that is written meanwhile does not take its place.
        #expect(try session.change("5\thttps://a.example/sound", of: "played").status == 204)
        session.end(by: SIGTERM)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `Opens nothing where no file can be private`() throws {
        let script = try folder.write("echo opened > \"$1\"", to: "browser.sh")
        let session = try BrowserSession(
            ["http://127.0.0.1:9/feed", "--open"],
            environment: [
                "BROWSER": "sh \(script.path) \(folder.path)/opened", "HOME": "/proc/nothing",
            ])
        #expect(try session.get("").status == 200)
        let opened = folder.path + "/opened"
        for _ in 0..<10 where !FileManager.default.fileExists(atPath: opened) { usleep(50_000) }
        #expect(!FileManager.default.fileExists(atPath: opened))
    }

    @Test func `Answers visits from links with the token, and nothing else, to other sites`() throws
    {
        let session = try page()
        let visit = [
            "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate",
            "Sec-Fetch-Dest": "document",
        ]
        #expect(try session.get("", fields: visit).status == 200)
        for name in ["index.html", "sources.json", "code/page.wasm", "fetch?url=x"] {
            #expect(try session.get(name, fields: visit).status == 403, "\(name)")
        }
        #expect(try session.request("/", fields: visit).status == 403)
        for (field, value) in [
            ("Sec-Fetch-Dest", "iframe"), ("Sec-Fetch-Mode", "no-cors"),
            ("Origin", "http://evil.example"),
        ] {
            let other = visit.merging([field: value]) { $1 }
            #expect(try session.get("", fields: other).status == 403, "\(field)")
        }
    }

    @Test func `Answers 404 without the token`() throws {
        let session = try page()
        var other = Array(session.path)
        other[1] = other[1] == "0" ? "1" : "0"
        for target in [
            "/", "/favicon.ico", String(other), String(session.path.dropLast(2)) + "/",
            "/sources.json", "/x" + session.path, session.path.uppercased() + "index.html", "*",
        ] where target != session.path + "index.html" {
            #expect(try session.request(target).status == 404, "\(target)")
        }
    }

    @Test(arguments: [
        ["Host": "evil.example"], ["Host": "localhost:80"], ["Host": "127.0.0.1"],
        ["Host": "127.0.0.1:PORT.evil.example"], ["Host": ""],
        ["Origin": "http://evil.example"], ["Origin": "null"], ["Origin": "https://127.0.0.1:PORT"],
        ["Origin": "http://127.0.0.1:1"], ["Sec-Fetch-Site": "cross-site"],
        ["Sec-Fetch-Site": "same-site"],
    ])
    func `Answers 403 to pages of other sites`(fields: [String: String]) throws {
        let session = try page()
        let fields = fields.mapValues {
            $0.replacingOccurrences(of: "PORT", with: "\(session.port)")
        }
        for name in ["", "sources.json", "code/page.wasm", "fetch?url=x"] {
            #expect(try session.get(name, fields: fields).status == 403, "\(name)")
        }
        #expect(
            try session.get(
                "",
                fields: [
                    "Origin": "http://127.0.0.1:\(session.port)", "Sec-Fetch-Site": "same-origin",
                ]
            ).status == 200)
    }

    @Test func `Rejects duplicate Host and Origin fields`() throws {
        let session = try page()
        let host = "Host: 127.0.0.1:\(session.port)\r\n"
        for fields in [
            host + host, host + "Host: evil.example\r\n",
            host + "Origin: http://127.0.0.1:\(session.port)\r\nOrigin: http://evil.example\r\n",
        ] {
            let descriptor = try session.connect()
            session.send(
                "GET \(session.path) HTTP/1.1\r\n\(fields)Connection: close\r\n\r\n",
                on: descriptor)
            let status = session.receive(from: descriptor).status
            #expect([400, 403].contains(status), "\(status)")
        }
    }

    @Test(arguments: [
        "leak.txt", "../secret.txt", "..%2fsecret.txt", "%2e%2e/secret.txt",
        "code/../../secret.txt",
        "code/%2e%2e/%2e%2e/secret.txt", "%2e%2e%2fsecret.txt", "%252e%252e/secret.txt",
        "..\\secret.txt", "code%2fpage.wasm", "/etc/passwd", "//etc/passwd", "code/", "code",
        "index.html/", "index.html%00.wasm", "./index.html", ".hidden", "index.html/../index.html",
        "nothing.js",
    ])
    func `Serves nothing outside the page's folder`(name: String) throws {
        let answer = try page().get(name)
        #expect(answer.status == 404)
        #expect(!answer.body.contains("secret") && !answer.body.contains("root:"))
    }

    @Test func `Answers GET and HEAD only`() throws {
        let session = try page()
        let head = try session.request(session.path, method: "HEAD")
        #expect(head.status == 200 && head.body.isEmpty)
        #expect(head.field("Content-Length") == "34")
        for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"] {
            let answer = try session.request(
                session.path, method: method, fields: ["Content-Length": "1000000"], body: "x")
            #expect(answer.status == 405, "\(method)")
            #expect(answer.field("Allow") == "GET, HEAD")
        }
    }

    @Test func `Shares states with the command line`() throws {
        let file = try folder.write(
            """
            <rss version="2.0"><channel><title>F</title><item><title>One</title><guid>1</guid></item>
            <item><title>Two</title><guid>2\u{E9}</guid></item>
            <item><title>Three</title><guid>3</guid></item></channel></rss>
            """, to: "feed.xml")
        let environment = ["HOME": folder.path]
        let session = try BrowserSession([file.path], environment: environment)
        func list(_ options: String...) throws -> String {
            try FeedHostProcess.run(
                ["-r", "text"] + options + [file.path], environment: environment
            ).text
        }
        let source = try #require(try session.listed().first)
        let identity = try #require(source["identity"] as? String)
        let url = try #require(source["url"] as? String)
        #expect(try session.states().body.isEmpty, "nothing is shown yet")
        #expect(try session.fetch(url).status == 200)
        let made = try session.change("+1\nf\(identity)\ni1\ni2\u{E9}\n+2\nf\(identity)\ni3\n")
        #expect(made.status == 204)
        #expect(try list("--unread").contains("Three") && !list("--unread").contains("One"))
        #expect(try list("--starred").contains("Three") && !list("--starred").contains("Two"))
        let states = try session.states()
        #expect(states.body == "+1\nf\(identity)\ni1\ni2\u{E9}\n+2\nf\(identity)\ni3\n")
        let version = try #require(states.field("ETag"))
        #expect(try session.states(known: version).status == 304)
        _ = try list("--unread", "--mark-read")
        let changed = try session.states(known: version)
        #expect(changed.status == 200 && changed.body.contains("i1\ni2\u{E9}\ni3\n+2"))
        // Of the change of a page that knows the states, the version is told.
        let known = try #require(changed.field("ETag"))
        let answer = try session.change("-1\nf\(identity)\ni1\n", fields: ["If-Match": known])
        let next = try #require(answer.field("ETag"))
        #expect(try next != known && session.states(known: next).status == 304)
        #expect(try session.change("-1\n", fields: ["If-Match": known]).field("ETag") == nil)
        #expect(try list("--unread").contains("One"))
    }

    @Test func `Changes the user's list of feeds, and follows it`() throws {
        let feed = try folder.write(SampleDocuments.feed("Harbour", item: "One"), to: "harbour.xml")
        let environment = ["HOME": folder.path]
        func command(_ arguments: String...) throws -> FeedHostProcess.Outcome {
            try FeedHostProcess.run(arguments, environment: environment)
        }
        #expect(try command("add", feed.path, "--title", "Quay").status == 0)
        let session = try BrowserSession([], environment: environment)
        func names() throws -> [String] {
            try session.listed().compactMap { $0["title"] as? String }
        }
        func change(_ line: String, _ fields: [String: String] = [:]) throws -> (Int, String) {
            let answer = try session.change(line, of: "list", fields: fields)
            return (answer.status, answer.body)
        }
        #expect(try session.get("sources.json").body.contains("\"list\": \"list\""))
        #expect(try names() == ["Quay"])
        let identity = try #require(session.listed()[0]["identity"] as? String)
        #expect(try change("rename\t\(identity)\tThe pier") == (200, "The pier\n"))
        #expect(try change("move\t\(identity)\tCoast/North") == (200, "Coast/North\n"))
        #expect(try session.listed()[0]["folder"] as? String == "Coast/North")
        #expect(try command("list").text.contains("The pier"))
        // A change by another program shows, and an added feed may be fetched.
        #expect(try command("add", "http://127.0.0.1:9/b", "--title", "B", "--offline").status == 0)
        #expect(try names() == ["The pier", "B"])
        #expect(try session.fetch("http://127.0.0.1:9/b").status == 502)
        #expect(try change("add\t\thttp://127.0.0.1:9/b").0 == 208)
        let (status, reason) = try change("add\t\tnot an address")
        #expect(status == 422 && reason.contains("not an address"))
        #expect(try change("remove\t\(identity)\t") == (200, "The pier\n"))
        #expect(try names() == ["B"])
        #expect(try change("undo\t\(identity)\t") == (200, "\n"))
        #expect(try names() == ["The pier", "B"])
        for (fields, status) in [
            (["Origin": "http://evil.example"], 403), (["Sec-Fetch-Site": "cross-site"], 403),
            (["Content-Length": "100000"], 413),
        ] {
            #expect(try change("remove\t\(identity)\t", fields).0 == status)
        }
        for nonsense in ["x", "remove", "remove\t\(identity)", "erase\t\(identity)\t", "\t\t"] {
            #expect(try change(nonsense).0 == 400, "\(nonsense)")
        }
        #expect(try change("remove\tweb:nowhere.example/\t").0 == 422)
        #expect(try names() == ["The pier", "B"])
        // Those of the command line are no list.
        let other = try BrowserSession([feed.path], environment: environment)
        #expect(try !other.get("sources.json").body.contains("\"list\""))
        #expect(try other.change("remove\t\(identity)\t", of: "list").status == 400)
        #expect(try names() == ["The pier", "B"])
    }

    @Test func `Has the archived items of the user's list, and follows the archive`() throws {
        let environment = ["HOME": folder.path]
        func write(_ titles: String...) throws {
            let items = titles.map { "<item><title>\($0)</title><guid>\($0)</guid></item>" }
            try folder.write(SampleDocuments.feed("Harbour", items: items), to: "harbour.xml")
        }
        func command(_ arguments: String...) throws -> String {
            try FeedHostProcess.run(arguments, environment: environment).text
        }
        try write("One", "Two")
        let feed = folder.path + "/harbour.xml"
        _ = try command("add", feed)
        let session = try BrowserSession([], environment: environment)
        #expect(try session.get("sources.json").body.contains("\"archive\": \"archive\""))
        func archive(known: String? = nil) throws -> BrowserSession.Response {
            try session.get("archive", fields: known.map { ["If-None-Match": $0] } ?? [:])
        }
        let url = "file://" + feed
        func archived() throws -> String { try session.get("archive?url=" + url).body }
        #expect(try archive().body.isEmpty)
        #expect(try archived().isEmpty, "nothing is shown yet")
        #expect(try session.fetch(url).status == 200)
        #expect(try archived() == "F\(url)\n")
        // The page's feeds are archived, and shown by others.
        _ = try Waiting.until { try command("archive", "info").contains("2 of 1 feed") }
        try write("Three")
        #expect(try command("-r", "text", "-O", "style=list").contains("Two"))
        let version = try #require(try archive().field("ETag"))
        #expect(try archive(known: version).status == 304)
        #expect(try session.fetch(url).status == 200)
        let all = try archived()
        #expect(all.contains("\"title\":\"One\"") && !all.contains("Three"))
        let states = try session.states()
        #expect(states.status == 200)
        // Another program loads and archives an item.
        try write("Four", "Three")
        _ = try command("-r", "text")
        // It looked at the clock before the page asked, and had to wait for yet another one that was writing.
        let file = folder.path + "/.local/share/feedhost/archive-v1-0.sqlite"
        let dating = """
            import sqlite3, sys
            with sqlite3.connect(sys.argv[1]) as archive:
                archive.execute("UPDATE items SET kept_at = kept_at - 30 WHERE item = 'Four'")
            """
        try Shell.require("python3 -IS -c \"$1\" \"$2\"", [dating, file])
        let news = try archive(known: version)
        #expect(news.body.hasPrefix("f\(url)\n") && news.body.contains("Four"))
        #expect(try session.states(known: states.field("ETag")).status == 200)
        #expect(try archive(known: news.field("ETag")).status == 304)
        #expect(try archive(known: "\"0@\(Int64.min)\"").status == 200)
        // A feed that can't be loaded has its archived items, and states.
        try FileManager.default.removeItem(atPath: feed)
        let identity = "file:" + feed
        let other = try BrowserSession([], environment: environment)
        #expect(try other.fetch(url).status == 502)
        #expect(try other.get("archive?url=" + url).body.contains("Four"))
        #expect(try other.change("+1\nf\(identity)\niFour\n").status == 204)
        #expect(try other.states().body == "+1\nf\(identity)\niFour\n")
        for (fields, status) in [
            (["Sec-Fetch-Dest": "document"], 403), (["Sec-Fetch-Dest": "script"], 403),
            (["Sec-Fetch-Site": "cross-site"], 403), (["Origin": "http://evil.example"], 403),
            (["Host": "evil.example"], 403),
        ] {
            #expect(try session.get("archive?url=" + url, fields: fields).status == status)
        }
        #expect(try session.get("archive?x").status == 404)
        #expect(try session.change("x", of: "archive").status == 405)
        // Feeds of the command line are not archived.
        try write("Five")
        let named = try BrowserSession([feed], environment: environment)
        #expect(try named.fetch(url).status == 200)
        #expect(try named.get("archive?url=" + url).body == "F\(url)\n")
    }

    @Test func `Refuses changes of states that the page does not make`() throws {
        let session = try page()
        let origin = "http://127.0.0.1:\(session.port)"
        let change = "+1\nfa\ni1\n"
        for (fields, status) in [
            (["Origin": ""], 403), (["Origin": "null"], 403),
            (["Origin": "http://evil.example"], 403), (["Origin": origin + ".evil.example"], 403),
            (["Sec-Fetch-Site": "cross-site"], 403), (["Sec-Fetch-Site": "same-site"], 403),
            (["Host": "evil.example"], 403), (["Content-Length": "100000000"], 413),
            (["Content-Length": "-1"], 0), (["Content-Length": "x"], 0),
        ] {
            let answer = try session.change(change, fields: fields).status
            #expect(answer == status || status == 0 && answer != 204, "\(fields): \(answer)")
        }
        let length = ["Content-Length": "\(change.utf8.count)"]
        let chunked = ["Transfer-Encoding": "chunked", "Origin": origin]
        let permitted = length.merging(["Origin": origin]) { $1 }
        let states = session.path + "states"
        let others = "/" + String(repeating: "0", count: 48) + "/states"
        for (target, method, fields, body, status) in [
            // Without an origin.
            (states, "POST", length, change, 403),
            (states, "POST", chunked, "0\r\n\r\n", 411),
            ("/states", "POST", permitted, change, 404),
            ("/x/states", "POST", permitted, change, 404),
            (others, "POST", permitted, change, 404),
            (states, "PUT", permitted, change, 405), (states, "DELETE", permitted, change, 405),
            (states, "PATCH", permitted, change, 405),
        ] {
            let answer = try session.request(target, method: method, fields: fields, body: body)
            #expect(answer.status == status, "\(method) \(target) \(fields)")
        }
        for nonsense in ["x", "+9\n", "i1\n", "+1\ni1\n", "+1\nfa\ni%\n", "<html>"] {
            #expect(try session.change(nonsense).status == 400, "\(nonsense)")
        }
        for destination in ["document", "iframe", "script", "image"] {
            let fields = ["Sec-Fetch-Dest": destination]
            #expect(try session.get("states?url=x", fields: fields).status == 403)
        }
        #expect(try session.change(change).status == 204)
        // A body that comes in parts, and one that ends too early.
        let parts = try session.connect()
        session.send(
            "POST \(session.path)states HTTP/1.1\r\nHost: 127.0.0.1:\(session.port)\r\n"
                + "Origin: \(origin)\r\nContent-Length: 300004\r\nConnection: close\r\n\r\n+1\nf",
            on: parts)
        for _ in 0..<10 { session.send(String(repeating: "a", count: 30_000), on: parts) }
        let early = try session.connect()
        session.send(
            "POST \(session.path)states HTTP/1.1\r\nHost: 127.0.0.1:\(session.port)\r\n"
                + "Origin: \(origin)\r\nContent-Length: 100\r\n\r\n" + change, on: early)
        close(early)
        #expect(session.receive(from: parts).status == 204)
        #expect(try session.get("").status == 200)
    }

    @Test func `Fetches only listed sources and their pictures`() throws {
        let reader = try NetworkReader()
        let picture = reader.server.url("picture/1.png?size=2x2&n=1")
        let (shown, other) = (reader.server.url("file/shown.xml"), reader.server.url("feed"))
        try reader.server.add(
            "<rss version='2.0'><channel><title>F</title><item><title>t</title><description>&lt;img src='\(picture.replacingOccurrences(of: "&", with: "&amp;amp;"))'&gt;</description></item></channel></rss>",
            named: "shown.xml")
        let session = try BrowserSession([shown], environment: reader.environment)
        for url in [
            other, picture, shown + "#x", shown + "?", "file:///etc/passwd", "data:,x", "",
            "feedhost:sample", "feedhost:standard-input",
        ] {
            #expect(try session.fetch(url).status == 403, "\(url)")
        }
        for query in ["fetch", "fetch?", "fetch?u=x", "fetch?url=%ff", "fetch?url=a&url=b"] {
            #expect(try session.get(query).status == 404, "\(query)")
        }
        #expect(try reader.server.requests().isEmpty)
        let feed = try session.fetch(shown)
        #expect(feed.status == 200)
        #expect(feed.body.contains("<title>F</title>"))
        #expect(feed.field("Content-Type")?.hasPrefix("application/xml") == true)
        #expect(feed.field("Content-Location") == shown)
        #expect(feed.field("Content-Security-Policy")?.contains("sandbox") == true)
        // The host has read the feed, so its pictures are allowed.
        let answer = try session.fetch(picture)
        #expect(answer.status == 200, "\(answer.body)")
        #expect(answer.field("Content-Type") == "image/png")
        #expect(try session.fetch(other).status == 403)
        // Not as a page, frame or script.
        for destination in ["document", "iframe", "script", "object"] {
            let fields = ["Sec-Fetch-Dest": destination]
            #expect(try session.fetch(shown, fields: fields).status == 403)
        }
    }

    @Test func `Rejects local pictures named by a feed file`() throws {
        let reader = try NetworkReader()
        let picture = reader.server.url("picture/1.png")
        let file = try folder.write(
            "<rss version='2.0'><channel><title>F</title><item><title>t</title><description>&lt;img src='\(picture)'&gt;</description></item></channel></rss>",
            to: "feed.xml")
        let session = try BrowserSession([file.path], environment: reader.environment)
        #expect(try session.fetch("file://" + file.path).status == 200)
        // A file may come from anybody, so its pictures have to be on the internet.
        let answer = try session.fetch(picture)
        #expect(answer.status == 502 && answer.body.contains("this machine"), "\(answer.body)")
        #expect(try reader.server.requests().isEmpty)
    }

    @Test func `Revalidates a fresh copy on reload`() throws {
        let reader = try NetworkReader()
        let url = reader.server.url("feed?cc=max-age=3600")
        let session = try BrowserSession([url], environment: reader.environment)
        #expect(try session.fetch(url).status == 200)
        #expect(try session.fetch(url).status == 200)
        let before = try reader.server.requests().count
        #expect(before == 1)
        #expect(try session.fetch(url, fields: ["Cache-Control": "no-cache"]).status == 200)
        #expect(try reader.server.requests().count == before + 1)
    }

    @Test func `Answers load failures with one line of text`() throws {
        let session = try page()
        let answer = try session.fetch("http://127.0.0.1:9/feed")
        #expect(answer.status == 502)
        #expect(answer.field("Content-Type") == "text/plain; charset=utf-8")
        #expect(answer.body.contains("127.0.0.1:9"))
        #expect(answer.body.split(separator: "\n").count == 1)
    }

    @Test func `Serves the user's subscriptions if no source is named`() throws {
        let subscriber = try Subscriber()
        let secret = "http://ann:s3cret@127.0.0.1:\(subscriber.server.port)/"
        // As a feed in several folders.
        try subscriber.subscribe(
            to: [secret + "feed", subscriber.server.url("other"), secret + "feed", secret + "page"])
        let session = try BrowserSession([], environment: subscriber.environment)
        #expect(try !session.get("sources.json").body.contains("s3cret"))
        let sources = try session.listed()
        #expect(
            sources.map { $0["url"] as? String } == [
                subscriber.server.url("feed"), subscriber.server.url("other"),
                subscriber.server.url("page"),
            ])
        #expect(sources[0]["title"] is NSNull && sources[0]["folder"] is NSNull)
        for name in ["feed", "page"] {
            #expect(try session.fetch(subscriber.server.url(name)).status == 200)
        }
        // Also of the feed that the page announces.
        let requests = try subscriber.server.requests()
        #expect(requests.count == 3)
        for request in requests {
            #expect(request.headers.contains { $0.key.lowercased() == "authorization" })
        }
    }

    @Test func `Serves feeds of programs of the configuration`() throws {
        let feed = "<rss version='2.0'><channel><item><title>Backup</title></item></channel></rss>"
        try folder.write("source = own $ echo \"\(feed)\"\n", to: ".config/feedhost/config")
        let session = try BrowserSession(
            ["exec:own", "exec:no"], environment: ["HOME": folder.path])
        let own = try session.fetch("exec:own")
        #expect(own.status == 200 && own.body.contains("Backup"))
        let unknown = try session.fetch("exec:no")
        #expect(unknown.status == 502 && unknown.body.contains("lacks the program 'no'"))
    }

    @Test func `Serves the searches of the list, and marks by the rules of the configuration`()
        throws
    {
        let subscriber = try Subscriber()
        let feed =
            "<rss version='2.0'><channel><title>A</title><item><title>Tide</title></item>"
            + "<item><title>Moon</title></item></channel></rss>"
        try subscriber.server.add(feed, named: "a.xml")
        try subscriber.subscribe(to: [subscriber.server.url("file/a.xml")])
        try subscriber.configure("rule = read title:tide\nrule = hide title:moon")
        _ = try subscriber.run(["add", "--search", "Sky & sea", "moon or \"tide\""])
        let session = try BrowserSession([], environment: subscriber.environment)
        #expect(
            try session.sources()["searches"] as? [[String: String]]
                == [["name": "Sky & sea", "query": "moon or \"tide\""]])
        #expect(try session.fetch(subscriber.server.url("file/a.xml")).status == 200)
        #expect(try subscriber.titles("--no-config", "--unread") == ["Moon"])
    }

    @Test(arguments: [(SIGINT, Int32(130)), (SIGTERM, Int32(143))])
    func `Ends on a signal while a client is connected`(signal: Int32, status: Int32) throws {
        let session = try page()
        let idle = try session.connect()
        session.send("GET / HTTP/1.1\r\n", on: idle)
        #expect(session.end(by: signal) == status)
        close(idle)
    }

    @Test func `Stays available beside silent, endless and slow clients`() throws {
        let session = try page()
        var silent: [Int32] = []
        for index in 0..<300 {
            silent.append(try session.connect())
            if index.isMultiple(of: 2) { session.send("GET ", on: silent[index]) }
        }
        defer { for descriptor in silent { close(descriptor) } }
        #expect(try session.get("").status == 200)
        // The oldest gave way, and one with the token stays.
        let kept = try session.connect()
        let request = "GET \(session.path) HTTP/1.1\r\nHost: 127.0.0.1:\(session.port)\r\n"
        session.send(request + "\r\n", on: kept)
        #expect(session.receiveSome(from: kept).hasPrefix("HTTP/1.1 200"))
        for index in 0..<150 {
            close(silent[index])
            silent[index] = try session.connect()
            session.send("GET /x HTTP/1.1\r\nHost: a\r\n\r\n", on: silent[index])
        }
        session.send(request + "Connection: close\r\n\r\n", on: kept)
        #expect(session.receive(from: kept).status == 200)
        // A request without an end is rejected.
        let endless = try session.connect()
        for _ in 0..<40 {
            session.send(
                "GET / HTTP/1.1\r\nX: " + String(repeating: "x", count: 4_000), on: endless)
        }
        let status = session.receive(from: endless).status
        #expect([0, 400, 414, 431, 500].contains(status), "\(status)")
        // A client that sends a byte now and then is disconnected after 20 seconds; else nothing would come for 60.
        let slow = try session.connect()
        let began = Date()
        while Date().timeIntervalSince(began) < 24 {
            session.send("G", on: slow)
            usleep(500_000)
        }
        let answer = session.receive(from: slow)
        #expect(answer.status != 200 && Date().timeIntervalSince(began) < 70)
        #expect(try session.get("").status == 200)
    }

    @Test(arguments: [
        ("/", "directory; name a file in it", 66), ("/dev/null", "browser -", 66),
        ("none.opml", "that lists none", 65),
    ])
    func `Tells what a source lacks`(_ source: String, _ words: String, _ status: Int) throws {
        let outcome = try FeedHostProcess.run(
            ["browser", source],
            shell:
                "cd; echo '<opml version=\"2.0\"><body/></opml>' > none.opml; exec \"$0\" \"$@\"")
        #expect(outcome.status == Int32(status))
        #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }

    @Test func `Tells how to build a missing page`() throws {
        let outcome = try FeedHostProcess.run(
            ["browser", "x"],
            shell: "cp \"$0\" \"$HOME/feedhost\" && exec \"$HOME/feedhost\" browser")
        #expect(outcome.status == 69)
        #expect(outcome.errors.contains("make browser"), "\(outcome.errors)")
    }
}
