import FeedViews

/// The constant facts of a feed that items come from.
struct ReadSource {
    let title: String
    /// Identifies it; several can have the same site.
    let key: ExactText<String>
    /// What the host knows the feed by.
    let identity: String?
    let feedURL: String?
    let homePageURL: String?
    /// The names of its folders, from the outermost.
    let folders: [String]
    let failure: String?
    /// The order that the user has set for it.
    let order: ItemOrder?

    init(_ source: FeedSourceViewModel) {
        title = source.title
        // A title may change while one reads.
        key = ExactText(source.identity ?? source.feedURL ?? source.title)
        identity = source.identity
        feedURL = source.feedURL
        homePageURL = source.homePageURL
        folders = (source.folder ?? "").utf8.split(separator: UInt8(ascii: "/")).map {
            String(decoding: $0, as: UTF8.self)
        }
        failure = source.failure
        order = source.order
    }

    /// The path of its folder, without empty names.
    var folder: String { folders.joined(separator: "/") }

    /// Returns true if it is in the folder at `path`, or in one inside that.
    func isIn(folder path: String) -> Bool {
        let own = folder.utf8
        guard own.starts(with: path.utf8) else { return false }
        let rest = own.dropFirst(path.utf8.count)
        return rest.isEmpty || rest.first == UInt8(ascii: "/")
    }
}
