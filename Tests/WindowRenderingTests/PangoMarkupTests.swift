import FeedMarkup
import Testing

@testable import WindowRendering

struct PangoMarkupTests {
    @Test
    func `Marks up runs by style and escapes their text`() {
        let runs = [
            HTMLTextRun(text: "a < b & ", style: []),
            HTMLTextRun(text: "c", style: [.strong, .emphasis]),
            HTMLTextRun(text: "\"d\"", style: .code, link: "https://e.example/?a=1&b='"),
        ]
        let pieces = PangoMarkup.pieces(of: runs)
        #expect(pieces.count == 1)
        #expect(pieces[0].hasPrefix("a &lt; b &amp; <i><b>c</b></i><a href=\"https://"))
        #expect(pieces[0].hasSuffix("</tt></a>"))
    }

    @Test
    func `Omits links within the page`() {
        let pieces = PangoMarkup.pieces(of: [HTMLTextRun(text: "1", link: "#note")])
        #expect(pieces == ["1"])
    }

    @Test
    func `Splits long text without losing any`() {
        let text = String(repeating: "é", count: 30_000)
        let pieces = PangoMarkup.pieces(of: [HTMLTextRun(text: text)])
        #expect(pieces.count == 4)
        #expect(pieces.joined() == text)
    }
}
