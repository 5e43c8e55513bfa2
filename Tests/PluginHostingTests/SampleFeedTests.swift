import FeedViews
import PluginHosting
import Testing

@Suite struct `A feed for validation` {
    @Test func `is lent as HTML of the header's grammar`() {
        for feed in [SampleFeeds.empty, SampleFeeds.small, SampleFeeds.awkward] {
            for index in feed.items.indices {
                for text in [FeedItemText.contentHTML, .summaryHTML] {
                    let html = feed.items.text(text, at: index)?.string ?? ""
                    #expect(HTMLGrammar.fault(in: html) == nil)
                }
            }
        }
    }

    @Test(arguments: [
        "<P>a</P>", "<p>a", "a</p>", "<b><i>a</b></i>", "<br/>", "<p  id=\"a\">a</p>",
        "<p id=a>a</p>", "<p id='a'>a</p>", "<p id=\"a\" id=\"b\">a</p>", "a & b", "a &nbsp; b",
        "a > b", "<!-- a -->", "<?a?>", "<p id=\"<\">a</p>", "<p hidden>a</p>", "&quot;",
    ])
    func `is found not to be of it`(html: String) {
        #expect(HTMLGrammar.fault(in: html) != nil)
    }
}
