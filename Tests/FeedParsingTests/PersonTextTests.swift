import FeedModel
import FeedParsing
import Testing

@Suite struct PersonTextTests {
    @Test(arguments: [
        "<author><name/></author>", "<author><name></name><email/></author>",
        "<author><name> </name><uri/></author>", "<author><nickname/></author>",
    ])
    func `Reads no author from empty elements`(author: String) throws {
        #expect(try atomEntry(author).authors == [])
    }

    @Test(
        arguments: [
            ("jane@ex.org (Jane (Editor))", "Jane (Editor)"),
            ("Jane Doe [jane@ex.org]", "Jane Doe"),
            ("[jane@ex.org]", nil), ("Jane &lt;jane@ex.org&gt;", "Jane"),
            ("Jane <jane@ex.org>", "Jane"),
        ] as [(String, String?)])
    func `Reads a name and an e-mail address in brackets`(text: String, name: String?) throws {
        let item = try rssItem("<author>\(text)</author>")
        #expect(item.authors == [FeedAuthor(name: name, email: "jane@ex.org")])
    }

    @Test func `Splits a name that has an e-mail address`() throws {
        let expected = [FeedAuthor(name: "Jane", email: "jane@ex.org")]
        let entry = try atomEntry("<author><name>Jane &lt;jane@ex.org&gt;</name></author>")
        #expect(entry.authors == expected)
        let json = try feed(
            #"{"version":"https://jsonfeed.org/version/1.1","title":"T","items":[{"id":"1","content_text":"a","authors":[{"name":"Jane <jane@ex.org>"}]}]}"#
        )
        #expect(json.items.first?.authors == expected)
        let named = try atomEntry("<author><name>jane@ex.org</name></author>")
        #expect(named.authors == [FeedAuthor(name: "jane@ex.org")])
    }
}
