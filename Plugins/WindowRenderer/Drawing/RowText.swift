package import FeedViews
import TextRendering

/// The words of an item's row.
package struct RowText: Sendable, Equatable {
    /// The title.
    package let title: String
    /// Where it comes from and how old it is.
    package let facts: String

    /// Creates the words of `item`.
    ///
    /// - Parameter now: the time in seconds since 1970.
    package init(_ item: FeedItemViewModel, now: Int64) {
        title = item.title
        var facts = [item.source?.title ?? item.byline ?? ""]
        if let date = item.date, !date.words.isEmpty {
            facts.append(
                ItemAge.words(
                    of: date.secondsSince1970, at: now, secondsAheadOfUTC: date.secondsAheadOfUTC))
        }
        self.facts = facts.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// Latin, Greek and Cyrillic letters are as high as each other; others may take more.
    package var isOfCommonHeight: Bool {
        [title, facts].allSatisfy { $0.unicodeScalars.allSatisfy { Self.isCommon($0.value) } }
    }

    private static func isCommon(_ scalar: UInt32) -> Bool {
        // What stands behind them is punctuation.
        scalar < 0x0590 || 0x2010...0x203A ~= scalar
    }
}
