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
    func `Marks text dark on a light ground, whatever the window's colours`() {
        let pieces = PangoMarkup.pieces(of: [
            HTMLTextRun(text: "a&b", style: [.marked, .strong], link: "https://e.example/")
        ])
        #expect(
            pieces == [
                "<a href=\"https://e.example/\"><span background=\"#f8e45c\" "
                    + "foreground=\"#1d1c1a\"><b>a&amp;b</b></span></a>"
            ])
    }

    @Test
    func `Keeps links within the article`() {
        let pieces = PangoMarkup.pieces(of: [HTMLTextRun(text: "1", link: "#note")])
        #expect(pieces == ["<a href=\"#note\">1</a>"])
    }

    @Test
    func `Writes an address once for the runs of a link`() {
        let link = "https://e.example/"
        let pieces = PangoMarkup.pieces(of: [
            HTMLTextRun(text: "a", style: .strong, link: link), HTMLTextRun(text: "b", link: link),
            HTMLTextRun(text: "c", link: "#c"), HTMLTextRun(text: "d"),
        ])
        #expect(pieces == ["<a href=\"\(link)\"><b>a</b>b</a><a href=\"#c\">c</a>d"])
    }

    @Test
    func `Leaves out an address that is too long to be opened`() {
        let link = "https://e.example/" + String(repeating: "a", count: 10_000)
        #expect(PangoMarkup.pieces(of: [HTMLTextRun(text: "a", link: link)]) == ["a"])
    }

    @Test
    func `Ends a link with the piece, and begins it again in the next`() {
        let text = String(repeating: "a", count: PangoMarkup.limit)
        let pieces = PangoMarkup.pieces(of: [HTMLTextRun(text: text + "b", link: "#c")])
        #expect(pieces == ["<a href=\"#c\">\(text)</a>", "<a href=\"#c\">b</a>"])
    }

    @Test
    func `Splits long text without losing any`() {
        let text = String(repeating: "é", count: 30_000)
        let pieces = PangoMarkup.pieces(of: [HTMLTextRun(text: text)])
        #expect(pieces.count == 4)
        #expect(pieces.joined() == text)
    }
}
