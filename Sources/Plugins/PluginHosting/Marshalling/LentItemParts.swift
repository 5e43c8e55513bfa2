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
    private let texts: [FeedItemText: LentStretches]

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
        texts = Dictionary(
            uniqueKeysWithValues: FeedItemText.allCases.map { text in
                let texts = stretches {
                    $0.texts(text, of: models, from: $1, upTo: $2, bound: Self.bound)
                }
                return (text, texts)
            })
    }

    /// A text of each item.
    func texts(_ text: FeedItemText) -> LentStretches? { texts[text] }
}
