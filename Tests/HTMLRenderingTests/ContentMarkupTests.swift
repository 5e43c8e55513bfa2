import FeedPresentation
import FeedRendering
import Testing

@testable import HTMLRendering

struct ContentMarkupTests {
    @Test(arguments: [
        ("plain", "plain"),
        ("a &amp; b &lt; c", "a &amp; b &lt; c"),
        ("1 < 2 <3", "1 &lt; 2 &lt;3"),
        ("<h1>A</h1><h2>B</h2><h3>C</h3>", "<h3>A</h3><h4>B</h4><h5>C</h5>"),
        ("<h4>D</h4><h5>E</h5><h6>F</h6>", "<h3>D</h3><h4>E</h4><h5>F</h5>"),
        ("<h1>A</h1><h5>E</h5>", "<h3>A</h3><h6>E</h6>"),
        ("<h2>B</h2>", "<h3>B</h3>"),
        ("<p>one<p>two", "<p>one</p><p>two</p>"),
        ("<p>one<ul><li>a<li>b</ul>two", "<p>one</p><ul><li>a</li><li>b</li></ul>two"),
        ("<b><i>x</b>y</i>", "<b><i>x</i></b>y"),
        ("</div></article></main>out", "out"),
        ("<div><section>left open", "<div><section>left open</section></div>"),
        ("a<br/>b<hr>c", "a<br>b<hr>c"),
        (
            "<P CLASS=x ID=item-1 STYLE='color:red' Title='a \"b\"'>x</P>",
            "<p title=\"a &quot;b&quot;\">x</p>"
        ),
        (
            "<a href=\"https://a.example/?a=1&amp;b=2\" target=_blank>x</a>",
            "<a href=\"https://a.example/?a=1&amp;b=2\">x</a>"
        ),
        ("<a href='javascript:alert(1)'>x</a>", "<a>x</a>"),
        ("<a href='java&#115;cript:alert(1)'>x</a>", "<a>x</a>"),
        ("<a href=' https://a.example'>x</a>", "<a>x</a>"),
        ("<a href='#note'>x</a>", "<a>x</a>"),
        (
            "<img src='https://a.example/p.png'>",
            "<img src=\"https://a.example/p.png\" loading=\"lazy\" decoding=\"async\" alt=\"\">"
        ),
        (
            "<img src='data:text/html,x' alt=w>",
            "<img alt=\"w\" loading=\"lazy\" decoding=\"async\">"
        ),
        (
            "<img src=x onerror=alert(1) OnLoad=alert(2)>",
            "<img loading=\"lazy\" decoding=\"async\" alt=\"\">"
        ),
        ("<script>alert(1)</script>x", "x"),
        ("<style>*{}</style>x", "x"),
        ("<main><title>t</title><form><input>x</form></main>", "tx"),
        ("<!-- c --><?pi?><!DOCTYPE x>x", "x"),
        ("<svg><a xlink:href='javascript:x'>y</a></svg>", "<a>y</a>"),
        (
            "<audio src='https://a.example/a.mp3' autoplay></audio>",
            "<audio src=\"https://a.example/a.mp3\" controls preload=\"none\"></audio>"
        ),
        (
            "<details open><summary>s</summary>t</details>",
            "<details><summary>s</summary>t</details>"
        ),
        ("<p title=a title=b>x</p>", "<p title=\"a\">x</p>"),
        ("<p title=\"never closed", ""),
        ("<", "&lt;"),
        (
            "<center><tt>a</tt><font color=red>b</font></center>",
            "<div><code>a</code><span>b</span></div>"
        ),
        (
            "<td align=right width=10 colspan=2 data-x=y aria-label=z>1",
            "<td class=\"at-right\" colspan=\"2\">1</td>"
        ),
        ("<td align='right x' colspan=0x2>1</td>", "<td>1</td>"),
        (
            "<a href='#content-1'>1</a><p id='content-1'>n</p><p id=other>o</p>",
            "<a href=\"#item-3-content-1\">1</a><p id=\"item-3-content-1\">n</p><p>o</p>"
        ),
        (
            "<a href='https://maps.example/x' data-embed=page>maps.example</a>",
            "<a href=\"https://maps.example/x\" class=\"embed page\">"
                + "<span>Embedded page: </span>maps.example</a>"
        ),
        (
            "<a href='https://www.youtube.com/watch?v=a-B_c456789' data-embed=video>y</a>",
            "<a href=\"https://www.youtube.com/watch?v=a-B_c456789\" class=\"embed video\">"
                + "<img src=\"https://i.ytimg.com/vi/a-B_c456789/hqdefault.jpg\" alt=\"\" "
                + "loading=\"lazy\" decoding=\"async\"><span>Video: </span>y</a>"
        ),
        (
            "<a href='https://a.example/' data-embed=script>x</a>",
            "<a href=\"https://a.example/\">x</a>"
        ),
        (
            "<math display=block xlink:href=x onclick=y href=z><mi mathvariant=normal>x</mi></math>",
            "<math display=\"block\"><mi mathvariant=\"normal\">x</mi></math>"
        ),
        (
            "<picture><source srcset='https://a.example/d.png' media='(prefers-color-scheme: dark)'>"
                + "<img src='https://a.example/l.png' srcset='https://a.example/l2.png 2x'></picture>",
            "<picture><source srcset=\"https://a.example/d.png\" "
                + "media=\"(prefers-color-scheme: dark)\"><img src=\"https://a.example/l.png\" "
                + "srcset=\"https://a.example/l2.png 2x\" loading=\"lazy\" decoding=\"async\" "
                + "alt=\"\"></picture>"
        ),
        (
            "<img width=10 height='20' src=''>",
            "<img width=\"10\" height=\"20\" loading=\"lazy\" decoding=\"async\" alt=\"\">"
        ),
        ("<img width='100%' height=-1>", "<img loading=\"lazy\" decoding=\"async\" alt=\"\">"),
        ("\u{0}\u{1F}\u{7F}x", "\u{7F}x"),
    ])
    func `Content is fitted into the page`(html: String, expected: String) {
        #expect(fitted(html) == expected)
    }

    @Test func `What reaches a name's length or a depth of any kind stays linear and in shape`() {
        let deep = String(repeating: "<div>", count: 20_000)
        let strayEnds = String(repeating: "</b>", count: 20_000)
        let result = fitted(deep + strayEnds)
        #expect(result == deep + String(repeating: "</div>", count: 20_000))
        let long = fitted("<" + String(repeating: "a", count: 100_000) + ">x")
        #expect(long.utf8.count < 1_000)
    }

    private func fitted(_ html: String) -> String {
        var bytes: [UInt8] = []
        let output = RenderingOutput {
            bytes += $0
            return true
        }
        var writer = HTMLWriter(output: output)
        ContentMarkup.write(html, as: .plain, to: &writer)
        writer.flush()
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func `long text comes out whole`() {
        let text = String(repeating: "日本語 &amp; < \u{1}", count: 20_000)
        let expected = String(repeating: "日本語 &amp; &lt; ", count: 20_000)
        #expect(fitted("<p>" + text) == "<p>" + expected + "</p>")
    }
}

extension ContentSetting {
    /// The setting of the third item in an English page.
    static let plain = ContentSetting(
        index: 2, labels: EnglishPhrases().labels, ownWords: "")
}
