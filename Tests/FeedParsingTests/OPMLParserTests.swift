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
}
