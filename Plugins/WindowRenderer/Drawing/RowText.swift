import FeedModel
package import FeedViews

/// The text of an item's row.
package struct RowText: Sendable, Equatable {
    /// The most scalars of a text, more than a row has room for: the whole one would be laid out, which
    /// takes longer than the text grows.
    private static let most = 1_000

    package let title: String
    /// The source or author, and the age.
    package let facts: String

    /// Creates the text for `item`.
    ///
    /// - Parameter now: the current time in seconds since 1970.
    package init(_ item: FeedItemViewModel, now: Int64) {
        title = item.title.cut(to: Self.most)
        var facts = [item.source?.title ?? item.byline ?? ""]
        if let date = item.date, !date.words.isEmpty {
            facts.append(date.age(at: now))
        }
        self.facts = facts.filter { !$0.isEmpty }.joined(separator: " · ").cut(to: Self.most)
    }

    /// Returns true if all letters are Latin, Greek or Cyrillic, which have the same line height. Other scripts may need
    /// more.
    package var isOfCommonHeight: Bool {
        [title, facts].allSatisfy { $0.unicodeScalars.allSatisfy { Self.isCommon($0.value) } }
    }

    private static func isCommon(_ scalar: UInt32) -> Bool {
        // The second range is punctuation.
        scalar < 0x0590 || 0x2010...0x203A ~= scalar
    }
}
