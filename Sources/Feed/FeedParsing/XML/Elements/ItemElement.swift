/// The meaning of an element in an item. Of several values for the same property, the lowest rank
/// counts.
enum ItemElement: Sendable {
    /// Ignored with its children.
    case nothing
    /// Ignored, but parsed up to its end tag.
    case dropped
    /// Ignored; its children count as the item's.
    case transparent

    case title
    /// A module's title, always plain text.
    case moduleTitle(rank: UInt8)
    case link
    /// CDF's link.
    case anchor
    /// A candidate for the content; the format defines its type if `nil`.
    case content(rank: UInt8, TextType?)
    /// An identifier that is also the item's address unless it says otherwise.
    case permalink
    case identifier
    /// A fallback for the identifier.
    case otherIdentifier
    case published(rank: UInt8)
    case updated(rank: UInt8)

    case author
    /// A fallback for the author.
    case otherAuthor
    case contributor
    case person

    case category
    case keywords
    case subject
    /// iTunes' category, which is in an attribute.
    case attributeCategory
    case comments
    case rights
    case license
    case source
    case language

    case enclosure
    case image
    case artwork
    /// An obsolete link of iTunes to a picture.
    case artworkLink
    case duration

    case location(rank: UInt8)
    case point
    case latitude
    case longitude

    case commentCount
    case commentFeed
    case section
    case department
    case reference

    case season
    case episode
    case episodeKind
    case transcript
    case chapters
    case alternate

    case mediaGroup
    case media
    case mediaTitle
    case mediaDescription
    case mediaLocation
    case thumbnail
    case player
    case credit
}
