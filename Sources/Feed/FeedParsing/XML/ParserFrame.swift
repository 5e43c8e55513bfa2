/// An open element on the parser's stack.
struct ParserFrame: Sendable, Equatable {
    /// The object that an element's children belong to.
    enum Container: UInt8, Sendable {
        /// The document, before its root element.
        case document
        case feed
        case item
        /// The picture of an RSS feed or item.
        case image
        case mediaGroup
        case mediaContent
        /// Nothing; the children are ignored.
        case ignored

        /// Returns true if the children belong to an item.
        @inline(__always)
        var isOfItem: Bool { self == .item || self == .mediaGroup || self == .mediaContent }
    }

    /// The name as written, with its prefix.
    var name: Range<Int>
    var key: NameKey
    var container: Container
    /// The number of namespace declarations in scope before it.
    var namespaceCount: Int
    /// The index of its base for relative addresses.
    var base: UInt32
    /// The declared or inherited language; empty if there is none.
    var language: Range<Int>
    /// The index of the next outer element in the same slot; managed by ``OpenElements``.
    var next: Int32 = -1
}

extension ParserFrame {
    /// Creates a frame that inherits from the innermost element of `open`.
    @inline(__always)
    init(name: Range<Int>, key: NameKey, within open: OpenElements, namespaceCount: Int) {
        self.name = name
        self.key = key
        self.namespaceCount = namespaceCount
        let outer = open.innermostFrame
        container = outer?.container ?? .document
        base = outer?.base ?? BaseTable.document
        language = outer?.language ?? 0..<0
    }
}
