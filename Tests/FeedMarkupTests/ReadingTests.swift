#if DEBUG
    @testable import FeedMarkup
    import Testing

    /// No byte is looked at again and again: repeated markup costs a small multiple of its length.
    struct ReadingTests {
        private static let base = URLBase("http://example.org/a/b?c")
        private static let length = 5_000

        private static let elements = HTMLElement.allCases.map { "\($0.name)" }
        private static let outer = [
            "svg", "math", "select", "table", "pre", "video", "picture", "blockquote", "a",
            "object", "noscript", "p class=embed-x",
        ]

        @Test(arguments: elements)
        func `Reads elements a few times`(name: String) {
            expectBounded("<\(name)>")
            for outer in Self.outer { expectBounded("<\(outer)><\(name)>", length: 600) }
        }

        @Test(arguments: [
            "<!--", "<!-- a --", "<!-", "<![CDATA[", "]]>", "<![CDATA[]<", "<?", "<?a>", "<!a[",
            "<!a\"",
            "</", "</ a", "<", "<a b=\"", "<a b='", "<a b=\"x>", "<a\"", "&", "&#", "&#x",
            "&#xD800;", "&amp",
            "&lt;img ", "&notit", "[embed", "[embed]a[/embed]", "<script>", "<script></scrip",
            "<script/>", "<style/><script/>", "<script/><style/></script>",
            "<style>a",
            "<textarea>", "<title></titl", "<plaintext>", "e\u{301}", "\u{202E}", "<svg><p>",
            "<svg><title>a</title>",
            "<svg><text>a", "<svg role=img><desc>a", "<svg></svg>", "<div class=embed-x>",
            "<section data-href='http://a.b/'>",
            "<blockquote class='embed-x'><div>", "<div class=embed-x><script>", "<p hidden> <math>",
            "<p hidden>   ",
            "<span class=katex-html>", "<a href=#a id=a>", "<a href=#a><p id=a>", "<a href=b>",
            "<a href=http://a.example>a.b</a>",
            "<img class=lazy src=a>", "<img srcset='a 1x, b 2x'>",
            "<picture><source srcset=a><img src=data:,>",
            "<noscript>&lt;img src=a>", "<table><td rowspan=9>", "<ol reversed><li>",
            "<math><mfrac>", "<math><msqrt/>",
            "<x-embed data-src=//a.b/>", "<ul><li><table><caption>", "<a><b>", "<h1><h2>",
            "<sup><a href=#b>1</a></sup>",
            "<li id=a><a href=#b>↩</a>", "<iframe src=//a.b/c>",
            "<object><param name=src value=//a.b/>", "<script type=math/tex>",
            "<audio src=a>", "<pre><div>a</div>", "<pre><li>", "<button>",
            "<p style='display:block'>",
            "<input type=checkbox>", "<td></tr>", "<dl><dd>", "<dt>", "<embed src=a.swf>",
            "<a name=a>", "<q><rt>", "</p>", "</br>",
        ])
        func `Reads markup a few times`(shape: String) {
            expectBounded(shape)
        }

        /// Tags that are long, and many that refer to a long one.
        @Test(arguments: [
            ("<div", " data-id=x", ">"), ("<x-a", " data-id=x", ">"), ("<img", " src=a", ">"),
            ("<img", " srcset='a, b'", ">"), ("<img", " data-a=b", ">"), ("<img src='", "a,", "'>"),
            ("<img srcset='", "a 1x, ", "'>"), ("<img srcset='", "data:,a ", "'>"),
            ("<p style='", "a:b;", "'>"),
            ("<p class='", "embed ", "'>"), ("<blockquote data-attrs='", "\"url\":", "'>"),
            ("<div data-settings='", "\"youtube_url\":\"", "'>"), ("<svg", " aria-label=x", ">"),
            ("<a href='", "../", "'>"), ("<a href='http://", "a.", "'>b</a>"),
            ("<a href=x>", "a.", "</a>"),
            ("<script", " src=a", ">"), ("<video", " poster=a", ">"),
            ("<iframe", " data-src=a", ">"),
        ])
        func `Reads long tags a few times`(start: String, repeated: String, end: String) {
            let count = Self.length / repeated.utf8.count
            expectBounded(whole: start + String(repeating: repeated, count: count) + end)
        }

        @Test(arguments: [
            ("<x-", "a", " data-id=x", ">"), ("<div class='", "a", "'><p data-id=x>", ""),
            ("<img class=lazy src=/", "a", "><noscript><img src=b>", ""),
            ("<img class=lazy src=c>x<img src=/", "a", "><noscript><img src=c>", ""),
            ("<a href=/", "a", "><p></a>", ""), ("<svg><title>", "a", "</title></svg><svg>", ""),
            ("<p xml:base='http://a.b/", "a", "/'><a href=b>", ""),
            ("<picture><source srcset='/", "a", "'><img src=data:,>", ""),
        ])
        func `Reads a long tag once, whatever follows`(
            start: String, long: String, repeated: String, end: String
        ) {
            let half = Self.length / 2
            expectBounded(
                whole: start + String(repeating: long, count: half)
                    + String(repeating: repeated, count: half / repeated.utf8.count) + end)
        }

        private func expectBounded(_ shape: String, length: Int = length) {
            expectBounded(
                whole: String(repeating: shape, count: max(1, length / shape.utf8.count)))
        }

        private func expectBounded(whole text: String) {
            let source = Array(text.utf8)
            for syntax in [MarkupSyntax.html, .xml] {
                var html: [UInt8] = []
                let sanitizing = ReadingMeter.bytesRead {
                    HTMLSanitizer.sanitize(
                        source.span, in: 0..<source.count, syntax: syntax, base: Self.base,
                        into: &html)
                    _ = HTMLPicture.first(
                        source.span, in: 0..<source.count, syntax: syntax, base: Self.base)
                }
                expect(sanitizing, of: source, text)
                let reading = ReadingMeter.bytesRead {
                    _ = HTMLText.line(html.span)
                    _ = HTMLText.page(html.span)
                    _ = HTMLText.text(html.span)
                    _ = HTMLText.sentences(html.span, isWhole: true)
                }
                expect(reading, of: html, text)
            }
        }

        private func expect(_ read: Int, of bytes: [UInt8], _ text: String) {
            #expect(
                ReadingMeter.isBounded(read, given: bytes.count),
                "\(read / (bytes.count + 1)) times: \(text.prefix(60))")
        }
    }
#endif
