/// The meaning of an element in a feed. Of several values for the same property, the lowest rank
/// counts.
enum FeedElement: Sendable {
    /// Ignored with its children.
    case nothing
    /// Ignored, but parsed up to its end tag.
    case dropped
    /// Part of the feed's frame.
    case structure

    case title(rank: UInt8)
    case link
    /// CDF's link.
    case anchor
    case summary(rank: UInt8)
    case identifier
    case published(rank: UInt8)
    case updated(rank: UInt8)
    case rights
    case license
    case language
    /// A fallback for the language.
    case otherLanguage
    case generator

    case image
    case icon(rank: UInt8)
    case thumbnail
    /// An obsolete link of iTunes to a picture.
    case artworkLink

    case author
    case person
    /// A fallback for the author.
    case otherAuthor

    case category
    case keywords
    case subject
    /// iTunes' category, which is in an attribute.
    case attributeCategory

    case updatePeriod
    case updateFrequency
    case minutesToLive
    case newAddress
    case isComplete
}
