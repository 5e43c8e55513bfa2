import FeedListing

/// The constant facts of a source.
struct DisplayedSource {
    let title: String
    /// Identifies the source; several can have the same site.
    let key: String
    let homePageURL: String?
    /// The folders, separated by slashes, or empty.
    let folder: String
    /// The reason why the feed could not be loaded, in words.
    let failure: String?

    func isIn(folder path: String) -> Bool { FolderPath.holds(path, folder) }

    /// Returns the folder directly below `path`.
    func folder(below path: String) -> String {
        let rest = folder.utf8.dropFirst(path.isEmpty ? 0 : path.utf8.count + 1)
        let name = String(decoding: rest.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self)
        return path.isEmpty ? name : path + "/" + name
    }
}
