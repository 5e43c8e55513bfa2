import FeedPluginAPI
import FeedViews
import SystemInterface

/// What a plugin in this process may ask for of a feed's items and sources: each part of them in memory of its own.
@safe struct LentItemParts: ~Copyable {
    /// Threads are not worth their while for fewer items.
    private static let fewest = 64
    /// How much lies in one stretch, in bytes, beyond the value that is last.
    private static let bound = 256 << 10

    /// What lists show.
    private var items: LentStretches
    /// What pages show, by the parts of it.
    private var details: [DetailStretches]
    private var sources: LentStretches
    private var excerpts: LentStretches
    private var contentHTML: LentStretches
    private var contentTexts: LentStretches
    private var summaries: LentStretches
    private var summaryHTML: LentStretches
    private var days: LentStretches
    private var months: LentStretches
    private var times: LentStretches

    /// Creates the parts of `feed`.
    init(of feed: FeedViewModel, threads: BackgroundThreads?) {
        let models = feed.items
        let count = models.count
        let threads = count < Self.fewest ? nil : threads
        let sources = feed.sources
        self.sources = LentStretches(count: sources.count, threads: nil) {
            $0.sources(sources, from: $1, upTo: $2, bound: Self.bound)
        }
        func stretches(_ make: @escaping LentStretch.Maker) -> LentStretches {
            LentStretches(count: count, threads: threads, make: make)
        }
        items = stretches { $0.items(of: models, from: $1, upTo: $2, bound: Self.bound) }
        details = (0...FeedDetailParts.all.rawValue).map { parts in
            DetailStretches(
                stretches {
                    $0.details(
                        of: models, parts: FeedDetailParts(rawValue: parts), from: $1, upTo: $2,
                        bound: Self.bound)
                })
        }
        func texts(_ text: FeedItemText) -> LentStretches {
            stretches { $0.texts(text, of: models, from: $1, upTo: $2, bound: Self.bound) }
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

    /// Where what lists show of the item at `index` lies until the next is asked for; `nil` where there is none.
    @inline(__always)
    mutating func pointer(toItemAt index: Int) -> UnsafePointer<feed_item>? {
        unsafe items.pointer(at: index, as: feed_item.self)
    }

    /// The same of `parts` of what pages show.
    func pointer(
        toDetailAt index: Int, parts: FeedDetailParts
    ) -> UnsafePointer<feed_item_detail>? {
        unsafe details[Int(parts.intersection(.all).rawValue)].stretches
            .pointer(at: index, as: feed_item_detail.self)
    }

    /// Where the source at `index` lies until the next is asked for; `nil` where there is none.
    mutating func pointer(toSourceAt index: Int) -> UnsafePointer<feed_source>? {
        unsafe sources.pointer(at: index, as: feed_source.self)
    }

    /// Where a text of the item at `index` lies until the next of its kind is asked for.
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
    /// Details with the same parts, in memory of their own.
    private final class DetailStretches {
        var stretches: LentStretches

        init(_ stretches: consuming LentStretches) {
            self.stretches = stretches
        }
    }
}
