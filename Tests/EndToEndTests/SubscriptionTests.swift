import Foundation
import Testing

/// `feedhost add`, `remove`, `list` and the like, and drawing of the subscribed feeds.
@Suite struct SubscriptionTests {
    /// A configuration folder, and runs that use it.
    private struct Configuration {
        let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder()
        }

        var list: URL { folder.url.appendingPathComponent("config/feedhost/feeds.opml") }

        func run(_ arguments: String...) throws -> FeedHostProcess.Outcome {
            try run(arguments)
        }

        func run(
            _ arguments: [String], input: String? = nil
        ) throws -> FeedHostProcess.Outcome {
            try FeedHostProcess.run(
                arguments, input: input.map { Data($0.utf8) },
                environment: ["XDG_CONFIG_HOME": folder.url.appendingPathComponent("config").path])
        }

        func write(_ text: String) throws {
            try FileManager.default.createDirectory(
                at: list.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: list)
        }

        func text() throws -> String { try String(contentsOf: list, encoding: .utf8) }
    }

    @Test func `Reports a dangling link in place of the list`()
        throws
    {
        let configuration = try Configuration()
        try FileManager.default.createDirectory(
            at: configuration.list.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: configuration.list.path, withDestinationPath: "gone.opml")
        let drawn = try configuration.run()
        #expect(drawn.status == 66)
        #expect(drawn.errors.contains("there is no file '\(configuration.list.path)'"))
        #expect(drawn.output.isEmpty)
    }

    @Test func `Draws without waiting for a pipe in place of the list`() throws {
        let configuration = try Configuration()
        try FileManager.default.createDirectory(
            at: configuration.list.deletingLastPathComponent(), withIntermediateDirectories: true)
        #expect(unsafe mkfifo(configuration.list.path, 0o600) == 0)
        let drawn = try configuration.run()
        #expect(drawn.status == 66)
        #expect(drawn.errors.contains("it is no regular file, but a pipe or a device"))
    }

    @Test func `Adds, lists, draws and removes a feed`() throws {
        let configuration = try Configuration()
        let feed = try configuration.folder.write(SampleDocuments.rss, to: "a.xml")
        let added = try configuration.run(
            "add", feed.path, "--title", "My \"harbour\" & more", "--folder", "News / Sea")
        #expect(added.status == 0)
        #expect(
            added.text
                == "added '\(feed.path)' ('My \"harbour\" & more') to '\(configuration.list.path)'\n"
        )
        #expect(added.errors.isEmpty)
        let folder = configuration.list.deletingLastPathComponent()
        let mode = try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions]
        #expect(mode as? Int == 0o700)
        func listMode() throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: configuration.list.path)[
                .posixPermissions]
                as? Int
        }
        #expect(try listMode() == 0o600)

        #expect(
            try configuration.run("list").text == "\(feed.path)\tMy \"harbour\" & more\tNews/Sea\n")
        let json = try configuration.run("list", "--json")
        let entries = try JSONSerialization.jsonObject(with: json.output) as? [[String: String]]
        #expect(
            entries == [
                ["url": feed.path, "title": "My \"harbour\" & more", "folder": "News/Sea"]
            ])
        let drawn = try configuration.run()
        #expect(drawn.status == 0)
        #expect(drawn.text.contains("A rope & a bell"))
        #expect(!drawn.text.contains("Five places"))

        let removed = try configuration.run("remove", feed.path)
        #expect(removed.status == 0)
        #expect(removed.text.hasPrefix("removed '\(feed.path)' ('My \"harbour\" & more')"))
        let none = try configuration.run("list")
        #expect(none.status == 0)
        #expect(none.text.isEmpty)
        #expect(none.errors.contains("'feedhost add URL'"))
        #expect(try configuration.run("list", "-q").errors.isEmpty)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o644], ofItemAtPath: configuration.list.path)
        #expect(try configuration.run("add", feed.path).status == 0)
        #expect(try configuration.run("remove", feed.path).status == 0)
        #expect(try listMode() == 0o644)
        let empty = try configuration.run()
        #expect(empty.status == 65)
        #expect(
            empty.errors
                == "feedhost: there is no feed in '\(configuration.list.path)'; 'feedhost add URL' "
                + "puts one there\n")
    }

    @Test func `Shows the feed's own title if the list has none`() throws {
        let configuration = try Configuration()
        let feed = try configuration.folder.write(SampleDocuments.rss, to: "a.xml")
        #expect(try configuration.run("add", "--offline", feed.path).status == 0)
        #expect(try configuration.run("list").text == "\(feed.path)\n")
        let drawn = try configuration.run("-r", "json")
        #expect(drawn.text.contains("Harbour notes"))
        #expect(!drawn.text.contains(feed.path))
    }

    @Test func `Reports feeds that are already listed, and changes nothing`() throws {
        let configuration = try Configuration()
        #expect(
            try configuration.run("add", "--offline", "https://a.example/feed", "--title", "A")
                .status == 0
        )
        let before = try configuration.text()
        for same in [
            "https://a.example/feed", "http://a.example:80/feed", "https://A.example/feed#top",
            "feed://a.example/feed",
        ] {
            let again = try configuration.run("add", "--offline", same)
            #expect(again.status == 0)
            #expect(again.text.isEmpty)
            #expect(
                again.errors == "feedhost: warning: https://a.example/feed ('A') is in "
                    + "'\(configuration.list.path)' already; nothing is changed\n")
        }
        for change in [["--title", "B"], ["--folder", "F"]] {
            let other = try configuration.run(
                "add", "--offline", "https://a.example/feed", change[0], change[1])
            #expect(other.status == 65)
            #expect(other.errors.contains("already; nothing is changed; 'feedhost rename'"))
        }
        #expect(try configuration.text() == before)
    }

    @Test func `Finds a title of digits that is no number of the list`() throws {
        let configuration = try Configuration()
        for title in ["1984", "1"] {
            let url = "https://\(title).example/feed"
            #expect(try configuration.run("add", "--offline", url, "--title", title).status == 0)
        }
        #expect(try configuration.run("list", "1").text.contains("1984"))
        #expect(try configuration.run("list", "1984").text.contains("1984"))
        let unknown = try configuration.run("list", "3")
        #expect(unknown.status == 65)
        #expect(unknown.errors.contains("there is no feed 3 in"))
    }

    @Test func `Reports another title for a listed file, or for the feed of a page`() throws {
        let configuration = try Configuration()
        let server = try ScriptedServer()
        let file = try configuration.folder.write(SampleDocuments.rss, to: "a.xml").path
        let respelled = configuration.folder.url.path + "/./a.xml"
        let announced = server.url("feed?title=Announced")
        for (feed, again) in [(file, respelled), (announced, server.url("page"))] {
            #expect(try configuration.run("add", feed, "--title", "Mine").status == 0)
            #expect(try configuration.run("add", again).status == 0)
            #expect(try configuration.run("add", again, "--title", "Mine").status == 0)
            #expect(try configuration.run("add", again, "--title", "Other").status == 65)
        }
    }

    @Test func `Preserves the rest of the list byte for byte, and its link`() throws {
        let configuration = try Configuration()
        let original = """
            <?xml version="1.0"?>
            <opml version="1.0">
                <body x="y"><!-- mine -->
                    <outline text="One" xmlUrl="https://one.example/" color='red'/>
                </body>
            </opml>

            """
        let target = try configuration.folder.write(original, to: "elsewhere.opml")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o640], ofItemAtPath: target.path)
        try FileManager.default.createDirectory(
            at: configuration.list.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: configuration.list, withDestinationURL: target)
        #expect(try configuration.run("add", "--offline", "https://two.example/").status == 0)
        let line =
            "        <outline type=\"rss\" text=\"https://two.example/\" xmlUrl=\"https://two.example/\"/>\n"
        #expect(
            try configuration.text()
                == original.replacingOccurrences(of: "    </body>", with: line + "    </body>"))
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: configuration.list.path)
                == target.path)
        let mode = try FileManager.default.attributesOfItem(atPath: target.path)[.posixPermissions]
        #expect(mode as? Int == 0o640)
        #expect(try configuration.run("remove", "https://two.example/").status == 0)
        #expect(try configuration.text() == original)
        #expect(try configuration.folder.names() == ["config", "elsewhere.opml"])
    }

    @Test func `Creates the list at the target of a dangling link`() throws {
        let configuration = try Configuration()
        try FileManager.default.createDirectory(
            at: configuration.list.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: configuration.list.path, withDestinationPath: "../../synced.opml")
        #expect(try configuration.run("add", "--offline", "https://a.example/").status == 0)
        #expect(try configuration.folder.names() == ["config", "synced.opml"])
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: configuration.list.path)
                == "../../synced.opml")
        #expect(try configuration.run("list").text == "https://a.example/\n")
    }

    @Test(arguments: [
        (
            "<opml><body><outline text='a & b'/></body></opml>",
            ", line 1 is left as it is: An “&” stands for itself"
        ),
        ("<opml>\n<body>", ", line 2 is left as it is: The document ends inside <opml>"),
        (
            "<!DOCTYPE opml [<!ENTITY x 'y'>]>\n<opml><body/></opml>",
            ", line 1 is left as it is: it declares entities"
        ),
        ("<rss/>", "is left as it is: it is no OPML"),
    ])
    func `Rejects invalid lists, and leaves them unchanged`(
        list: String, words: String
    ) throws {
        let configuration = try Configuration()
        try configuration.write(list)
        for arguments in [
            ["add", "--offline", "https://a.example/"], ["remove", "https://a.example/"], ["list"],
        ] {
            let outcome = try FeedHostProcess.run(
                arguments,
                environment: [
                    "XDG_CONFIG_HOME": configuration.folder.url.appendingPathComponent("config")
                        .path
                ])
            #expect(outcome.status == 65)
            #expect(outcome.text.isEmpty)
            #expect(outcome.errors.contains(words))
        }
        #expect(try configuration.text() == list)
    }

    @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
    func `Reports a list in a read-only folder`() throws {
        let configuration = try Configuration()
        try configuration.write("<opml><body/></opml>")
        let folder = configuration.list.deletingLastPathComponent().path
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder)
        defer {
            try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder)
        }
        let outcome = try configuration.run("add", "--offline", "https://a.example/")
        #expect(outcome.status == 73)
        #expect(outcome.errors.contains("it is as it was"))
        #expect(try configuration.text() == "<opml><body/></opml>")
    }

    @Test func `Reports a configuration folder that can't be created`() throws {
        let blocked = try FeedHostProcess.run(
            ["add", "--offline", "https://a.example/"],
            environment: ["XDG_CONFIG_HOME": "/proc/nothing"])
        #expect(blocked.status == 73)
        #expect(blocked.errors.contains("'/proc/nothing/feedhost/feeds.opml'"))
        let none = try FeedHostProcess.run(
            ["add", "--offline", "https://a.example/"], environment: ["HOME": "x"])
        #expect(none.status == 73)
        #expect(none.errors.contains("set HOME"))
    }

    @Test func `Rejects invalid sources and options of add and remove`() throws {
        let configuration = try Configuration()
        for (name, status, words) in [
            ("a.example/feed.xml", Int32(66), "begins with 'https://'"),
            (".", 66, "'.' is a directory; name a file in it"),
            ("/dev/null", 66, "is a pipe, a socket or a device, which no list may name"),
            ("-", 64, "standard input"),
            ("https://", 64, "cannot stand in a list"),
        ] {
            let outcome = try configuration.run("add", name)
            #expect(outcome.status == status, "\(name): \(outcome.errors)")
            #expect(outcome.errors.contains(words))
        }
        #expect(try configuration.run("add").status == 64)
        #expect(
            try configuration.run("add", "--offline", "https://a.example/", "https://b.example/")
                .status
                == 64)
        #expect(try configuration.run("list", "x", "y").status == 64)
        #expect(
            try configuration.run("add", "--offline", "https://a.example/", "--title", " ").status
                == 64)
        #expect(
            try configuration.run("add", "--offline", "https://a.example/", "--folder", " / ")
                .status == 64
        )
        let pipe = configuration.folder.url.appendingPathComponent("pipe").path
        #expect(unsafe mkfifo(pipe, 0o600) == 0)
        #expect(try configuration.run("add", pipe).status == 66)
        let unknown = try configuration.run("remove", "https://a.example/")
        #expect(unknown.status == 65)
        #expect(unknown.errors.contains("is not in '\(configuration.list.path)'"))
        let untitled = try configuration.run("remove", "Ada")
        #expect(untitled.errors.hasPrefix("feedhost: 'Ada' is not in '"), "\(untitled.errors)")
        #expect(!FileManager.default.fileExists(atPath: configuration.list.path))
    }

    @Test func `Reports a directory in place of the list`() throws {
        let configuration = try Configuration()
        try FileManager.default.createDirectory(
            at: configuration.list, withIntermediateDirectories: true)
        for outcome in [try configuration.run(), try configuration.run("list")] {
            #expect(outcome.status == 66)
            #expect(outcome.errors.contains("is a directory"), "\(outcome.errors)")
        }
    }

    @Test func `Manages without waiting for a pipe in place of the list`() throws {
        let configuration = try Configuration()
        try configuration.write("")
        try FileManager.default.removeItem(at: configuration.list)
        #expect(unsafe mkfifo(configuration.list.path, 0o600) == 0)
        for arguments in [
            ["list"], ["add", "--offline", "https://a.example/"], ["remove", "https://a.example/"],
        ] {
            let outcome = try FeedHostProcess.run(
                arguments,
                environment: [
                    "XDG_CONFIG_HOME": configuration.folder.url.appendingPathComponent("config")
                        .path
                ])
            #expect(outcome.status == 66)
            #expect(
                outcome.errors.contains("'\(configuration.list.path)': it is no regular file"),
                "\(outcome.errors)")
        }
    }

    @Test(arguments: [
        ("http://a.example/x y", "http://a.example/x%20y"),
        ("https://a.example/a/../b.xml", "https://a.example/b.xml"),
        ("HTTPS://a.example/b c/./d", "https://a.example/b%20c/d"),
    ])
    func `Recognizes an address in any spelling`(written: String, listed: String) throws {
        let configuration = try Configuration()
        let added = try configuration.run("add", "--offline", written)
        #expect(added.status == 0, "\(added.errors)")
        for again in [written, listed] {
            #expect(
                try configuration.run("add", "--offline", again).errors.contains(
                    "already; nothing is changed"))
        }
        let list = try configuration.run("list").text
        #expect(list == "\(listed)\n")
        #expect(try configuration.run("remove", written).status == 0)
        #expect(try configuration.run("list").text.isEmpty)
    }

    @Test func `Removes a missing file by the name it was added with`() throws {
        let configuration = try Configuration()
        let feed = try configuration.folder.write(SampleDocuments.rss, to: "a.xml")
        let environment = [
            "XDG_CONFIG_HOME": configuration.folder.url.appendingPathComponent("config").path
        ]
        let inFolder = "cd '\(configuration.folder.url.path)' && exec \"$0\" \"$@\""
        let added = try FeedHostProcess.run(
            ["add", "a.xml"], environment: environment, shell: inFolder)
        #expect(added.status == 0)
        try FileManager.default.removeItem(at: feed)
        let removed = try FeedHostProcess.run(
            ["remove", "a.xml"], environment: environment, shell: inFolder)
        #expect(removed.status == 0, "\(removed.errors)")
    }

    @Test func `Keeps all feeds that twenty processes add at once`() throws {
        let configuration = try Configuration()
        let outcome = try FeedHostProcess.run(
            [],
            environment: [
                "XDG_CONFIG_HOME": configuration.folder.url.appendingPathComponent("config").path
            ],
            shell: """
                for n in $(seq 20); do "$0" -q add "https://$n.example/" --folder "F$((n % 3))" & done
                wait
                """)
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        let lines = try configuration.run("list").text.split(separator: "\n")
        #expect(Set(lines).count == 20)
        #expect(try configuration.text().components(separatedBy: "text=\"F1\"").count == 2)
    }

    @Test func `Manages a hundred thousand outlines, ten thousand of them nested`() throws {
        let configuration = try Configuration()
        let depth = 10_000
        let feeds = (0..<90_000).map {
            "<outline text=\"\($0)\" xmlUrl=\"https://\($0).example/\"/>\n"
        }
        try configuration.write(
            "<opml><body>\n" + feeds.joined()
                + String(repeating: "<outline text=\"f\">", count: depth)
                + "<outline text=\"x\" xmlUrl=\"https://x.example/\"/>"
                + String(repeating: "</outline>", count: depth) + "\n</body></opml>\n")
        let before = try configuration.text()
        #expect(
            try configuration.run("add", "--offline", "https://new.example/", "--folder", "f")
                .status == 0)
        #expect(try configuration.run("list").text.split(separator: "\n").count == 90_002)
        #expect(try configuration.run("remove", "https://new.example/").status == 0)
        #expect(try configuration.run("remove", "https://x.example/").status == 0)
        #expect(
            try configuration.run("list").text.split(separator: "\n").count == 90_000)
        #expect(try configuration.text().count < before.count)
    }

    @Test func `Checks an added feed, and lists its final address and title`() throws {
        let configuration = try Configuration()
        let server = try ScriptedServer()
        try server.add(Array(SampleDocuments.rss.utf8), named: "a.xml")
        let page = "<title>P</title><link rel=alternate type=application/rss+xml href=/file/a.xml>"
        try server.add(Array(page.utf8), named: "page.html")
        let added = try configuration.run("add", server.url("file/page.html"))
        #expect(added.status == 0, "\(added.errors)")
        #expect(added.text.hasPrefix("added \(server.url("file/a.xml")) ('Harbour notes')"))
        let moved = try configuration.run("add", server.url("redirect/301?to=/file/a.xml"))
        #expect(moved.errors.contains("already; nothing is changed"), "\(moved.errors)")
        #expect(
            try configuration.run("list").text == "\(server.url("file/a.xml"))\tHarbour notes\n")

        let gone = try configuration.run("add", server.url("status/404"))
        #expect(gone.status == 66)
        #expect(gone.errors.contains("with --offline it is added without a look at it"))
        let other = try configuration.folder.write("no feed at all", to: "x.txt")
        #expect(try configuration.run("add", other.path).status == 65)
        let away = try configuration.run("add", server.url("status/503"))
        #expect(away.status == 0)
        #expect(away.errors.contains("it is added without a look at it"))
        #expect(try configuration.run("list").text.contains(server.url("status/503")))
    }

    @Test func `Finds a feed by number, title or address`() throws {
        let configuration = try Configuration()
        for name in ["one", "two", "three"] {
            let address = "https://\(name).example/"
            #expect(try configuration.run("add", "--offline", address, "--title", name).status == 0)
        }
        #expect(try configuration.run("rename", "2", "Zwei & \"mehr\"").status == 0)
        #expect(try configuration.run("move", "THREE", "News/Sea").status == 0)
        #expect(
            try configuration.run("list").text == """
                https://one.example/\tone
                https://two.example/\tZwei & "mehr"
                https://three.example/\tthree\tNews/Sea

                """)
        #expect(
            try configuration.run("list", "zwei & \"MEHR\"").text.hasPrefix("https://two.example/"))
        #expect(try configuration.run("move", "https://three.example/", "/").status == 0)
        #expect(try configuration.run("rename", "one", "three").status == 0)
        let several = try configuration.run("remove", "three")
        #expect(several.status == 65)
        #expect(several.errors.contains("several feeds are called 'three': '1' and '3'"))
        #expect(try configuration.run("remove", "4").status == 65)
        #expect(try configuration.run("remove", "0").status == 65)
        #expect(try configuration.run("remove", "1").status == 0)
        #expect(try configuration.run("list").text.split(separator: "\n").count == 2)
    }

    @Test func `Imports and exports lists`() throws {
        let configuration = try Configuration()
        #expect(
            try configuration.run("add", "--offline", "https://b.example/", "--title", "Mine")
                .status == 0)
        let list = try configuration.folder.write(
            """
            <opml><body><outline text="F &amp; G"><outline text="A" xmlUrl="https://a.example/"/>
            <outline text="H"><outline title="L" xmlUrl="local.xml"/></outline></outline>
            <outline text="B" xmlUrl="https://b.example/"/>
            <outline text="A again" xmlUrl="https://a.example/"/></body></opml>
            """, to: "theirs.opml")
        let outcome = try configuration.run("import", list.path)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text.hasPrefix("added 2 feeds of '\(list.path)'"))
        #expect(outcome.text.hasSuffix("; 1 stood there already\n"))
        #expect(outcome.errors.isEmpty)
        let local = configuration.folder.url.appendingPathComponent("local.xml").path
        #expect(
            try configuration.run("list").text == """
                https://b.example/\tMine
                https://a.example/\tA\tF & G
                \(local)\tL\tF & G/H

                """)
        #expect(try configuration.run("export").text == configuration.text())
        let feed = try configuration.folder.write(SampleDocuments.rss, to: "a.xml")
        for (name, status) in [
            (feed.path, Int32(65)), ("gone.opml", 66), ("https://a.example/", 65),
        ] {
            #expect(try configuration.run("import", name).status == status, "\(name)")
        }
    }

    @Test func `Keeps a feed in each of its folders, and takes no files from standard input`()
        throws
    {
        let configuration = try Configuration()
        let list = """
            <opml><body><outline text="F"><outline text="A" xmlUrl="https://a.example/"/></outline>
            <outline text="G"><outline text="A" xmlUrl="https://a.example/"/>
            <outline text="L" xmlUrl="local.xml"/><outline xmlUrl="file:///etc/feed"/></outline>
            </body></opml>
            """
        let outcome = try configuration.run(["import", "-"], input: list)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.errors.contains("“local.xml” is a file"))
        #expect(outcome.errors.contains("/etc/feed” is a file"))
        #expect(
            try configuration.run("list").text
                == "https://a.example/\tA\tF\nhttps://a.example/\tA\tG\n")
    }

    @Test func `Exports an empty list if there is none`() throws {
        let configuration = try Configuration()
        let exported = try configuration.run("export")
        #expect(exported.status == 0)
        let list = try configuration.folder.write(exported.text, to: "x.opml")
        #expect(try configuration.run("import", list.path).status == 65)
    }

    @Test func `Check reports gone, moved and silent feeds, and updates addresses`() throws {
        let configuration = try Configuration()
        let server = try ScriptedServer()
        try server.add(Array(SampleDocuments.rss.utf8), named: "new.xml")
        let today = ISO8601DateFormatter().string(from: Date())
        let fresh = try configuration.folder.write(
            "<feed xmlns='http://www.w3.org/2005/Atom'><title>F</title><entry><title>x</title>"
                + "<updated>\(today)</updated></entry></feed>", to: "fresh.xml")
        let silent = try configuration.folder.write(
            "<feed xmlns='http://www.w3.org/2005/Atom'><title>S</title><entry><title>x</title>"
                + "<updated>2020-02-03T04:05:06Z</updated></entry></feed>", to: "silent.xml")
        for source in [
            fresh.path, server.url("redirect/301?to=/file/new.xml"), server.url("status/410"),
            silent.path,
            server.url("status/503"),
        ] {
            #expect(try configuration.run("add", "--offline", source).status == 0)
        }
        let checked = try configuration.run("check")
        #expect(checked.status == 1)
        let lines = checked.text.split(separator: "\n").map(String.init)
        #expect(lines.count == 5, "\(checked.text)")
        #expect(
            lines[0].hasPrefix("2  ")
                && lines[0].contains("moved for good to \(server.url("file/new.xml"))"))
        #expect(
            lines[1].hasPrefix("3  ")
                && lines[1].contains("feedhost remove '\(server.url("status/410"))'"))
        #expect(lines[2].hasPrefix("4  ") && lines[2].contains("no news since 2020-02-03"))
        #expect(lines[3].hasPrefix("5  ") && lines[3].hasSuffix("try again later"))
        #expect(lines[4] == "nothing is amiss with 1 of 5 feeds")
        let json = try configuration.run("check", "--json", "--write")
        let findings = try #require(
            try JSONSerialization.jsonObject(with: json.output) as? [[String: Any]])
        #expect(
            findings.map { $0["state"] as? String } == ["moved", "gone", "silent", "unreachable"])
        #expect(findings[0]["moved_to"] as? String == server.url("file/new.xml"))
        #expect(try configuration.run("list", "2").text == "\(server.url("file/new.xml"))\n")
        #expect(try configuration.run("remove", "3").status == 0)
        #expect(try configuration.run("remove", "4").status == 0)
        #expect(try configuration.run("check").status == 0)
    }

    @Test func `Reports and follows a feed's own new address if it works`()
        throws
    {
        let configuration = try Configuration()
        let server = try ScriptedServer()
        func add(_ name: String, movedTo target: String) throws {
            let feed =
                "<rss version='2.0' xmlns:itunes='http://www.itunes.com/dtds/podcast-1.0.dtd'>"
                + "<channel><title>P</title><itunes:new-feed-url>\(target)</itunes:new-feed-url>"
                + "<item><title>x</title></item></channel></rss>"
            try server.add(Array(feed.utf8), named: name)
        }
        try server.add(Array(SampleDocuments.rss.utf8), named: "new.xml")
        try add("moved.xml", movedTo: server.url("file/new.xml"))
        try add("itself.xml", movedTo: server.url("file/itself.xml"))
        try add("nowhere.xml", movedTo: server.url("status/404"))
        let secret = server.url("file/new.xml").replacing("http://", with: "http://ann:s3cret@")
        try add("secret.xml", movedTo: secret)
        for name in ["moved.xml", "itself.xml", "nowhere.xml"] {
            #expect(
                try configuration.run("add", "--offline", server.url("file/\(name)")).status == 0)
        }
        let drawn = try configuration.run(server.url("file/moved.xml"))
        #expect(
            drawn.errors.contains(
                "says that it has moved for good to \(server.url("file/new.xml"))"))
        #expect(try configuration.run(server.url("file/itself.xml")).errors.isEmpty)
        #expect(try configuration.run(server.url("file/secret.xml")).errors.isEmpty)
        #expect(
            try configuration.run("add", "--offline", server.url("file/secret.xml")).status == 0)
        let lines = try configuration.run("check", "--write").text.split(separator: "\n")
        #expect(lines.count == 2 && lines[0].hasPrefix("1  "), "\(lines)")
        #expect(try configuration.run("list", "1").text == "\(server.url("file/new.xml"))\n")
        #expect(try configuration.run("list", "3").text == "\(server.url("file/nowhere.xml"))\n")
        #expect(try configuration.run("list", "4").text == "\(server.url("file/secret.xml"))\n")
    }

    @Test func `Suggests a verb for a misspelled one`() throws {
        let configuration = try Configuration()
        for (word, verb) in [("lst", "list"), ("remov", "remove"), ("chekc", "check")] {
            let outcome = try configuration.run(word)
            #expect(outcome.status == 64)
            #expect(outcome.errors.contains("did you mean '\(verb)'?"))
        }
        #expect(try configuration.run("no-such-feed.xml").status == 66)
        let feed = try configuration.folder.write(SampleDocuments.rss, to: "lst")
        #expect(try configuration.run(feed.path).status == 0)
    }

    @Test func `Completes verbs, options and values`() throws {
        let configuration = try Configuration()
        let script = try configuration.folder.write(
            try configuration.run("completions", "bash").text
                + """

                try() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _feedhost; echo "${COMPREPLY[@]}"; }
                try feedhost re
                try feedhost add --t
                try feedhost --sort ''
                try feedhost cache i
                try feedhost -r htm
                """, to: "script")
        let text = try Shell.run("bash '\(script.path)'", in: configuration.folder.url).words
        #expect(
            text == """
                remove rename renderers
                --timeout --title
                newest oldest source
                info
                html

                """)
        #expect(try configuration.run("completions", "zsh").text.hasPrefix("#compdef feedhost\n"))
        #expect(
            try configuration.run("completions", "fish").text.contains(
                "-l sort -x -a 'newest oldest source'"))
        #expect(try configuration.run("completions", "tcsh").status == 64)
    }

    @Test func `Completes file names with spaces, and values after an equals sign, in bash`() throws
    {
        let configuration = try Configuration()
        _ = try configuration.folder.write("", to: "my feeds.opml")
        _ = try configuration.folder.write("", to: "my other.opml")
        let script = try configuration.folder.write(
            try configuration.run("completions", "bash").text
                + """

                try() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _feedhost; printf '%s|' "${COMPREPLY[@]}"; echo; }
                try feedhost import my
                try feedhost --color = al
                try feedhost --color =
                try feedhost -r ''
                """, to: "script")
        let text = try Shell.run("bash '\(script.path)'", in: configuration.folder.url).words
        let lines = text.split(separator: "\n").map(String.init)
        #expect(
            lines.first?.split(separator: "|").sorted() == ["my feeds.opml", "my other.opml"])
        #expect(lines.dropFirst().prefix(2) == ["always|", "auto|always|never|"])
        #expect(lines.last?.contains("text|") == true)
        #expect(lines.last?.contains("progress") == false)
    }

    @Test func `Removes an entry that has moved to an address of the list`() throws {
        let configuration = try Configuration()
        let server = try ScriptedServer()
        try server.add(Array(SampleDocuments.rss.utf8), named: "new.xml")
        let target = server.url("file/new.xml")
        let moved = server.url("redirect/301?to=/file/new.xml")
        for source in [target, moved] {
            #expect(try configuration.run("add", "--offline", source).status == 0)
        }
        let checked = try configuration.run("check").text
        #expect(checked.contains("the list has that address already"), "\(checked)")
        #expect(try configuration.run("check", "--write").text.contains("this entry is removed"))
        #expect(try configuration.run("list").text == "\(target)\n")
    }

    @Test func `Warns about a title in place of an address in --exclude-from`() throws {
        let configuration = try Configuration()
        let feed = try configuration.folder.write(SampleDocuments.rss, to: "a.xml")
        let outcome = try configuration.run("--exclude-from", "Feed gamma", feed.path)
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("excludes nothing of 'Feed', which is no file"))
        #expect(
            try configuration.run("--exclude-from", "\(feed.path) gamma", feed.path).errors.isEmpty)
    }

    @Test func `Lists the title of a feed that was added unseen, once it was loaded`() throws {
        let folder = try TemporaryFolder()
        func run(_ arguments: String...) throws -> FeedHostProcess.Outcome {
            let variables = ["CONFIG", "DATA", "STATE", "CACHE"].map { name in
                ("XDG_\(name)_HOME", folder.url.appendingPathComponent(name).path)
            }
            return try FeedHostProcess.run(
                arguments, environment: Dictionary(uniqueKeysWithValues: variables))
        }
        let server = try ScriptedServer()
        try server.add(Array(SampleDocuments.rss.utf8), named: "a.xml")
        let url = server.url("file/a.xml")
        #expect(try run("add", "--offline", url).status == 0)
        #expect(try run("list").text == "\(url)\n")
        #expect(try run().status == 0)
        #expect(try run("list").text.hasPrefix("\(url)\t"))
    }

    private func feed(movedTo target: String) -> [UInt8] {
        Array(
            ("<rss version='2.0' xmlns:itunes='http://www.itunes.com/dtds/podcast-1.0.dtd'>"
                + "<channel><title>P</title><itunes:new-feed-url>\(target)</itunes:new-feed-url>"
                + "<item><title>x</title></item></channel></rss>").utf8)
    }

    @Test(arguments: [
        // The names of feeds, and of those to which each says to have moved.
        (["a", "b"], ["b", "a"]), (["a", "b", "c"], ["b", "c", "a"]),
    ])
    func `Check changes nothing about feeds that have moved in a circle`(
        names: [String], targets: [String]
    ) throws {
        let configuration = try Configuration()
        let server = try ScriptedServer()
        for (name, target) in zip(names, targets) {
            try server.add(feed(movedTo: server.url("file/\(target)")), named: name)
            #expect(
                try configuration.run("add", "--offline", server.url("file/\(name)")).status == 0)
        }
        let list = try configuration.run("list").text
        for arguments in [["check"], ["check", "--write"], ["check", "--write"]] {
            let checked = try configuration.run(arguments)
            #expect(checked.status == 0)
            #expect(
                checked.text.components(separatedBy: "so nothing is changed").count
                    == names.count + 1, "\(checked.text)")
            #expect(try configuration.run("list").text == list)
        }
    }

    @Test func `Check keeps an address that the new one moves back to`() throws {
        let configuration = try Configuration()
        let server = try ScriptedServer()
        try server.add(feed(movedTo: server.url("file/b")), named: "a")
        try server.add(feed(movedTo: server.url("file/a")), named: "b")
        #expect(try configuration.run("add", "--offline", server.url("file/a")).status == 0)
        #expect(
            try configuration.run("check", "--write").text.contains("so nothing is changed"))
        #expect(try configuration.run("list").text == "\(server.url("file/a"))\n")
    }

    @Test func `Check removes an entry whose new address moves in a circle`() throws {
        let configuration = try Configuration()
        let server = try ScriptedServer()
        for (name, target) in [("a", "b"), ("b", "a"), ("old", "a")] {
            try server.add(feed(movedTo: server.url("file/\(target)")), named: name)
            #expect(
                try configuration.run("add", "--offline", server.url("file/\(name)")).status == 0)
        }
        #expect(try configuration.run("check", "--write").text.contains("this entry is removed"))
        #expect(
            try configuration.run("list").text
                == "\(server.url("file/a"))\n\(server.url("file/b"))\n")
    }

    @Test func `Check finds no move to the same address by a redirect`() throws {
        let configuration = try Configuration()
        let server = try ScriptedServer()
        let old = server.url("redirect/301?to=/file/b")
        try server.add(feed(movedTo: old), named: "b")
        #expect(try configuration.run("add", "--offline", server.url("file/b")).status == 0)
        let checked = try configuration.run("check", "--write")
        #expect(checked.text == "nothing is amiss with 1 of 1 feed\n")
        #expect(checked.errors.isEmpty, "\(checked.errors)")
        #expect(try configuration.run("list").text == "\(server.url("file/b"))\n")
    }

    @Test func `Check says of missing feeds only that they are gone`() throws {
        let configuration = try Configuration()
        let server = try ScriptedServer()
        let text = try configuration.folder.write("dear reader", to: "text.xml").path
        let missing = try configuration.folder.write(SampleDocuments.rss, to: "missing.xml").path
        let paths = ["status/401", "status/403", "page?href=x:", "status/404", "status/410"]
        for source in paths.map(server.url) + [text, missing] {
            #expect(try configuration.run("add", "--offline", source).status == 0)
        }
        try FileManager.default.removeItem(atPath: missing)
        let json = try configuration.run("check", "--json")
        #expect(json.status == 1)
        let findings = try #require(
            try JSONSerialization.jsonObject(with: json.output) as? [[String: Any]])
        #expect(
            findings.map { $0["state"] as? String } == [
                "unreachable", "unreachable", "unreachable", "gone", "gone", "unreachable", "gone",
            ])
        let lines = try configuration.run("check").text.split(separator: "\n")
        #expect(lines[0].contains("write them into the address"), "\(lines)")
        #expect(lines.filter { $0.contains("feedhost remove") }.count == 3, "\(lines)")
    }
}
