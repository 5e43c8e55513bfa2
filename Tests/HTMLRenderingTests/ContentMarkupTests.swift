import FeedRendering
import Testing

@testable import HTMLRendering

struct ContentMarkupTests {
    @Test(arguments: [
        ("plain", "plain"),
        ("a &amp; b &lt; c", "a &amp; b &lt; c"),
        ("1 < 2 <3", "1 &lt; 2 &lt;3"),
        ("<h1>A</h1><h2>B</h2><h3>C</h3>", "<h3>A</h3><h4>B</h4><h5>C</h5>"),
        ("<h4>D</h4><h5>E</h5><h6>F</h6>", "<h6>D</h6><h6>E</h6><h6>F</h6>"),
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
        ("<td align=right width=10 colspan=2 data-x=y aria-label=z>1", "<td colspan=\"2\">1</td>"),
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
        ContentMarkup.write(html, to: &writer)
        writer.flush()
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func `long text comes out whole`() {
        let text = String(repeating: "日本語 &amp; < \u{1}", count: 20_000)
        let expected = String(repeating: "日本語 &amp; &lt; ", count: 20_000)
        #expect(fitted("<p>" + text) == "<p>" + expected + "</p>")
    }
}
