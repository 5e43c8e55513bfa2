import FeedListing

/// A feed that items come from, as far as it stays the same while it is shown.
struct SourceOnShow {
    let title: String
    /// What tells it from the others. Several may be of one site, so that is not it.
    let key: String
    let homePageURL: String?
    /// The folders it lies in, separated by slashes; empty where there is none.
    let folder: String

    func isIn(folder path: String) -> Bool { FolderPath.holds(path, folder) }

    /// The folder within `path`, in which it lies, that it lies in.
    func folder(below path: String) -> String {
        let rest = folder.utf8.dropFirst(path.isEmpty ? 0 : path.utf8.count + 1)
        let name = String(decoding: rest.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self)
        return path.isEmpty ? name : path + "/" + name
    }
}
