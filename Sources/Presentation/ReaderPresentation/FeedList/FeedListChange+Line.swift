extension FeedListChange {
    private enum Name: String { case add, rename, move, remove, undo }

    /// The change as a line, as the page for browsers sends it to its server: its name, the feed and the
    /// text, separated by tabs. Control characters become spaces, as in a list.
    package var line: String {
        let (name, feed, text): (Name, String, String) =
            switch self {
            case .add(let address): (.add, "", address)
            case .rename(let feed, let title): (.rename, feed, title)
            case .move(let feed, let folder): (.move, feed, folder)
            case .remove(let feed): (.remove, feed, "")
            case .undoRemoval(let feed): (.undo, feed, "")
            }
        return [name.rawValue, feed, text].map { field in
            String(decoding: field.utf8.map { $0 < 0x20 ? 0x20 : $0 }, as: UTF8.self)
        }.joined(separator: "\t")
    }

    /// Reads such a line in UTF-8; `nil` for anything else.
    package init?(line: [UInt8]) {
        let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            .compactMap { String(validating: $0, as: UTF8.self) }
        guard fields.count == 3, let name = Name(rawValue: fields[0]) else { return nil }
        self =
            switch name {
            case .add: .add(address: fields[2])
            case .rename: .rename(feed: fields[1], title: fields[2])
            case .move: .move(feed: fields[1], folder: fields[2])
            case .remove: .remove(feed: fields[1])
            case .undo: .undoRemoval(feed: fields[1])
            }
    }
}
