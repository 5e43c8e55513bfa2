import Foundation
import Testing

/// Validity of pages, as HTML Tidy reports it.
@Suite final class PageValidityTests: TestsInFolder {
    /// Content that HTML does not allow: nested lists without items, blocks in phrases, rows without cells, elements
    /// outside of their parents, invalid addresses.
    private static let contents = [
        "<ul><li>a</li><ul><li>b</li></ul>c</ul><li>d</li><ol><p>e</p><li type=disc value=x>f</ol>",
        "<strong>a<figure><img src=/p.png><figcaption>b</figcaption></figure>c</strong>",
        "<a href='/a[0]|b^c#d#e'><div>a</div><h2>b</h2></a><h1></h1><h2><br></h2><h4>c</h4>",
        "<table><tr></tr><tr><td rowspan=9>a<td>b</tr>c<tr><td colspan=0>d</table><td>e</td>",
        "<dl><dd>a</dd><div><dt>b</dt></div></dl><dt>c</dt><details>d<summary>e</summary></details>",
        "<img srcset='/a.png 1x, /b.png 1x' alt=a><img alt='no address'><img srcset='/c.png 300w'>",
        "<img src=/a.png srcset='/a.png 300w, /b.png 600w' sizes='auto, 100%'><img src=/d.png sizes=1px>",
        "<picture><source srcset=/a.png><source srcset=/b.webp type=image/webp><img src=/c.png></picture>",
        "<video><p>a</p><source src=/a.mp4 type=video/mp4><track src=/a.vtt></video><time>b</time>",
        "<em>a<em>b</em></em><bdo>c</bdo><data>d</data><section><address><p>e</p></address></section>",
        "<h2><div>a</div><p>b</p></h2><p>c<table><caption><table><tr><td>d</table></caption></table>",
        "<math><mfrac><mi>a</mi><mi>b</mi></mfrac></math><ruby>a<rt>b</rt></ruby><q lang=e>c</q>",
        "<a href='#n'>1</a><ol start=x reversed><li id=n>note <a href='#n'>↩</a></ol><hr><br>",
        "<iframe src='https://www.youtube.com/embed/a-B_c456789'></iframe><pre><div>a</div></pre>",
        "<a href='/é'>a</a><blockquote cite='/x y'>b</blockquote><del datetime=today>c</del>",
    ]

    private static func feed(named title: String) -> String {
        let items = contents.enumerated().map { index, content in
            """
            <item xml:lang="\(index % 2 == 0 ? "de" : "")"><title>\(title) \(index)</title>
            <link>https://\(title).example/\(index)</link>
            <pubDate>2026-11-\(10 + index)T08:30:00Z</pubDate>
            <description><![CDATA[\(content)<p>\(title) and more words than stand above.</p>]]>
            </description></item>
            """
        }
        return "<rss version='2.0'><channel><title>\(title)</title><link>https://\(title).example/"
            + "</link><description>d</description>\(items.joined())</channel></rss>"
    }

    @Test(
        arguments: ["full", "whole", "excerpt", "none"], ["cards", "list"])
    func `HTML Tidy finds no errors in pages of invalid content`(content: String, layout: String)
        throws
    {
        let feeds = try ["tides", "winds"].map {
            try folder.write(Self.feed(named: $0), to: "\($0).xml").path
        }
        for sources in [[feeds[0]], feeds, ["--sort", "source"] + feeds] {
            for pictures in ["true", "false"] where content != "none" {
                let outcome = try FeedHostProcess.run(
                    [
                        "-r", "html", "--offline", "-O", "content=\(content)", "-O",
                        "layout=\(layout)", "-O", "embed-images=\(pictures)",
                    ] + sources,
                    shell: "\"$0\" \"$@\" 2>/dev/null | tidy -errors -quiet --show-info no "
                        + "--drop-empty-elements no --warn-proprietary-attributes no 2>&1; echo end"
                )
                #expect(outcome.text == "end\n")
            }
        }
    }
}
