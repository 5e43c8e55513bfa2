/// What an element says of the feed it stands in. Of several that say the same, that of the lowest rank counts.
enum FeedElement: Sendable {
    /// Nothing, and neither do its children.
    case nothing
    /// Nothing; it is read to its end.
    case dropped
    /// It is a part of the feed's frame.
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
    /// A language where no other is named.
    case otherLanguage
    case generator

    case image
    case icon(rank: UInt8)
    case thumbnail
    /// iTunes' link of old to a picture.
    case artworkLink

    case author
    case person
    /// Someone who counts as an author where no other is named.
    case otherAuthor

    case category
    case keywords
    case subject
    /// iTunes' category, which lies in an attribute.
    case attributeCategory

    case updatePeriod
    case updateFrequency
    case minutesToLive
    case newAddress
    case isComplete
}
