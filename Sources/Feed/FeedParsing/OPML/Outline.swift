internal import FeedModel

/// An element of a list of feeds, by ranges of the document.
struct Outline: Sendable {
    var startTag: Range<Int>
    /// The end tag; empty, and after the start tag, for `<outline/>`.
    var endTag: Range<Int>
    /// The name in the start tag.
    var name: Range<Int>
    /// The index of the enclosing outline; `nil` in the body.
    var parent: Int?
    /// The feed it lists.
    var subscription: FeedSubscription?
    /// The search it lists.
    var search: FeedSearch?
    /// It has a name, and lists neither.
    var isFolder = false
    /// The path of its folder, or of itself if it is one; `nil` at the top level.
    var path: String?

    /// The whole element.
    var element: Range<Int> { startTag.lowerBound..<endTag.upperBound }
    /// The range between its tags.
    var content: Range<Int> { startTag.upperBound..<endTag.lowerBound }
    var isEmptyTag: Bool { endTag.isEmpty }
}
