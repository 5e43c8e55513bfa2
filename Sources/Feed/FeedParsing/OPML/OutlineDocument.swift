package import FeedModel

/// A user's list of feeds (OPML), editable in place: comments, unknown attributes and layout are
/// preserved byte for byte.
///
/// Time and memory are linear in the document at any nesting depth.
package struct OutlineDocument: Sendable {
    /// A feed in the document.
    package struct Entry: Sendable, Hashable {
        /// The index of its outline in the document.
        package let index: Int
        /// The address and the list's title for it.
        package let subscription: FeedSubscription
        /// The path of its folder, separated by slashes; `nil` at the top level.
        package let folder: String?
    }

    package let bytes: [UInt8]
    let outlines: [Outline]
    let body: Outline

    /// Parses `bytes`.
    package init(_ bytes: [UInt8]) throws(OutlineFault) {
        self.bytes = bytes
        var reader = try OutlineReader(bytes)
        (outlines, body) = try reader.read(bytes)
    }

    /// A document without feeds.
    package static func empty() -> [UInt8] {
        Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <opml version="2.0">
              <head>
                <title>Feeds</title>
              </head>
              <body>
              </body>
            </opml>

            """.utf8)
    }

    /// The feeds in document order; a repeated one is included each time.
    package var entries: [Entry] {
        outlines.indices.compactMap { index in
            outlines[index].subscription.map {
                Entry(index: index, subscription: $0, folder: outlines[index].path)
            }
        }
    }

    /// The searches in document order, each with the index of its outline.
    package var searches: [(index: Int, search: FeedSearch)] {
        outlines.indices.compactMap { index in outlines[index].search.map { (index, $0) } }
    }
}
