/// A plugin's request for a picture.
package struct WorkerImageRequest: Sendable, Hashable, MessageMember {
    package enum Kind: UInt8, Sendable, CaseIterable, MessageMember {
        case request = 1
        case cancel = 2
        case preload = 3
    }

    package var kind: Kind
    /// The revision of the feed.
    package var feed: UInt64
    /// The item's index, or the largest number for the feed itself.
    package var index: UInt64
    /// The address, or `nil` for the item's or feed's own picture.
    package var url: String?
    /// The maximum size in pixels; zero for encoded pictures.
    package var width: UInt32
    package var height: UInt32

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
