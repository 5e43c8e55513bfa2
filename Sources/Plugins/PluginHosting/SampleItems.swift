import FeedViews

/// The items of a sample feed; neighbours have content of different kinds.
final class SampleItems: FeedItemSource {
    let count: Int
    private let address: String
    private let date: DateViewModel
    private let title: @Sendable (Int) -> String
    /// Content that uses all of the grammar of HTML that plugins get.
    private let contents: [String]

    /// Creates items at `address`; every second one has a date.
    init(
        count: Int, address: String, date: DateViewModel,
        title: @escaping @Sendable (Int) -> String
    ) {
        self.count = count
        self.address = address
        self.date = date
        self.title = title
        contents = [
            "<p>One paragraph.</p>",
            "",
            "Text without an element, and &amp;, &lt;b&gt; in it.",
            "<h2>Title</h2><p>A <a href=\"\(address)\" title=\"&quot;A&quot; &amp; &lt;B&gt;\">link</a>,<br>"
                + "<em>more <strong>and more</strong></em>.</p><hr><ul><li>One</li><li>Two</li></ul>",
            "<figure><img src=\"\(address)0.png\" alt=\"\" width=\"9\"><figcaption>Ü 👩‍🚀</figcaption></figure>",
            "<table><caption>C</caption><colgroup><col></colgroup><tbody><tr><th>H</th><td>1</td></tr>"
                + "</tbody></table><pre><code>a &lt; b\n\tc</code></pre>",
            String(repeating: "<blockquote>", count: 40) + "deep"
                + String(repeating: "</blockquote>", count: 40),
        ]
    }

    func item(at index: Int) -> FeedItemViewModel {
        let hasDate = index % 2 == 0
        return FeedItemViewModel(
            identifier: "id-\(index)", title: title(index), url: "\(address)\(index)",
            openURL: "\(address)\(index)", published: hasDate ? date : nil,
            dateOrigin: hasDate ? .published : .none, sourceIndex: 0)
    }

    func detail(at index: Int, parts: FeedDetailParts) -> FeedItemDetailViewModel {
        var detail = FeedItemDetailViewModel()
        if index % 3 == 0, parts.contains(.files) {
            detail.image = ImageViewModel(url: "\(address)\(index).png")
        }
        if parts.contains(.rest) {
            detail.tags = ["one", "two"]
            if index % 5 == 0 { detail.episode = episode(at: index) }
        }
        return detail
    }

    private func episode(at index: Int) -> EpisodeViewModel {
        EpisodeViewModel(
            words: "Season 1, Episode \(index)", season: 1, number: "\(index)",
            chaptersURL: "\(address)\(index)", chaptersLabel: "Chapters",
            transcripts: [
                TranscriptViewModel(url: "\(address)\(index)", label: "Transcript")
            ])
    }

    func article(at index: Int, parts: FeedArticleParts) -> FeedArticleViewModel {
        var article = FeedArticleViewModel(title: title(index))
        if parts.contains(.heading), index % 3 == 0 {
            article.picture = ArticlePictureViewModel(url: "\(address)\(index).png")
        }
        if parts.contains(.body) {
            article.$bodyHTML = text(.contentHTML, at: index)
            if index % 4 == 0 { article.caption = title(index) }
        }
        if parts.contains(.end) {
            article.links = [
                ArticleEntryViewModel(
                    .chapters, before: "<", value: "Chapters", after: ">", url: "\(address)\(index)"
                )
            ]
            article.subjects = ["Tags: one, two"]
        }
        return article
    }

    func text(_ text: FeedItemText, at index: Int) -> FeedText? {
        switch text {
        case .contentHTML: FeedText(contents[index % contents.count])
        case .excerpt: FeedText(title(index))
        case .contentText, .summary, .summaryHTML, .day, .month, .time: nil
        }
    }
}
