import FeedMarkup
import Testing

struct FormulaTextTests {
    private func text(_ formula: String) -> String {
        HTMLText.line(Array(sanitized("<math>\(formula)</math>").utf8).span)
    }

    @Test(arguments: [
        ("<mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup>", "E = mc²"),
        ("<mfrac><mi>a</mi><mi>b</mi></mfrac>", "a/b"),
        (
            "<mfrac><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow><mrow><mn>2</mn><mi>b</mi></mrow></mfrac>",
            "(a + 1)/(2b)"
        ),
        (
            "<msub><mi>x</mi><mi>i</mi></msub><mo>,</mo><msub><mi>x</mi><mn>10</mn></msub>",
            "x_i, x₁₀"
        ),
        ("<msup><mi>e</mi><mrow><mo>-</mo><mi>x</mi></mrow></msup>", "e^(−x)"),
        ("<msup><mi>x</mi><mrow><mo>-</mo><mn>1</mn></mrow></msup>", "x⁻¹"),
        ("<msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt>", "√(x + 1)"),
        ("<msqrt><mn>2</mn></msqrt>", "√2"),
        ("<mroot><mi>x</mi><mn>3</mn></mroot>", "∛x"),
        ("<mroot><mi>x</mi><mi>n</mi></mroot>", "√[n]x"),
        (
            "<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover>"
                + "<mi>i</mi>", "∑_(i = 1)ⁿ i"
        ),
        ("<mover><mi>x</mi><mo>¯</mo></mover>", "x\u{304}"),
        ("<mi>sin</mi><mo>&#x2061;</mo><mi>x</mi>", "sin x"),
        ("<mn>2</mn><mo>&InvisibleTimes;</mo><mi>x</mi>", "2x"),
        (
            "<mo>(</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr>"
                + "<mtr><mtd><mn>0</mn></mtd><mtd><mn>1</mn></mtd></mtr></mtable><mo>)</mo>",
            "(1, 0; 0, 1)"
        ),
        ("<mi>x</mi><mtext>for all</mtext><mi>y</mi>", "x for all y"),
        ("<mo>-</mo><mi>x</mi>", "−x"),
        ("<mo>|</mo><mi>x</mi><mo>|</mo>", "|x|"),
        (
            "<mmultiscripts><mi>C</mi><mprescripts/><mn>6</mn><mn>14</mn></mmultiscripts>", "₆¹⁴C"
        ),
        ("<mfrac linethickness=0><mi>n</mi><mi>k</mi></mfrac>", "n; k"),
        ("", ""),
        ("<mfrac><mi>a</mi></mfrac>", "a/"),
        ("<msub/><mrow><msup></mrow>", ""),
    ])
    func `Reads formulas as one line`(formula: String, expected: String) {
        #expect(text(formula) == expected)
    }

    @Test func `Keeps one of two renderings of a formula`() {
        let formula =
            "<span class='katex'><span class='katex-mathml'><math><semantics><mi>x</mi>"
            + "<annotation encoding='application/x-tex'>x</annotation></semantics></math></span>"
            + "<span class='katex-html' aria-hidden=true><span class=base>x<svg></svg></span></span></span>"
        #expect(sanitized("a \(formula) b") == "a <math><semantics><mi>x</mi></semantics></math> b")
        #expect(sanitized("<span class='katex-html'>x</span>") == "x")
        #expect(
            sanitized(
                "<mjx-container><mjx-math aria-hidden=true><mjx-mi>x</mjx-mi></mjx-math>"
                    + "<mjx-assistive-mml><math><mi>x</mi></math></mjx-assistive-mml></mjx-container>"
            )
                == "<math><mi>x</mi></math>")
        #expect(
            sanitized(
                "<math><mi>x</mi></math><img class='mwe-math-fallback-image-inline' src=//a.example/x>y"
            )
                == "<math><mi>x</mi></math>y")
    }

    @Test(arguments: [
        // Each of these has run a script despite some sanitizer.
        (
            "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table>"
                + "</mtext></math>", "<math><mtext></mtext></math><table></table>"
        ),
        (
            "<math href='javascript:alert(1)'><mi xlink:href='javascript:alert(1)'>x</mi></math>",
            "<math><mi>x</mi></math>"
        ),
        (
            "<math><maction actiontype='statusline#http://a' onclick=alert(1)><mi>x</mi></maction></math>",
            "<math><mi>x</mi></math>"
        ),
        (
            "<math><annotation-xml encoding='text/html'><img src=x onerror=alert(1)></annotation-xml>"
                + "<mi>y</mi></math>", "<math><mi>y</mi></math>"
        ),
        (
            "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
            "<math><mtext></mtext></math>"
        ),
        ("<math><mi style='x:url(y)' class=a>x</mi></math>", "<math><mi>x</mi></math>"),
        ("<math><mi mathvariant='a b' lspace='1em\"'>x</mi></math>", "<math><mi>x</mi></math>"),
        ("<mi>x</mi><mo>y</mo>", "xy"),
        ("<math><math><mi>x</mi></math>y", "<math><mi>x</mi></math>y"),
        ("<math><mi>x<mi>y</math>", "<math><mi>x</mi><mi>y</mi></math>"),
        ("<math><mi>x</mi><p>y</p>", "<math><mi>x</mi></math><p>y</p>"),
        ("<math><a href='https://a.example'>x</a><br></br></math>", "<math>x</math>"),
        (
            "<table><tr><td><math><mi>x</td><td>y",
            "<table><tr><td><math><mi>x</mi></math></td><td>y</td></tr></table>"
        ),
    ])
    func `Removes links and scripts from formulas`(source: String, expected: String) {
        #expect(sanitized(source) == expected)
    }

    @Test func `Reads prefixed formulas in XML`() {
        #expect(
            sanitized(
                "<m:math xmlns:m='x'><m:mspace width='1em'/><m:mi>x</m:mi></m:math>", syntax: .xml)
                == "<math><mspace width=\"1em\"></mspace><mi>x</mi></math>")
    }

    @Test func `Bounds time for deep and long formulas`() {
        let deep = text(String(repeating: "<msup>", count: 20_000) + "<mi>x</mi>")
        #expect(deep.utf8.count < 10_000)
        let long = text(String(repeating: "<mfrac><mi>x</mi><mi>y</mi></mfrac>", count: 20_000))
        #expect(long.hasPrefix("x/yx/y"))
        let unsanitised = Array(
            (String(repeating: "<math><mrow>", count: 40_000) + "x").utf8)
        #expect(HTMLText.line(unsanitised.span) == "x")
    }

    @Test func `Replaces formulas by text for plain HTML`() {
        func withoutFormulas(_ html: String) -> String {
            var bytes = Array(html.utf8)
            HTMLText.replaceFormulas(in: &bytes)
            return String(decoding: bytes, as: UTF8.self)
        }
        #expect(
            withoutFormulas("<p>a <math><mi>x</mi><mo>&lt;</mo><mi>y</mi></math> b</p>")
                == "<p>a x &lt; y b</p>")
        #expect(withoutFormulas("<p>a < b & c</p>") == "<p>a < b & c</p>")
    }
}
