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

        /// The bases around elements with their own are not resolved again for each of them.
        @Test func `Resolves bases in each other a few times`() throws {
            let base = String(repeating: "a/", count: 200)
            let outer = String(repeating: "<channel xml:base='\(base)'>", count: 4)
            let links = String(repeating: "<link rel='via' xml:base='/' href='b'/>", count: 200)
            let bytes = Array("<feed xml:base='http://a.example/'>\(outer)\(links)".utf8)
            let read = try ReadingMeter.bytesRead { _ = try FeedParser().feed(bytes) }
            #expect(ReadingMeter.isBounded(read, given: bytes.count), "\(read / bytes.count) times")
        }

        /// What has no end is not searched for to the end of the document in each item.
        @Test(arguments: [("<!-- b -->", "<!-- b >"), ("<?b ?>", "<?b >")])
        func `Reads the details of many items a few times, in any order`(
            ended: String, unended: String
        ) throws {
            let text = [ended, unended].map { shape in
                let item = """
                    <item><media:group><media:content url="http://a.example/"/></media:group>\(shape)
                    """
                return String(repeating: item, count: 400)
            }.joined()
            let bytes = Array(
                "<rss xmlns:media='http://search.yahoo.com/mrss/'><channel>\(text)".utf8)
            let items = try FeedParser().feed(bytes).items
            #expect(items.count == 800)
            let alternating = zip(items.prefix(400), items.suffix(400)).flatMap { [$0, $1] }
            let read = ReadingMeter.bytesRead {
                for item in Array(items.reversed()) + items + alternating { _ = item.details }
            }
            #expect(ReadingMeter.isBounded(read, given: bytes.count), "\(read / bytes.count) times")
        }
    }
#endif
