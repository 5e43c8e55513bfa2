/// The result of reading a document, which decides whether it is cached.
package enum DocumentVerdict: Sendable {
    /// A feed or a list, or a page that leads to a feed.
    case whole
    /// The beginning of a feed or a list.
    case cutShort
    /// Something else, such as a login page.
    case useless
    /// Not read, for example because of a limit.
    case unread
}
