import FeedPresentation
import PresentationTestSupport
import Testing

@testable import TextRendering

@Suite struct NumberedArticleTests {
    private func article(
        _ html: String, url: String? = nil, image: String? = nil, width: Int = 30,
        showsPictures: Bool = true
    ) -> NumberedArticle {
        let page = ItemPage(
            contentHTML: html,
            image: image.map { ImageViewModel(url: $0, alternativeText: "a boat") })
        return article(page, url: url, width: width, showsPictures: showsPictures)
    }

    private func article(
        _ page: ItemPage, url: String? = nil, width: Int = 30, showsPictures: Bool = true
    ) -> NumberedArticle {
        let item = FeedItemViewModel(identifier: "x", title: "Title", url: url)
        return NumberedArticle(
            item,
            ArticlePresenter(phrases: .english).article(of: item, page.detail) { page.texts[$0] },
            words: EnglishPhrases().words, width: width, isStyled: true,
            showsPictures: showsPictures)
    }

    private func texts(_ article: NumberedArticle) -> [String] {
        article.parts.map { part in
            switch part {
            case .line(let line, _): String(decoding: line.text, as: UTF8.self)
            case .picture(let url, let words, let margin):
                "<\(url ?? "own")|\(words)|\(margin)>"
            }
        }
    }

    @Test func `Numbers links by address`() {
        let article = article(
            "<p><a href='https://a.example/1'>one</a>, <a href='https://a.example/2'>"
                + "https://a.example/2</a>, <a href='https://a.example/1'>again</a></p>",
            url: "https://a.example/page", width: 60)
        #expect(
            article.addresses == [
                "https://a.example/page", "https://a.example/1", "https://a.example/2",
            ])
        #expect(
            texts(article) == [
                "Title", "https://a.example/page[1]", "",
                "one[2], https://a.example/2[3], again[2]",
            ])
    }

    @Test func `Keeps a mark on the bracket of a link`() {
        let article = article("<p><a href='https://a.example/1'>[\u{301}a]</a></p>")
        #expect(texts(article).last == "[\u{301}a 1]")
    }

    @Test func `Numbers the files of an episode`() {
        let page = ItemPage(
            episode: EpisodeViewModel(
                words: "Trailer", chaptersURL: "https://a.example/c", chaptersLabel: "Chapters",
                transcripts: [
                    TranscriptViewModel(url: "https://a.example/t", label: "Transcript")
                ]))
        let article = article(page)
        #expect(
            texts(article) == ["Title", "Trailer", "", "Chapters[1]", "Transcript[2]"])
        #expect(article.addresses == ["https://a.example/c", "https://a.example/t"])
    }

    @Test func `Separates pictures from text, the item's first`() {
        let html = "<p>Before <img src='https://a.example/i.png' alt='a hill'> after</p>"
        #expect(
            texts(article(html, image: "https://a.example/own.png")) == [
                "Title", "", "<own|a boat|0>", "", "Before", "",
                "<https://a.example/i.png|a hill|0>",
                "", "after",
            ])
        // A picture in the text is not repeated.
        #expect(!texts(article(html, image: "https://a.example/i.png")).contains("<own|a boat|0>"))
        let words = texts(article(html, showsPictures: false))
        #expect(words.contains { $0.contains("Picture: a hill[1]") })
    }

    @Test func `Separates the margin of a quote from its text`() {
        let article = article("<blockquote><p>One two three four five six seven</p></blockquote>")
        let quoted = article.parts.compactMap { part -> (String, Int)? in
            guard case .line(let line, let margin) = part, margin > 0 else { return nil }
            return (String(decoding: line.text, as: UTF8.self), margin)
        }
        #expect(quoted.map(\.0) == ["│ One two three four five six", "│ seven"])
        #expect(quoted.map(\.1) == [4, 4])
    }

    @Test func `Keeps within the width`() {
        for width in [1, 2, 7, 30] {
            let article = article(
                "<h1>A heading of many words</h1><ol><li>日本語の文章<li>b</ol><table><tr><td>a<td>b</table>"
                    + "<pre>some preformatted text</pre>", width: width)
            for part in article.parts {
                if case .line(let line, _) = part { #expect(line.width <= width) }
            }
        }
    }

    @Test func `Draws the summary below a content that is only a picture`() {
        let page = ItemPage(
            contentHTML: "<p><img src=\"https://a.example/1.png\"></p>", summary: "The story.")
        let article = article(page)
        #expect(
            texts(article) == ["Title", "", "<https://a.example/1.png||0>", "", "The story."])
    }
}
