import FeedPresentation
import FeedRendering
import PresentationTestSupport
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
        ("<b><i>x</b>y</i>", "<b><i>x</i></b><i>y</i>"),
        ("</div></article></main>out", "out"),
        ("<div><section>left open", "<div><div>left open</div></div>"),
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
            "<span class=\"missing\">w</span>"
        ),
        ("a<img src=x onerror=alert(1) OnLoad=alert(2)>", "a"),
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
            "<table><tr><td align=right width=10 colspan=2 data-x=y aria-label=z>1</table>",
            "<table tabindex=\"0\"><tr><td class=\"at-right\" colspan=\"2\">1</td></tr></table>"
        ),
        (
            "<table><tr><td align='right x' colspan=0x2>1</td></table>",
            "<table tabindex=\"0\"><tr><td>1</td></tr></table>"
        ),
        ("<td>1</td>", " 1"),
        // Elements in places where they are not allowed.
        ("<ul><li>a</li><ul><li>b</li></ul></ul>", "<ul><li>a<ul><li>b</li></ul></li></ul>"),
        ("<ul>a<li>b</ul>", "<ul><li>a</li><li>b</li></ul>"),
        ("<ol><li>a</li><p>b</p><li>c</ol>", "<ol><li>a<p>b</p></li><li>c</li></ol>"),
        ("<div><li>a</li><li>b</li>c</div>", "<div><ul><li>a</li><li>b</li></ul>c</div>"),
        ("<dl><dd>a</dd><dt>b</dt></dl>", "<dl><dt></dt><dd>a</dd><dt>b</dt><dd></dd></dl>"),
        ("<dl><dt>a</dt>b</dl>", "<dl><dt>a</dt><dd>b</dd></dl>"),
        (
            "<b>a<figure>b</figure>c</b>d",
            "<b>a</b><figure><b>b</b></figure><b>c</b>d"
        ),
        (
            "<a href='https://a.example/'><div>a</div><div>b</div></a>",
            "<div><a href=\"https://a.example/\">a</a></div>"
                + "<div><a href=\"https://a.example/\">b</a></div>"
        ),
        ("<strong><p></p></strong>x", "<p></p>x"),
        ("<h2><div>a</div><div>b</div></h2>", " <h3>a b</h3>"),
        ("<h2></h2><h2><b></b></h2>x", "x"),
        ("<figcaption>a</figcaption>", "<div>a</div>"),
        (
            "<figure>a<figcaption>b</figcaption>c</figure>",
            "<figure>a<div>b</div>c</figure>"
        ),
        (
            "<figure>a<figcaption>b</figcaption> </figure>",
            "<figure>a<figcaption>b</figcaption> </figure>"
        ),
        ("<details>a<summary>b</summary></details>", "<div>a<div>b</div></div>"),
        (
            "<table><tr></tr><tr><td>a<td>b<tr><td>c</table>",
            "<table tabindex=\"0\"><tr><td>a</td><td>b</td></tr><tr><td>c</td><td></td></tr></table>"
        ),
        (
            "<table><tr><td>a<td>b<td>c<tr><td>d</table>",
            "<table tabindex=\"0\"><tr><td>a</td><td>b</td><td>c</td></tr>"
                + "<tr><td>d</td><td colspan=\"2\"></td></tr></table>"
        ),
        (
            "<table><tr><td rowspan=3>a<td>b</tr></table>",
            "<table tabindex=\"0\"><tr><td>a</td><td>b</td></tr></table>"
        ),
        (
            "<table><tr><td rowspan=2>a<td>b</tr><tr></tr><tr><td>c<td>d</tr></table>",
            "<table tabindex=\"0\"><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>"
        ),
        (
            "<table>a<tr><td>b</table>",
            "<table tabindex=\"0\"><tr><td>a</td></tr><tr><td>b</td></tr></table>"
        ),
        (
            "<table><tfoot><tr><td>b</tfoot><tbody><tr><td>c</tbody></table>",
            "<table tabindex=\"0\"><tbody><tr><td>b</td></tr></tbody>"
                + "<tbody><tr><td>c</td></tr></tbody></table>"
        ),
        (
            "<a href='https://a.example/'><video src='https://a.example/v.mp4'>w</video></a>",
            "<video src=\"https://a.example/v.mp4\" controls preload=\"none\"></video>"
        ),
        (
            "<video>x<source src='https://a.example/v.mp4' type=video/mp4></video>",
            "<video controls preload=\"none\"><source src=\"https://a.example/v.mp4\" "
                + "type=\"video/mp4\"></video>"
        ),
        (
            "<video src='https://a.example/v.mp4'><source src='https://a.example/w.mp4'></video>",
            "<video src=\"https://a.example/v.mp4\" controls preload=\"none\"></video>"
        ),
        ("<em>a<em>b</em>c</em>", "<em>abc</em>"),
        (
            "<time>noon</time><time datetime=2026-11-22>d</time>",
            "<span>noon</span><time datetime=\"2026-11-22\">d</time>"
        ),
        (
            "<a href='https://a.example/?a[0]=b^c%zz#d#e'>x</a>",
            "<a href=\"https://a.example/?a%5B0%5D=b%5Ec%25zz#d%23e\">x</a>"
        ),
        (
            "<img srcset='https://a.example/1.png 1x, https://a.example/2.png 2x'>",
            "<img src=\"https://a.example/1.png\" srcset=\"https://a.example/1.png 1x, "
                + "https://a.example/2.png 2x\" loading=\"lazy\" decoding=\"async\" alt=\"\">"
        ),
        (
            "<img src='https://a.example/1.png' srcset='https://a.example/1.png 100w' "
                + "sizes='auto, 50vw'>",
            "<img src=\"https://a.example/1.png\" srcset=\"https://a.example/1.png 100w\" "
                + "sizes=\"50vw\" loading=\"lazy\" decoding=\"async\" alt=\"\">"
        ),
        (
            "<img src='https://a.example/1.png' srcset='https://a.example/1.png 100w'>",
            "<img src=\"https://a.example/1.png\" srcset=\"https://a.example/1.png 100w\" "
                + "sizes=\"100vw\" loading=\"lazy\" decoding=\"async\" alt=\"\">"
        ),
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
            "<img width=10 height='20' src='https://a.example/'>",
            "<img width=\"10\" height=\"20\" src=\"https://a.example/\" loading=\"lazy\" "
                + "decoding=\"async\" alt=\"\">"
        ),
        ("<img width='100%' height=-1>", ""),
        ("\u{0}\u{1F}\u{7F}x", "\u{7F}x"),
    ])
    func `Makes content valid in the page`(html: String, expected: String) {
        #expect(fitted(html) == expected)
    }

    @Test func `Handles deep nesting and long names in linear time`() {
        let deep = String(repeating: "<div>", count: 20_000)
        let strayEnds = String(repeating: "</b>", count: 20_000)
        let result = fitted(deep + strayEnds)
        #expect(result == deep + String(repeating: "</div>", count: 20_000))
        let long = fitted("<" + String(repeating: "a", count: 100_000) + ">x")
        #expect(long.utf8.count < 1_000)
    }

    @Test func `Repeats a long link in some of very many blocks`() {
        let link = "<a href=\"https://a.example/" + String(repeating: "a", count: 10_000) + "\">"
        let blocks = String(repeating: "<p>x</p>", count: 1_000)
        let result = fitted(link + blocks + "</a>")
        #expect(result.hasPrefix("<p>\(link)x</a></p><p>\(link)x</a></p>"))
        #expect(result.hasSuffix("<p>x</p>"))
        #expect(result.utf8.count < 20 * (link + blocks).utf8.count)
    }

    @Test func `Separates column groups instead of nesting them`() throws {
        let result = fitted("<table><colgroup><col><colgroup><col></table>")
        try ModelCheck.check(result)
        #expect(!result.contains("<colgroup><col><colgroup>"), "\(result)")
    }

    @Test func `Satisfies the content models of HTML for random content`() throws {
        let names = [
            "p", "div", "ul", "ol", "li", "dl", "dt", "dd", "table", "tr", "td", "th", "thead",
            "tbody", "tfoot", "caption", "colgroup", "col", "b", "em", "a", "code", "span", "h1",
            "h2", "h5", "figure", "figcaption", "details", "summary", "pre", "blockquote",
            "picture",
            "source", "img", "video", "audio", "ruby", "rt", "rp", "section", "address", "header",
            "time", "q", "br", "hr", "wbr", "bdo", "data", "menu", "strong",
        ]
        let attributes = [
            "", "", "", " src='https://a.example/x'", " srcset='https://a.example/x 2x'",
            " href='https://a.example/'", " colspan=3", " rowspan=4", " datetime=2026-02-30",
            " type=a", " start=2", " value=x", " scope=row", " lang=de", " dir=up", " id=content-1",
        ]
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<3_000 {
            var html = ""
            for _ in 0..<Int.random(in: 1...25, using: &generator) {
                let name = names.randomElement(using: &generator)!
                switch Int.random(in: 0..<5, using: &generator) {
                case 0, 1: html += "<\(name)\(attributes.randomElement(using: &generator)!)>"
                case 2: html += "</\(name)>"
                case 3: html += "words "
                default: html += " "
                }
            }
            let result = fitted(html)
            #expect(throws: Never.self, "\(html)\n\(result)") {
                try ModelCheck.check(result)
            }
        }
    }

    private func fitted(_ html: String) -> String {
        written {
            var writer = HTMLWriter(output: $0)
            ContentMarkup.write(html.utf8Span.span, as: .plain, to: &writer)
            writer.flush()
        }
    }

    @Test func `Writes long text completely`() {
        let text = String(repeating: "日本語 &amp; < \u{1}", count: 20_000)
        let expected = String(repeating: "日本語 &amp; &lt; ", count: 20_000)
        #expect(fitted("<p>" + text) == "<p>" + expected + "</p>")
    }
}

extension ContentSetting {
    /// The setting of the third item in an English page.
    static let plain = ContentSetting(
        anchorPrefix: "item-3-", ownWords: "", words: EnglishPhrases().words, itemLevel: 2)
}
