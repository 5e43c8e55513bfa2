import FeedPluginAPI
import FeedViews
import SystemInterface

/// The items and sources of a feed as lent to an in-process plugin. Each kind of value has its own
/// memory.
@safe struct LentItemParts: ~Copyable {
    /// Below this number of items prefetching doesn't pay.
    private static let fewest = 64
    /// The size of a batch in bytes, exceeded by at most one value.
    private static let bound = 256 << 10

    /// List entries.
    private var items: LentValues
    /// Details, indexed by the raw value of their parts.
    private var details: [BoxedValues]
    /// Articles, indexed by the raw value of their parts.
    private var articles: [BoxedValues]
    private var sources: LentValues
    private var excerpts: LentValues
    private var contentHTML: LentValues
    private var contentTexts: LentValues
    private var summaries: LentValues
    private var summaryHTML: LentValues
    private var days: LentValues
    private var months: LentValues
    private var times: LentValues

    init(of feed: FeedViewModel, threads: BackgroundThreads?) {
        let models = feed.items
        let count = models.count
        let threads = count < Self.fewest ? nil : threads
        sources = LentValues(
            count: feed.sources.count, threads: nil, make: Self.maker(of: feed.sources))
        func values(_ make: @escaping LentBatch.Maker) -> LentValues {
            LentValues(count: count, threads: threads, make: make)
        }
        items = values(Self.maker(of: models))
        details = (0...FeedDetailParts.all.rawValue).map { parts in
            BoxedValues(
                values {
                    $0.details(
                        of: models, parts: FeedDetailParts(rawValue: parts), from: $1, upTo: $2,
                        bound: Self.bound)
                })
        }
        articles = (0...FeedArticleParts.all.rawValue).map { parts in
            BoxedValues(
                values {
                    $0.articles(
                        of: models, parts: FeedArticleParts(rawValue: parts), from: $1, upTo: $2,
                        bound: Self.bound)
                })
        }
        func texts(_ text: FeedItemText) -> LentValues {
            values { $0.texts(text, of: models, from: $1, upTo: $2, bound: Self.bound) }
        }
        excerpts = texts(.excerpt)
        contentHTML = texts(.contentHTML)
        contentTexts = texts(.contentText)
        summaries = texts(.summary)
        summaryHTML = texts(.summaryHTML)
        days = texts(.day)
        months = texts(.month)
        times = texts(.time)
    }

    /// Makes the values that have states from `feed`, the same with other states of its items.
    mutating func replaceStates(from feed: FeedViewModel) {
        items.replace(Self.maker(of: feed.items))
        sources.replace(Self.maker(of: feed.sources))
    }

    private static func maker(of items: FeedItemViewModels) -> LentBatch.Maker {
        { $0.items(of: items, from: $1, upTo: $2, bound: Self.bound) }
    }

    private static func maker(of sources: FeedSourceViewModels) -> LentBatch.Maker {
        { $0.sources(sources, from: $1, upTo: $2, bound: Self.bound) }
    }

    /// Returns the list entry at `index`, valid until the next query of this kind; `nil` if out of
    /// range.
    @inline(__always)
    mutating func pointer(toItemAt index: Int) -> UnsafePointer<feed_item>? {
        unsafe items.pointer(at: index, as: feed_item.self)
    }

    /// Returns `parts` of the details at `index`, valid until the next query with the same parts.
    func pointer(
        toDetailAt index: Int, parts: FeedDetailParts
    ) -> UnsafePointer<feed_item_detail>? {
        unsafe details[Int(parts.intersection(.all).rawValue)].values
            .pointer(at: index, as: feed_item_detail.self)
    }

    /// Returns `parts` of the article at `index`, valid until the next query with the same parts.
    func pointer(
        toArticleAt index: Int, parts: FeedArticleParts
    ) -> UnsafePointer<feed_article>? {
        unsafe articles[Int(parts.rawValue)].values.pointer(at: index, as: feed_article.self)
    }

    /// Returns the source at `index`, valid until the next query of a source; `nil` if out of
    /// range.
    mutating func pointer(toSourceAt index: Int) -> UnsafePointer<feed_source>? {
        unsafe sources.pointer(at: index, as: feed_source.self)
    }

    /// Returns a text of the item at `index`, valid until the next query of that text.
    mutating func pointer(to text: FeedItemText, at index: Int) -> UnsafePointer<feed_string>? {
        switch text {
        case .excerpt: unsafe excerpts.pointer(at: index, as: feed_string.self)
        case .contentHTML: unsafe contentHTML.pointer(at: index, as: feed_string.self)
        case .contentText: unsafe contentTexts.pointer(at: index, as: feed_string.self)
        case .summary: unsafe summaries.pointer(at: index, as: feed_string.self)
        case .summaryHTML: unsafe summaryHTML.pointer(at: index, as: feed_string.self)
        case .day: unsafe days.pointer(at: index, as: feed_string.self)
        case .month: unsafe months.pointer(at: index, as: feed_string.self)
        case .time: unsafe times.pointer(at: index, as: feed_string.self)
        }
    }
}

extension LentItemParts {
    /// A box, since an array can't hold noncopyable values.
    private final class BoxedValues {
        var values: LentValues

        init(_ values: consuming LentValues) {
            self.values = values
        }
    }
}
