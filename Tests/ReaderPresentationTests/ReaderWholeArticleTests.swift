import ReaderPresentation
import Testing

@Suite struct ReaderWholeArticleTests {
    private func user(_ pages: PagesSpy?) -> ReaderUser {
        let user = ReaderUser(pages: pages)
        user.show()
        return user
    }

    @Test func `Asks for the page of the open item, says so, and goes back by the same key`() throws
    {
        let pages = PagesSpy()
        let user = user(pages)
        user.select("Boats")
        user.perform(.enter)
        #expect(user.perform(.wholeArticle) == .done)
        #expect(user.desk.notice.kind == .progress)
        #expect(user.notice == "loading the article from its page…")
        let page = try #require(pages.pages.first)
        #expect(page.url.hasPrefix("http") && page.text == "Text.")
        pages.answer(.shown)
        #expect(user.notice == "the whole article, from its page")
        user.show(revision: 2)
        #expect(user.isReading && user.article == "Boats")
        #expect(user.perform(.wholeArticle) == .done)
        #expect(user.notice == "the text of the feed")
        #expect(pages.messages == ["show \(page.item)", "hide \(page.item)"])
    }

    @Test func `Says why the feed's text stays`() {
        let pages = PagesSpy()
        let user = user(pages)
        user.select("Boats")
        for (outcome, words) in [
            (ArticlePageOutcome.nothingMore, "the page gives no more than the feed"),
            (.refused("no answer"), "no answer"),
        ] {
            user.perform(.wholeArticle)
            pages.answer(outcome)
            #expect(user.notice == words && user.desk.notice.kind == .nothing)
        }
    }

    @Test func `Refuses without an item, a page or the network`() {
        let pages = PagesSpy()
        let reader = user(pages)
        reader.select("Zinc")
        #expect(reader.perform(.wholeArticle) == .refused)
        #expect(reader.notice == "there is no address here")
        reader.perform(.filter, text: "nothing has this")
        #expect(reader.perform(.wholeArticle) == .refused)
        let reading = user(pages)
        reading.select("Boats")
        reading.perform(.enter)
        reading.show([], revision: 2)
        #expect(reading.perform(.wholeArticle) == .refused)
        #expect(reading.notice == "the feed no longer has this item")
        #expect(pages.messages == [])
        let other = user(nil)
        #expect(other.perform(.wholeArticle) == .refused)
        #expect(other.notice == "whole articles are not loaded here")
    }
}
