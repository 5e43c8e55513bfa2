/// An element of a list of feeds, as places in its document.
struct Outline: Sendable {
    /// Its start tag.
    var startTag: Range<Int>
    /// Its end tag; empty, behind the start tag, where that says `/>`.
    var endTag: Range<Int>
    /// The start tag's name.
    var name: Range<Int>
    /// The outline it lies in; `nil` where that is the body.
    var parent: Int?
    /// The feed it lists.
    var subscription: FeedSubscription?
    /// Its name where it is a folder, that is, where it has a name and lists no feed.
    var folderName: String?

    /// The whole element.
    var element: Range<Int> { startTag.lowerBound..<endTag.upperBound }
    /// The part between its tags.
    var content: Range<Int> { startTag.upperBound..<endTag.lowerBound }
    var isEmptyTag: Bool { endTag.isEmpty }
}
