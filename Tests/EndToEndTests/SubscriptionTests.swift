import Foundation
import Testing

/// The list of feeds with a server, or with other processes; the rest is in `Tests/Transcripts`.
@Suite final class SubscriptionTests: TestsWithReader {
    private var server: ScriptedServer { reader.server }
    private var folder: TemporaryFolder { reader.home }
    private var list: URL { folder.url.appendingPathComponent("config/feedhost/feeds.opml") }

    private func run(_ arguments: String...) throws -> FeedHostProcess.Outcome {
        try run(arguments)
    }

    private func run(_ arguments: [String]) throws -> FeedHostProcess.Outcome {
        try FeedHostProcess.run(
            arguments, environment: ["XDG_CONFIG_HOME": folder.path + "/config"])
    }

    /// Adds a feed without a look at it.
    private func add(_ source: String) throws {
        #expect(try run("add", "--offline", source).status == 0, "\(source)")
    }

    private func write(_ text: String) throws {
        try folder.write(text, to: "config/feedhost/feeds.opml")
    }

    private func text() throws -> String { try String(contentsOf: list, encoding: .utf8) }

    @Test func `Reports another title for a listed file, or for the feed of a page`() throws {
        let file = try folder.write(SampleDocuments.rss, to: "a.xml").path
        let respelled = folder.url.path + "/./a.xml"
        let announced = server.url("feed?title=Announced")
        for (feed, again) in [(file, respelled), (announced, server.url("page"))] {
            #expect(try run("add", feed, "--title", "Mine").status == 0)
            #expect(try run("add", again).status == 0)
            #expect(try run("add", again, "--title", "Mine").status == 0)
            #expect(try run("add", again, "--title", "Other").status == 65)
        }
    }

    @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
    func `Reports a list in a read-only folder`() throws {
        try write("<opml><body/></opml>")
        let folder = list.deletingLastPathComponent().path
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder)
        defer {
            try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder)
        }
        let outcome = try run("add", "--offline", "https://a.example/")
        #expect(outcome.status == 73)
        #expect(outcome.errors.contains("it is as it was"))
        #expect(try text() == "<opml><body/></opml>")
    }

    @Test func `Exports a list without what a terminal obeys`() throws {
        let parts = ["<opml><body><outline text='", "' xmlUrl='http://a.example/'/></body></opml>"]
        try write(parts.joined(separator: "a\u{9B}31m\u{7F}b"))
        #expect(try run("export").text == parts.joined(separator: "a31mb"))
    }

    @Test func `Keeps all feeds that twenty processes add at once`() throws {
        let outcome = try FeedHostProcess.run(
            [],
            environment: ["XDG_CONFIG_HOME": folder.path + "/config"],
            shell: """
                for n in $(seq 20); do "$0" -q add "https://$n.example/" --folder "F$((n % 3))" & done
                wait
                """)
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        let lines = try run("list").text.split(separator: "\n")
        #expect(Set(lines).count == 20)
        #expect(try text().components(separatedBy: "text=\"F1\"").count == 2)
    }

    @Test func `Checks an added feed, and lists its final address and title`() throws {
        try server.add(SampleDocuments.rss, named: "a.xml")
        let page = "<title>P</title><link rel=alternate type=application/rss+xml href=/file/a.xml>"
        try server.add(page, named: "page.html")
        let added = try run("add", server.url("file/page.html"))
        #expect(added.status == 0, "\(added.errors)")
        #expect(added.text.hasPrefix("added \(server.url("file/a.xml")) ('Harbour notes')"))
        let moved = try run("add", server.url("redirect/301?to=/file/a.xml"))
        #expect(moved.errors.contains("already; nothing is changed"), "\(moved.errors)")
        #expect(
            try run("list").text == "\(server.url("file/a.xml"))\tHarbour notes\n")

        let gone = try run("add", server.url("status/404"))
        #expect(gone.status == 66)
        #expect(gone.errors.contains("with --offline it is added without a look at it"))
        let other = try folder.write("no feed at all", to: "x.txt")
        #expect(try run("add", other.path).status == 65)
        let away = try run("add", server.url("status/503"))
        #expect(away.status == 0)
        #expect(away.errors.contains("it is added without a look at it"))
        #expect(try run("list").text.contains(server.url("status/503")))
    }

    @Test func `Check reports gone, moved and silent feeds, and updates addresses`() throws {
        try server.add(SampleDocuments.rss, named: "new.xml")
        let today = ISO8601DateFormatter().string(from: Date())
        func file(_ name: String, updated: String) throws -> String {
            try folder.write(
                "<feed xmlns='http://www.w3.org/2005/Atom'><title>F</title><entry><title>x</title>"
                    + "<updated>\(updated)</updated></entry></feed>", to: name
            ).path
        }
        for source in [
            try file("fresh.xml", updated: today), server.url("redirect/301?to=/file/new.xml"),
            server.url("status/410"), try file("silent.xml", updated: "2020-02-03T04:05:06Z"),
            server.url("status/503"),
        ] {
            try add(source)
        }
        let checked = try run("check")
        #expect(checked.status == 1)
        // Said once, by the finding.
        #expect(!checked.errors.contains("moved for good"), "\(checked.errors)")
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
        let json = try run("check", "--json", "--write")
        let findings = try #require(
            try JSONSerialization.jsonObject(with: json.output) as? [[String: Any]])
        #expect(
            findings.map { $0["state"] as? String } == ["moved", "gone", "silent", "unreachable"])
        #expect(findings[0]["moved_to"] as? String == server.url("file/new.xml"))
        #expect(try run("list", "2").text == "\(server.url("file/new.xml"))\n")
        #expect(try run("remove", "3").status == 0)
        #expect(try run("remove", "4").status == 0)
        #expect(try run("check").status == 0)
    }

    @Test func `Check names a web page whose feed is gone`() throws {
        let feed = server.url("status/410")
        try server.add(
            "<title>P</title><link rel=alternate type=application/rss+xml href='\(feed)'>",
            named: "page")
        try add(server.url("file/page"))
        let checked = try run("check")
        #expect(checked.status == 1)
        #expect(checked.text.hasPrefix("1  \(server.url("file/page")): \(feed) is gone"))
        #expect(checked.text.hasSuffix("nothing is amiss with 0 of 1 feed\n"), "\(checked.text)")
    }

    @Test func `Check follows the moves of addresses that only look alike`() throws {
        for letter in ["\u{E9}", "e\u{301}"] {
            try add(server.url("redirect/301?to=/feed?title=\(letter)"))
        }
        #expect(try run("check", "--write").status == 0)
        for title in ["%C3%A9", "e%CC%81"] {
            #expect(try text().contains("xmlUrl=\"\(server.url("feed?title=\(title)"))\""))
        }
    }

    @Test(arguments: [["--offline"], []])
    func `A move on the same server keeps name and password`(options: [String]) throws {
        try server.add(SampleDocuments.rss, named: "new.xml")
        let new = server.url("file/new.xml")
        let user = "http://me.too:p%40ss@"
        func protected(_ url: String) -> String { user + url.dropFirst("http://".count) }
        let old = protected(server.url("redirect/301?to=\(new)"))
        #expect(try run(["add", old] + options).status == 0)
        #expect(try run("check", "--write").status == 0)
        #expect(try text().contains("xmlUrl=\"\(protected(new))\""))
    }

    @Test func `Reports and follows a feed's own new address if it works`()
        throws
    {
        func add(_ name: String, movedTo target: String) throws {
            try server.add(feed(movedTo: target), named: name)
        }
        try server.add(SampleDocuments.rss, named: "new.xml")
        try add("moved.xml", movedTo: server.url("file/new.xml"))
        try add("itself.xml", movedTo: server.url("file/itself.xml"))
        try add("nowhere.xml", movedTo: server.url("status/404"))
        let secret = server.url("file/new.xml").replacing("http://", with: "http://ann:s3cret@")
        try add("secret.xml", movedTo: secret)
        for name in ["moved.xml", "itself.xml", "nowhere.xml"] {
            try self.add(server.url("file/\(name)"))
        }
        let drawn = try run(server.url("file/moved.xml"))
        #expect(
            drawn.errors.contains(
                "says that it has moved for good to \(server.url("file/new.xml")); use that address "
                    + "from now on; if your list has the old one, "), "\(drawn.errors)")
        #expect(try run(server.url("file/itself.xml")).errors.isEmpty)
        #expect(try run(server.url("file/secret.xml")).errors.isEmpty)
        try self.add(server.url("file/secret.xml"))
        let lines = try run("check", "--write").text.split(separator: "\n")
        #expect(lines.count == 2 && lines[0].hasPrefix("1  "), "\(lines)")
        #expect(try run("list", "1").text == "\(server.url("file/new.xml"))\n")
        #expect(try run("list", "3").text == "\(server.url("file/nowhere.xml"))\n")
        #expect(try run("list", "4").text == "\(server.url("file/secret.xml"))\n")
    }

    @Test func `Removes an entry that has moved to an address of the list`() throws {
        try server.add(SampleDocuments.rss, named: "new.xml")
        let target = server.url("file/new.xml")
        let moved = server.url("redirect/301?to=/file/new.xml")
        for source in [target, moved] { try add(source) }
        let checked = try run("check").text
        #expect(checked.contains("the list has that address already"), "\(checked)")
        #expect(try run("check", "--write").text.contains("this entry is removed"))
        #expect(try run("list").text == "\(target)\n")
    }

    @Test func `Keeps an entry that has moved to an address whose own entry moves away`() throws {
        try server.add(SampleDocuments.rss, named: "new.xml")
        try server.add(feed(movedTo: server.url("file/new.xml")), named: "b")
        try server.add(feed(movedTo: server.url("file/b")), named: "a")
        for name in ["b", "a"] { try add(server.url("file/\(name)")) }
        let checked = try run("check", "--write").text
        #expect(!checked.contains("removed"), "\(checked)")
        let (new, old) = (server.url("file/new.xml"), server.url("file/b"))
        #expect(try run("list").text == "\(new)\n\(old)\n")
        #expect(try run("check", "--write").text.contains("this entry is removed"))
        #expect(try run("list").text == "\(new)\n")
    }

    @Test func `Lists the title of a feed that was added unseen, once it was loaded`() throws {
        let subscriber = try Subscriber()
        try subscriber.server.add(SampleDocuments.rss, named: "a.xml")
        let url = subscriber.server.url("file/a.xml")
        #expect(try subscriber.run(["add", "--offline", url]).status == 0)
        #expect(try subscriber.run(["list"]).text == "\(url)\n")
        #expect(try subscriber.run([]).status == 0)
        #expect(try subscriber.run(["list"]).text.hasPrefix("\(url)\t"))
    }

    private func feed(movedTo target: String) -> String {
        "<rss version='2.0' xmlns:itunes='http://www.itunes.com/dtds/podcast-1.0.dtd'>"
            + "<channel><title>P</title><itunes:new-feed-url>\(target)</itunes:new-feed-url>"
            + "<item><title>x</title></item></channel></rss>"
    }

    @Test(arguments: [
        // The names of feeds, and of those to which each says to have moved.
        (["a", "b"], ["b", "a"]), (["a", "b", "c"], ["b", "c", "a"]),
    ])
    func `Check changes nothing about feeds that have moved in a circle`(
        names: [String], targets: [String]
    ) throws {
        for (name, target) in zip(names, targets) {
            try server.add(feed(movedTo: server.url("file/\(target)")), named: name)
            try add(server.url("file/\(name)"))
        }
        let list = try run("list").text
        for arguments in [["check"], ["check", "--write"], ["check", "--write"]] {
            let checked = try run(arguments)
            #expect(checked.status == 0)
            #expect(
                checked.text.components(separatedBy: "so nothing is changed").count
                    == names.count + 1, "\(checked.text)")
            #expect(try run("list").text == list)
        }
    }

    @Test func `Check keeps an address that the new one moves back to`() throws {
        try server.add(feed(movedTo: server.url("file/b")), named: "a")
        try server.add(feed(movedTo: server.url("file/a")), named: "b")
        try add(server.url("file/a"))
        #expect(
            try run("check", "--write").text.contains("so nothing is changed"))
        #expect(try run("list").text == "\(server.url("file/a"))\n")
    }

    @Test func `Check removes an entry whose new address moves in a circle`() throws {
        for (name, target) in [("a", "b"), ("b", "a"), ("old", "a")] {
            try server.add(feed(movedTo: server.url("file/\(target)")), named: name)
            try add(server.url("file/\(name)"))
        }
        #expect(try run("check", "--write").text.contains("this entry is removed"))
        #expect(
            try run("list").text
                == "\(server.url("file/a"))\n\(server.url("file/b"))\n")
    }

    @Test func `Check finds no move to the same address by a redirect`() throws {
        let old = server.url("redirect/301?to=/file/b")
        try server.add(feed(movedTo: old), named: "b")
        try add(server.url("file/b"))
        let checked = try run("check", "--write")
        #expect(checked.text == "nothing is amiss with 1 of 1 feed\n")
        #expect(checked.errors.isEmpty, "\(checked.errors)")
        #expect(try run("list").text == "\(server.url("file/b"))\n")
    }

    @Test func `Check names a feed of which an older copy was read`() throws {
        let subscriber = try Subscriber()
        let feed = subscriber.server.url("flaky")
        try subscriber.subscribe(to: [feed])
        #expect(try subscriber.titles().count == 1)
        let checked = try subscriber.run(["check"])
        #expect(checked.status == 1)
        #expect(checked.text.hasPrefix("1  \(feed): the server of"), "\(checked.text)")
        // Said once, by the finding.
        #expect(checked.errors.isEmpty, "\(checked.errors)")
        #expect(checked.text.hasSuffix("nothing is amiss with 0 of 1 feed\n"))
    }

    @Test func `Check says of missing feeds only that they are gone`() throws {
        let text = try folder.write("dear reader", to: "text.xml").path
        let missing = try folder.write(SampleDocuments.rss, to: "missing.xml").path
        let paths = ["status/401", "status/403", "page?href=x:", "status/404", "status/410"]
        for source in paths.map(server.url) + [text, missing] { try add(source) }
        try FileManager.default.removeItem(atPath: missing)
        let json = try run("check", "--json")
        #expect(json.status == 1)
        let findings = try #require(
            try JSONSerialization.jsonObject(with: json.output) as? [[String: Any]])
        #expect(
            findings.map { $0["state"] as? String } == [
                "unreachable", "unreachable", "unreachable", "gone", "gone", "unreachable", "gone",
            ])
        let lines = try run("check").text.split(separator: "\n")
        #expect(lines[0].contains("write them into the address"), "\(lines)")
        #expect(lines.filter { $0.contains("feedhost remove") }.count == 3, "\(lines)")
    }
}
