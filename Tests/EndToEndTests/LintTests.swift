import Foundation
import Testing

@Suite struct LintTests {
    private let broken = """
        <?xml version="1.0"?>
        <rss version="2.0"><channel><title>T</title>
        <link>https://example.org/</link><description>d</description>
        <item><title>Fish & chips</title>
        <link>https://example.org/1</link><guid>https://example.org/1</guid>
        <pubDate>the day before yesterday</pubDate></item>
        </channel></rss>
        """

    @Test func `Reports no problems for a clean feed`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(SampleDocuments.atom, to: "feed.xml")
        let outcome = try FeedHostProcess.run(["lint", file.path])
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(outcome.text == "\(file.path): no problems (atom-1.0, 1 item)\n")
        #expect(outcome.errors.isEmpty)
    }

    @Test func `Strips control characters from file names in reports`() throws {
        let folder = try TemporaryFolder()
        for document in [broken, SampleDocuments.atom] {
            let file = try folder.write(document, to: "a\u{1B}[31mb\u{7}.xml")
            let outcome = try FeedHostProcess.run(["lint", file.path])
            #expect(outcome.text.contains("/a [31mb .xml:"))
            #expect(!outcome.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
        }
    }

    @Test func `Reports dates to come, and writes no marks of direction`() throws {
        let folder = try TemporaryFolder()
        let year = Calendar(identifier: .gregorian).component(.year, from: Date()) + 2
        let feed = """
            <rss version="2.0"><channel><title>T</title><link>https://example.org/</link>
            <description>d</description><item><title>A\u{202E}B</title>
            <guid isPermaLink="false">1</guid>
            <pubDate>02 Jan \(year) 10:00:00 GMT</pubDate></item></channel></rss>
            """
        let file = try folder.write(feed, to: "\u{202E}.xml")
        let outcome = try FeedHostProcess.run(["lint", "--json", file.path])
        #expect(outcome.status == 65)
        #expect(outcome.text.contains(#""future-date""#))
        #expect(outcome.text.contains(#"\u202e.xml"#))
        #expect(!outcome.text.unicodeScalars.contains("\u{202E}"))
    }

    @Test(arguments: ["ftp", "gopher", "gemini"])
    func `Names unsupported schemes`(scheme: String) throws {
        let outcome = try FeedHostProcess.run(["lint", "\(scheme)://example.org/feed"])
        #expect(outcome.status == 66)
        #expect(outcome.errors.contains("http:// or https://, not with \(scheme)://"))
    }

    @Test(arguments: [
        "localhost:8765/ok", "www.example.org", "[::1]:8765/ok", "example.org/feed.xml",
    ])
    func `Suggests a scheme for names that look like addresses`(name: String) throws {
        let outcome = try FeedHostProcess.run(["lint", name])
        #expect(outcome.status == 66)
        #expect(outcome.errors.contains("write https://\(name)\n"), "\(outcome.errors)")
    }

    @Test(arguments: ["localhost", "wwwx", "folder/feed.xml", "./a.b/feed.xml", "/a.b/feed.xml"])
    func `Takes names that look like paths for files`(name: String) throws {
        let outcome = try FeedHostProcess.run(["lint", name])
        #expect(outcome.status == 66)
        #expect(!outcome.errors.contains("https://"), "\(outcome.errors)")
    }

    @Test func `Rejects file addresses of other machines`() throws {
        let outcome = try FeedHostProcess.run(["lint", "file://otherhost/feed.xml"])
        #expect(outcome.status == 66)
        #expect(outcome.errors.contains("a file of this machine, as in file:///"))
        #expect(!outcome.errors.contains("not with file"))
    }

    @Test
    func `Status tells unread feeds of a list from faulty ones`()
        throws
    {
        let folder = try TemporaryFolder()
        let clean = try folder.write(SampleDocuments.atom, to: "clean.xml")
        _ = try folder.write(broken, to: "broken.xml")
        func status(_ names: String...) throws -> Int32 {
            let outlines = names.map { "<outline xmlUrl='\($0)'/>" }.joined()
            let list = try folder.write(
                "<opml version='2.0'><body>\(outlines)</body></opml>", to: "list.opml")
            return try FeedHostProcess.run(["lint", "--json", list.path]).status
        }
        #expect(try status("clean.xml") == 0)
        #expect(try status("clean.xml", "nofile.xml") == 1)
        #expect(try status("nofile.xml", "broken.xml", "clean.xml") == 65)
        #expect(try status("nofile.xml", "neither.xml") == 66)
        #expect(try FeedHostProcess.run(["lint", clean.path]).status == 0)
    }

    @Test func `JSON report includes unreadable sources in order`() throws {
        let folder = try TemporaryFolder()
        let clean = try folder.write(SampleDocuments.atom, to: "clean.xml").path
        let missing = folder.url.appendingPathComponent("nofile.xml").path
        let list = try folder.write(
            "<opml version='2.0'><body><outline xmlUrl='nofile.xml'/>"
                + "<outline xmlUrl='clean.xml'/></body></opml>", to: "list.opml"
        ).path
        func report(_ source: String, status: Int32) throws -> [String: Any] {
            let outcome = try FeedHostProcess.run(["lint", "--json", source])
            #expect(outcome.status == status, "\(outcome.errors)")
            #expect(outcome.errors.contains("nofile.xml'; check its name"))
            return try #require(
                try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        }
        let words = ["message": "there is no file '\(missing)'", "remedy": "check its name"]
        let entries = try #require(try report(list, status: 1)["feeds"] as? [[String: Any]])
        #expect(entries.map { $0["source"] as? String } == [missing, clean])
        #expect(entries[0]["error"] as? [String: String] == words)
        #expect(entries[0].count == 2)
        #expect(entries[1]["error"] == nil)
        #expect(entries[1]["format"] as? String == "atom-1.0")
        let only = try report(missing, status: 66)
        #expect(only["source"] as? String == missing)
        #expect(only["error"] as? [String: String] == words)
        #expect(only.count == 2)
    }

    @Test func `JSON report includes empty and damaged lists`() throws {
        let folder = try TemporaryFolder()
        try folder.write(SampleDocuments.atom, to: "clean.xml")
        func report(_ outlines: String, status: Int32) throws -> [String: Any] {
            let list = try folder.write(
                "<opml version='2.0'><body>\n\(outlines)\n</body></opml>", to: "list.opml")
            let outcome = try FeedHostProcess.run(["lint", "--json", list.path])
            #expect(outcome.status == status, "\(outcome.errors)")
            return try #require(
                try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        }
        #expect(try report("", status: 65)["error"] is [String: String])
        let itself = try report("<outline xmlUrl='list.opml'/>", status: 65)
        let error = try #require(itself["error"] as? [String: String])
        #expect(error["message"]?.contains("lists no feed, but itself") == true)
        #expect((itself["feeds"] as? [Any])?.isEmpty == true)
        let damaged = try report(
            "<outline xmlUrl='clean.xml'/>\n<outline text=\"B xmlUrl=\"x.xml\"/>", status: 65)
        let lists = try #require(damaged["lists"] as? [[String: Any]])
        let problems = try #require(lists.first?["problems"] as? [[String: Any]])
        #expect(problems.first?["line"] as? Int == 3)
        #expect((damaged["feeds"] as? [Any])?.count == 1)
    }

    @Test func `Reports each problem with its line`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(broken, to: "feed.xml")
        let outcome = try FeedHostProcess.run(["lint", file.path])
        #expect(outcome.status == 65)
        let lines = outcome.text.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("\(file.path):4: ") }, "\(outcome.text)")
        #expect(
            lines.contains { $0.hasPrefix("\(file.path):6: ") && $0.contains("yesterday") },
            "\(outcome.text)")
        #expect(lines.last?.contains("problems (rss-2.0, 1 item)") == true)
    }

    @Test func `Writes the report as JSON`() throws {
        let outcome = try FeedHostProcess.run(["lint", "--json", "-"], input: Data(broken.utf8))
        #expect(outcome.status == 65)
        let report = try #require(
            try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        #expect(report["format"] as? String == "rss-2.0")
        let problems = try #require(report["problems"] as? [[String: Any]])
        #expect(problems.contains { $0["line"] as? Int == 6 })
        #expect(problems.allSatisfy { $0["code"] is String && $0["message"] is String })
    }

    @Test func `Messages end with a full stop`() throws {
        let json = """
            {"version": "https://jsonfeed.org/version/1.1", "title": "T",
            "items": [{"id": "1", "content_text": "x", "date_published": "soon"}]}
            """
        for input in [
            Data(json.utf8), Data([UInt8](broken.utf8) + [0xE9]), Data(broken.utf8),
            Data([UInt8](broken.replacing("?>", with: " encoding='utf-8'?>").utf8) + [0xE9]),
            Data(broken.replacing("?>", with: " encoding='utf-16'?>").utf8),
        ] {
            let outcome = try FeedHostProcess.run(["lint", "--json", "-"], input: input)
            let report = try #require(
                try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
            let problems = try #require(report["problems"] as? [[String: Any]])
            #expect(!problems.isEmpty)
            for problem in problems {
                #expect((problem["message"] as? String)?.hasSuffix(".") == true, "\(problem)")
            }
        }
    }

    @Test func `Rejects documents that are not feeds like drawing does`() throws {
        let outcome = try FeedHostProcess.run(["lint", "-"], input: Data("dear reader".utf8))
        #expect(outcome.status == 65)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("plain text"))
        #expect(try FeedHostProcess.run(["lint", "/nonexistent.xml"]).status == 66)
        #expect(try FeedHostProcess.run(["lint"]).status == 64)
        let wrong = try FeedHostProcess.run(["lint", "-r", "text", "x"])
        #expect(wrong.status == 64)
        #expect(wrong.errors.contains("-r has no meaning with lint"))
        let without = try FeedHostProcess.run(
            ["lint", "-"], input: Data(#"{"version": "https://jsonfeed.org/version/1.1"}"#.utf8))
        #expect(without.status == 65)
        #expect(without.errors.contains("without “items”"))
    }

    @Test func `Reports all faults of a list on standard output`() throws {
        let folder = try TemporaryFolder()
        try folder.write(SampleDocuments.atom, to: "clean.xml")
        func lint(_ outlines: String) throws -> FeedHostProcess.Outcome {
            let list = try folder.write(
                "<opml version='2.0'><body>\n<outline xmlUrl='clean.xml'/>\n\(outlines)\n"
                    + "</body></opml>", to: "list.opml")
            return try FeedHostProcess.run(["lint", list.path])
        }
        let list = folder.url.appendingPathComponent("list.opml").path
        let unusable = (0..<60).map { "<outline type='rss' xmlUrl='ftp://x/\($0)'/>" }
        let many = try lint(unusable.joined(separator: "\n"))
        #expect(many.status == 65)
        #expect(many.errors.isEmpty, "\(many.errors)")
        let lines = many.text.split(separator: "\n")
        #expect(lines.count == 62, "\(many.text)")
        #expect(lines[0].hasPrefix("\(list):3: “ftp://x/0”"))
        #expect(lines[0].hasSuffix("[unusable-url]"))
        #expect(lines[60] == "\(list): 60 problems (list of feeds)")
        let malformed = try lint("<outline text='a & b'/>")
        #expect(malformed.status == 65)
        #expect(
            malformed.text.contains("\(list):3: ") && malformed.text.contains("[bare-ampersand]"))
        #expect(try lint("<outline text='a &amp; b'/>").status == 0)
    }
}
