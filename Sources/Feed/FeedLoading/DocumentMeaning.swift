/// The meaning of a parsed document.
package enum DocumentMeaning: Sendable {
    /// A feed, or a list of feeds.
    case feed
    /// A web page that leads to a feed.
    case page
    /// Something else.
    case none
}
