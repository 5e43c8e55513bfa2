import Foundation
import Testing

/// The plugins of `Examples`, as they are installed: built with what their sources say, held against the
/// contract, and drawn with.
@Suite struct ExampleTests {
    private let folder: TemporaryFolder
    private static var examples: String {
        InstalledFeedHost.prefix.appendingPathComponent("share/feedhost/examples").path
    }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func shell(_ command: String) throws -> InstalledFeedHost.Outcome {
        let outcome = try InstalledFeedHost.run(
            command, in: folder.url,
            environment: [
                "PKG_CONFIG_PATH":
                    InstalledFeedHost.prefix.appendingPathComponent("lib/pkgconfig").path
            ])
        #expect(outcome.status == 0, "\(outcome.words)")
        return outcome
    }

    /// Builds an example's one file by pkg-config, and holds it against the contract.
    private func build(_ source: String, by compiler: String) throws -> String {
        let library = folder.url.appendingPathComponent("example.so").path
        _ = try shell(
            """
            \(compiler) -Wall -Wextra -Wpedantic -Werror -fPIC -shared \
            $(pkg-config --cflags --libs feedhost-plugin) -o '\(library)' '\(Self.examples)/\(source)'
            """)
        try validate(library)
        return library
    }

    private func validate(_ library: String) throws {
        let report = try FeedHostProcess.run(["validate", "--seed", "1", library])
        #expect(report.status == 0, "\(report.text)")
    }

    private func draw(_ library: String, _ feed: String, options: [String] = []) throws -> String {
        let file = try folder.write(feed, to: "feed.xml").path
        let outcome = try FeedHostProcess.run(["-r", library] + options + [file])
        #expect(outcome.status == 0, "\(outcome.errors)")
        return outcome.text
    }

    private static let feed = """
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

    @Test func `Markdown, in C`() throws {
        let library = try build("Markdown/markdown.c", by: "cc -std=c11")
        let text = try draw(library, Self.feed)
        #expect(
            text == #"""
                # Boats, \*big\* ones

                ## [=1+1; a, "b"](<https://e.org/a>)

                *20 November 2026, 07:30 · Ada "A" Marsh*

                ### a\_b

                b **c**\
                d \& [l](<https://e.org/l?x=1&y=2>)

                ```
                e
                  *f*
                ```

                - g
                  - h
                - i

                  j

                y

                1. k
                2. l

                > m
                >
                > > n

                ---

                ![s](<https://e.org/s.png>)

                ## Zwei

                1 \< 2

                """#, "\(text)")
        #expect(
            try draw(library, Self.feed, options: ["-O", "content=false"]).hasSuffix("\n1 \\< 2\n"))
    }

    @Test func `CSV, in C++`() throws {
        let library = try build("CSV/csv.cpp", by: "c++ -std=c++17")
        let text = try draw(library, Self.feed)
        let rows = text.components(separatedBy: "\r\n")
        try #require(rows.count > 1, "\(text)")
        #expect(rows[0] == "id,title,url,published,updated,authors,tags,source,read,excerpt")
        #expect(
            rows[1].hasPrefix(
                #"urn:a,"'=1+1; a, ""b""",https://e.org/a,2026-11-20T08:30:00+01:00,,"Ada ""A"" Marsh",x y,,false,"#
            ), "\(rows[1])")
        #expect(rows[2] == "no address,Zwei,,,,,,,false,1 < 2")
        #expect(rows.count == 4 && rows[3].isEmpty)
        let other = try draw(
            library, Self.feed, options: ["-O", "separator=semicolon", "-O", "formulas=true"])
        #expect(other.contains(#"urn:a;"=1+1; a, ""b""";https://e.org/a;"#))
    }

    /// Feeds of every kind there is, some of which lack nearly everything.
    private static let feeds = [
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

    @Test(.enabled(if: InstalledFeedHost.has("rustc"), "there is no rustc here"))
    func `Atom, in Rust, which lint finds nothing wrong with`() throws {
        let library = folder.url.appendingPathComponent("atom.so").path
        let built = try shell(
            """
            rustc --edition 2024 --crate-type cdylib -C opt-level=1 -D warnings -o '\(library)' \
            '\(Self.examples)/Atom/src/lib.rs'
            """)
        #expect(!built.words.contains("warning"))
        try validate(library)
        for feed in Self.feeds {
            let text = try draw(library, feed)
            let made = try folder.write(text, to: "made.atom").path
            let report = try FeedHostProcess.run(["lint", made])
            #expect(report.status == 0, "\(report.text)\(text)")
            #expect(report.text.contains("no problems (atom-1.0"))
            // Drawn again, it is the same: nothing is lost on the way.
            #expect(try draw(library, text) == text)
        }
    }

    @Test func `a spinner, in Swift, beside the text renderer`() throws {
        let library = folder.url.appendingPathComponent("spinner.so").path
        try InstalledKit.copyModules(to: "objects", in: folder)
        _ = try shell(
            """
            OBJECTS=objects '\(InstalledKit.path)/embedded' '\(library)' \
            '\(Self.examples)/Spinner/Sources/Spinner/Spinner.swift' \
            '\(Self.examples)/Spinner/Sources/SpinnerNote/note.c'
            """)
        try validate(library)
        let reader = try NetworkReader()
        let script = ZooPlugin.package.appendingPathComponent("Tests/Servers/terminal.py").path
        let outcome = try FeedHostProcess.run(
            ["--loading-view", library, "-r", "text", "-O", "style=list"]
                + (0..<2).map { reader.server.url("slow?seconds=1.5&n=\($0)") },
            environment: reader.environment.merging(["TERM": "xterm", "PAGER": "cat"]) { $1 },
            shell: "exec python3 '\(script)' 80 '' '' \"$0\" \"$@\"")
        #expect(outcome.status == 0)
        #expect(outcome.text.contains("\r⠋ "), "\(outcome.text)")
        // It is gone when the feed is drawn.
        let screen = TerminalScreen(outcome.output, columns: 80)
        #expect(!screen.lines.contains { $0.contains("⠋") || $0.contains("⠙") })
    }

    @Test func `an index of pictures, in C, of pixels`() throws {
        let library = try build("PictureIndex/picture_index.c", by: "cc -std=c11")
        let reader = try NetworkReader()
        func draw(_ options: String...) throws -> String {
            let outcome = try FeedHostProcess.run(
                ["-r", library, "-O", "width=4", reader.server.url("pictured")] + options,
                environment: reader.environment.merging(["TERM": "xterm-256color", "PAGER": "cat"])
                { $1 })
            #expect(outcome.status == 0, "\(outcome.errors)")
            return outcome.text
        }
        let colored = try draw("--color", "always")
        #expect(colored.contains("▀"))
        #expect(colored.contains(/\u{1B}\[38;(2|5);/))
        let plain = try draw()
        #expect(!plain.contains("\u{1B}"))
        #expect(plain.contains(/[░▒▓█]/), "\(plain)")
        for seat in ["in-process", "worker"] {
            #expect(try draw("--seat", seat) == plain)
        }
    }
}
