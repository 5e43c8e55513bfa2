import FeedViews
import PluginHosting
import Testing

@Suite struct SampleFeedTests {
    @Test func `Provides HTML that follows the header's grammar`() {
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
    func `Rejects HTML outside of the grammar`(html: String) {
        #expect(HTMLGrammar.fault(in: html) != nil)
    }
}
