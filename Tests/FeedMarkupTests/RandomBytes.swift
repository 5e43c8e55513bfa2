/// A generator of numbers that gives the same ones for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Markup that no one would write, but that someone may send.
enum RandomMarkup {
    private static let pieces: [String] = [
        "<", ">", "</", "/>", "<!--", "-->", "--!>", "<!", "<?", "<![CDATA[", "]]>", "&", ";", "&#",
        "&#x", "&lt", "&lt;", "&amp;", "&quot;", "&colon;", "&Tab;", "&#x202e;", "&#0;", "&#60;",
        "\"", "'", "`", "=", " ", "\n", "\t", "\r", "\u{0}", "\u{1}", "\u{7F}", "\u{85}",
        "\u{202E}", "\u{2066}", "\u{2028}", "\u{FEFF}", "é", "😀", "a", "b", "x:", "1",
        "<a href=", "<a href=\"", "javascript:", "java\nscript:", "data:text/html,", "http://a/",
        "//b", "mailto:c", "<img src=", "<img srcset=\"x 1x, y", " onerror=x", " style=\"x:y\"",
        " title='", " alt=\"", "<script>", "</script>", "<script", "<style>", "</style",
        "<svg>", "</svg>", "<svg/>", "<math>", "<mtext>", "<annotation-xml>", "<template>",
        "</template>", "<noscript>", "<textarea>", "</textarea>", "<title>", "</title>",
        "<plaintext>", "<xmp>", "</xmp>", "<iframe>", "<noembed>", "<select>", "<option>",
        "<p>", "</p>", "<b>", "</b>", "<i", "<div>", "</div>", "<table>", "</table>", "<tr>",
        "<td>", "</td>", "<th>", "<tbody>", "<caption>", "<colgroup>", "<col>", "<ul>", "</ul>",
        "<li>", "</li>", "<ol start=", "<dl>", "<dt>", "<dd>", "<h1>", "</h2>", "<pre>", "</pre>",
        "<blockquote cite=", "<q>", "</q>", "<br>", "</br>", "<hr/>", "<video>", "<source src=",
        "<iframe src=\"http://a/", "<embed src=", "<object data=http://a/x.svg ",
        "<param name=src value=",
        "</object>", "<lite-youtube videoid=abcdefghijk ", "<portal src=//c ", "</math>", "<mi",
        "<mo>", "</mo>", "<mfrac", "<mtable>", "<mtd>", "<m:mrow/>", "<semantics>", "<annotation>",
        "</annotation>", "<mglyph>", "<malignmark>", "<mspace/>", " mathvariant=normal",
        " definitionURL=http://a/", " actiontype=toggle", " xlink:href=\"javascript:", " id=b",
        " id=\"",
        "<a name=b>", "<a href=\"#b\">", "<a href=#content-1>", " id=content-1", "<span",
        " class=katex-html", " data-embed=video", " hidden", "<amp-img src=//d ",
        "<picture>", "<details open>", "<object>", "<form>", "<x:p>", "</x:p>", "<unknown",
    ]

    /// About `length` pieces, some of them bytes that are no UTF-8.
    static func make(seed: UInt64, length: Int) -> [UInt8] {
        var generator = SeededGenerator(seed: seed)
        var bytes: [UInt8] = []
        for _ in 0..<length {
            if Int.random(in: 0..<16, using: &generator) == 0 {
                bytes.append(UInt8.random(in: 0...255, using: &generator))
            } else {
                let piece = pieces[Int.random(in: 0..<pieces.count, using: &generator)]
                bytes.append(contentsOf: piece.utf8)
            }
        }
        return bytes
    }
}
