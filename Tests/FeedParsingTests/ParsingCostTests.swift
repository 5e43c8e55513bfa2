#if DEBUG
    import FeedMarkup
    import FeedModel
    import FeedParsing
    import Testing

    /// No byte of a feed is looked at again and again.
    struct ParsingCostTests {
        @Test(arguments: [
            "<description>&amp;lt;p&amp;gt;abc&amp;lt;/p&amp;gt;</description>", "<description>a",
            "<title>a &lt;video&gt; b</title>", "<title>&lt;a&gt; &lt;b&gt;", "<title>",
            "<link>b</link>", "<guid>a</guid>", "<category>a, b</category>",
            "<author>a (b)</author>",
            "<enclosure url='a.mp3'/>", "<enclosure>a.mp3</enclosure>", "<pubDate>1 May</pubDate>",
            "<description><![CDATA[<p>", "<description><![CDATA[a]]></description>",
            "<description><p>",
            "<description xml:base='b/'><a href='c'/></description>", "<!--", "<![CDATA[", "<?a",
            "<a b='",
            "<content:encoded>a</content:encoded>", "&a;", "&lt;", "</item>", "<item>",
            "<item><title>a</title></item>",
            "<itunes:summary>a &lt;b&gt;</itunes:summary>",
            "<media:content url='a'><media:title>b</media:title></media:content>",
        ])
        func `Reads elements of an item a few times`(shape: String) throws {
            let text = String(repeating: shape, count: 5_000 / shape.utf8.count)
            let bytes = Array("<rss><channel><link>http://a.example/</link><item>\(text)".utf8)
            for checks in [nil, FeedChecks.all] {
                let read = try ReadingMeter.bytesRead {
                    guard
                        case .feed(let feed) = try FeedParser(checks: checks).parse(bytes)
                    else { return }
                    for item in feed.items { _ = (item.content?.html, item.content?.plainText) }
                }
                #expect(
                    ReadingMeter.isBounded(read, given: bytes.count), "\(read / bytes.count) times")
            }
        }

        /// What has no end is not searched for to the end of the document in each item.
        @Test(arguments: ["<!-- b >", "<?b >"])
        func `Reads the details of many items a few times, in any order`(shape: String) throws {
            let item = """
                <item><media:group><media:content url="http://a.example/"/></media:group>\(shape)
                """
            let bytes = Array(
                """
                <rss xmlns:media="http://search.yahoo.com/mrss/"><channel>\(String(repeating: item, count: 400))
                """.utf8)
            let items = try FeedParser().feed(bytes).items
            #expect(items.count == 400)
            let read = ReadingMeter.bytesRead {
                for item in Array(items.reversed()) + items { _ = item.details }
            }
            #expect(ReadingMeter.isBounded(read, given: bytes.count), "\(read / bytes.count) times")
        }
    }
#endif
