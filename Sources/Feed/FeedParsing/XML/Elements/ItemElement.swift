/// What an element says of the item it stands in. Of several that say the same, that of the lowest rank counts.
enum ItemElement: Sendable {
    /// Nothing, and neither do its children.
    case nothing
    /// Nothing; it is read to its end.
    case dropped
    /// Nothing; its children say something of the item.
    case passage

    case title
    /// A title of a module, which is never markup.
    case moduleTitle(rank: UInt8)
    case link
    /// CDF's link.
    case anchor
    /// A text that may become the content; `nil` where the format says what it is.
    case content(rank: UInt8, TextType?)
    /// An identifier, which is the item's address as well where it may be.
    case permalink
    case identifier
    /// An identifier where there is no other.
    case otherIdentifier
    case published(rank: UInt8)
    case updated(rank: UInt8)

    case author
    /// Someone who counts as an author where no other is named.
    case otherAuthor
    case contributor
    case person

    case category
    case keywords
    case subject
    /// iTunes' category, which lies in an attribute.
    case attributeCategory
    case comments
    case rights
    case license
    case source
    case language

    case enclosure
    case image
    case artwork
    /// iTunes' link of old to a picture.
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
