import FeedModel
import FeedParsing
import Testing

@Suite struct OPMLParserTests {
    @Test(arguments: [
        ("&#160;https://a.example/f&#160;", "https://a.example/f"),
        ("http://https://a.example/f", "https://a.example/f"),
        ("'https://a.example/f'", "https://a.example/f"),
        ("&#x200B;https://a.example/f", "https://a.example/f"),
        ("feed://a.example/1", "http://a.example/1"),
        ("FEED:https://a.example/2", "https://a.example/2"),
        (" feed:http://a.example/3 ", "http://a.example/3"),
    ])
    func `Reads an address however it is written`(written: String, url: String) throws {
        let text = "<opml version='2.0'><body><outline xmlUrl=\"\(written)\"/></body></opml>"
        let list = try list(text)
        #expect(list.feeds == [FeedSubscription(feedURL: url)])
        #expect(list.problems.isEmpty)
    }

    @Test func `Reads a list of feeds with groups`() throws {
        let text = """
            <?xml version="1.0"?><opml version="2.0"><head><title>My &amp; feeds</title></head>
            <body><outline text="Group"><outline text="One" title="Uno" type="rss"
            xmlUrl="https://one.example/feed?a=1&amp;b=2" htmlUrl="https://one.example/"/></outline>
            <outline text="Two" xmlurl="two.xml"/><outline text="No feed"/>
            <outline text="Again" xmlUrl="https://one.example/feed?a=1&amp;b=2"/>
            <outline text="Bad" xmlUrl="javascript:x"/></body></opml>
            """
        let list = try list(text, from: "https://lists.example/a/list.opml")
        #expect(list.title == "My & feeds")
        #expect(list.problems.map(\.code) == ["unusable-url"])
        #expect(
            list.feeds == [
                FeedSubscription(
                    title: "Uno", feedURL: "https://one.example/feed?a=1&b=2",
                    homePageURL: "https://one.example/", folder: "Group",
                    attributes: [OutlineAttribute("htmlUrl", "https://one.example/")]),
                FeedSubscription(title: "Two", feedURL: "https://lists.example/a/two.xml"),
            ])
    }

    @Test func `Does not repeat a long base in every address`() throws {
        let base = "https://e.org/" + String(repeating: "b", count: 2_000) + "/"
        let outlines = (0..<20_000).map { "<outline xmlUrl='\($0)'/>" }.joined()
        let list = try list("<opml><body>\(outlines)</body></opml>", from: base)
        #expect((2_000..<10_000).contains(list.feeds.count))
        #expect(list.problems.map(\.code) == ["too-many-items"])
    }

    @Test func `A slash in a folder's name is no other folder`() throws {
        let text = """
            <opml version="2.0"><body><outline text="TV/Film">
            <outline text="A" xmlUrl="https://a.example/"/></outline></body></opml>
            """
        #expect(try folders(text) == ["TV\u{2215}Film"])
        let document = try OutlineDocument(Array(text.utf8))
        let feed = FeedSubscription(feedURL: "https://b.example/")
        let added = String(
            decoding: document.adding([("TV\u{2215}Film", [feed])]), as: UTF8.self)
        #expect(added.split(separator: "<outline text=\"TV").count == 2)
    }

    @Test func `Reads searches, each name once, and no folder for them`() throws {
        let text = """
            <opml version="2.0"><body><outline text="F">
            <outline type="search" text="Moon &amp; sky" query=' tag:space  or "a b" '>
            <outline text="A" xmlUrl="https://a.example/"/></outline>
            <outline type="SEARCH" text="Moon &amp; sky" query="other"/></outline>
            <outline type="search" text="Folder"><outline text="B" xmlUrl="https://b.example/"/>
            </outline><outline type="search" query="x"/></body></opml>
            """
        let list = try list(text)
        #expect(list.searches == [FeedSearch(name: "Moon & sky", query: "tag:space or \"a b\"")])
        #expect(list.feeds.map(\.folder) == ["F", "Folder"])
        #expect(list.problems.isEmpty)
    }

    @Test func `Reads many searches in linear time`() throws {
        let searches = (0..<40_000).map { "<outline type='search' text='\($0 / 2)' query='q'/>" }
        let list = try list("<opml><body>\(searches.joined())</body></opml>")
        #expect(list.searches.count == 20_000)
    }

    @Test func `Bounds the name of a folder, and its slashes, by scalars`() throws {
        // Both are one character each.
        let long = String(repeating: "\u{1100}", count: 300)
        let feed = "<outline xmlUrl='https://a.example/'/>"
        #expect(
            try folders("<opml><body><outline text='\(long)'>\(feed)</outline></body></opml>")
                == [String(repeating: "\u{1100}", count: 100)])
        let found = try folders(
            "<opml><body><outline text='a/\u{301}b'>\(feed)</outline></body></opml>")
        #expect(found.map { $0?.unicodeScalars.contains("/") } == [false])
    }

    @Test func `Takes along what other programs need, and nothing that harms a list`() throws {
        let text = """
            <opml version="2.0" xmlns:x="https://x.example/"><body><outline TEXT="A" type="atom"
            xmlUrl="https://a.example/" x:one="1 &amp; &quot;2&quot;" other:two="2" category="/a"
            category="/b" xml:lang="en" odd"name="3" ünd="4" bad="&#x1F;" lines="a&#10;b"/>
            </body></opml>
            """
        let attributes = try list(text).feeds.first?.attributes ?? []
        #expect(
            attributes.prefix(4) == [
                OutlineAttribute("xmlns:x", "https://x.example/"),
                OutlineAttribute("x:one", "1 & \"2\""), OutlineAttribute("category", "/a"),
                OutlineAttribute("xml:lang", "en"),
            ])
        #expect(!attributes.contains { $0.name.contains("ü") || $0.name.contains("\"") })
        #expect(!attributes.contains { $0.value.unicodeScalars.contains { $0.value < 0x20 } })
    }

    @Test func `Reports each line that is left out, and no others`() throws {
        let text = """
            <opml version="2.0"><body>
            <outline xmlUrl="ftp://a.example/"/>
            <outline type="rss" xmlUrl="podcast://a.example/p" text="G"/>
            <outline type="rss" xmlUrl="" text="H"/>
            <outline type="rss" text="I"/>
            <outline xmlUrl="feed:nothing"/>
            <outline xmlUrl="127.0.0.1:8/d"/>
            <outline xmlUrl="//h.example/f"/>
            <outline text="Folder" xmlUrl=""><outline xmlUrl="http://a.example/1"/></outline>
            <outline text="A page" type="link" url="http://a.example/"/>
            <outline xmlUrl="http://a.example/1"/>
            </body></opml>
            """
        let list = try list(text)
        #expect(list.feeds.map(\.feedURL) == ["http://a.example/1"])
        #expect(list.problems.map(\.line) == [2, 3, 4, 5, 6, 7, 8])
        #expect(list.problems.allSatisfy { $0.code == "unusable-url" })
        #expect(list.problems[0].message.contains("ftp://a.example/"))
        #expect(list.problems[2].message.contains("“H”"))
    }

    @Test(arguments: [
        ("type='rss' url='https://a.example/1'", "https://a.example/1"),
        ("url='https://a.example/2' type='Atom'", "https://a.example/2"),
        ("type='include' url='https://a.example/list.opml'", "https://a.example/list.opml"),
        (
            "type='rss' url='https://a.example/3' xmlUrl='https://a.example/4'",
            "https://a.example/4"
        ),
        ("type='link' url='https://a.example/5'", nil), ("url='https://a.example/6'", nil),
        ("type='rss' url='javascript:x'", nil),
    ])
    func `Accepts other address attributes if the type says feed`(
        attributes: String, url: String?
    ) throws {
        let text = "<opml version='2.0'><body><outline text='n' \(attributes)/></body></opml>"
        #expect(try list(text).feeds.map(\.feedURL) == [url].compactMap { $0 })
    }

    /// A damaged line, the hosts that are still read, and the problems.
    @Test(arguments: [
        ("<outline text='B' xmlUrl='https://b.example/'/>", ["b"], []),
        ("<outline text='5\" disk'/><outline text=\"it's\"/>", [], []),
        ("<outline text=\"B xmlUrl=\"https://b.example/\"/>", [], ["unterminated-tag:3"]),
        (
            "<outline text='B' xmlUrl='https://b.example/\n<outline xmlUrl='https://c.example/'/>",
            ["b"], ["unterminated-tag:3"]
        ),
        ("<outline text='B' xmlUrl='https://b.example/>", ["b"], ["unterminated-tag:3"]),
    ])
    func `Reports a damaged line and reads the others`(
        line: String, hosts: [String], problems: [String]
    ) throws {
        let text =
            "<opml><body>\n<outline xmlUrl='https://a.example/'/>\n\(line)\n"
            + "<outline xmlUrl='https://d.example/'/></body></opml>"
        let list = try damagedList(text)
        #expect(list.hosts == ["a"] + hosts + ["d"])
        #expect(list.problems == problems)
    }

    @Test func `Reports a list that is cut off at any byte`() throws {
        let first = "<opml><body>\n<outline xmlUrl='https://a.example/'/>"
        let text = first + "\n<outline xmlUrl='https://b.example/' text='B'/>\n</body>\n</opml>"
        for count in first.count..<text.count {
            let list = try damagedList(String(text.prefix(count)))
            #expect(list.hosts == ["a"] || list.hosts == ["a", "b"], "\(count)")
            #expect(list.problems.count == 1, "\(count)")
            #expect(list.problems.first?.hasPrefix("truncated-document:") == true, "\(count)")
        }
        #expect(try damagedList(text + "\n").problems.isEmpty)
        #expect(try damagedList("<opml/>").problems.isEmpty)
    }

    private func damagedList(_ text: String) throws -> (hosts: [String], problems: [String]) {
        let list = try list(text)
        let hosts = list.feeds.map { String($0.feedURL.dropFirst("https://".count).prefix(1)) }
        return (hosts, list.problems.map { "\($0.code):\($0.line ?? 0)" })
    }

    private func folders(_ text: String) throws -> [String?] { try list(text).feeds.map(\.folder) }

    @Test func `Reads nested groups as folders`() throws {
        let feed = { (number: Int) in "<outline xmlUrl='https://a.example/\(number)'/>" }
        #expect(
            try folders(
                """
                <opml><body>\(feed(1))<outline text=" a &amp; b "><outline title='C'>\(feed(2))</outline>
                \(feed(3))<outline/><outline>\(feed(4))</outline></outline><outline text="empty"/>\(feed(5))
                <outline xmlUrl='https://a.example/6' text="feed">\(feed(7))</outline></outline></outline>
                \(feed(8))</body></opml>
                """) == [nil, "a & b/C", "a & b", "a & b", nil, nil, nil, nil])
    }

    @Test func `Keeps a feed in each of its folders once`() throws {
        let feed = "<outline xmlUrl='https://a.example/1'/>"
        #expect(
            try folders(
                """
                <opml><body><outline text="A">\(feed)\(feed)</outline><outline text="B">\(feed)</outline>
                \(feed)</body></opml>
                """) == ["A", "B"])
    }

    @Test(arguments: [
        "<ompl version='2.0'><body>?</body></ompl>", "<body>?</body>", "?",
        "<outline text='A'>?</outline>",
    ])
    func `Reads outlines in any root, and reports it`(document: String) throws {
        let text = document.replacing("?", with: "<outline xmlUrl='https://a.example/1'/>")
        let list = try list(text, checks: .all)
        #expect(list.feeds.map(\.feedURL) == ["https://a.example/1"])
        #expect(list.problems.map(\.code) == ["missing-element"])
    }

    @Test func `Omits outlines with isComment and their children`() throws {
        let feed = { (number: Int) in "<outline xmlUrl='https://a.example/\(number)'/>" }
        let text = """
            <opml><body><outline text="A">\(feed(1))<outline isComment="true" text="B">\(feed(2))
            <outline text="C" isComment="false">\(feed(3))</outline></outline>\(feed(4))</outline>
            <outline iscomment='TRUE' xmlUrl='https://a.example/5'/><outline isComment='true' text='D'/>
            <outline isComment="false" xmlUrl='https://a.example/6'/>
            <outline isComment="perhaps" text="E">\(feed(7))</outline></body></opml>
            """
        #expect(try folders(text) == ["A", "A", nil, "E"])
        let entries = try OutlineDocument(Array(text.utf8)).entries
        #expect(entries.map { $0.subscription.feedURL.last } == ["1", "4", "6", "7"])
        #expect(entries.map(\.folder) == ["A", "A", nil, "E"])
    }

    @Test func `Reports a commented outline without an end tag`() throws {
        let list = try damagedList(
            """
            <opml><body><outline xmlUrl='https://a.example/'/><outline isComment="true">
            <outline xmlUrl='https://b.example/'/></body></opml>
            """)
        #expect(list.hosts == ["a"])
        #expect(list.problems == ["unterminated-tag:2"])
    }

    @Test func `Bounds the cost of deeply nested folders`() throws {
        let depth = 10_000
        let long = String(repeating: "x", count: 1_000)
        let feeds = (0..<20_000).map { "<outline xmlUrl='https://a.example/\($0)'/>" }.joined()
        let found = try folders(
            "<opml><body>" + String(repeating: "<outline text='\(long)'>", count: depth) + feeds
                + String(repeating: "</outline>", count: depth)
                + "<outline xmlUrl='https://b.example/'/></body></opml>")
        #expect(found.count == 20_001)
        #expect(found.last == .some(nil))
        #expect(
            found.first
                == Array(repeating: String(long.prefix(100)), count: 8).joined(separator: "/"))
    }

    /// An address in a list, and how it is read without and with the list's own address.
    @Test(arguments: [
        ("a.xml", "a.xml", nil),
        (" ../a%20b.xml ", "../a%20b.xml", nil),
        ("/srv/a.xml", "/srv/a.xml", nil),
        ("file:///srv/a.xml", "file:///srv/a.xml", "file:///srv/a.xml"),
        ("FILE:a.xml", "FILE:a.xml", "FILE:a.xml"),
        ("2026-11:a.xml", nil, nil),
        ("//host/a.xml", nil, nil), ("#a", nil, nil), ("?a", nil, nil), ("", nil, nil),
        ("javascript:a", nil, nil), ("ftp://host/a", nil, nil), ("C:\\a.xml", nil, nil),
        ("a&#10;b.xml", nil, nil),
    ])
    func `Reads file paths in a local list only`(
        reference: String, alone: String?, withAddress: String?
    ) throws {
        let text = "<opml version='2.0'><body><outline xmlUrl='\(reference)'/></body></opml>"
        for (address, expected) in [(nil, alone), ("https://a.example/l", withAddress)] {
            let local = try list(text, from: address).feeds.filter(\.isLocal)
            #expect(local.map(\.feedURL) == [expected].compactMap(\.self))
        }
    }
}
