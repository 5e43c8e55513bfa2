import FeedPluginAPI
import FeedViews
import SystemInterface

/// What a plugin in this process may ask for of a feed's items: each part of them in memory of its own.
@safe struct LentItemParts: ~Copyable {
    /// Threads are not worth their while for fewer items.
    private static let fewest = 64
    /// How much lies in one stretch, in bytes, beyond the value that is last.
    private static let bound = 256 << 10

    /// What lists show.
    private var items: LentStretches
    /// What pages show.
    private var details: LentStretches
    /// What overviews show.
    private var files: LentStretches
    private var excerpts: LentStretches
    private var contentHTML: LentStretches
    private var contentTexts: LentStretches
    private var summaries: LentStretches
    private var summaryHTML: LentStretches

    /// Creates the parts of `models`.
    init(of models: FeedItemViewModels, threads: BackgroundThreads?) {
        let count = models.count
        let threads = count < Self.fewest ? nil : threads
        func stretches(_ make: @escaping LentStretch.Maker) -> LentStretches {
            LentStretches(count: count, threads: threads, make: make)
        }
        items = stretches { $0.items(of: models, from: $1, upTo: $2, bound: Self.bound) }
        func pages(areFiles: Bool) -> LentStretches {
            stretches {
                $0.details(
                    of: models, areFiles: areFiles, from: $1, upTo: $2, bound: Self.bound)
            }
        }
        details = pages(areFiles: false)
        files = pages(areFiles: true)
        func texts(_ text: FeedItemText) -> LentStretches {
            stretches { $0.texts(text, of: models, from: $1, upTo: $2, bound: Self.bound) }
        }
        excerpts = texts(.excerpt)
        contentHTML = texts(.contentHTML)
        contentTexts = texts(.contentText)
        summaries = texts(.summary)
        summaryHTML = texts(.summaryHTML)
    }

    /// Where what lists show of the item at `index` lies until the next is asked for; `nil` where there is none.
    @inline(__always)
    mutating func pointer(toItemAt index: Int) -> UnsafePointer<feed_item>? {
        unsafe items.pointer(at: index, as: feed_item.self)
    }

    /// The same of what pages show.
    mutating func pointer(toDetailAt index: Int) -> UnsafePointer<feed_item_detail>? {
        unsafe details.pointer(at: index, as: feed_item_detail.self)
    }

    /// The same of what overviews show.
    mutating func pointer(toFilesAt index: Int) -> UnsafePointer<feed_item_detail>? {
        unsafe files.pointer(at: index, as: feed_item_detail.self)
    }

    /// Where a text of the item at `index` lies until the next of its kind is asked for.
    mutating func pointer(to text: FeedItemText, at index: Int) -> UnsafePointer<feed_string>? {
        switch text {
        case .excerpt: unsafe excerpts.pointer(at: index, as: feed_string.self)
        case .contentHTML: unsafe contentHTML.pointer(at: index, as: feed_string.self)
        case .contentText: unsafe contentTexts.pointer(at: index, as: feed_string.self)
        case .summary: unsafe summaries.pointer(at: index, as: feed_string.self)
        case .summaryHTML: unsafe summaryHTML.pointer(at: index, as: feed_string.self)
        }
    }
}
