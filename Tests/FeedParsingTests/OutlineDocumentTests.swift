import FeedModel
import Testing

@testable import FeedParsing

/// Editing an OPML document must preserve everything else in it.
@Suite struct OutlineDocumentTests {
    private static let sample = """
        <?xml version='1.0' encoding='utf-8'?>
        <!DOCTYPE opml>
        <?style sheet?>
        <opml version="2.0" xmlns:x='urn:x'>
        \t<head><title>Mine</title><x:any>&#x263A; <![CDATA[<]]></x:any></head>
        \t<body x:cursor = "3">
        \t\t<!-- first of all -->
        \t\t<outline  text='One'   xmlUrl="https://one.example/?a=1&amp;b=2"\tx:color="red" />
        \t\t<outline text="News" isOpen="no">
        \t\t\t<outline text="Two" xmlUrl="two.xml"></outline>
        \t\t\t<outline text="Deep"><outline title="Three" text="t" xmlUrl="https://three.example/"/></outline>
        \t\t</outline>
        \t</body>
        </opml>
        <!-- the end -->
        """

    private func document(_ text: String) throws -> OutlineDocument {
        try OutlineDocument(Array(text.utf8))
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private func fault(_ text: String) -> OutlineFault? { fault(Array(text.utf8)) }

    private func fault(_ bytes: [UInt8]) -> OutlineFault? {
        return #expect(throws: OutlineFault.self) { try OutlineDocument(bytes) }
    }

    @Test func `Reads feeds with names and folders`() throws {
        let entries = try document(Self.sample).entries
        #expect(entries.map(\.subscription.title) == ["One", "Two", "Three"])
        #expect(entries.map(\.folder) == [nil, "News", "News/Deep"])
        #expect(entries.map(\.subscription.isLocal) == [false, true, false])
        #expect(entries[0].subscription.feedURL == "https://one.example/?a=1&b=2")
    }

    @Test func `Adds, changes and removes searches, and attributes of feeds`() throws {
        var sample = try document(Self.sample)
        sample = try OutlineDocument(
            sample.adding([FeedSearch(name: "A<b", query: "title:\"x y\" & 'z'")]))
        let tag =
            "<outline type=\"search\" text=\"A&lt;b\" query=\"title:&quot;x y&quot; &amp; 'z'\"/>"
        #expect(text(sample.bytes).contains("\n\t\t" + tag + "\n\t</body>"))
        #expect(
            sample.searches.map { $0.search } == [
                FeedSearch(name: "A<b", query: "title:\"x y\" & 'z'")
            ])
        #expect(sample.entries.count == 3)
        let index = sample.searches[0].index
        let changed = try OutlineDocument(sample.setting([("query", "b")], at: [index]))
        #expect(changed.searches.map { $0.search.query } == ["b"])
        #expect(text(changed.removing([index])) == Self.sample)

        let first = sample.entries[0].index
        let set = try OutlineDocument(sample.setting([("feedhost-x", "<1>")], at: [first]))
        #expect(
            set.entries[0].subscription.attributes.contains(
                OutlineAttribute("feedhost-x", "<1>")))
        #expect(set.setting([("feedhost-x", nil)], at: [first]) == sample.bytes)
        #expect(sample.setting([("absent", nil)], at: [first]) == sample.bytes)
        let without = text(sample.setting([("text", nil), ("x:color", nil)], at: [first]))
        #expect(
            without.contains("<outline   xmlUrl=\"https://one.example/?a=1&amp;b=2\" />"))
    }

    @Test func `Reads no title if it equals the address`() throws {
        let list = """
            <opml><body><outline text="https://a.example/f?a&amp;b" xmlUrl="https://a.example/f?a&amp;b"/>
            <outline text="/a/b.xml" xmlUrl="/a/b.xml"/></body></opml>
            """
        #expect(try document(list).entries.allSatisfy { $0.subscription.title == nil })
    }

    @Test func `Adds a line in the style of its neighbours`() throws {
        let added = try document(Self.sample)
            .adding([
                (nil, [FeedSubscription(title: "“4” \"<&", feedURL: "https://four.example/?x&y")])
            ])
        let line =
            "\t\t<outline type=\"rss\" text=\"“4” &quot;&lt;&amp;\" title=\"“4” &quot;&lt;&amp;\" "
            + "xmlUrl=\"https://four.example/?x&amp;y\"/>\n"
        #expect(
            text(added)
                == Self.sample.replacing("\t</body>", with: line + "\t</body>"))
        let entry = try #require(try OutlineDocument(added).entries.last)
        #expect(entry.subscription.title == "“4” \"<&")
        #expect(entry.subscription.feedURL == "https://four.example/?x&y")
    }

    @Test(arguments: [
        ("News", ["News"]), ("News/Deep", ["News/Deep"]), ("News/Other/More", ["News/Other/More"]),
        ("New", ["New"]), ("Ne ws/a & \"b\"", ["Ne ws/a & \"b\""]),
    ])
    func `Adds to the given folder, and creates it if missing`(
        folder: String, expected: [String]
    ) throws {
        let once = try document(Self.sample).adding([
            (folder, [FeedSubscription(feedURL: "https://a.example/")])
        ])
        let twice = try OutlineDocument(once).adding([
            (folder, [FeedSubscription(feedURL: "https://b.example/")])
        ])
        let entries = try OutlineDocument(twice).entries
        #expect(entries.count == 5)
        let added = entries.filter {
            ["https://a.example/", "https://b.example/"].contains($0.subscription.feedURL)
        }
        #expect(added.compactMap(\.folder) == expected + expected)
    }

    @Test func `Adds to several folders at once as one after the other`() throws {
        let folders = [
            nil, "A/B", "News/Deep", "A", "News", "C", "A/B/D", "News/Deep/E", "c", "A//B",
        ]
        let groups = folders.enumerated().map { number, folder in
            (folder, [FeedSubscription(feedURL: "https://\(number).example/")])
        }
        let one = try groups.reduce(document(Self.sample)) {
            try OutlineDocument($0.adding([$1]))
        }
        #expect(text(try document(Self.sample).adding(groups)) == text(one.bytes))
    }

    @Test func `Adds to a folder whose name begins with an accent`() throws {
        let path = "A/\u{301}b"
        let feed = FeedSubscription(feedURL: "https://a.example/")
        let added = try OutlineDocument(document(Self.sample).adding([(path, [feed])]))
        let folder = try #require(added.entries.last?.folder)
        #expect(Array(folder.utf8) == Array(path.utf8))
        // Two folders, as it is read, and not one with a slash in its name.
        #expect(text(added.bytes).contains("text=\"A\""))
    }

    @Test func `Removes only the line of a feed`() throws {
        let list = try document(Self.sample)
        let removed = list.removing([list.entries[0].index])
        let expected = Self.sample.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.contains("one.example") }.joined(separator: "\n")
        #expect(text(removed) == expected)
    }

    @Test func `Removes folders that are left empty`() throws {
        let list = try document(Self.sample)
        let lines = Self.sample.split(separator: "\n", omittingEmptySubsequences: false)
        let inner = text(list.removing([list.entries[2].index]))
        #expect(inner == lines.filter { !$0.contains("Deep") }.joined(separator: "\n"))
        let outer = text(list.removing(list.entries[1...].map(\.index)))
        #expect(outer == (lines[..<8] + lines[12...]).joined(separator: "\n"))
        let both = try document(
            "<opml><body><outline text='F'><outline text='G'><outline xmlUrl='https://a.example/'/>"
                + "</outline></outline><outline text='H'/></body></opml>")
        let moved = both.moving([both.entries[0].index], to: nil)
        #expect(!text(moved).contains("'F'") && text(moved).contains("'H'"))
        // It stays where something else is, such as the feed itself, in another place.
        for folder in ["F", "F/G", "F/G/I", "F/J"] {
            let moved = try OutlineDocument(both.moving([both.entries[0].index], to: folder))
            #expect(moved.entries.map(\.folder) == [folder])
        }
    }

    @Test func `Keeps children of a removed feed`() throws {
        let list = """
            <opml><body>
            <outline text="a" xmlUrl="https://a.example/"> <!-- kept -->
            <outline text="b" xmlUrl="https://b.example/"/>
            </outline>
            </body></opml>
            """
        let document = try document(list)
        let removed = document.removing([document.entries[0].index])
        #expect(
            text(removed) == """
                <opml><body>
                 <!-- kept -->
                <outline text="b" xmlUrl="https://b.example/"/>
                </body></opml>
                """)
    }

    @Test(arguments: [
        "<opml><body/></opml>", "<opml><body></body></opml>", "<OPML><Body\n></Body></OPML>",
        "<opml><body>\n</body></opml>", "\u{FEFF}<opml>\r\n  <body>\r\n  </body>\r\n</opml>\r\n",
        "<opml><body><outline text=\"F\"/></body></opml>",
    ])
    func `Adds to lists of any layout`(list: String) throws {
        for folder in [nil, "F", "F/G"] {
            let bytes = try document(list).adding([
                (folder, [FeedSubscription(feedURL: "https://a.example/")])
            ])
            let entries = try OutlineDocument(bytes).entries
            #expect(entries.map(\.folder) == [folder])
            #expect(text(bytes).contains("\r\n") == list.contains("\r\n"))
            #expect(
                !list.contains("\r\n")
                    || !text(bytes).replacing("\r\n", with: "").contains("\n"))
        }
    }

    @Test(arguments: [
        ("<opml><body><outline text='a'></body></opml>", 1),
        ("<opml>\n<body></bod>\n</opml>", 2), ("<opml>\n<body>", 2),
        ("<opml><body></body></opml>\n</x>", 2),
        ("<opml><body>\n<outline text='a' text='b'/></body></opml>", 2),
        ("<opml><body>\n<outline text='a &#x; b'/></body></opml>", 2),
        ("<opml><body></body></opml>\n<opml/>", 2), ("x\n<opml><body></body></opml>", 1),
    ])
    func `Rejects lists that are not well-formed, with the line`(list: String, line: Int) {
        let fault = fault(list)
        #expect(fault?.line == line)
        guard case .notWellFormed(let words)? = fault?.kind else {
            Issue.record("\(String(describing: fault))")
            return
        }
        #expect(!words.isEmpty)
    }

    @Test func `Rejects other documents and encodings`() {
        #expect(fault("<rss><channel/></rss>")?.kind == .noList)
        #expect(fault("<opml><head/></opml>")?.kind == .noList)
        #expect(fault("{}")?.kind == .notWellFormed("Text stands outside of <opml>."))
        #expect(fault("")?.kind == .noList)
        let declared = "<?xml version='1.0' encoding='iso-8859-1'?><opml><body/></opml>"
        #expect(fault(declared)?.kind == .otherEncoding)
        #expect(fault(Array("<opml><body/></opml>".utf8) + [0xFF])?.kind == .otherEncoding)
        var wide: [UInt8] = [0xFF, 0xFE]
        for unit in "<opml><body/></opml>".utf8 { wide += [unit, 0] }
        #expect(fault(wide)?.kind == .otherEncoding)
    }

    @Test func `Rejects entity declarations without expanding any`() {
        let fault = fault(
            """
            <?xml version="1.0"?>
            <!DOCTYPE opml [ <!ENTITY a "aaaaaaaaaa"> <!ENTITY b "&a;&a;&a;">
            <!ENTITY c SYSTEM "file:///etc/passwd"> ]>
            <opml><body><outline text="&b;" xmlUrl="&c;"/></body></opml>
            """)
        #expect(fault == OutlineFault(kind: .declaresEntities, line: 2))
    }

    @Test func `Edits a list nested ten thousand levels deep`() throws {
        let depth = 10_000
        let list =
            "<opml><body>" + String(repeating: "<outline text='folder'>", count: depth)
            + "<outline text='a' xmlUrl='https://a.example/'/>"
            + String(repeating: "</outline>", count: depth) + "</body></opml>"
        let document = try document(list)
        let entry = try #require(document.entries.first)
        #expect(document.entries.count == 1)
        #expect(entry.folder == Array(repeating: "folder", count: 8).joined(separator: "/"))
        // With as many folders as a path may have.
        #expect(
            text(document.removing([entry.index]))
                == "<opml><body>"
                + String(repeating: "<outline text='folder'>", count: depth - 8)
                + String(repeating: "</outline>", count: depth - 8) + "</body></opml>")
    }

    @Test func `Edits twenty thousand feeds on one line`() throws {
        let feed = "<outline text='a' xmlUrl='https://a.example/'/>"
        let list = "<opml><body>" + String(repeating: feed, count: 20_000) + "</body></opml>"
        let document = try document(list)
        #expect(document.entries.count == 20_000)
        let removed = document.removing(document.entries.map(\.index))
        #expect(text(removed) == "<opml><body></body></opml>")
    }

    @Test func `Adds to an empty list`() throws {
        let empty = OutlineDocument.empty()
        #expect(try OutlineDocument(empty).entries.isEmpty)
        let added = try OutlineDocument(empty).adding([
            ("F", [FeedSubscription(feedURL: "https://a.example/")])
        ])
        #expect(
            text(added).contains(
                """
                  <body>
                    <outline text="F">
                      <outline type="rss" text="https://a.example/" xmlUrl="https://a.example/"/>
                    </outline>
                  </body>

                """))
    }

    @Test func `Changes a title and keeps other attributes`() throws {
        let list = try document(Self.sample)
        let renamed = list.setting(
            [("text", "It's \"1\""), ("title", "It's \"1\"")], at: [list.entries[0].index])
        #expect(
            text(renamed)
                == Self.sample.replacing(
                    "<outline  text='One'   xmlUrl=\"https://one.example/?a=1&amp;b=2\"\tx:color=\"red\" />",
                    with: "<outline  text='It&#39;s &quot;1&quot;'   "
                        + "xmlUrl=\"https://one.example/?a=1&amp;b=2\"\tx:color=\"red\" "
                        + "title=\"It's &quot;1&quot;\" />"))
        #expect(try OutlineDocument(renamed).entries[0].subscription.title == "It's \"1\"")
    }

    @Test(arguments: [(0, "News"), (1, "News/Deep"), (2, "Other/New"), (0, nil), (2, nil)])
    func `Moves a feed with all its attributes`(index: Int, folder: String?) throws {
        let list = try document(Self.sample)
        let moved = try OutlineDocument(list.moving([list.entries[index].index], to: folder))
        let addresses = moved.entries.map(\.subscription.feedURL)
        #expect(addresses.sorted() == list.entries.map(\.subscription.feedURL).sorted())
        let entry = try #require(
            moved.entries.first {
                $0.subscription.feedURL == list.entries[index].subscription.feedURL
            })
        #expect(entry.folder == folder)
        #expect(entry.subscription == list.entries[index].subscription)
        #expect(text(moved.bytes).contains("x:color=\"red\""))
        #expect(text(moved.bytes).contains("<!-- first of all -->"))
    }

    @Test func `Merges duplicates of a moved feed and keeps their children`()
        throws
    {
        let list = try document(
            """
            <opml><body>
              <outline text="F"><outline text="A" xmlUrl="https://a.example/"><!-- x -->
                <outline text="B" xmlUrl="https://b.example/"/></outline></outline>
              <outline text="A" xmlUrl="https://a.example/"/>
            </body></opml>
            """)
        let indices = list.entries.filter { $0.subscription.title == "A" }.map(\.index)
        let moved = try OutlineDocument(list.moving(indices, to: "G"))
        #expect(moved.entries.map(\.subscription.title) == ["B", "A"])
        #expect(moved.entries.map(\.folder) == ["F", "G"])
        #expect(text(moved.bytes).contains("<!-- x -->"))
    }
}
