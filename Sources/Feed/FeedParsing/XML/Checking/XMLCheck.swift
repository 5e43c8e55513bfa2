internal import FeedModel

/// A check that the parser of XML offers, with what it knows at this moment; the current element is
/// known to both.
enum XMLCheck {
    /// The parsed document, once.
    case document(Range<Int>)
    /// The feed, at its end.
    case feed
    /// The current item, at its end.
    case item(content: ItemBuilder.Candidate?)
    /// The root of an Atom feed.
    case root
    /// An element of the feed or an item, before it is read.
    case element
    /// An element that names a medium, or an enclosure.
    case medium, enclosure
    /// Attributes with numbers.
    case numbers([AttributeName])
    case duration(XMLValue)
    case season(XMLValue)
    case date(XMLValue)
    /// A text that may have an escaped CDATA section.
    case text(XMLValue)
    case permalink(XMLValue)
    case person(FeedAuthor?, XMLValue)
    /// The address of RSS's link.
    case link(XMLValue)
}
