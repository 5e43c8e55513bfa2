import FeedMarkup
import Testing

struct ScriptTextTests {
    @Test(arguments: [
        ("10<sup>6</sup> of them", "10⁶ of them"), ("10<sup>-3</sup> kg", "10⁻³ kg"),
        ("Ca<sup>2+</sup>", "Ca²⁺"), ("H<sub>2</sub>O", "H₂O"), ("x<sup>n+1</sup>", "xⁿ⁺¹"),
        ("x<sub>max</sub>", "xₘₐₓ"), ("2<sup>1/2</sup>", "2^(1/2)"), ("T<sub>c</sub>", "T_(c)"),
        ("x<sup>(a/b)</sup>", "x^(a/b)"), ("2<sup>3<sup>4</sup></sup>", "2^(3⁴)"),
        ("10<sup>&#49;<i>2</i></sup>", "10¹²"), ("10<sup> 6 </sup>.", "10⁶."),
        ("10<sup>1 <b>2</b></sup>", "10¹ ²"), ("x<sup>n + 1</sup>", "xⁿ⁺¹"),
        ("10<sup>&minus;3</sup>", "10⁻³"), ("1<sup>st</sup> of 3", "1st of 3"),
        ("XIX<sup>e</sup>", "XIXᵉ"), ("A<sup>*</sup> B<sup>®</sup>", "A* B®"),
        ("Tide<sup>[1]</sup>", "Tide[1]"), ("a<sup></sup>b<sub> </sub>c", "ab c"),
        (
            "a<sup>These are 64 letters and more, which are in small print only here and below</sup>",
            "aThese are 64 letters and more, which are in small print only here and below"
        ),
    ])
    func `Raises and lowers text in every form`(html: String, expected: String) {
        let bytes = Array("<p>\(html)</p>".utf8)
        #expect(HTMLText.line(bytes.span) == expected)
        #expect(HTMLText.lines(bytes.span) == expected)
        #expect(HTMLText.sentences(bytes.span, isWhole: true) == expected)
        #expect(HTMLText.text(bytes.span) == expected)
        let page = HTMLText.page(bytes.span).flatMap { $0.runs }.map { $0.text }.joined()
        #expect(page == expected)
    }

    @Test(arguments: [
        ("5<sup>a<br>b</sup>c", "5ᵃ\nᵇc", "5ᵃ ᵇc"), ("5<sup>1/2<br>3</sup>", "5^(1/2)\n³", nil),
        ("5<sup>a<div>b</div>2</sup>", "5ᵃ\nᵇ\n²", nil), ("<p>10<sup>6<p>x", "10⁶\nˣ", nil),
        ("<pre>5<sup>a\nb</sup></pre>", "5ᵃ\nᵇ", nil),
        ("<table><tr><td>10<sup>6</sup></td><td>2<sub>3</sub></td></tr></table>", "10⁶ | 2₃", nil),
        ("2<sup>3<sub>4<br>5</sub></sup>", "2^(3₄)\n₅", nil),
    ])
    func `Raises and lowers each line of a broken text`(
        html: String, expected: String, line: String?
    ) {
        let bytes = Array(html.utf8)
        let text = HTMLText.text(bytes.span)
        #expect(
            text.split(separator: "\n", omittingEmptySubsequences: true).joined(separator: "\n")
                == expected)
        if let line { #expect(HTMLText.line(bytes.span) == line) }
    }

    @Test func `Keeps notes' marks and links`() {
        let bytes = Array("A<sup><a href='https://a.example/'>1</a></sup> b<sup>2</sup>".utf8)
        #expect(HTMLText.sentences(bytes.span, isWhole: true) == "A b²")
        let runs = HTMLText.page(bytes.span).flatMap { $0.runs }
        #expect(runs.map { $0.text } == ["A", "¹", " b", "²"])
        #expect(runs[1].link == "https://a.example/")
    }
}
