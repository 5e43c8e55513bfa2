import FeedViews
import SystemInterface

/// What a plugin in this process may ask for of a feed's items: each part of them in memory of its own.
final class LentItemParts {
    /// Threads are not worth their while for fewer items.
    private static let fewest = 64
    /// How much lies in one stretch, in bytes, beyond the value that is last.
    private static let bound = 256 << 10

    /// How many items there are.
    let count: Int
    /// What lists show.
    let items: LentStretches
    /// What pages show.
    let details: LentStretches
    private let excerpts: LentStretches
    private let contentHTML: LentStretches
    private let contentTexts: LentStretches
    private let summaries: LentStretches
    private let summaryHTML: LentStretches

    /// Creates the parts of `models`.
    init(of models: FeedItemViewModels, threads: BackgroundThreads?) {
        let count = models.count
        let threads = count < Self.fewest ? nil : threads
        func stretches(_ make: @escaping LentStretch.Maker) -> LentStretches {
            LentStretches(count: count, threads: threads, make: make)
        }
        self.count = count
        items = stretches { $0.items(of: models, from: $1, upTo: $2, bound: Self.bound) }
        details = stretches { $0.details(of: models, from: $1, upTo: $2, bound: Self.bound) }
        func texts(_ text: FeedItemText) -> LentStretches {
            stretches { $0.texts(text, of: models, from: $1, upTo: $2, bound: Self.bound) }
        }
        excerpts = texts(.excerpt)
        contentHTML = texts(.contentHTML)
        contentTexts = texts(.contentText)
        summaries = texts(.summary)
        summaryHTML = texts(.summaryHTML)
    }

    /// A text of each item.
    func texts(_ text: FeedItemText) -> LentStretches {
        switch text {
        case .excerpt: excerpts
        case .contentHTML: contentHTML
        case .contentText: contentTexts
        case .summary: summaries
        case .summaryHTML: summaryHTML
        }
    }
}
