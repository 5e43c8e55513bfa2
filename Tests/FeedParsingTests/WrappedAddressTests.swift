import FeedModel
import FeedParsing
import Testing

@Suite struct WrappedAddressTests {
    @Test(arguments: [
        "<a href='https://ex.org/1'>One</a>", "<url>https://ex.org/1</url>",
        "&lt;![CDATA[https://ex.org/1]]&gt;", "\"https://ex.org/1\"", "&lt;https://ex.org/1&gt;",
        "&lt;a href=\"https://ex.org/1\"&gt;One&lt;/a&gt;", "'https://ex.org/1' ",
        "<![CDATA[ <https://ex.org/1> ]]>", "http://https://ex.org/1", " https://https://ex.org/1",
    ])
    func `Reads an address with marks or an element around it`(link: String) throws {
        let item = try rssItem("<link>\(link)</link><comments>\(link)</comments>")
        #expect(item.url == "https://ex.org/1")
        #expect(item.details.comments == "https://ex.org/1")
    }

    @Test(arguments: [
        "https://ex.org/?a=1&amp;b=2", "<![CDATA[https://ex.org/?a=1&amp;b=2]]>",
        "<![CDATA[https://ex.org/?a=1&b=2]]>", "https://ex.org/?a=1&amp;amp;b=2",
    ])
    func `Reads the ampersand of an address however it is escaped`(link: String) throws {
        #expect(try rssItem("<link>\(link)</link>").url == "https://ex.org/?a=1&b=2")
    }

    @Test func `Reads the ampersand of an address in JSON`() throws {
        let item = try jsonItem(#""content_text":"a","url":"https://ex.org/?a=1&amp;b=2""#)
        #expect(item.url == "https://ex.org/?a=1&b=2")
    }

    @Test func `Reads a podcast's picture in an element of its own`() throws {
        let item = try rss(
            """
            <item xmlns:itunes='http://www.itunes.com/dtds/podcast-1.0.dtd'><title>T</title>
            <itunes:image><url>https://ex.org/6.jpg</url></itunes:image></item>
            """
        ).items.first
        #expect(item?.details.image?.url == "https://ex.org/6.jpg")
    }
}
