import Testing

@testable import FeedMarkup

struct HTMLTextTests {
    private func blocks(_ html: String) -> [HTMLTextBlock] {
        HTMLText.blocks(Array(html.utf8).span)
    }

    private func lines(_ html: String) -> String {
        HTMLText.lines(Array(html.utf8).span)
    }

    private func text(_ html: String) -> String {
        HTMLText.text(Array(html.utf8).span)
    }

    @Test(arguments: [
        ("<div style='display:none'><p>x</p><img src='/a.png'></div><img src='/b.png'>", "b.png"),
        ("<span hidden><img src='/a.png'></span><img src='/b.png'>", "b.png"),
        (
            "<div hidden><div><img src='/a.png'></div><img src='/a.png'></div><img src='/b.png'>",
            "b.png"
        ),
        ("<img srcset='/b.png 1x, /c.png 2x'>", "b.png"),
        (
            "<img src='/a.png#gh-dark-mode-only'><img src='/b.png#gh-light-mode-only'>",
            "b.png#gh-light-mode-only"
        ),
        ("<img width=1 height=1 src='/a.png'><img style='visibility: hidden' src='/c.png'>", nil),
    ])
    func `Chooses a visible picture of an item`(html: String, expected: String?) {
        #expect(firstPicture(html)?.url == expected.map { "https://a.example/" + $0 })
    }

    @Test(arguments: [
        ("", ""),
        ("a &amp; <b>b</b>\n c", "a & b c"),
        ("<p>a</p><p>b<br>c</p>", "a b c"),
        ("<ul><li>a</li><li>b</li></ul>", "a b"),
        ("<table><tr><td>a</td><td>b</td></tr></table>", "a b"),
        ("a<i>b</i>c", "abc"),
    ])
    func `Reads a line`(html: String, expected: String) {
        #expect(HTMLText.line(Array(html.utf8).span) == expected)
    }

    @Test(arguments: [
        ("a <b> b </b> c", "a b c"),
        ("<p>a</p>\n<p> b\n</p>", "a\n\nb"),
        ("a<br>\n b<br><br>c<br>", "a\nb\n\nc"),
        ("<ul><li>a</li><li>b</li></ul>c", "a\nb\n\nc"),
        ("<pre>\na\n  b\n</pre>", "a\n  b"),
        ("<h1>a</h1>b<hr>c", "a\n\nb\n\nc"),
        ("<p><img src=\"http://example.org/a\" alt=\"b\"> c</p>", "b c"),
        ("<p></p><div> </div>", ""),
        ("a<video src=\"http://example.org/b\">c</video>d", "a http://example.org/b cd"),
        ("<p>a <q>b</q></p>", "a “b”"),
        ("<p>a</p><p>&nbsp;</p><p>&#8203;<br></p><p>b</p>", "a\n\nb"),
        ("<ruby>漢<rt>kan</rt>字<rt>ji</rt></ruby>", "漢(kan)字(ji)"),
        ("<ruby>漢<rp>（</rp><rt>kan</rt><rp>）</rp></ruby>", "漢(kan)"),
        ("<ruby>漢<rp>（<rt>kan<rp>）</ruby>", "漢(kan)"),
    ])
    func `Reads lines without markers`(html: String, expected: String) {
        #expect(lines(html) == expected)
    }

    @Test(arguments: [
        (
            "<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul>e",
            "• a\n  • b\n• c\n\n  d\n\ne"
        ),
        (
            "<ol start=\"9\"><li>a<br>b</li><li value=\"20\">c</li><li>d</li></ol>",
            "9. a\n   b\n20. c\n21. d"
        ),
        (
            "<ol reversed><li>a<ol reversed start=7><li>b</ol></li><li>c</ol>",
            "2. a\n  7. b\n1. c"
        ),
        ("<blockquote><p>a</p><blockquote>b</blockquote></blockquote>c", "> a\n\n> > b\n\nc"),
        ("<blockquote><pre>a\r\nb</pre></blockquote>", "> a\n> b"),
        ("<table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td></td></tr></table>", "a | b\nc | "),
        ("<table><tr><td><p>a</p><p>b</p></td><td>c</td></tr></table>", "a\n\nb\n\nc"),
        (
            "<table><tfoot><tr><td>f</td></tr></tfoot><tr><td>a</td></tr><tr><td>b</td></tr></table>c",
            "a\nb\nf\n\nc"
        ),
        ("<table><tr><td>a</td></tr><tfoot><tr><td>f</td></tr></tfoot>", "a\nf"),
        ("<tfoot><tr><td>f</td></tr></tfoot><p>a</p>", "f\n\na"),
        ("<p><a href=\"http://example.org/\">a <b>b</b></a> c</p>", "a b <http://example.org/> c"),
        ("<a href='http://a/'>http://a/</a> <a href='http://a/'>b</a>", "http://a/ b <http://a/>"),
        ("<img alt=\"a\">", "[a]"),
        ("a<hr>b", "a\n\n———\n\nb"),
        ("<dl><dt>a</dt><dd>b</dd></dl>", "a\n\n  b"),
    ])
    func `Reads lines with markers`(html: String, expected: String) {
        #expect(text(html) == expected)
    }

    @Test func `Reads blocks of runs`() {
        let found = blocks(
            "<h2>a</h2><p>b <em>c <strong>d</strong></em><a href=\"http://e/?f&amp;g\">h</a></p><pre><code>i\n j</code></pre>"
        )
        #expect(
            found == [
                HTMLTextBlock(kind: .heading(2), runs: [HTMLTextRun(text: "a")]),
                HTMLTextBlock(
                    kind: .paragraph,
                    runs: [
                        HTMLTextRun(text: "b "), HTMLTextRun(text: "c ", style: .emphasis),
                        HTMLTextRun(text: "d", style: [.emphasis, .strong]),
                        HTMLTextRun(text: "h", link: "http://e/?f&g"),
                    ]),
                HTMLTextBlock(
                    kind: .preformatted, runs: [HTMLTextRun(text: "i\n j", style: .code)]),
            ])
    }

    @Test func `Reads addresses of pictures in runs`() {
        let images = "a <img src='https://e/1.png' alt='b'><img src='/2' alt='c'> d"
        let runs = blocks("<p>\(images)</p>")[0].runs
        #expect(runs.map(\.text) == ["a ", "b", "c", " d"])
        #expect(runs.map(\.pictureURL) == [nil, "https://e/1.png", nil, nil])
    }

    @Test func `Reads the alignment of cells, and marked text`() {
        let found = blocks(
            "<table><tr><td align=right>1</td><td>2</td><th align=\"CENTER\">3</th></tr>"
                + "<tr><td>4</td></tr></table><p>a <mark>b <i>c</i></mark></p>")
        #expect(found.map(\.alignments) == [[.right, nil, .center], [], []])
        #expect(found[2].runs.map(\.style) == [[], .marked, [.marked, .emphasis]])
    }

    @Test func `Reads rows of tables`() {
        let found = blocks(
            "<table><caption>a</caption><thead><tr><th>b</th></tr></thead><tbody><tr><td>c <b>d</b></td></tr></tbody></table>"
        )
        #expect(
            found == [
                HTMLTextBlock(kind: .paragraph, runs: [HTMLTextRun(text: "a")]),
                HTMLTextBlock(
                    kind: .tableRow(isHeader: true), cells: [[HTMLTextRun(text: "b")]]),
                HTMLTextBlock(
                    kind: .tableRow(isHeader: false),
                    cells: [[HTMLTextRun(text: "c "), HTMLTextRun(text: "d", style: .strong)]]),
            ])
    }

    @Test(
        arguments: [
            ("<p>a<img src=b.png alt=' c '></p>", "http://example.org/b.png", "c"),
            (
                "<img src=a width=1 height=1><img src='javascript:x'><img src=data:image/png,x><img src=b>",
                "http://example.org/b", nil
            ),
            ("<img src=data:image/gif,x data-src=b>", "http://example.org/b", nil),
            (
                "<script><img src=a></script><!-- <img src=a> --><img src=b>",
                "http://example.org/b", nil
            ),
            ("<p>none", nil, nil),
            ("<img src=a", nil, nil),
        ] as [(String, String?, String?)])
    func `Finds the first picture`(html: String, url: String?, words: String?) {
        let picture = firstPicture(html, base: "http://example.org/")
        #expect(picture?.url == url)
        #expect(picture?.alternativeText == words)
    }
}
