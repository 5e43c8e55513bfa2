import FeedViews

/// The items and sources of a feed as lent to an in-process plugin. Each kind of value has its own
/// memory.
struct LentItemParts: ~Copyable {
    /// List entries: `feed_item`.
    let items: LentValues
    /// Details, `feed_item_detail`, indexed by the raw value of their parts.
    let details: [LentValues]
    /// Articles, `feed_article`, indexed by the raw value of their parts.
    let articles: [LentValues]
    /// `feed_source`.
    let sources: LentValues
    /// Texts, `feed_string`, indexed by the raw value of their kind.
    let texts: [LentValues]
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
                $0.details(of: models, parts: FeedDetailParts(rawValue: parts), from: $1)
            }
        }
        articles = (0...FeedArticleParts.all.rawValue).map { parts in
            values {
                $0.articles(
                    of: models, after: last, parts: FeedArticleParts(rawValue: parts), from: $1)
            }
        }
        texts = FeedItemText.allCases.map { text in
            values { $0.texts(text, of: models, from: $1) }
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
        { $0.items(of: items, noting: last, from: $1) }
    }

    private static func maker(of sources: FeedSourceViewModels) -> LentValues.Maker {
        { $0.sources(sources, from: $1) }
    }
}
