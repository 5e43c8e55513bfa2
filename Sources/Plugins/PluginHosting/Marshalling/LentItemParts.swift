import FeedPluginAPI
import FeedViews

/// The items and sources of a feed as lent to an in-process plugin. Each kind of value has its own
/// memory.
@safe struct LentItemParts: ~Copyable {
    /// List entries.
    private let items: LentValues
    /// Details, indexed by the raw value of their parts.
    private let details: [LentValues]
    /// Articles, indexed by the raw value of their parts.
    private let articles: [LentValues]
    private let sources: LentValues
    /// Texts, indexed by the raw value of their kind.
    private let texts: [LentValues]
    private let last = LastItem()

    init(of feed: FeedViewModel) {
        let models = feed.items
        let count = models.count
        sources = LentValues(
            count: feed.sources.count, make: Self.maker(of: feed.sources))
        func values(_ make: @escaping LentValues.Maker) -> LentValues {
            LentValues(count: count, make: make)
        }
        let last = last
        items = values(Self.maker(of: models, noting: last))
        details = (0...FeedDetailParts.all.rawValue).map { parts in
            values {
                $0.details(
                    of: models, parts: FeedDetailParts(rawValue: parts), from: $1, upTo: $2,
                    bound: .max)
            }
        }
        articles = (0...FeedArticleParts.all.rawValue).map { parts in
            values {
                $0.articles(
                    of: models, after: last, parts: FeedArticleParts(rawValue: parts), from: $1,
                    upTo: $2, bound: .max)
            }
        }
        texts = FeedItemText.allCases.map { text in
            values { $0.texts(text, of: models, from: $1, upTo: $2, bound: .max) }
        }
    }

    /// Makes the values that have states from `feed`, the same with other states of its items.
    func replaceStates(from feed: FeedViewModel) {
        items.replace(Self.maker(of: feed.items, noting: last))
        sources.replace(Self.maker(of: feed.sources))
    }

    private static func maker(
        of items: FeedItemViewModels, noting last: LastItem
    ) -> LentValues.Maker {
        { $0.items(of: items, noting: last, from: $1, upTo: $2, bound: .max) }
    }

    private static func maker(of sources: FeedSourceViewModels) -> LentValues.Maker {
        { $0.sources(sources, from: $1, upTo: $2, bound: .max) }
    }

    /// Returns the list entry at `index`, valid until the next query of this kind; `nil` if out of
    /// range.
    func pointer(toItemAt index: Int) -> UnsafePointer<feed_item>? {
        unsafe items.pointer(at: index, as: feed_item.self)
    }

    /// Returns `parts` of the details at `index`, valid until the next query with the same parts.
    func pointer(
        toDetailAt index: Int, parts: FeedDetailParts
    ) -> UnsafePointer<feed_item_detail>? {
        unsafe details[Int(parts.intersection(.all).rawValue)]
            .pointer(at: index, as: feed_item_detail.self)
    }

    /// Returns `parts` of the article at `index`, valid until the next query with the same parts.
    func pointer(
        toArticleAt index: Int, parts: FeedArticleParts
    ) -> UnsafePointer<feed_article>? {
        unsafe articles[Int(parts.rawValue)]
            .pointer(at: index, as: feed_article.self)
    }

    /// Returns the source at `index`, valid until the next query of a source; `nil` if out of
    /// range.
    func pointer(toSourceAt index: Int) -> UnsafePointer<feed_source>? {
        unsafe sources.pointer(at: index, as: feed_source.self)
    }

    /// Returns a text of the item at `index`, valid until the next query of that text.
    func pointer(to text: FeedItemText, at index: Int) -> UnsafePointer<feed_string>? {
        unsafe texts[Int(text.rawValue)].pointer(at: index, as: feed_string.self)
    }
}
