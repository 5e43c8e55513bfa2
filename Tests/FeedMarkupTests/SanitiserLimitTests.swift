import Testing

@testable import FeedMarkup

/// The limits of the sanitiser, each at its edge.
@Suite struct SanitiserLimitTests {
    private func text(_ count: Int, _ letter: String = "x") -> String {
        String(repeating: letter, count: count)
    }

    @Test func `Opens up to 120 elements`() {
        let count = HTMLSanitizer.depthLimit
        #expect(sanitize(text(count + 1, "<div>")) == text(count, "<div>") + text(count, "</div>"))
        // A row that a cell implies counts as well.
        #expect(!sanitize(text(count - 1, "<div>") + "<table><td>x").contains("<tr>"))
        #expect(sanitize(text(count - 2, "<div>") + "<table><td>x").contains("<table><tr>"))
    }

    @Test func `Keeps an attribute of exactly the longest value`() {
        let long = text(HTMLSanitizer.attributeLimit)
        #expect(sanitize("<p title='\(long)'>x") == "<p title=\"\(long)\">x</p>")
    }

    @Test(arguments: [
        ("12345678", true), ("123456789", false), ("-5", true), ("5%", true), ("-", false),
        ("%", false), ("5-", false), ("%5", false), ("5%%", false), ("", false), ("1.5", false),
    ])
    func `Keeps a number of up to eight characters`(value: String, isKept: Bool) {
        #expect(
            sanitize("<td width='\(value)'>x<img src=b width='\(value)'>")
                == "x<img src=\"https://a.example/b\"" + (isKept ? " width=\"\(value)\">" : ">"))
    }

    @Test(arguments: [(40, true), (41, false)])
    func `Keeps a word of up to forty characters`(count: Int, isKept: Bool) {
        let word = text(count)
        #expect(
            sanitize("<p lang=\(word)>x") == (isKept ? "<p lang=\"\(word)\">x</p>" : "<p>x</p>"))
    }

    @Test(arguments: [
        ("<img srcset='/b w, /c 2x'>", "https://a.example/c 2x"),
        ("<img srcset='/b 12345678901w, /c 123456789012w'>", "https://a.example/b 12345678901w"),
        (
            "<img srcset='/b 2y, /c 1.5x, /d 7h'>",
            "https://a.example/c 1.5x, https://a.example/d 7h"
        ),
    ])
    func `Keeps the valid candidates of a list, the first as the source`(
        source: String, list: String
    ) {
        let first = list.prefix { $0 != " " }
        #expect(sanitize(source) == "<img srcset=\"\(list)\" src=\"\(first)\">")
    }

    @Test(arguments: [
        "<img srcset='/b 1w2w'>", "<img srcset=','>", "<img srcset=' '>",
        "<img srcset='d 0x 0x,,,//ble'>",
    ])
    func `Drops a list without valid candidates`(source: String) {
        #expect(sanitize(source) == "")
    }

    @Test(arguments: [
        ("abc", 3, "abc", true), ("abc", 2, "ab", false), ("ab<b>c</b>", 2, "ab", false),
        ("<b>a</b>", 4, "<b>a</b>", false), ("<b>a</b>", 5, "<b>a</b>", true), ("", 0, "", true),
        ("a", 0, "", false),
    ])
    func `Stops at a limit`(source: String, limit: Int, expected: String, isWhole: Bool) {
        let bytes = Array(source.utf8)
        var output: [UInt8] = Array("-".utf8)
        let result = HTMLSanitizer.sanitize(
            bytes.span, in: 0..<bytes.count, upTo: limit, into: &output)
        #expect(String(decoding: output, as: UTF8.self) == "-" + expected)
        #expect(result == isWhole)
    }

    @Test(arguments: [(500, true), (501, false)])
    func `Compares the words of a link of up to 500 bytes with its host`(
        count: Int, isCompared: Bool
    ) {
        let words = "https://bank.example/"
        let long = words + text(count - words.utf8.count)
        let output = sanitize("<a href='https://evil.example/'>\(long)</a>")
        #expect(output.hasSuffix(isCompared ? " (evil.example)</a>" : "x</a>"))
    }

    @Test(arguments: [
        (".com", ".com</a>"), ("a.com", " (evil.example)</a>"), ("com", "com</a>"),
        ("www.evil.example.", "evil.example.</a>"), ("ftp://b.com", " (evil.example)</a>"),
        ("evil.example.com", " (evil.example)</a>"), ("x-evil.com", " (evil.example)</a>"),
    ])
    func `Names the host of a link whose words are another`(words: String, end: String) {
        #expect(sanitize("<a href='https://evil.example/'>\(words)</a>").hasSuffix(end))
    }

    @Test(arguments: [(8_192, true), (8_193, false)])
    func `Embeds a page with an address of up to 8192 bytes`(count: Int, isEmbedded: Bool) {
        let start = "https://b.example/"
        let address = start + text(count - start.utf8.count)
        #expect(sanitize("<iframe src='\(address)'></iframe>").isEmpty == !isEmbedded)
    }

    @Test(arguments: [
        ("<x-yz src='https://b.example/'></x-yz>", true),
        ("<x-y src='https://b.example/'></x-y>", false),
        ("<xyzw src='https://b.example/'></xyzw>", false),
        ("<lite-youtube videoid='\(String(repeating: "x", count: 100))'></lite-youtube>", true),
        ("<lite-youtube videoid='\(String(repeating: "x", count: 101))'></lite-youtube>", false),
        ("<lite-youtube videoid=''></lite-youtube>", false),
        ("<blockquote cite='https://b-c.example/'></blockquote>", false),
        ("<p>[embed]http://b/[/embed]</p>", true), ("<p>[embed][/embed]</p>", false),
        ("<p>[embed[/embed]</p>", false), ("<p>[embed]http://b/ c[/embed]</p>", false),
    ])
    func `Links what custom elements and codes embed`(source: String, isLinked: Bool) {
        #expect(sanitize(source).contains("data-embed") == isLinked)
    }

    @Test(arguments: [(300, true), (301, false)])
    func `Shows the label of a drawing of up to 300 bytes`(count: Int, isShown: Bool) {
        let label = text(count)
        #expect(sanitize("<svg aria-label='\(label)'></svg>") == (isShown ? label : ""))
    }

    @Test(arguments: [(1_000, true), (1_001, false)])
    func `Reads a style of up to 1000 bytes`(count: Int, isRead: Bool) {
        func padded(_ style: String) -> String { style + text(count - style.utf8.count, " ") }
        #expect(sanitize("<img src=b style='\(padded("display:none;"))'>").isEmpty == isRead)
        #expect(
            sanitize("<table><tr><td style='\(padded("text-align:center;"))'>x")
                .contains("<td align=\"center\">") == isRead)
        let bytes = Array("<img src=b style='\(padded("width:9px;height:9px;"))'>".utf8)
        #expect((HTMLPicture.first(bytes.span, in: 0..<bytes.count) == nil) == isRead)
    }

    @Test(arguments: [(200, true), (201, false)])
    func `Drops the fallback of a formula by a class of up to 200 bytes`(
        count: Int, isDropped: Bool
    ) {
        let classes = "katex-html" + text(count - 10, " ")
        let output = sanitize("<math><mi>y</mi></math><span class='\(classes)'>x</span>")
        #expect(output == "<math><mi>y</mi></math>" + (isDropped ? "" : "x"))
    }

    @Test(arguments: [
        ("", 1), (" ", 1), (" x", 2), ("x", 2), ("<br>", 1),
    ])
    func `Links an embedded page again after text`(between: String, count: Int) {
        let frame = "<iframe src='https://b.example/'></iframe>"
        let output = sanitize(frame + between + "<noscript>\(frame)</noscript>")
        #expect(output.split(separator: "data-embed").count - 1 == count)
    }

    @Test(arguments: [(255, true), (256, false)])
    func `Leads to names of up to 255 bytes within a content`(count: Int, isWithin: Bool) {
        let name = text(count)
        #expect(
            sanitize("<a href='#\(name)'>x</a><p id='\(name)'>y</p>").contains("#content-1")
                == isWithin)
    }

    @Test(arguments: [(0, true), (1, false)])
    func `Replaces a placeholder within reach`(more: Int, isReplaced: Bool) {
        let placeholder = "<img src='/blank.gif'>"
        func real(_ count: Int) -> String { "<img src='/r.jpg' alt='\(text(count))'>" }
        let length = sanitize(placeholder).utf8.count + sanitize(real(1)).utf8.count - 1
        let output = sanitize(
            placeholder + "<noscript>\(real(16_384 - length + more))</noscript>")
        #expect(output.contains("/r.jpg") == isReplaced)
        #expect(output.contains("/blank.gif") != isReplaced)
    }

    @Test func `Remembers the addresses of a thousand lazy pictures`() {
        let pictures = (1...1_001).map { "<img data-src='/\($0).jpg'>x" }.joined()
        func output(_ number: Int) -> String {
            sanitize(pictures + "<noscript><img src='/\(number).jpg'></noscript>")
        }
        #expect(output(1_000).split(separator: "<img").count == 1_001)
        #expect(output(1_001).split(separator: "<img").count == 1_002)
    }

    @Test(
        arguments: [
            ("https://gist.github.com/ada/0123.js", "https://gist.github.com/ada/0123"),
            ("https://gist.github.com/ada/0123", nil), ("https://asciinema.org/.js", nil),
            ("https://asciinema.org/a.js", nil),
            ("https://asciinema.org/ab.js", "https://asciinema.org/ab"),
        ] as [(String, String?)])
    func `Knows the page of a script by its ending`(script: String, page: String?) {
        #expect(EmbedRule.page(.script, for: script) == page)
    }
}
