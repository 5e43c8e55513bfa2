import FeedViews

// What lists need of a feed that items come from.
extension FeedSourceViewModel {
    /// Identifies it: several can have the same site, and a title may change while one reads.
    var key: ExactText<String> { ExactText(identity ?? feedURL ?? title) }

    /// The title in the list of feeds, which cuts what is too long: of an address that stands for it, the
    /// end is first, then the host.
    var titleInLists: String {
        let addresses = [homePageURL, feedURL].compactMap { $0 }
        guard addresses.contains(where: { $0.utf8.elementsEqual(title.utf8) }) else { return title }
        let names = Self.names(in: title).dropFirst()
        guard let host = names.first, let end = names.last else { return title }
        return names.count > 1 ? end + " · " + host : host
    }

    /// The names of its folders, from the outermost.
    var folders: [String] { Self.names(in: folder ?? "") }

    private static func names(in path: String) -> [String] {
        path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The path of its folder, without empty names.
    var path: String { folders.joined(separator: "/") }

    /// Returns true if it is in the folder at `path`, or in one inside that.
    func isIn(folder path: String) -> Bool {
        let own = self.path.utf8
        guard own.starts(with: path.utf8) else { return false }
        let rest = own.dropFirst(path.utf8.count)
        return rest.isEmpty || rest.first == UInt8(ascii: "/")
    }
}
