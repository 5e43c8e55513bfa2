import FeedViews

// What lists need of a feed that items come from.
extension FeedSourceViewModel {
    /// Identifies it: several can have the same site, and a title may change while one reads.
    var key: ExactText<String> { ExactText(identity ?? feedURL ?? title) }

    /// The names of its folders, from the outermost.
    var folders: [String] {
        (folder ?? "").utf8.split(separator: UInt8(ascii: "/")).map {
            String(decoding: $0, as: UTF8.self)
        }
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
