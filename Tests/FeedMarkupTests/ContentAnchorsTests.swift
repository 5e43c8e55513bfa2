import FeedMarkup
import Testing

struct ContentAnchorsTests {
    private func sanitize(
        _ source: String, page: String? = "https://site.example/post?a=1",
        syntax: MarkupSyntax = .html
    ) -> String {
        sanitized(source, syntax: syntax, base: "https://site.example/feed.xml", page: page)
    }

    @Test func `Replaces identifiers of link targets by numbers`() {
        #expect(
            sanitize(
                "Tide<sup id='fnref:1'><a href='#fn:1'>1</a></sup><h2 id=other>H</h2>"
                    + "<ol><li id='fn:1'>Ebb <a href='#fnref%3A1'>back</a></li></ol>")
                == "Tide<sup id=\"content-1\"><a href=\"#content-2\">1</a></sup><h2>H</h2>"
                + "<ol><li id=\"content-2\">Ebb <a href=\"#content-1\">back</a></li></ol>")
    }

    @Test func `Matches targets in every notation`() {
        #expect(
            sanitize("<a href='#n'>x</a><a name=n>y</a>")
                == "<a href=\"#content-1\">x</a><a id=\"content-1\">y</a>")
        #expect(
            sanitize("<a href='#a&amp;b'>x</a><p id='a&amp;b'>y</p><p id='a&amp;b'>z</p>")
                == "<a href=\"#content-1\">x</a><p id=\"content-1\">y</p><p>z</p>")
        #expect(
            sanitize("<a href=\"#é\">x</a><span id=\"é\">y</span>")
                == "<a href=\"#content-1\">x</a><span id=\"content-1\">y</span>")
        #expect(
            sanitize("<a href=\"#n\">x</a><b id=\"n\"/>y", syntax: .xml)
                == "<a href=\"#content-1\">x</a><b id=\"content-1\"></b>y")
    }

    @Test(arguments: [
        "https://site.example/post?a=1", "http://site.example/post?a=1", "//site.example/post?a=1",
    ])
    func `Recognizes the item's own address in links`(page: String) {
        #expect(
            sanitize("<a href='\(page)#n'>x</a><p id=n>y</p>")
                == "<a href=\"#content-1\">x</a><p id=\"content-1\">y</p>")
    }

    @Test func `Links to the item's page if the target is missing`() {
        #expect(
            sanitize("<a href='#n'>x</a><a href='#'>y</a>")
                == "<a href=\"https://site.example/post?a=1#n\">x</a>"
                + "<a href=\"https://site.example/post?a=1#\">y</a>")
        #expect(
            sanitize("<a href='https://else.example/#n'>x</a><p id=n>y</p>")
                == "<a href=\"https://else.example/#n\">x</a><p>y</p>")
        #expect(
            sanitize("<a href='#n'>x</a>", page: nil)
                == "<a href=\"https://site.example/feed.xml#n\">x</a>")
    }

    @Test func `Limits anchors and takes linear time`() {
        let links = (0..<10_500).map { "<a href='#n\($0)' id='n\($0)'>x</a>" }.joined()
        let output = sanitize(links)
        #expect(output.contains("href=\"#content-10000\""))
        #expect(!output.contains("content-10001"))
        let colours = sanitize("<p style='color: #fff' id=fff>&#8217;</p>")
        #expect(colours == "<p>’</p>")
    }
}
