/// A plugin's request for a picture, for the delegate.
package struct WorkerImageRequest: Sendable, Hashable, MessageMember {
    /// The kind of a request.
    package enum Kind: UInt8, Sendable, CaseIterable, MessageMember {
        /// To be shown it.
        case request = 1
        /// It no more.
        case cancel = 2
        /// That it be loaded for later.
        case preload = 3
    }

    /// The kind of the request.
    package var kind: Kind
    /// The revision of the feed.
    package var feed: UInt64
    /// The item's place in it; the largest number there is stands for the feed itself.
    package var index: UInt64
    /// The address; `nil` for the own picture of the item, or of the feed.
    package var url: String?
    /// How many pixels are wanted at most, in each direction; both are zero where encoded bytes are.
    package var width: UInt32
    package var height: UInt32

    /// Creates a request.
    package init(
        kind: Kind, feed: UInt64, index: UInt64, url: String?, width: UInt32, height: UInt32
    ) {
        self.kind = kind
        self.feed = feed
        self.index = index
        self.url = url
        self.width = width
        self.height = height
    }

    func write(to writer: inout MessageWriter) {
        writer.write(kind, feed, index, url, width, height)
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        self = try reader.read(Self.init(kind:feed:index:url:width:height:))
    }
}
