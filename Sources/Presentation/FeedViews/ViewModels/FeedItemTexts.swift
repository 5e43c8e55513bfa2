/// The texts of an item, each made when it is asked for, and each time anew.
///
/// Most of a feed is text, and few views show all of it: what is not asked for is never made. A view
/// that needs a text twice keeps it.
public struct FeedItemTexts: Sendable, Equatable {
    private let make: @Sendable (FeedItemText) -> String?

    /// Creates texts that `make` makes.
    public init(_ make: @escaping @Sendable (FeedItemText) -> String?) {
        self.make = make
    }

    /// Creates texts that are ready.
    public init(
        contentHTML: String? = nil, contentText: String? = nil, summary: String? = nil,
        summaryHTML: String? = nil, excerpt: String? = nil
    ) {
        self.init { text in
            switch text {
            case .excerpt: excerpt
            case .contentHTML: contentHTML
            case .contentText: contentText
            case .summary: summary
            case .summaryHTML: summaryHTML
            }
        }
    }

    /// One text; `nil` where the item has none of that kind.
    public subscript(text: FeedItemText) -> String? { make(text) }

    /// Compares all texts. Makes them all.
    public static func == (left: FeedItemTexts, right: FeedItemTexts) -> Bool {
        FeedItemText.allCases.allSatisfy { left[$0] == right[$0] }
    }
}
