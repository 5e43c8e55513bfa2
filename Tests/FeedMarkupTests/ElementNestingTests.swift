import FeedMarkup
import Testing

/// The elements that each tag closes.
@Suite struct ElementNestingTests {
    @Test(arguments: [
        // End tags close phrasing elements, but not table cells.
        ("<div><b><i>x</div>y", "<div><b><i>x</i></b></div>y"),
        (
            "<div><table><tr><td><b>x</div>y",
            "<div><table><tr><td><b>xy</b></td></tr></table></div>"
        ),
        ("<table><tr><td><b>x</tr>y", "<table><tr><td><b>x</b></td></tr>y</table>"),
        (
            "<table><tr><td><table><tr><td>x</td></table>y",
            "<table><tr><td><table><tr><td>x</td></tr></table>y</td></tr></table>"
        ),
        // The end tag of an item does not close a nested list.
        ("<ul><li>a<ol></li>b", "<ul><li>a<ol>b</ol></li></ul>"),
        ("<ul><li>a<ol><li>b</ol></li>c", "<ul><li>a<ol><li>b</li></ol></li>c</ul>"),
        (
            "<ul><li>a<li>b<ul><li>c<li>d",
            "<ul><li>a</li><li>b<ul><li>c</li><li>d</li></ul></li></ul>"
        ),
        (
            "<dl><dt>a<dd>b<dt>c<dl><dd>d",
            "<dl><dt>a</dt><dd>b</dd><dt>c<dl><dd>d</dd></dl></dt></dl>"
        ),
        // Headings close headings.
        ("<h1>a</h3>b<h2>c<h4>d", "<h1>a</h1>b<h2>c</h2><h4>d</h4>"),
        ("<p>a<b>b<p>c</b>d", "<p>a<b>b</b></p><p>cd</p>"),
        ("<a href='/1'>a<b>b<a href='/2'>c", "<a href=\"/1\">a<b>b</b></a><a href=\"/2\">c</a>"),
        (
            "<table><caption>a<td>b<th>c<tbody>d",
            "<table><caption>a</caption><tr><td>b</td><th>c</th></tr><tbody>d</tbody></table>"
        ),
        (
            "<source src=a><picture><source srcset='/a'><img src='/b'></picture><track src=a>",
            "<picture><source srcset=\"/a\"><img src=\"/b\"></picture>"
        ),
        ("</b></p></li></td></table></h1>x", "x"),
    ])
    func `Closes implied elements`(markup: String, expected: String) {
        #expect(HTMLSanitizer.sanitized(Array(markup.utf8).span) == expected)
    }

    @Test(arguments: ["b", "div", "ul", "blockquote", "span", "font", "li", "h1", "a"])
    func `Drops tags nested too deep, but keeps their content`(name: String) {
        let count = 5_000
        let bytes = Array(
            (String(repeating: "<\(name)>", count: count) + "x"
                + String(repeating: "</i>", count: count)
                + String(repeating: "</\(name)>", count: count) + "y").utf8)
        let output = HTMLSanitizer.sanitized(bytes.span)
        let again = Array(output.utf8)
        #expect(HTMLText.line(again.span).filter { $0 != " " } == "xy")
        #expect(HTMLSanitizer.sanitized(again.span) == output)
        #expect(output.utf8.count < 2 * count * 10)
    }

    @Test func `Nests every element in every other`() {
        let names = HTMLElement.allCases.map { "\($0)" }
        for outer in names {
            for inner in names {
                let bytes = Array("<\(outer)><\(inner)>x</\(outer)></\(inner)>y".utf8)
                let output = HTMLSanitizer.sanitized(bytes.span)
                let again = Array(output.utf8)
                #expect(HTMLSanitizer.sanitized(again.span) == output, "\(outer), \(inner)")
                _ = HTMLText.blocks(again.span)
            }
        }
    }
}
