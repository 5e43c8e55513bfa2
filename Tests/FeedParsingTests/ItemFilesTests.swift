import FeedModel
import Testing

struct ItemFilesTests {
    /// RFC 4287, section 4.1.3.2: content may be out of line.
    @Test(arguments: ["", " xml:lang=\"en\""], ["/>", "></content>", ">x</content>"])
    func `Reads content with src as an attachment`(language: String, end: String) throws {
        let text = """
            <feed xmlns="http://www.w3.org/2005/Atom" \
            xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><title>F</title>\
            <entry\(language)><title>A</title><id>1</id><itunes:image href="http://example.org/i.jpg"/>\
            <content type="audio/mpeg" src="http://example.org/c.mp3"\(end)</entry></feed>
            """
        let item = try #require(try feed(text).items.first)
        #expect(item.details.attachments.map(\.url) == ["http://example.org/c.mp3"])
    }

    @Test(arguments: [0, 999, 1_000, 1_001])
    func `Reads files after any number of media groups`(count: Int) throws {
        let groups = String(
            repeating: "<media:group><media:title>x</media:title></media:group>", count: count)
        let text = """
            <rss xmlns:media="http://search.yahoo.com/mrss/"><channel><item><title>T</title>\(groups)\
            <media:content url="http://example.org/a.mp3" type="audio/mpeg"/>\
            <media:content url="http://example.org/b.jpg" type="image/jpeg"/></item></channel></rss>
            """
        let item = try #require(try feed(text).items.first)
        #expect(item.details.attachments.count == 2)
        #expect(item.details.image?.url == "http://example.org/b.jpg")
    }
}
