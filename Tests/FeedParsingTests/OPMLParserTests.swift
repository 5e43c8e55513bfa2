import FeedParsing
import Testing

@Suite struct OPMLParserTests {
    @Test func `A list of feeds is told apart, groups and all`() throws {
        let text = """
            <?xml version="1.0"?><opml version="2.0"><head><title>My &amp; feeds</title></head>
            <body><outline text="Group"><outline text="One" title="Uno" type="rss"
            xmlUrl="https://one.example/feed?a=1&amp;b=2" htmlUrl="https://one.example/"/></outline>
            <outline text="Two" xmlurl="two.xml"/><outline text="No feed"/>
            <outline text="Again" xmlUrl="https://one.example/feed?a=1&amp;b=2"/>
            <outline text="Bad" xmlUrl="javascript:x"/></body></opml>
            """
        let context = FeedParsingContext(documentURL: "https://lists.example/a/list.opml")
        guard
            case .subscriptions(let list, let title) = try FeedParser().parse(
                Array(text.utf8), context: context)
        else {
            Issue.record("no list")
            return
        }
        #expect(title == "My & feeds")
        #expect(
            list == [
                FeedSubscription(
                    title: "Uno", feedURL: "https://one.example/feed?a=1&b=2",
                    homePageURL: "https://one.example/"),
                FeedSubscription(title: "Two", feedURL: "https://lists.example/a/two.xml"),
            ])
    }

    /// What a list says of one feed, where it is read without an address and with one.
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
    func `A list may name files`(reference: String, alone: String?, withAddress: String?) throws {
        let text = "<opml version='2.0'><body><outline xmlUrl='\(reference)'/></body></opml>"
        for (address, expected) in [(nil, alone), ("https://a.example/l", withAddress)] {
            guard
                case .subscriptions(let list, _) = try FeedParser().parse(
                    Array(text.utf8), context: FeedParsingContext(documentURL: address))
            else {
                Issue.record("no list")
                return
            }
            #expect(list.filter(\.isLocal).map(\.feedURL) == [expected].compactMap(\.self))
        }
    }
}
