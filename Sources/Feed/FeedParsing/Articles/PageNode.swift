internal import FeedMarkup

/// An element of a page: a block, or an inline element with marks.
struct PageNode {
    /// The element; `nil` for one that HTML does not know, such as `amp-img`.
    var element: HTMLElement?
    var marks: PageMarks
    /// The index of the element around it; less than its own.
    var parent: Int
    /// The offsets of its start tag, of its content, and of the end of both.
    var start: Int
    var contentStart: Int
    var contentEnd = 0
    var end = 0
    /// The index after its last descendant.
    var next = 0
    /// The number of visible bytes in it and not in a node in it, and of those in links.
    var ownText = 0
    var ownLinks = 0
    /// The same with all nodes in it that are no surroundings.
    var text = 0
    var links = 0
    /// The bytes of text in paragraphs, without surroundings.
    var prose = 0
    /// The same with surroundings, but without comments.
    var wholeProse = 0
    /// The prose in nodes marked as the candidates that are looked at.
    var marked = 0

    /// The number of visible bytes from which on a block of text is a paragraph, and not a label.
    private static let paragraphLength = 40

    /// The bytes of the paragraph that the node is itself.
    var ownProse: Int {
        guard element?.isHeading != true, element != .figcaption, element != .a else { return 0 }
        if element == .pre { return ownText }
        let words = ownText - ownLinks
        return words >= Self.paragraphLength && ownLinks <= words ? words : 0
    }
}
