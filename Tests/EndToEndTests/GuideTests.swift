import Foundation
import Testing

/// Runs the commands of the guides for plugin authors (`docs/plugins`) in an empty folder, with an installed
/// FeedHost.
final class GuideTests: TestsInFolder {
    /// Returns the shell commands of a page.
    private func script(of page: String) throws -> String {
        let text = try String(
            contentsOf: InstalledFeedHost.prefix.appendingPathComponent(
                "share/doc/feedhost/plugins/\(page).md"), encoding: .utf8)
        let blocks = text.components(separatedBy: "```sh\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
        return blocks.joined()
    }

    /// Runs the commands of a page, and returns their output.
    private func run(_ page: String) throws -> String {
        let home = ProcessInfo.processInfo.environment["HOME"] ?? "/nonexistent"
        let own = folder.url.appendingPathComponent("home")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        let bin = InstalledFeedHost.prefix.appendingPathComponent("bin").path
        let outcome = try Shell.run(
            "set -eux\n" + script(of: page), in: folder.url,
            environment: [
                "PATH": "\(bin):\(Shell.path)", "HOME": own.path,
                "CARGO_HOME": ProcessInfo.processInfo.environment["CARGO_HOME"]
                    ?? "\(home)/.cargo",
                "RUSTUP_HOME": ProcessInfo.processInfo.environment["RUSTUP_HOME"]
                    ?? "\(home)/.rustup",
            ])
        #expect(outcome.status == 0, "\(outcome.words)")
        #expect(!outcome.words.contains("warning:"), "\(outcome.words)")
        return outcome.words
    }

    /// Drawn by the last command of a language's page: the installed plugin, with an option.
    private static let drawn = """
        A small harbour

        * A rope & a bell (21 November 2026, 08:30)
          https://example.org/rope

        * Ein Brief aus Übersee
          https://example.org/brief

        """

    /// Runs a language's page, and draws with its plugin in both places.
    private func language(_ page: String, _ library: String) throws {
        let words = try run(page)
        #expect(words.contains("keeps the contract, and draws what it should"), "\(words)")
        #expect(words.hasSuffix(Self.drawn), "\(words)")
        for seat in ["in-process", "worker"] {
            let drawn = try Shell.run(
                "'\(InstalledFeedHost.binary)' --seat \(seat) -r \(library) test/feed.xml",
                in: folder.url.appendingPathComponent("digest"))
            #expect(drawn.status == 0, "\(drawn.words)")
            #expect(drawn.words.contains("  Found at low tide, both still wet.\n"))
        }
    }

    @Test func `Installs the manual page`() throws {
        let page = try String(
            contentsOf: InstalledFeedHost.prefix.appendingPathComponent(
                "share/man/man1/feedhost.1"), encoding: .utf8)
        #expect(page.contains(".TH FEEDHOST 1"))
    }

    @Test(arguments: ["c", "cpp"])
    func `Runs the guides for C and C++`(page: String) throws {
        try language(page, "build/digest.so")
    }

    @Test(.enabled(if: Shell.has("cargo"), "there is no cargo here"))
    func `Runs the guide for Rust`() throws {
        try language("rust", "target/release/libdigest.so")
    }

    @Test func `Runs the guide for Swift, with and without the runtime`() throws {
        try language("swift", ".build/release/libdigest.so")
        let size = try FileManager.default.attributesOfItem(
            atPath: folder.url.appendingPathComponent("digest/build/digest.so").path)[.size]
        #expect((size as? Int ?? .max) < 400_000)
    }

    @Test(arguments: ["interactive", "debug", "ship"])
    func `Runs the advanced guides`(page: String) throws {
        _ = try run(page)
    }

    @Test func `Plain-text extension draws each row of its table`() throws {
        let source = try folder.write(
            """
            <feed xmlns="http://www.w3.org/2005/Atom"><title>F</title><entry><title>T</title>
            <content type="html"><![CDATA[<h2>a</h2><p>b  c<br>d</p><pre>e
              f</pre><ul><li>g<ul><li>h</li></ul></li><li><p>i</p><p>j</p></li></ul>
            <div>y</div><ol start="9"><li>k</li><li value="20">l</li></ol>
            <blockquote>m<blockquote>n</blockquote></blockquote>
            <table><tr><td>o</td><td>p</td></tr></table><hr>
            <p><a href="https://e.org/q">q</a></p>
            <p><img src="https://e.org/s.png" alt="s"><img src="https://e.org/t.png"></p>
            <video src="https://e.org/u.mp4"></video><p><q>v</q></p>
            <dl><dt>w</dt><dd>x</dd></dl>]]></content></entry></feed>
            """, to: "feed.xml")
        let library = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/plain_text.c", name: "plain-text", in: folder.url)
        let drawn = try FeedHostProcess.run(["-r", library, source.path])
        #expect(
            drawn.text == """
                a

                b c
                d

                e
                  f

                • g
                  • h
                • i

                  j

                y

                9. k
                20. l

                > m

                > > n

                o | p

                ———

                q <https://e.org/q>

                [s]

                https://e.org/u.mp4

                “v”

                w

                  x
                """, "\(drawn.text)\(drawn.errors)")
    }

    @Test func `Documented texts may contain line feeds`() throws {
        let two = "one&#10;two"
        let source = try folder.write(
            """
            <rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"
            xmlns:media="http://search.yahoo.com/mrss/"><channel><title>\(two)</title>
            <description>\(two)</description><copyright>\(two)</copyright>
            <generator>\(two)</generator><category>\(two)</category><dc:creator>\(two)</dc:creator>
            <item><title>\(two)</title><guid>\(two)</guid><dc:creator>\(two)</dc:creator>
            <category>\(two)</category><dc:rights>\(two)</dc:rights>
            <media:content url="https://e.org/a.png" medium="image"><media:title>\(two)</media:title>
            <media:description>\(two)</media:description></media:content>
            <enclosure url="https://e.org/a.mp3" type="audio/&#10;mpeg" length="1"/>
            <description>&lt;p&gt;one&lt;/p&gt;&lt;p&gt;two&lt;/p&gt;</description></item>
            <item><description>\(two)</description></item></channel></rss>
            """, to: "feed.xml")
        let library = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/line_feeds.c", name: "line-feeds", in: folder.url)
        let drawn = try FeedHostProcess.run(["-r", library, source.path])
        #expect(drawn.status == 0, "\(drawn.errors)")
        let lines = Set(drawn.text.split(separator: "\n"))
        #expect(
            lines.isSubset(of: [
                "content-html", "content-text", "summary", "summary-html", "none",
            ]))
        #expect(lines.contains("none"))
    }
}
