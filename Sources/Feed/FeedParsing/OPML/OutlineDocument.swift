/// A person's list of feeds (OPML) as a document that is changed in places and else stays as it is,
/// byte for byte: comments, attributes of other programs, and how it is laid out.
///
/// Time and memory are linear in the document, however deep its outlines lie in each other.
package struct OutlineDocument: Sendable {
    /// A feed that the document lists.
    package struct Entry: Sendable, Hashable {
        /// Which of the document's outlines it is.
        package let place: Int
        /// Its address, and what the list calls it.
        package let subscription: FeedSubscription
        /// The folders it lies in, apart by slashes; `nil` where it lies in none.
        package let folder: String?
    }

    /// The document.
    package let bytes: [UInt8]
    let outlines: [Outline]
    let body: Outline

    /// Reads `bytes`.
    package init(_ bytes: [UInt8]) throws(OutlineFault) {
        self.bytes = bytes
        var reader = try OutlineReader(bytes)
        (outlines, body) = try reader.read(bytes)
    }

    /// A document that lists nothing.
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

    /// The feeds, in the order of the document; one that stands in it twice is there twice.
    package var entries: [Entry] {
        let folders = folderPaths
        return outlines.indices.compactMap { index in
            let outline = outlines[index]
            guard let subscription = outline.subscription else { return nil }
            return Entry(
                place: index, subscription: subscription,
                folder: outline.parent.flatMap { folders[$0] })
        }
    }

    /// For each outline, the path of the folder that it is, or lies in.
    var folderPaths: [String?] {
        var paths: [String?] = []
        var depths: [Int] = []
        paths.reserveCapacity(outlines.count)
        depths.reserveCapacity(outlines.count)
        for outline in outlines {
            let outer = outline.parent.flatMap { paths[$0] }
            let depth = outline.parent.map { depths[$0] } ?? 0
            guard let name = outline.folderName, depth < FolderPath.depthLimit else {
                paths.append(outer)
                depths.append(depth)
                continue
            }
            paths.append(outer.map { "\($0)\(FolderPath.separator)\(name)" } ?? name)
            depths.append(depth + 1)
        }
        return paths
    }
}
