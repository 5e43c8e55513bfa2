/// The result of reading a document, which decides whether it is cached.
package enum DocumentVerdict: Sendable {
    /// A feed, or a list of feeds.
    case whole
    /// The beginning of a feed or a list.
    case cutShort
    /// A web page that leads to a feed.
    case page
    /// Something else, such as a login page.
    case useless
    /// Not read, for example because of a limit.
    case unread
}
