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
}
