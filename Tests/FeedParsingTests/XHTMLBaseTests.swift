import FeedModel
import FeedParsing
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

    @Test func `Resolves by the base of the element around all content`() throws {
        let html = try html(" xml:base='https://q.org/'><p><a href='r'>r</a></p>")
        #expect(html?.contains("https://q.org/r") == true)
    }

    @Test func `Does not apply the base of an inner element to others`() throws {
        let html = try html(
            "><p xml:base='https://q.org/'><a href='q'>q</a></p><a href='r'>r</a>")
        #expect(html?.contains("https://a.org/x/r") == true)
    }
}
