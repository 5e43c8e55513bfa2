/// The part of an item that a condition of a query looks at, by its name in queries.
package enum QueryField: String, Sendable {
    /// What a condition without a field looks at.
    case any = ""
    case title
    /// The content and the summary.
    case text
    case author, tag
    /// The path of the feed's folder.
    case folder = "in"
    /// The feed's title and addresses.
    case feed = "from"
    case link
}
