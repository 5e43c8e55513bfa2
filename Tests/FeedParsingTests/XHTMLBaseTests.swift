import FeedModel
import Testing

@Suite struct XHTMLBaseTests {
    private func html(_ markup: String) throws -> String? {
        try atomEntry(
            """
            <content type="xhtml" xml:base="https://a.org/x/"><div \
            xmlns="http://www.w3.org/1999/xhtml"\(markup)</div></content>
            """
        ).content?.html
    }

    @Test(
        arguments: [
            // The element around all content.
            (" xml:base='https://q.org/'><p><a href='r'>r</a></p>", ["https://q.org/r"]),
            (
                "><p xml:base='https://q.org/'><a href='q'>q</a></p><a href='r'>r</a>",
                ["https://q.org/q", "https://a.org/x/r"]
            ),
            (
                "> t <p xml:base='https://q.org/'><a href='q'>q</a></p>",
                ["https://q.org/q"]
            ),
            (
                " xml:base='y/'><p xml:base='z/'><b><a href='q'>q</a></b></p><a href='r'>r</a>",
                ["https://a.org/x/y/z/q", "https://a.org/x/y/r"]
            ),
            (
                "><img xml:base='https://q.org/' src='q.png'/><a href='r'>r</a>",
                ["https://q.org/q.png", "https://a.org/x/r"]
            ),
            (
                "><x:y xml:base='https://q.org/'><a href='q'>q</a></x:y><a href='r'>r</a>",
                ["https://q.org/q", "https://a.org/x/r"]
            ),
            (
                "><p xml:base='javascript:x'><a href='q'>q</a></p>", ["https://a.org/x/q"]
            ),
        ] as [(String, [String])])
    func `Resolves by the base of each element`(markup: String, addresses: [String]) throws {
        let html = try #require(try html(markup))
        for address in addresses { #expect(html.contains("\"\(address)\""), "\(html)") }
    }

    @Test func `Resolves the item's picture by the base of its element`() throws {
        let entry = try atomEntry(
            """
            <content type="xhtml" xml:base="https://a.org/x/"><div \
            xmlns="http://www.w3.org/1999/xhtml"><p xml:base="https://q.org/">t</p>\
            <p xml:base="https://p.org/"><img src="p.jpg"/></p></div></content>
            """)
        #expect(entry.image?.url == "https://p.org/p.jpg")
    }

    @Test func `Ignores bases nested without end`() throws {
        let start = String(repeating: "<q xml:base='abc/'>", count: 20)
        let end = String(repeating: "</q>", count: 20)
        let html = try html(">\(start)<a href='r'>r</a>\(end)<a href='s'>s</a>")
        #expect(
            html?.contains("\"https://a.org/x/\(String(repeating: "abc/", count: 16))r\"") == true)
        #expect(html?.contains("\"https://a.org/x/s\"") == true)
    }
}
