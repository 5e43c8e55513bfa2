/// Where the texts of an item that lists show stand among bytes of UTF-8, and its dates.
package struct FeedItemTextPlaces: Sendable {
    /// ``FeedItem/id``.
    package var id = 0..<0
    /// ``FeedItem/url``.
    package var url: Range<Int>?
    /// ``FeedItem/title``.
    package var title: Range<Int>?
    /// ``FeedItem/published``.
    package var published: FeedDate?
    /// ``FeedItem/updated``.
    package var updated: FeedDate?
}
