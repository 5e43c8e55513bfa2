import FeedMarkup
import Testing

struct SentencesTests {
    private func sentences(_ html: String, isWhole: Bool = true) -> String {
        HTMLText.sentences(Array(html.utf8).span, isWhole: isWhole)
    }

    @Test(arguments: [
        ("<p>One.</p><p>Two</p><p>Three</p>", "One.\nTwo ·\nThree"),
        ("<p>One</p><hr><p>Two</p>", "One ·\nTwo"),
        ("One.<hr>Two", "One.\nTwo"),
        ("<h1>Title</h1><p>Text</p>", "Text"),
        ("<p>a <img alt='picture'> b</p>", "a b"),
        ("<pre>code</pre>x <code>y</code>", "x y"),
        ("<figure>f<figcaption>caption</figcaption></figure>", "f"),
        ("<table><caption>c</caption><tr><td>1<td>2</tr></table><p>after</p>", "after"),
        ("<p>noted<sup><a href='#content-1'>1</a></sup>.</p>", "noted."),
        ("<p>E = mc<sup>2</sup></p>", "E = mc²"),
        ("<p><a href='https://v.example/' data-embed='video'>v.example</a></p><p>x</p>", "x"),
        ("<nav><p>home</p></nav><p>x</p>", "x"),
        ("<h1>Only</h1>", "Only"),
        ("<table><tr><td>a</td><td></td><td>b</td></tr></table>", "a b"),
        ("<img alt='A' src='https://a.example/'>", ""),
        (
            "<p>A<sup><a href='#n1'>1</a></sup>.</p><ol><li id=n1>Note. <a href='#r1'>↩</a></ol>",
            "A."
        ),
        ("<p>A<a href='#n'>*</a>.</p><ol><li><p>One.</p><p>Two. <a href='#r'>↩︎</a></p></ol>", "A."),
        ("<p>A<a href='#n'>[2]</a>.</p><p><a href='#r'>[2]</a> A note.</p><p>B.</p>", "A.\nB."),
        ("<p>A.</p><div><a href='#r'>1</a><div><p>A note.</p></div></div><p>B.</p>", "A.\nB."),
        ("<p>A.</p><p><sup><a href='#r'>1</a></sup> A note.</p>", "A."),
        ("<p>See <a href='https://a.example/#b'>the part</a>.</p>", "See the part."),
        ("<div><p>A.</p><p><a href='#top'>↑</a></p><p>B.</p></div>", "A.\nB."),
        ("<a href='#a'><p>One</p><p>Two<br>three</p></a>", "One ·\nTwo\nthree"),
        ("<p><a href='#a'>One<br>two</a></p>", "One\ntwo"),
    ])
    func `Extracts sentences and drops everything else`(html: String, expected: String) {
        #expect(sentences(html) == expected)
    }

    @Test func `Waits for more text if not all was read`() {
        #expect(sentences("<h1>Only</h1>", isWhole: false) == "")
    }
}
