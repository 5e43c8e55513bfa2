import Foundation
import Testing

/// The installed plugins of `Examples`: builds them as their sources say, validates them, and draws with them.
@Suite final class ExampleTests: TestsOfExamples {
    @Test func `Builds and draws Markdown, in C`() throws {
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
            try draw(library, Self.feed, options: ["-O", "content=false"])
                .hasSuffix("\n1 \\< 2\n"))
        let signs = try draw(
            library,
            """
            <rss version="2.0"><channel><title>T</title><item><title>a</title><description>
            <![CDATA[<p>a <code>b_c</code><p>1986. d<br>- e<pre>``<code>`<br></code><br>f</pre>]]></description></item>
            </channel></rss>
            """)
        #expect(
            signs.hasSuffix("\na `b_c`\n\n1986\\. d\\\n\\- e\n\n````\n```\n\nf\n````\n"),
            "\(signs)")
        let hostile = try draw(
            library,
            """
            <rss version="2.0"><channel><title>T</title><item><title>a</title><description><![CDATA[
            <li><pre>a
            &lt;b></pre></li><pre>c<pre>
            &lt;b></pre></pre><ul><li><blockquote><pre>d
            &lt;b></pre></blockquote><pre><img src="https://e.org/s.png" alt="`&#10;```">
            &lt;b></pre></ul>]]></description></item></channel></rss>
            """)
        #expect(
            hostile.hasSuffix(
                """
                ```
                a
                <b>
                ```

                ```
                c

                <b>
                ```

                - > ```
                  > d
                  > <b>
                  > ```

                  `````
                  ![`
                  ```](<https://e.org/s.png>)
                  <b>
                  `````

                """), "No code leaves its fence, where it would be markup: \(hostile)")
    }

    @Test func `Builds and draws CSV, in C`() throws {
        let library = try build("CSV/csv.c", by: "cc -std=c11")
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
            library, Self.feed,
            options: ["-O", "separator=semicolon", "-O", "formulas=true"])
        #expect(other.contains(#"urn:a;"=1+1; a, ""b""";https://e.org/a;"#))
    }

    @Test(.enabled(if: Shell.has("rustc"), "there is no rustc here"))
    func `Builds and draws Atom without lint problems, in Rust`() throws {
        let library = folder.url.appendingPathComponent("atom.so").path
        let built = try shell(
            """
            rustc --edition 2024 --crate-type cdylib -C opt-level=1 -D warnings -o '\(library)' \
            '\(Self.directory)/Atom/src/lib.rs'
            """)
        #expect(!built.words.contains("warning"))
        try validate(library)
        for feed in Self.feeds {
            let text = try draw(library, feed)
            let made = try folder.write(text, to: "made.atom").path
            let report = try FeedHostProcess.run(["lint", made])
            #expect(report.status == 0, "\(report.text)\(text)")
            #expect(report.text.contains("no problems (atom-1.0"))
            // Drawing the output gives the same output: nothing is lost.
            #expect(try draw(library, text) == text)
        }
    }

    @Test func `Builds a spinner, in Swift, and shows it beside the text renderer`() throws {
        let library = folder.url.appendingPathComponent("spinner.so").path
        try InstalledKit.copyModules(to: "objects", in: folder)
        _ = try shell(
            """
            OBJECTS=objects '\(InstalledKit.path)/embedded' '\(library)' \
            '\(Self.directory)/Spinner/Sources/Spinner/Spinner.swift' \
            '\(Self.directory)/Spinner/Sources/SpinnerNote/note.c'
            """)
        try validate(library)
        let reader = try NetworkReader()
        let script = ZooPlugin.package.appendingPathComponent("Tests/Servers/terminal.py").path
        let outcome = try reader.command(
            ["--loading-view", library, "-r", "text", "-O", "style=list"]
                + (0..<2).map { reader.server.url("slow?seconds=1.5&n=\($0)") },
            environment: ["TERM": "xterm", "PAGER": "cat"],
            shell: "exec python3 '\(script)' 80 '' '' \"$0\" \"$@\"")
        #expect(outcome.status == 0)
        #expect(outcome.text.contains("\r⠋ "), "\(outcome.text)")
        // The drawn feed replaces it.
        let screen = TerminalScreen(outcome.output, columns: 80)
        #expect(!screen.lines.contains { $0.contains("⠋") || $0.contains("⠙") })
    }

    @Test func `Builds and draws an index of pictures from pixels, in C`() throws {
        let library = try build("PictureIndex/picture_index.c", by: "cc -std=c11")
        let reader = try NetworkReader()
        func draw(_ options: String...) throws -> String {
            let outcome = try reader.command(
                ["-r", library, "-O", "width=4", reader.server.url("pictured")] + options,
                environment: ["TERM": "xterm-256color", "PAGER": "cat"])
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
