/// An element that is open where the parser stands.
struct ParserFrame: Sendable, Equatable {
    /// The owner of an element's children.
    enum Container: UInt8, Sendable {
        /// Nothing yet: the root is still to come.
        case document
        case feed
        case item
        /// RSS's picture of a feed or an item.
        case image
        case mediaGroup
        case mediaContent
        /// Something that is not read.
        case ignored

        /// What stands in it is of an item.
        @inline(__always)
        var isOfItem: Bool { self == .item || self == .mediaGroup || self == .mediaContent }
    }

    /// The name as it is written, with its prefix.
    var name: Range<Int>
    /// That name's key.
    var key: NameKey
    var container: Container
    /// How many namespace declarations were in force before it.
    var namespaceCount: Int
    /// The base of relative addresses in it.
    var base: UInt32
    /// The language declared for it or around it; empty where none is.
    var language: Range<Int>
    /// The place of the next outer element in the same slot; ``OpenElements`` sees to it.
    var next: Int32 = -1
}

extension ParserFrame {
    /// Creates the frame of an element that inherits all from the innermost of `open`.
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
