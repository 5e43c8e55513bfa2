import Testing

@testable import FeedMarkup

@Suite struct HiddenContentTests {
    @Test(arguments: [
        ("<div style='display:none;max-height:0'>Secret</div><p>Text</p>", "<p>Text</p>"),
        ("<p hidden>Secret<p>Text", "<p>Text</p>"),
        ("<p style='display:none;display:block'>Text", "<p>Text</p>"),
        ("<p style='display:none !important;display:block'>Secret<p>Text", "<p>Text</p>"),
        ("<p style='visibility:hidden;visibility:visible;opacity:0;opacity:1'>T", "<p>T</p>"),
        // What browsers don't know does not count.
        ("<p style='display:none;display:foo'>Secret<p>Text", "<p>Text</p>"),
        ("<p style='visibility:hidden;visibility:no'>Secret<p>Text", "<p>Text</p>"),
        ("<p style='opacity:inherit'>T", "<p>T</p>"),
        ("<p style='opacity:0;opacity:none'>Secret<p>Text", "<p>Text</p>"),
        ("<p style='display:none;display:-webkit-box'>T", "<p>T</p>"),
        ("<div><p style='visibility:hidden'>Secret</div>Text", "<div></div>Text"),
        ("<ul><li hidden>Secret<ul><li>x</ul><li>Text</ul>", "<ul><li>Text</li></ul>"),
        ("<table><tr hidden><td>Secret<tr><td>T</table>", "<table><tr><td>T</td></tr></table>"),
        ("<div style='max-height:0;overflow:hidden'>Secret<br></br></div>Text", "Text"),
        ("<div style='position:absolute;left:-9999px'>Secret</div>Text", "Text"),
        (
            "<div hidden><a id=n>Secret</a></div><a href='#n'>Text</a>",
            "<a href=\"https://a.example/#n\">Text</a>"
        ),
        ("<b hidden id=n>Secret</b><a href='#n'>T</a>", "<a href=\"https://a.example/#n\">T</a>"),
        ("<a hidden href='#n'>Secret</a><p id=n>T</p>", "<p>T</p>"),
        // A formula that is hidden beside its picture.
        (
            "<span style='display: none;'><math><mi>x</mi></math></span>",
            "<math><mi>x</mi></math>"
        ),
        // A picture that is as wide as its column.
        (
            "<img style='width:0;min-width:100%' src='/p.jpg'>",
            "<img src=\"https://a.example/p.jpg\">"
        ),
        // A photo whose size is its shape.
        (
            "<img width=1 height=1 src='/p.jpg'>",
            "<img src=\"https://a.example/p.jpg\">"
        ),
        (
            "<img width=1 height=1 style='width:100%' src='/p.png'><amp-img width=2 height=1 layout=responsive src='/q.png'>",
            "<img src=\"https://a.example/p.png\"><img src=\"https://a.example/q.png\">"
        ),
        // The direction that a style states.
        ("<p style='direction: rtl'>שלום</p>", "<p dir=\"rtl\">שלום</p>"),
        ("<div style='text-align:right;DIRECTION:LTR'>x</div>", "<div dir=\"ltr\">x</div>"),
        ("<p dir=ltr style='direction:rtl'>x</p>", "<p dir=\"ltr\">x</p>"),
        ("<p style='direction:inherit'>x</p>", "<p>x</p>"),
        (
            "<table><td style='direction:rtl;text-align:center'>x</table>",
            "<table><tr><td align=\"center\" dir=\"rtl\">x</td></tr></table>"
        ),
    ])
    func `Leaves out only content that a page does not show`(html: String, expected: String) {
        #expect(sanitize(html) == expected)
    }

    @Test(arguments: [
        "<div style='height:0;padding-bottom:56.25%;overflow:hidden'>Text</div>",
        "<div style='height:1px'>Text</div>",
        "<div style='opacity:0;transition:opacity 1s'>Text</div>",
        "<div style='transform:translate3d(0, 20px, 0);opacity:0'>Text</div>",
        "<div style='visibility:hidden;animation-name:fadeIn'>Text</div>",
        "<div style='width:0;min-width:100%;overflow:hidden'>Text</div>",
        "<div hidden='until-found'>Text</div>",
    ])
    func `Keeps content beyond a small box, and content that appears later`(html: String) {
        #expect(sanitize(html) == "<div>Text</div>")
    }

    @Test func `Keeps a player that waits for its script`() {
        let html = "<audio style='visibility:hidden' src='/s.mp3'></audio>"
        #expect(sanitize(html).hasPrefix("<audio src="))
    }

    @Test(arguments: [
        "<iframe src='https://c.example/1/' style='width: 0; min-width: 100% !important' height=400></iframe>",
        "<iframe src='https://c.example/1/' style='width:1px;min-width:100%'></iframe>",
        "<iframe src='https://c.example/1/' width=1 style='min-width:100%'></iframe>",
    ])
    func `Keeps a frame that is as wide as its column`(html: String) {
        #expect(sanitize(html).contains("href=\"https://c.example/1/\""))
    }

    @Test(arguments: [
        "<iframe src='https://c.example/' style='width:1px !important'></iframe>",
        "<iframe src='https://c.example/' style='min-width:1px;width:0'></iframe>",
        "<iframe src='https://c.example/' height=1 style='min-width:100%'></iframe>",
        "<iframe src='https://c.example/' style='max-height:0'></iframe>",
        "<img src='https://c.example/' style='width:1px;height:1px;padding:9px'>",
        "<img src='https://c.example/' style='opacity:0'>",
        "<img src='https://c.example/open?u=1' width=1 height='1'>",
        "<img src='https://c.example/pixel.gif' width='1px' height=0>",
        "<iframe src='https://c.example/' style='position:absolute;clip:rect(1px, 1px, 1px, 1px)'></iframe>",
        "<iframe src='https://c.example/' style='clip: rect(0 0 0 0)'></iframe>",
    ])
    func `Leaves out frames and pictures of a pixel`(html: String) {
        #expect(sanitize(html) == "")
    }
}
