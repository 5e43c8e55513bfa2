/// Small feeds.
enum SampleDocuments {
    /// Returns a feed in RSS with these items.
    static func feed(_ title: String, items: [String] = []) -> String {
        "<rss version='2.0'><channel><title>\(title)</title>\(items.joined())</channel></rss>"
    }

    /// Returns a feed in RSS of one item, which has nothing but a title.
    static func feed(_ title: String, item: String) -> String {
        feed(title, items: ["<item><title>\(item)</title></item>"])
    }

    static let rss = """
        <?xml version="1.0" encoding="UTF-8"?>
        <rss version="2.0"><channel>
        <title>Harbour notes</title><link>https://example.org/</link>
        <description>What the tide brought in</description>
        <item><title>A rope &amp; a bell</title><link>https://example.org/rope</link>
        <guid isPermaLink="false">rope-1</guid>
        <pubDate>Sat, 21 Nov 2026 08:30:00 GMT</pubDate>
        <description>&lt;p&gt;Found at &lt;b&gt;low&lt;/b&gt; tide.&lt;/p&gt;</description></item>
        <item><title>Fog</title><link>https://example.org/fog</link>
        <pubDate>Fri, 20 Nov 2026 07:00:00 +0100</pubDate>
        <description>Nothing to see.</description></item>
        </channel></rss>
        """

    static let atom = """
        <?xml version="1.0" encoding="utf-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
        <title>Field book</title><id>urn:example:field</id>
        <link href="https://example.org/field/"/><updated>2026-11-20T10:00:00Z</updated>
        <author><name>Ada Marsh</name></author>
        <entry><title type="html">Larks &amp;amp; linnets</title><id>urn:example:field:1</id>
        <link href="https://example.org/field/1"/><updated>2026-11-20T10:00:00Z</updated>
        <content type="html">&lt;p&gt;Heard before seen.&lt;/p&gt;</content></entry>
        </feed>
        """
}
