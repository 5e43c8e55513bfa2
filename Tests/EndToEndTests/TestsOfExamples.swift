import Foundation
import Testing

/// Tests of the installed plugins of `Examples`, with feeds to draw.
class TestsOfExamples: TestsInFolder {
    static var directory: String {
        InstalledFeedHost.prefix.appendingPathComponent("share/feedhost/examples").path
    }

    func shell(_ command: String) throws -> Shell.Outcome {
        let outcome = try Shell.run(
            command, in: folder.url,
            environment: [
                "PKG_CONFIG_PATH":
                    InstalledFeedHost.prefix.appendingPathComponent("lib/pkgconfig").path
            ])
        #expect(outcome.status == 0, "\(outcome.words)")
        return outcome
    }

    /// Builds an example of one source file with pkg-config, and validates it.
    func build(
        _ source: String, by compiler: String, allowing need: String? = nil
    ) throws -> String {
        let library = folder.url.appendingPathComponent("example.so").path
        _ = try shell(
            """
            \(compiler) -Wall -Wextra -Wpedantic -Werror -fPIC -shared \
            $(pkg-config --cflags --libs feedhost-plugin) -o '\(library)' '\(Self.directory)/\(source)'
            """)
        try validate(library, allowing: need)
        return library
    }

    func validate(_ library: String, allowing need: String? = nil) throws {
        let grants = need.map { ["--allow", $0] } ?? []
        let report = try FeedHostProcess.run(["validate", "--seed", "1"] + grants + [library])
        #expect(report.status == 0, "\(report.text)")
    }

    func draw(_ library: String, _ feed: String, options: [String] = []) throws -> String {
        let file = try folder.write(feed, to: "feed.xml").path
        let outcome = try FeedHostProcess.run(["-r", library] + options + [file])
        #expect(outcome.status == 0, "\(outcome.errors)")
        return outcome.text
    }

    static let feed = """
        <feed xmlns="http://www.w3.org/2005/Atom"><id>urn:f</id><title>Boats, *big* ones</title>
        <updated>2026-11-21T08:30:00Z</updated>
        <entry><id>urn:a</id><title>=1+1; a, "b"</title><link href="https://e.org/a"/>
        <published>2026-11-20T08:30:00+01:00</published>
        <author><name>Ada "A" Marsh</name></author><category term="x"/><category term="y"/>
        <content type="html"><![CDATA[<h2>a_b</h2><p>b <b>c</b><br>d &amp; <a
        href="https://e.org/l?x=1&amp;y=2">l</a></p><pre>e
          *f*</pre><ul><li>g<ul><li>h</li></ul></li><li><p>i</p><p>j</p></li></ul><p>y</p>
        <ol><li>k</li><li>l</li></ol><blockquote>m<blockquote>n</blockquote></blockquote><hr>
        <p><img src="https://e.org/s.png" alt="s"></p>]]></content></entry>
        <entry><id>no address</id><title>Zwei</title><content>1 &lt; 2</content></entry></feed>
        """

    /// Feeds of all formats, some nearly empty.
    static let feeds = [
        feed,
        "<rss version='2.0'><channel><item><title>no more</title></item><item/></channel></rss>",
        """
        <rss version='2.0'><channel><title>T</title><link>/relative</link><item><guid>x y</guid>
        <link>/a b</link><pubDate>21/11/2026</pubDate><author>me@e.org (Me)</author></item><item>
        <guid>x y</guid><enclosure url='https://e.org/ü.mp3'/><category/><description>&#1;\u{1F}
        &lt;p&gt;]]&gt;&lt;/p&gt;</description></item></channel></rss>
        """,
        """
        {"version": "https://jsonfeed.org/version/1.1", "title": "J", "items": [
        {"id": 3, "content_text": "a\\u0000b", "url": "https://e.org/{x}|y", "language": "??"},
        {"id": "", "title": "t", "authors": [{"url": "https://e.org/me"}]}]}
        """,
        "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' "
            + "xmlns='http://purl.org/rss/1.0/'><channel><title>R</title></channel>"
            + "<item><title>I</title></item></rdf:RDF>",
    ]
}
