import FeedRendering
import PresentationTestSupport
import TestSupport
import Testing

@testable import TextRendering

@Suite struct TextPageTests {
    private static let pieces = [
        "word", "x", " ", " ", "  ", " · ", "·", "-", "/", "é", "日", "\n", "\u{AD}", "\u{1B}",
        "\u{7F}",
        "https://example.org/a", "1234567890", "\u{C2}", "·\u{301}",
    ]

    /// Paragraphs that fit on a line take a fast path.
    @Test(arguments: 0..<20)
    func `Draws short paragraphs like the general path`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let texts = (0...random.next(4)).map { _ in
                random.text(of: Self.pieces, count: random.next(8))
            }
            let width = 1 + random.next(40)
            let indents = texts.map { _ in random.next(3) }
            for (isStyled, hasHyperlinks) in [(false, false), (true, false), (true, true)] {
                func drawn(_ write: (TextPage, String) -> Void) -> String {
                    page(width: width, isStyled: isStyled, hasHyperlinks: hasHyperlinks) { page in
                        for (text, indent) in zip(texts, indents) {
                            page.separate()
                            page.pushMargin(
                                first: StyledLine("* "), rest: StyledLine("  "))
                            page.indent(by: indent)
                            write(page, text)
                            page.popMargin()
                            page.popMargin()
                        }
                    }
                }
                let quick = drawn { page, text in
                    page.writeParagraph(
                        text, style: .bold, link: page.makeHyperlink("https://example.org/"))
                }
                let plain = drawn { page, text in
                    let link = page.makeHyperlink("https://example.org/")
                    page.writeParagraph { $0.append(text, style: .bold, link: link) }
                }
                #expect(quick == plain, "\(texts), \(width), \(indents)")
            }
        }
    }

    private func page(
        width: Int, isStyled: Bool, hasHyperlinks: Bool, _ draw: (TextPage) -> Void
    ) -> String {
        written {
            draw(
                TextPage(
                    output: $0, width: width, isBounded: true, isStyled: isStyled,
                    hasHyperlinks: hasHyperlinks))
        }
    }
}
