import TestSupport

/// Random malicious markup.
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

    /// Returns about `length` fragments, some of them invalid UTF-8.
    static func make(seed: UInt64, length: Int) -> [UInt8] {
        var generator = SeededGenerator(seed: seed)
        return generator.bytes(of: pieces, count: length)
    }
}
