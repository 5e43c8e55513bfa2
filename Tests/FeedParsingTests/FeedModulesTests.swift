import FeedModel
import FeedParsing
import Testing

@Suite struct FeedModulesTests {
    @Test func `Uses Dublin Core if the format's own elements are missing`() throws {
        let item = try rssItem(
            """
            <dc:title>T</dc:title><dc:creator>Jo (jo@example.org)</dc:creator>
            <dc:date>2024-01-02T03:04:05Z</dc:date><dc:subject>s</dc:subject>
            <dc:rights>R</dc:rights><dc:language>fr</dc:language>
            <dcterms:modified>2024-01-03T03:04:05Z</dcterms:modified>
            """)
        #expect(item.title == "T")
        #expect(item.details.authors == [FeedAuthor(name: "Jo", email: "jo@example.org")])
        #expect(item.published?.secondsSince1970 == 1_704_164_645)
        #expect(item.updated?.secondsSince1970 == 1_704_251_045)
        #expect(item.details.tags == ["s"])
        #expect(item.details.rights == "R")
        #expect(item.details.language == "fr")
        #expect(try rssItem("<dc:title>x</dc:title><title>y</title>").title == "y")
    }

    @Test func `Reads iTunes elements of a podcast`() throws {
        let feed = try rss(
            """
            <itunes:author>Jo</itunes:author><itunes:image href='https://example.org/a.png'/>
            <itunes:owner><itunes:name>Own</itunes:name><itunes:email>o@example.org</itunes:email>
            </itunes:owner><itunes:category text='Arts'><itunes:category text='Food'/>
            </itunes:category><itunes:keywords>x, y</itunes:keywords>
            <itunes:summary>Sum</itunes:summary><itunes:subtitle>Sub</itunes:subtitle>
            <item><itunes:duration>1:02:03</itunes:duration><itunes:author>Al</itunes:author>
            <enclosure url='https://example.org/1.mp3' length='0' type='audio/mpeg'/>
            <itunes:image href='https://example.org/1.png'/><itunes:keywords>k</itunes:keywords>
            <podcast:location geo='geo:1,2'>Oslo</podcast:location></item>
            """)
        #expect(feed.authors == [FeedAuthor(name: "Jo")])
        #expect(feed.icon == "https://example.org/a.png")
        #expect(feed.categories == ["Arts", "Food", "x", "y"])
        #expect(feed.summary == "Sub")
        let details = try #require(feed.items.first?.details)
        #expect(details.attachments.first?.durationInSeconds == 3_723)
        #expect(details.attachments.first?.sizeInBytes == nil)
        #expect(details.image?.url == "https://example.org/1.png")
        #expect(details.authors == [FeedAuthor(name: "Al")])
        #expect(details.tags == ["k"])
        #expect(details.location == "Oslo")
    }

    @Test func `Gives the duration of an episode to its enclosure`() throws {
        let film = "<media:content url='https://example.org/1.mp4' type='video/mp4'/>"
        let sound = "<enclosure url='https://example.org/1.mp3' type='audio/mpeg'/>"
        let picture = "<enclosure url='https://example.org/1.png' type='image/png'/>"
        func durations(_ files: String) throws -> [Double?] {
            try rssItem("<itunes:duration>12:34</itunes:duration>" + files).details.attachments
                .map(\.durationInSeconds)
        }
        #expect(try durations(film + sound) == [nil, 754])
        #expect(try durations(film + picture + sound) == [nil, nil, 754])
        #expect(try durations(film + film.replacing("1.mp4", with: "1.mp3") + sound) == [nil, 754])
        #expect(try durations(film + sound.replacing("/>", with: " duration='7'/>")) == [nil, 7])
        #expect(try durations(film + picture) == [754, nil])
        let other = """
            <podcast:alternateEnclosure type='video/mp4'>
            <podcast:source uri='https://example.org/2.mp4'/></podcast:alternateEnclosure>
            """
        #expect(try durations(other + sound) == [nil, 754])
        let entry = try atomEntry(
            "<itunes:duration>12:34</itunes:duration>\(film)<link rel='enclosure' href='https://example.org/1.mp3'/>"
        )
        #expect(entry.details.attachments.map(\.durationInSeconds) == [nil, 754])
        for (text, seconds) in [
            ("PT1H2M3S", 3_723), ("PT90M", 5_400), ("PT1.5S", 1.5), ("P1DT2H", 93_600),
            ("45 min", 2_700), ("45 Min.", 2_700), ("1h 2m", 3_720), ("1h02m30s", 3_750),
            ("1h30", 5_400), ("1d2", 93_600), ("1 hour, 5 minutes", 3_900), ("90", 90),
            ("P1DT2M", 86_520), ("P1M", nil), ("P1D2M", nil), ("P", nil), ("PT", nil),
            ("1 hour - 5 min", 3_900),
        ] as [(String, Double?)] {
            let item = try rssItem("<itunes:duration>\(text)</itunes:duration>\(sound)")
            #expect(item.details.attachments.map(\.durationInSeconds) == [seconds])
        }
    }

    @Test func `Applies metadata of a media group to its members`() throws {
        let item = try rssItem(
            """
            <title>T</title><media:group><media:content url='https://example.org/s.mp4'
            type='video/mp4' width='320' height='240' fileSize='9' duration='7'/>
            <media:content url='https://example.org/l.mp4' type='video/mp4'><media:title>L
            </media:title></media:content><media:title>G</media:title>
            <media:description>D</media:description>
            <media:thumbnail url='https://example.org/t.jpg'/>
            <media:credit role='author'>Cam</media:credit><media:keywords>p,q</media:keywords>
            </media:group>
            """)
        #expect(
            item.details.media == [
                FeedMedia(
                    url: "https://example.org/s.mp4", mimeType: "video/mp4", medium: "video",
                    width: 320, height: 240, title: "G", description: "D",
                    thumbnail: "https://example.org/t.jpg"),
                FeedMedia(
                    url: "https://example.org/l.mp4", mimeType: "video/mp4", medium: "video",
                    title: "L", description: "D", thumbnail: "https://example.org/t.jpg"),
            ])
        #expect(item.title == "T")
        #expect(item.details.attachments.first?.durationInSeconds == 7)
        #expect(item.details.attachments.first?.sizeInBytes == 9)
        #expect(item.details.image?.url == "https://example.org/t.jpg")
        #expect(item.details.authors == [FeedAuthor(name: "Cam")])
        #expect(item.details.tags == ["p", "q"])
        #expect(item.content?.plainText == "D")
    }

    @Test(arguments: [
        (
            """
            <media:content medium='image' url='https://e.org/s' width='10' height='10'/>
            <media:content medium='image' url='https://e.org/l' width='20' height='20'/>
            <media:thumbnail url='https://e.org/t'/>
            """, "https://e.org/l"
        ),
        (
            """
            <enclosure url='https://e.org/e.jpg' type='image/jpeg' length='1'/>
            <media:thumbnail url='https://e.org/t'/>
            """, "https://e.org/t"
        ),
        (
            """
            <itunes:image href='https://e.org/i'/>
            <enclosure url='https://e.org/e' type='image/png' length='1'/>
            """, "https://e.org/e"
        ),
        ("<itunes:image href='https://e.org/i'/>", "https://e.org/i"),
        ("<enclosure url='https://e.org/e.mp3' type='audio/mpeg' length='1'/>", nil),
        (
            """
            <media:content url='https://e.org/1' medium='image' width='900' height='900'/>
            <media:content url='https://e.org/2' medium='image' width='90' height='90' isDefault='true'/>
            """, "https://e.org/2"
        ),
        (
            """
            <media:content url='https://1.gravatar.com/avatar/x?s=96' medium='image'/>
            <media:thumbnail url='https://e.org/3'/>
            """, "https://e.org/3"
        ),
        ("<image>https://e.org/4.jpg</image>", "https://e.org/4.jpg"),
        ("<image><url>https://e.org/5</url><link>https://e.org/</link></image>", "https://e.org/5"),
        ("<image url='https://e.org/6'/>", "https://e.org/6"),
        ("<thumbnail>https://e.org/7</thumbnail>", "https://e.org/7"),
        ("<enclosure url='https://e.org/8' type='image'/>", "https://e.org/8"),
        (
            "<enclosure url='https://e.org/9.webp' type='application/octet-stream'/>",
            "https://e.org/9.webp"
        ),
        ("<podcast:image href='https://e.org/10'/>", "https://e.org/10"),
    ])
    func `Chooses the best picture of an item`(inside: String, expected: String?) throws {
        let item = try rssItem(inside + "<title>t</title>")
        #expect(item.details.image?.url == expected)
        #expect(item.title == "t")
    }

    @Test(arguments: [
        ("<geo:lat>48.2</geo:lat><geo:long>16.3</geo:long>", "48.2, 16.3"),
        ("<georss:point>48.2 16.3</georss:point>", "48.2 16.3"),
        (
            "<georss:point>1 2</georss:point><georss:featurename>Graz</georss:featurename>",
            "Graz"
        ),
        (
            "<georss:where><gml:Point><gml:pos>48 16</gml:pos></gml:Point></georss:where>",
            "48 16"
        ),
        ("<geo:Point><geo:lat>1</geo:lat><geo:long>2</geo:long></geo:Point>", "1, 2"),
        ("<georss:point>-90, +180.0</georss:point>", "-90, +180.0"),
        (
            "<georss:where><gml:Point><gml:pos>48 16 300</gml:pos></gml:Point></georss:where>",
            "48 16 300"
        ),
    ])
    func `Reads locations`(inside: String, expected: String) throws {
        #expect(try rssItem(inside).details.location == expected)
    }

    @Test(arguments: [
        ("<georss:point>abc def</georss:point>", nil),
        ("<georss:point>95 200</georss:point>", nil),
        ("<georss:point>48.2 181</georss:point>", nil),
        ("<georss:point>48.2</georss:point>", nil),
        ("<georss:point>48.2 16.3 5</georss:point>", nil),
        ("<georss:point>infinity nan</georss:point>", nil),
        (
            "<georss:where><gml:Point><gml:pos>48 x</gml:pos></gml:Point></georss:where>", nil
        ),
        ("<geo:lat>91</geo:lat><geo:long>16.3</geo:long>", nil),
        ("<geo:lat>9</geo:lat><geo:long>east</geo:long>", nil),
        (
            "<georss:point>95 200</georss:point><geo:lat>9</geo:lat><geo:long>8</geo:long>",
            "9, 8"
        ),
    ])
    func `Ignores and reports invalid coordinates`(inside: String, expected: String?) throws {
        let feed = try feed(
            """
            <rss version='2.0' xmlns:georss='http://www.georss.org/georss'
            xmlns:gml='http://www.opengis.net/gml'
            xmlns:geo='http://www.w3.org/2003/01/geo/wgs84_pos#'>
            <channel><item>\(inside)</item></channel></rss>
            """)
        #expect(feed.items.first?.details.location == expected)
        #expect(feed.problems.map(\.code) == ["unreadable-value"])
    }

    @Test(arguments: [
        ("xmlns:x='http://purl.org/dc/elements/1.1/'", "x", "Jo"),
        ("xmlns:x='HTTPS://PURL.ORG/dc/elements/1.1'", "x", "Jo"),
        ("xmlns:dc='https://example.org/wrong'", "dc", "Jo"),
        ("", "dc", "Jo"),
        ("xmlns:x='https://example.org/unknown'", "x", nil),
        ("xmlns:dc='http://search.yahoo.com/mrss/'", "dc", nil),
    ])
    func `Recognizes namespaces by address, else by the usual prefix`(
        declaration: String, prefix: String, expected: String?
    ) throws {
        let feed = try feed(
            """
            <rss \(declaration)><channel><item><\(prefix):creator>Jo</\(prefix):creator>
            </item></channel></rss>
            """)
        #expect(feed.items.first?.details.authors.first?.name == expected)
    }

    @Test func `Ends namespace declarations with their element`() throws {
        let feed = try feed(
            """
            <rss><channel><item xmlns:x='http://purl.org/dc/elements/1.1/'>
            <x:creator>A</x:creator></item><item><x:creator>B</x:creator></item></channel></rss>
            """)
        #expect(feed.items.map { $0.details.authors.first?.name } == ["A", nil])
    }

    @Test func `Reads feeds in an unknown namespace or with a prefix`() throws {
        let own = try feed(
            "<rss xmlns='https://example.org/own'><channel><title>T</title></channel></rss>")
        #expect(own.title == "T")
        let prefixed = try feed(
            """
            <a:feed xmlns:a='http://www.w3.org/2005/Atom'><a:title>T</a:title>
            <a:entry><a:id>urn:1</a:id></a:entry></a:feed>
            """)
        #expect(prefixed.title == "T")
        #expect(prefixed.items.map(\.id) == ["urn:1"])
    }

    @Test func `Reads CDF`() throws {
        let feed = try feed(
            """
            <CHANNEL HREF="https://example.org/"><TITLE>T</TITLE><ABSTRACT>A</ABSTRACT>
            <LOGO HREF="https://example.org/l.gif" STYLE="IMAGE"/>
            <ITEM HREF="https://example.org/1" LASTMOD="2004-04-06T23:05:43-05:00">
            <TITLE>One</TITLE><ABSTRACT>First</ABSTRACT></ITEM></CHANNEL>
            """)
        #expect(feed.title == "T")
        #expect(feed.homePageURL == "https://example.org/")
        #expect(feed.summary == "A")
        #expect(feed.icon == "https://example.org/l.gif")
        let item = try #require(feed.items.first)
        #expect(item.url == "https://example.org/1")
        #expect(item.title == "One")
        #expect(item.updated?.secondsSince1970 == 1_081_310_743)
    }

    @Test(arguments: [
        (" BASE='https://example.org/b/'", "https://example.org/b/1"),
        ("", "https://example.org/1"),
    ])
    func `Resolves addresses of CDF against BASE, else against the page`(
        attribute: String, expected: String
    ) throws {
        let feed = try feed(
            """
            <CHANNEL HREF="https://example.org/"\(attribute)>
            <ITEM HREF="1"><TITLE>One</TITLE></ITEM></CHANNEL>
            """)
        #expect(feed.items.map(\.url) == [expected])
    }

    @Test(arguments: ["", "<category>c</category><own:a xmlns:own='u'>passed over</own:a>"])
    func `Reads files and media alike with fast and general paths`(other: String) throws {
        // Values that can be copied from the document, and values that need decoding.
        let item = try rssItem(
            """
            <enclosure url='https://e.org/a.mp3?x=1&amp;y=2' type='audio/mpeg' title=' A  &amp; B '/>
            <enclosure url='https://e.org/a.mp3?x=1&amp;y=2' length='7' type='audio/ogg'/>
            <enclosure url='https://e.org/plain.mp3' title='Plain'/>
            <enclosure url='https://e.org/./plain.mp3' length='0' duration='3'/>
            <m:content xmlns:m='http://search.yahoo.com/mrss/' url='https://e.org/p' type='IMAGE/PNG'
             width='3' height='99999999999999999999'/>
            <m:content xmlns:m='http://search.yahoo.com/mrss/' url='https://e.org/v' medium=' VIDEO '>
            <m:title>T&#38;T</m:title></m:content>
            <m:content xmlns:m='http://search.yahoo.com/mrss/' url='https://e.org/d' type='imagery/x'/>
            <m:content xmlns:m='http://search.yahoo.com/mrss/' url='https://e.org/q.JPEG?r#s'/>
            <m:content xmlns:m='http://search.yahoo.com/mrss/' url='javascript:a' type='audio'/>
            \(other)
            """)
        #expect(item.hasSameFilesAlone)
        let details = item.details
        #expect(
            details.attachments == [
                FeedAttachment(
                    url: "https://e.org/a.mp3?x=1&y=2", mimeType: "audio/mpeg", title: "A & B",
                    sizeInBytes: 7),
                FeedAttachment(
                    url: "https://e.org/plain.mp3", title: "Plain", durationInSeconds: 3),
                FeedAttachment(url: "https://e.org/p", mimeType: "IMAGE/PNG"),
                FeedAttachment(url: "https://e.org/v"),
                FeedAttachment(url: "https://e.org/d", mimeType: "imagery/x"),
                FeedAttachment(url: "https://e.org/q.JPEG?r#s"),
            ])
        #expect(details.media.map(\.medium) == ["image", "video", nil, "image", "audio"])
        #expect(details.media.map(\.title) == [nil, "T&T", nil, nil, nil])
        #expect(details.media[0].width == 3 && details.media[0].height == nil)
        #expect(details.media[4].url == nil)
    }

    @Test func `Detects repeated files among the first of many`() throws {
        let file = { (number: Int) in "<enclosure url='https://e.org/\(number).mp3'/>" }
        let once = (0..<70).map(file).joined()
        let again = [0, 63, 64].map(file).joined()
        let urls = try rssItem(once + again).details.attachments.map(\.url)
        #expect(urls.count == 71)
        #expect(urls.last == "https://e.org/64.mp3")
    }

    @Test func `Merges files whose resolved addresses are equal`() throws {
        for urls in [["./m.mp3", "m.mp3"], ["m.mp3", "./m.mp3"], ["./m.mp3", "./m.mp3"]] {
            let files = try rssItem(
                urls.map { "<enclosure url='https://e.org/\($0)'/>" }.joined()
                    + "<enclosure url='https://f.org/m.mp3'/><enclosure url='https://e.org/n.mp3'/>"
            ).details.attachments
            #expect(
                files.map(\.url)
                    == ["https://e.org/m.mp3", "https://f.org/m.mp3", "https://e.org/n.mp3"])
        }
    }

    @Test(arguments: ["", "<category>c</category><own:a xmlns:own='u'>passed over</own:a>"])
    func `Stores the metadata of a large media group once`(other: String) throws {
        let words = String(repeating: "word &amp; ", count: 5_000)
        let contents = (0..<900).map { "<media:content url='https://e.org/\($0).jpg'/>" }.joined()
        let item = try feed(
            """
            <rss xmlns:media='http://search.yahoo.com/mrss/'><channel><item>\(other)<media:group>
            <media:title>T &amp; T</media:title><media:description>\(words)</media:description>
            <media:thumbnail url='https://e.org/./t.jpg'/>\(contents)
            <media:content url='https://e.org/v.mp4'><media:title>Own</media:title></media:content>
            </media:group></item></channel></rss>
            """
        ).items[0]
        #expect(item.hasSameFilesAlone)
        let media = item.details.media
        let addresses = media.map {
            $0.$description?.withUTF8 {
                unsafe $0.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
            }
        }
        #expect(Set(addresses.prefix(900)).count == 1, "the metadata of a group is stored once")
        #expect(media.count == 901)
        #expect(media.allSatisfy { $0.description?.utf8.count == 34_999 })
        #expect(media.map(\.title) == Array(repeating: "T & T", count: 900) + ["Own"])
        #expect(media.allSatisfy { $0.thumbnail == "https://e.org/t.jpg" })
    }

    @Test(arguments: [
        "<itunes:image href='https://e.org/p.jpg'/>", "<itunes:image url='https://e.org/p.jpg'/>",
        "<itunes:image>https://e.org/p.jpg</itunes:image>",
        "<itunes:image><url>https://e.org/p.jpg</url></itunes:image>",
        "<itunes:link rel='image' type='video/jpeg' href='https://e.org/p.jpg'>x</itunes:link>",
    ])
    func `Reads a podcast's picture from every historical form`(picture: String) throws {
        let feed = try rss(
            "<title>T</title>\(picture)<item><title>a</title>\(picture)<link>x</link></item>")
        #expect(feed.icon == "https://e.org/p.jpg")
        #expect(feed.items.first?.image?.url == "https://e.org/p.jpg")
        #expect(feed.items.first?.details.image?.url == "https://e.org/p.jpg")
    }

    @Test func `Reads media:category as its term, and media:location as its description`() throws {
        let item = try rssItem(
            "<media:category label='Words'>music/x</media:category>"
                + "<media:location description='My house'/><media:category label='l'/>")
        #expect(item.details.tags == ["music/x", "l"])
        #expect(item.location == "My house")
        let other = try rssItem("<media:location>Paris</media:location><title>t</title>")
        #expect(other.location == "Paris")
        #expect(other.title == "t")
        let point = try rssItem(
            "<media:location><georss:point>1 2</georss:point></media:location><title>t</title>")
        #expect(point.location != nil)
        #expect(point.title == "t")
    }

    @Test func `Reads names from RDF containers in Dublin Core`() throws {
        let bag = "<rdf:Bag><rdf:li>A 1</rdf:li><rdf:li>A2</rdf:li></rdf:Bag>"
        let inside = """
            <dc:creator>\(bag)</dc:creator><dc:subject>\(bag)</dc:subject><dc:rights>\(bag)</dc:rights>
            """
        let feed = try rss(
            """
            <title>T</title>\(inside)<item>\(inside)
            <dc:contributor><foaf:Person><foaf:name>X Y</foaf:name></foaf:Person></dc:contributor>
            <dc:subject><taxo:x><rdf:value>v</rdf:value></taxo:x></dc:subject>
            <dc:date><dcterms:W3CDTF><rdf:value>2004-01-01</rdf:value></dcterms:W3CDTF></dc:date>
            </item>
            """)
        let item = try #require(feed.items.first)
        #expect(feed.authors.map(\.name) == ["A 1", "A2"])
        #expect(feed.categories == ["A 1", "A2"])
        #expect(feed.rights == "A 1 A2")
        #expect(item.authors.map(\.name) == ["A 1", "A2"])
        #expect(item.details.tags == ["A 1", "A2", "v"])
        #expect(item.details.contributors.map(\.name) == ["X Y"])
        #expect(item.details.rights == "A 1 A2")
        #expect(item.published?.secondsSince1970 == 1_072_915_200)
    }

    @Test(arguments: [
        ("By <span><a>John</a></span> Smith", "By John Smith"),
        ("<span><a>John</a></span> <b><i>Smith</i></b>", "John Smith"),
        ("<span><a>John</a></span>, Paris", "John, Paris"),
        (" <span>\n<a>John</a> Smith</span> ", "John Smith"),
    ])
    func `Keeps a name with markup whole`(inside: String, name: String) throws {
        let item = try rssItem("<dc:creator>\(inside)</dc:creator>")
        #expect(item.authors.map(\.name) == [name])
    }

    @Test func `Limits the depth of nested person elements`() throws {
        let depth = 50
        let item = try rssItem(
            "<dc:creator>" + String(repeating: "<foaf:Agent>", count: depth)
                + "<foaf:name>n</foaf:name>"
                + String(repeating: "</foaf:Agent>", count: depth) + "</dc:creator>")
        #expect(item.authors.map(\.name) == ["n"])
    }

    @Test func `Quotes the same sentences with the fast and general paths`() throws {
        let texts = [
            "A line of text.", "It  has two spaces", " around ", "With > and \"quotes\"", "é",
            "Tom &amp; Jerry", "&lt;p&gt;Words&lt;/p&gt;", "one", "x\ny", "No\u{A0}break",
            String(repeating: "word ", count: 200) + "end.",
        ]
        for text in texts {
            for element in ["description", "media:description"] {
                let one = try rssItem("<\(element)>\(text)</\(element)>")
                // A comment disables the fast path.
                let other = try rssItem("<\(element)>\(text)<!-- --></\(element)>")
                let content = try #require(one.content)
                for limit in [1, 8, 15, 40, 1_000, .max] {
                    let made = try #require(other.content).sentences(upTo: limit)
                    let found = content.sentences(upTo: limit)
                    // A limit beyond the end returns everything.
                    if made.isWhole || found.isWhole == made.isWhole {
                        #expect(found == made, "\(text) \(limit)")
                    } else {
                        #expect(found.text.hasPrefix(made.text), "\(text) \(limit)")
                    }
                }
            }
        }
    }
}
