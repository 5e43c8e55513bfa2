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
        let json = try jsonItem(#""content_text":"a","authors":[{"name":"Jane <jane@ex.org>"}]"#)
        #expect(json.authors == expected)
        let named = try atomEntry("<author><name>jane@ex.org</name></author>")
        #expect(named.authors == [FeedAuthor(name: "jane@ex.org")])
    }

    @Test(arguments: [
        ("jane@ex.org (Jane) joe@ex.org (Joe)", ["Jane", "Joe"]),
        ("Jane <jane@ex.org> Joe <joe@ex.org>", ["Jane", "Joe"]),
        ("张三、李四", ["张三", "李四"]), ("By JANE DOE", ["JANE DOE"]), ("Bylon", ["Bylon"]),
        ("by Jane Doe, Joe Bloggs", ["Jane Doe", "Joe Bloggs"]), ("Jane Doe,", ["Jane Doe"]),
        ("jane@ex.org Jane Doe", ["Jane Doe"]), ("jane@ex.org, Jane Doe", ["Jane Doe"]),
        ("<jane@ex.org> Jane Doe", ["Jane Doe"]), ("<jane@ex.org> (Jane),", ["Jane"]),
        ("jane@ex.org (Jane) (Editor)", ["Jane"]),
        (#"Jo Quay, Ana M\"uller, \'Eva Roe"#, ["Jo Quay", #"Ana M\"uller"#, #"\'Eva Roe"#]),
    ])
    func `Reads the persons on a line`(text: String, names: [String]) throws {
        let escaped = text.replacing("<", with: "&lt;")
        let item = try rssItem("<author>\(escaped)</author>")
        #expect(item.authors.map(\.name) == names)
        let hasAddresses = text.contains("@")
        #expect(item.authors.allSatisfy { ($0.email != nil) == hasAddresses })
    }

    @Test(arguments: [
        "<author>jane@ex.org</author><dc:creator>Jane</dc:creator>",
        "<dc:creator>Jane</dc:creator><author>jane@ex.org</author>",
        "<dc:creator>Jane</dc:creator><author>jane@ex.org (Jane)</author>",
    ])
    func `Joins a name and the only address`(elements: String) throws {
        let item = try rssItem(elements)
        #expect(item.authors == [FeedAuthor(name: "Jane", email: "jane@ex.org")])
    }

    @Test func `Joins no name to one of several addresses, nor the persons of Atom`() throws {
        let item = try rssItem(
            "<author>a@ex.org</author><author>b@ex.org</author><dc:creator>Jane</dc:creator>")
        #expect(item.authors.count == 3)
        let entry = try atomEntry(
            "<author><email>a@ex.org</email></author><author><name>Jane</name></author>")
        #expect(entry.authors.count == 2)
    }

    @Test func `Reads several persons in one element`() throws {
        let entry = try atomEntry(
            "<author><name>Jane</name><email>a@ex.org</email><name>Joe</name><uri>http://b.example/</uri></author>"
        )
        #expect(
            entry.authors == [
                FeedAuthor(name: "Jane", email: "a@ex.org"),
                FeedAuthor(name: "Joe", url: "http://b.example/"),
            ])
    }

    @Test func `Removes any number of “by”`() throws {
        let word = String(repeating: "by ", count: 100_000)
        let item = try rssItem("<dc:creator>\(word)Ada</dc:creator>")
        #expect(item.details.authors.map(\.name) == ["Ada"])
    }

    @Test func `Reads the page and the picture of a podcast's person`() throws {
        let item = try rssItem(
            "<podcast:person href='http://a.example/' img='http://a.example/p.jpg'>Jane</podcast:person>"
        )
        #expect(
            item.details.contributors == [
                FeedAuthor(
                    name: "Jane", url: "http://a.example/", avatar: "http://a.example/p.jpg")
            ])
    }
}
