import FeedPresentation
import FeedRendering
import PresentationTestSupport
import Testing

@testable import TextRendering

@Suite struct HTMLDrawingTests {
    private static let literals: [(html: String, text: String)] = [
        ("<p>One</p><p>Two</p>", "One\n\nTwo\n"),
        ("just text &amp; &eacute;", "just text & é\n"),
        ("<div>One</div><div>Two</div>", "One\nTwo\n"),
        ("One<br>Two<br/><br/>Three", "One\nTwo\n\nThree\n"),
        ("<p>  many \n spaces <b> within </b> it</p>", "many spaces within it\n"),
        ("<p>un<b>believ</b>able</p>", "unbelievable\n"),
        ("<p></p><p>  </p><p>x</p>", "x\n"),
        ("<h2>Title</h2>text", "Title\n─────\n\ntext\n"),
        ("<h4>Title</h4>text", "Title\n\ntext\n"),
        ("<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>d", " • a\n • b\n    ◦ c\n\nd\n"),
        ("<ul><li>a<li>b</ul>", " • a\n • b\n"),
        ("<ul><li><p>a</p></li><li><p>b</p><p>c</p></li></ul>", " • a\n • b\n\n   c\n"),
        ("<ol start=9><li>a</li><li>b</li></ol>", " 9. a\n10. b\n"),
        ("<ol start=\"99999999999999999999\"><li>a</li></ol>", " 1. a\n"),
        ("<ol><li>a</li><li value=7>b</li><li>c</li></ol>", " 1. a\n 7. b\n 8. c\n"),
        ("<ol type=a start=26><li>a</li><li>b</li></ol>", " z. a\naa. b\n"),
        ("<ol type=A start=0><li>a</li><li>b</li></ol>", " 0. a\n A. b\n"),
        ("<ol type=i start=3><li>a</li><li>b</li></ol>", "iii. a\niv. b\n"),
        ("<ol type=I start=1998><li>a</li></ol>", "MCMXCVIII. a\n"),
        (
            "<ol reversed><li>a<ol reversed><li>b</li></ol></li><li>c</li></ol>",
            " 2. a\n     1. b\n 1. c\n"
        ),
        ("<ol reversed start=1><li>a</li><li>b</li></ol>", " 1. a\n 0. b\n"),
        ("a<blockquote><p>b</p><p>c</p></blockquote>d", "a\n\n│ b\n│\n│ c\n\nd\n"),
        (
            "<blockquote>a<blockquote>b</blockquote></blockquote>",
            "│ a\n│\n│ │ b\n"
        ),
        ("<pre>\n a\n\n\tb  c\n\n</pre>d", "     a\n\n        b  c\n\nd\n"),
        ("<pre>a<pre>b</pre>c</pre>d", "    a\n\n        b\n\n    c\n\nd\n"),
        (
            "<pre>a<pre>b</pre>\n  c  d\n    e</pre>f",
            "    a\n\n        b\n\n      c  d\n        e\n\nf\n"
        ),
        (
            "<pre>a <a href=\"https://e.org/a\">b</a> <a href=\"https://e.org\">e.org</a>\nc</pre>d",
            "    a b[1] e.org\n    c\n\nd\n\n[1] https://e.org/a\n"
        ),
        (
            "<pre>a <img src=\"https://e.org/p\" alt=\"p\"> b</pre>",
            "    a [Picture: p][1] b\n\n[1] https://e.org/p\n"
        ),
        (
            "<a href=\"#content-1\">a <img src=\"https://e.org/p\" alt=\"p\"> b</a>",
            "a [Picture: p][1] b\n\n[1] https://e.org/p\n"
        ),
        ("<p>Use <code>a &lt; b</code>.</p>", "Use `a < b`.\n"),
        ("<p>E = mc<sup>2</sup>, H<sub>2</sub>O, 1<sup>st</sup></p>", "E = mc², H₂O, 1st\n"),
        ("10<sup>-<b>3</b></sup> 2<sup>1/2</sup> <sub><i>x</i></sub>", "10⁻³ 2^(1/2) ₓ\n"),
        ("<pre>2<sup>n</sup>\n2<sup>1/2</sup></pre>", "    2ⁿ\n    2^(1/2)\n"),
        ("5<sup>a<br>b</sup>c", "5ᵃ\nᵇc\n"), ("5<sup>a<p>b</p>2</sup>", "5ᵃ\n\nᵇ\n\n²\n"),
        ("<pre>5<sup>a\n1/2</sup></pre>", "    5ᵃ\n    ^(1/2)\n"),
        ("2<sup>3<sub>4<br>5</sub></sup>", "2^(3₄)\n₅\n"),
        ("2<sup>3<sup>4</sup></sup>5", "2^(3⁴)5\n"),
        ("<q>so</q>", "“so”\n"),
        ("<p>x</p><p>&nbsp;</p><p>\u{200B}<br></p><p>y</p>", "x\n\ny\n"),
        (
            "<ruby>漢<rt>kan</rt></ruby><ruby>字<rp>（</rp><rt>ji</rt><rp>）</rp></ruby>",
            "漢(kan)字(ji)\n"
        ),
        ("<ruby>漢<rp>(<rt>kan<rp>)</ruby>a", "漢(kan)a\n"),
        (
            "<a href=\"https://m.example/x\" data-embed=\"page\">The way (m.example)</a>",
            "[Embedded page: The way (m.example)][1]\n\n[1] https://m.example/x\n"
        ),
        ("a<a href=\"#content-1\">[1]</a>", "a¹\n"),
        // The text is the address.
        ("a <a href=\"https://e.org/a/\"> http://e.org/<b>a</b> </a>", "a http://e.org/a\n"),
        ("<a href=\"https://e.org/a/\">e.org/a\u{A0}</a>!", "e.org/a\u{A0}!\n"),
        ("<a href=\"mailto:a@e.org\">\u{3000}a@e.org</a>", "a@e.org\n"),
        ("<a href=\"https://e.org/é\">e.org/é</a>", "e.org/é\n"),
        ("<a href=\"https://e.org/é\">e.org/e\u{301}</a>", "e.org/e\u{301}\n"),
        ("<a href=\"https://e.org/é\">e.org/ö</a>", "e.org/ö[1]\n\n[1] https://e.org/é\n"),
        ("<a href=\"https://e.org\">&#11;e.org&#11;</a>", "e.org\n"),
        ("<a href=\"https://e.org/a\">e.org/b</a>", "e.org/b[1]\n\n[1] https://e.org/a\n"),
        ("1<sup>2&#51;</sup>&amp;<sub>4</sub>5 &lt;", "1²³&₄5 <\n"),
        ("a &amp; e\u{301}x &amp; 船\u{301} b", "a & e\u{301}x & 船\u{301} b\n"),
        ("a<a href=\"#content-1\"><sup>12</sup></a>", "a¹²\n"),
        ("see <a href=\"#content-1\">above</a>", "see above\n"),
        (
            "<a href=\"https://x.example/\u{E9}\">a</a> <a href=\"https://x.example/e\u{301}\">b</a>",
            "a[1] b[2]\n\n[1] https://x.example/\u{E9}\n[2] https://x.example/e\u{301}\n"
        ),
        ("see <a href=\"#content-1\">a<br>b</a>", "see a\nb\n"),
        ("<a href=\"#content-1\"><p>a</p><p>b</p></a>", "a\n\nb\n"),
        ("<p id=\"content-1\">note <a href=\"#content-2\">↩\u{FE0E}</a></p>", "note\n"),
        (
            "a<math display=\"block\"><mfrac><mn>1</mn><mn>2</mn></mfrac></math>b",
            "a\n    1/2\nb\n"
        ),
        ("<code>x <math><mi>y</mi></math></code>", "`x y`\n"),
        (
            "<a href=\"https://x.example/p\"><img src=\"https://x.example/a.png\" alt=\"A\"></a>",
            "[Picture: A][1]\n\n[1] https://x.example/p\n"
        ),
        (
            "<img src=\"https://x.example/a.png\" alt=\"A\" title=\"B\">",
            "[Picture: A — B][1]\n\n[1] https://x.example/a.png\n"
        ),
        (
            "<table><tr><td colspan=2>wide one<td>c</tr><tr><td>a<td rowspan=2>b<td>d</tr>"
                + "<tr><td>e<td>f</tr></table>",
            "wide one  c\na  b      d\ne         f\n"
        ),
        (
            "<table><tr><td>a<td>b<td rowspan=2>c</tr><tr><td>d</tr><tr><td rowspan=2>e<td rowspan=2>f"
                + "<td>g</tr><tr></tr><tr><td>h<td>i</tr></table>",
            "a  b  c\nd\ne  f  g\nh  i\n"
        ),
        (
            "<table><tr><td>abc<td>x</tr><tr><td align=right>a<td>y</tr><tr><td align=center>b<td>z</tr></table>",
            "abc  x\n  a  y\n b   z\n"
        ),
        ("<table><caption>C</caption><tr><td>a<td>b</table>", "C\na  b\n"),
        ("a<hr>b", "a\n\n\(String(repeating: "─", count: 40))\n\nb\n"),
        ("<dl><dt>a</dt><dd>b</dd><dt>c<dd>d</dl>", "a\n    b\nc\n    d\n"),
        (
            "<img src=\"https://x.example/a.png\" alt=\"A cat\">",
            "[Picture: A cat][1]\n\n[1] https://x.example/a.png\n"
        ),
        ("<img src=\"https://x.example/a.png\" width=1 height=1>x", "x\n"),
        ("<p><img alt=\"A cat\"></p><p><img></p>", "[Picture: A cat]\n"),
        (
            "<p>a</p><video src=\"https://x.example/v.mp4\"><div>can't <ul><li>play</ul></div></video>b",
            "a\n\n[Video][1]b\n\n[1] https://x.example/v.mp4\n"
        ),
        (
            "<video src=\"https://x.example/v\"></video><audio src=\"https://x.example/a\"></audio>",
            "[Video][1] [Audio][2]\n\n[1] https://x.example/v\n[2] https://x.example/a\n"
        ),
        (
            "<ul><li><audio controls><source src=\"https://x.example/a.ogg\">"
                + "<source src=\"https://x.example/a.mp3\">none</audio> x</li></ul>",
            " • [Audio][1] x\n\n[1] https://x.example/a.ogg\n"
        ),
        (
            "<video src=\"https://x.example/v.mp4\"><table><tr><td>a<td>b</table></video><p>c</p>",
            "[Video][1]\n\nc\n\n[1] https://x.example/v.mp4\n"
        ),
        ("<div><svg><div>a</div></svg>b</div>c", "b\nc\n"),
        (
            "<audio>Get <a href=\"https://x.example/a\">it</a></audio>",
            "Get it[1]\n\n[1] https://x.example/a\n"
        ),
        (
            "<p><a href=\"https://x.example/\">Words</a> and <a href='https://x.example/'>more</a></p>",
            "Words[1] and more[1]\n\n[1] https://x.example/\n"
        ),
        ("<a href=\"https://x.example/\">x.example</a>", "x.example\n"),
        ("<a href=\"mailto:a@x.example\">a@x.example</a>", "a@x.example\n"),
        ("<a href=\"javascript:alert(1)\">x</a><a href=\"#top\">y</a>", "xy\n"),
        ("a<script>b</script><style>c</style>d", "ad\n"),
        ("a</p></b></div>b", "ab\n"),
        ("<b>a<i>b</b>c</i>d", "abcd\n"),
        ("a &lt;b&gt; <unknown>c</unknown>", "a <b> c\n"),
        ("soft&shy;hyphen zero<wbr>width", "softhyphen zerowidth\n"),
        // Tables.
        (
            "<table><tr><th>Name</th><th>N</th></tr><tr><td>a</td><td>1</td></tr>"
                + "<tr><td>bcdef</td><td>10</td></tr></table>x",
            "Name    N\n─────  ──\na       1\nbcdef  10\n\nx\n"
        ),
        (
            "<table><tr><td>日本</td><td>x</td></tr><tr><td>a</td><td></td></tr></table>",
            "日本  x\na\n"
        ),
        (
            "<table><tr><td><p>One</p><ul><li>b</li></ul></td><td>c</td></tr></table>",
            "One\n\n • b\n\nc\n"
        ),
        ("<table><tr><td>only</td></tr></table>", "only\n"),
        ("<table>loose<tr><td>a<td>b</table>", "loose\na      b\n"),
        (
            "<table><thead><tr><td>h<td>i<tfoot><tr><td>f<td>g</tfoot><tbody><tr><td>a<td>b</table>",
            "h  i\na  b\nf  g\n"
        ),
        (
            "<table><tfoot><tr><td>f<td>g</tfoot><tr><td>a<td>b</td></tr><tfoot></tfoot></table>",
            "a  b\nf  g\n"
        ),
        ("<table></table>", ""),
        ("<table><tr><td>a<td>b", "a  b\n"),
    ]

    @Test(arguments: literals)
    func `Lays out HTML as text`(html: String, text: String) {
        #expect(drawn(html) == text)
    }

    @Test func `Fits wide tables to the line, and draws wider ones cell by cell`() {
        let words = String(repeating: "word ", count: 30)
        let html =
            "<table><tr><th>Key</th><th>Text</th></tr><tr><td>a</td><td>\(words)</td></tr></table>"
        let wide = drawn(html, width: 40).split(separator: "\n")
        #expect(wide[0] == "Key  Text")
        #expect(wide[2] == "a    word word word word word word word")
        #expect(wide.allSatisfy { String($0).cellWidth <= 40 })
        let narrow = drawn(html, width: 10)
        #expect(narrow.hasPrefix("Key: a\nText: word\nword word\n"))
    }

    @Test func `Repeats no long name of a column in each row`() {
        let long = String(repeating: "long ", count: 1_000)
        let names = "<tr><th><img alt=\"\(long)\">" + String(repeating: "<th>b", count: 24)
        let rows = String(repeating: "<tr><td>x<td>y", count: 100)
        let text = drawn("<table>\(names)\(rows)</table>")
        #expect(text.ranges(of: "long").count == 1_000)
        #expect(text.hasSuffix("x\ny\n"))
    }

    @Test func `Ignores spans of tables with many cells`() {
        let row = "<tr><td>a<td>b<td rowspan=9 colspan=5>wider than its column</tr>"
        let lines = drawn("<table>" + String(repeating: row, count: 700), width: 80)
        #expect(lines == String(repeating: "a  b  wider than its column\n", count: 700))
    }

    @Test func `Ignores spans beyond the columns that fit, which would fill very many cells`() {
        let names = (0..<26).map { "<th>h\($0)" }.joined()
        let rows = String(repeating: "<tr><td rowspan=9999>x", count: 26)
        let text = drawn("<table><tr>\(names)\(rows)</table>")
        #expect(text.hasSuffix("h23: x\n\nh24: x\n\nh24: x\n"))
    }

    @Test(arguments: ["ul><li", "blockquote", "dl><dd", "ol><li"])
    func `Leaves a third of the width to text, however deep it is nested`(tags: String) throws {
        let html = String(repeating: "<\(tags)><p>some words, one after the other", count: 300)
        for width in [20, 40, 80, 200] {
            let lines = drawn(html, width: width).split(separator: "\n")
            #expect(lines.allSatisfy { String($0).cellWidth <= width })
            let last = try #require(lines.last { $0.contains("some") })
            let indent = try #require(last.firstRange(of: "some")).lowerBound
            #expect(width - String(last[..<indent]).cellWidth >= max(10, width / 3))
        }
    }

    @Test func `Draws styles and links if the terminal shows them`() {
        let html = "<p>a <b>bold</b> <code>x</code> <a href=\"https://x.example/\">link</a></p>"
        #expect(
            drawn(html, .terminal(80))
                == "a \u{1B}[0;1mbold\u{1B}[0m \u{1B}[0;35mx\u{1B}[0m "
                + "\u{1B}]8;id=1;https://x.example/\u{1B}\\\u{1B}[0;4mlink\u{1B}[0m\u{1B}]8;;\u{1B}\\\n"
        )
    }

    @Test(arguments: [
        ("a<a href='#content-1'>*</a> b", "a* b\n"),
        ("a<a href='#content-1'>[†]</a> b", "a[†] b\n"),
        ("note <a href='#content-1'>↩︎</a>", "note\n"),
        ("<s>a</s> <del>b</del> <strike>c</strike>", "~~a~~ ~~b~~ ~~c~~\n"),
        (
            "see https://x.example/a/path/that/is/longer/than/a/line/of/eighty/cells/and/a/few/more now",
            "see\nhttps://x.example/a/path/that/is/longer/than/a/line/of/eighty/cells/and/a/few/more\nnow\n"
        ),
    ])
    func `Keeps punctuation and addresses together`(html: String, expected: String) {
        #expect(drawn(html) == expected)
    }

    @Test func `Wraps preformatted text only on terminals`() {
        let line = String(repeating: "x = x + 1; ", count: 20)
        #expect(drawn("<pre>\(line)</pre>") == "    \(line)\n")
        let lines = DrawnText(drawn("<pre>\(line)</pre>", .terminal(40))).lines
        #expect(lines.allSatisfy { $0.cellWidth <= 40 })
        #expect(lines.first?.hasPrefix("    x = ") == true)
        #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("    ↪ ") })
        let parts = lines.enumerated().map { $1.dropFirst($0 == 0 ? 4 : 6) }
        #expect(parts.joined() == line)
    }

    @Test(arguments: Array(1...24) + [40, 80])
    func `Keeps within the width of a terminal`(columns: Int) {
        let prose = Samples.texts.joined(separator: "</p><p>")
        for html in HTMLDrawingTests.literals.map(\.html)
            + ["<p>\(prose)</p>", "<pre>\(prose)</pre>", "<ul><li>\(prose)</ul>"]
        {
            for links in [true, false] {
                let drawn = DrawnText(drawn(html, .terminal(columns, links: links)))
                #expect(drawn.faults == [], "\(html)")
                // Addresses are not broken.
                #expect(
                    drawn.lines.allSatisfy { $0.cellWidth <= columns || $0.contains("://") },
                    "\(html)")
            }
        }
    }

    @Test(arguments: [
        "<div>", "<b>", "<blockquote>", "<ul><li>", "<table>", "<table><tr><td>", "</p>", "<p>",
        "<a href='https://x.example/'>", "<pre>", "<q>", "<", "<td>x", "<tr>", "&amp;", "<dd>",
        "<sup>2", "<h1>x", "<img src=x alt=y>", "<code>", "<script>",
    ])
    func `Draws repetitions of any fragment`(piece: String) {
        let html = String(repeating: piece, count: 1_500) + "end"
        for environment in [RenderingEnvironment.pipe, .terminal(30)] {
            #expect(DrawnText(drawn(html, environment)).faults == [])
        }
    }

    @Test func `Keeps hostile HTML from controlling a terminal`() {
        let hostile = Samples.hostile + "&#27;[31m&#x9b;1A&#8238;"
        let html =
            "<p>\(hostile)<a href=\"https://x/\(hostile)\">\(hostile)</a>"
            + "<img src=\"https://x/\(hostile)\" alt=\"\(hostile)\"></p><pre>\(hostile)</pre>"
            + "<table><tr><td>\(hostile)<td>\(hostile)</table>"
        for environment in [RenderingEnvironment.pipe, .terminal(80), .terminal(80, links: false)] {
            #expect(DrawnText(drawn(html, environment)).faults == [])
        }
    }

    /// Draws `html` and returns what follows the item's heading.
    private func drawn(
        _ html: String, _ environment: RenderingEnvironment = .pipe, width: Int? = nil
    ) -> String {
        let hasLinks = environment.allowsHyperlinks
        return written { output in
            let page = TextPage(
                output: output, width: width ?? environment.columns ?? 80,
                isBounded: width != nil || environment.columns != nil,
                isStyled: environment.colorDepth > .none, hasHyperlinks: hasLinks)
            var drawing = HTMLDrawing(
                page: page, links: hasLinks ? .behindWords : .printed,
                words: EnglishPhrases().words)
            drawing.draw(html.utf8Span.span)
            page.separate()
            drawing.references.draw(on: page)
        }
    }
}
