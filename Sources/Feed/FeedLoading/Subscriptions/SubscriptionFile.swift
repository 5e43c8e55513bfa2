package import FeedModel
import FeedParsing
import SystemInterface

/// The file of the user's list of feeds.
///
/// Changes are atomic and exclusive to one process, and refused unless the file is fully
/// understood; everything unrelated stays byte for byte.
package struct SubscriptionFile {
    /// No user's list is larger.
    private static let sizeLimit = 64 << 20

    package let path: String

    /// Creates a reference to the list at `path`, which need not exist.
    package init(path: String) {
        self.path = path
    }

    /// Reads the entries; none if there is no file.
    package func entries() throws(SubscriptionFileError) -> [SubscriptionEntry] {
        try read().map { entries(of: $0) } ?? []
    }

    /// Adds feeds at the end of their folders. Returns those that the list contains already, which
    /// stay unchanged.
    ///
    /// Creates the list's folder if necessary, accessible by the user only.
    package func add(
        _ feeds: [NewSubscription]
    ) throws(SubscriptionFileError) -> [SubscriptionEntry] {
        for feed in feeds where feed.source.listedAddress == nil {
            throw .notListable(feed.source)
        }
        let lock = try lock(makingFolder: true)
        defer { withExtendedLifetime(lock) {} }
        let document = try Self.document(bytes(), path)
        var known: [ExactText<String>: SubscriptionEntry] = [:]
        for entry in entries(of: document) { known[entry.source.listedKey] = entry }
        var present: [SubscriptionEntry] = []
        var added: [(folder: String?, feeds: [FeedSubscription])] = []
        var isNew = Set<[ExactText<String>]>()
        for feed in feeds {
            let key = feed.source.asListed.listedKey
            if let entry = known[key] {
                present.append(entry)
            } else if let address = feed.source.listedAddress,
                isNew.insert([key, ExactText(feed.folder ?? "")]).inserted
            {
                // Each by itself, so that feeds between folders stay there.
                let subscription = FeedSubscription(
                    title: feed.title, feedURL: address, attributes: feed.attributes)
                added.append((feed.folder, [subscription]))
            }
        }
        if !added.isEmpty { try write(document.adding(added)) }
        return present
    }

    // MARK: Searches

    /// Reads the searches, each name once; none if there is no file.
    package func searches() throws(SubscriptionFileError) -> [FeedSearch] {
        var known: Set<ExactText<String>> = []
        return (try read()?.searches ?? []).map { $0.search }.filter {
            known.insert(ExactText($0.name)).inserted
        }
    }

    /// Adds a search; one with its name gets its query, and keeps its place.
    package func add(_ search: FeedSearch) throws(SubscriptionFileError) {
        try changeList { document in
            let found = Self.indices(of: search.name, in: document)
            return found.isEmpty
                ? document.adding([search]) : document.setting([("query", search.query)], at: found)
        }
    }

    /// Adds searches whose names are new, each name once.
    package func add(_ searches: [FeedSearch]) throws(SubscriptionFileError) {
        try changeList { document in
            var known = Set(document.searches.map { ExactText($0.search.name) })
            return document.adding(searches.filter { known.insert(ExactText($0.name)).inserted })
        }
    }

    /// Removes a search.
    package func removeSearch(named name: String) throws(SubscriptionFileError) {
        try changeList { $0.removing(Self.indices(of: name, in: $0)) }
    }

    /// Gives a search another name.
    package func renameSearch(
        named name: String, to new: String
    ) throws(SubscriptionFileError) {
        try changeList { document in
            document.setting(
                [("text", new), ("title", new)], at: Self.indices(of: name, in: document))
        }
    }

    private static func indices(of name: String, in document: OutlineDocument) -> [Int] {
        document.searches.filter { ExactText($0.search.name) == ExactText(name) }.map { $0.index }
    }

    private func changeList(
        _ edit: (OutlineDocument) -> [UInt8]
    ) throws(SubscriptionFileError) {
        let lock = try lock(makingFolder: true)
        defer { withExtendedLifetime(lock) {} }
        let document = try Self.document(bytes(), path)
        try write(edit(document))
    }

    // MARK: Feeds

    /// Removes all entries of a feed, and returns them.
    package func remove(
        _ source: FeedLocation
    ) throws(SubscriptionFileError) -> SubscriptionRemoval {
        var (before, after): ([UInt8], [UInt8]) = ([], [])
        let entries = try change(source) { document, entries in
            before = document.bytes
            after = document.removing(entries.map(\.index))
            return after
        }
        return SubscriptionRemoval(entries: entries, before: before, after: after)
    }

    /// Undoes a removal: each entry is where it was, as it was; at the end of its folder if the file was
    /// changed since. Throws if the file is gone.
    package func restore(_ removal: SubscriptionRemoval) throws(SubscriptionFileError) {
        let lock = try lock(makingFolder: false)
        defer { withExtendedLifetime(lock) {} }
        guard let document = try read() else { throw .changedSince(path: path) }
        if document.bytes == removal.after { return try write(removal.before) }
        // Unless it was added again meanwhile.
        guard let source = removal.entries.first?.source,
            !entries(of: document).contains(where: { $0.isSame(as: source) })
        else { return }
        let indices = removal.entries.map(\.index)
        let removed = try Self.document(removal.before, path).entries
            .filter { indices.contains($0.index) }
        try write(document.adding(removed.map { (folder: $0.folder, feeds: [$0.subscription]) }))
    }

    /// Changes the title of all entries of a feed.
    package func rename(
        _ source: FeedLocation, to title: String
    ) throws(SubscriptionFileError) {
        try change(source) { document, entries in
            document.setting([("text", title), ("title", title)], at: entries.map(\.index))
        }
    }

    /// Moves a feed to another folder, merging duplicate entries.
    ///
    /// - Parameter folder: the folder's path; `nil` for none.
    package func move(
        _ source: FeedLocation, to folder: String?
    ) throws(SubscriptionFileError) {
        try change(source) { document, entries in
            document.moving(entries.map(\.index), to: folder)
        }
    }

    /// Sets what ``SubscriptionEntry/settings`` has for a feed; without a value, removes it.
    package func set(
        _ name: String, to value: String?, of source: FeedLocation
    ) throws(SubscriptionFileError) {
        try change(source) { document, entries in
            document.setting(
                [(SubscriptionEntry.settingPrefix + name, value)], at: entries.map(\.index))
        }
    }

    /// Throws if a feed can't get an address, or the file can't be written, which stays as it is.
    package func prepareAddress(_ new: FeedLocation) throws(SubscriptionFileError) {
        guard new.listedAddress != nil else { throw .notListable(new) }
        try changeList { $0.bytes }
    }

    /// Changes the address of a feed, and nothing else. Returns true if another entry has that address, and
    /// the feed's own are removed.
    package func setAddress(
        of source: FeedLocation, to new: FeedLocation
    ) throws(SubscriptionFileError) -> Bool {
        guard let address = new.listedAddress else { throw .notListable(new) }
        let listed = new.asListed
        var isListed = false
        try change(source) { document, entries in
            isListed = self.entries(of: document).contains {
                $0.isSame(as: listed) && !entries.contains($0)
            }
            if isListed { return document.removing(entries.map(\.index)) }
            // An entry without a title shows its address as the text.
            let titled = entries.filter { $0.title != nil }
            let others = entries.filter { $0.title == nil }
            let edited = document.setting([("xmlUrl", address)], at: titled.map(\.index))
            guard !others.isEmpty, let document = try? OutlineDocument(edited) else {
                return edited
            }
            return document.setting(
                [("xmlUrl", address), ("text", address)], at: others.map(\.index))
        }
        return isListed
    }

    /// Returns the document, or an empty list if there is no file.
    package func bytes() throws(SubscriptionFileError) -> [UInt8] {
        try read()?.bytes ?? OutlineDocument.empty()
    }

    /// Edits the entries of a feed, and returns them.
    @discardableResult
    private func change(
        _ source: FeedLocation, _ edit: (OutlineDocument, [SubscriptionEntry]) -> [UInt8]
    ) throws(SubscriptionFileError) -> [SubscriptionEntry] {
        let lock = try lock(makingFolder: false)
        defer { withExtendedLifetime(lock) {} }
        guard let document = try read() else { return [] }
        let source = source.asListed
        let found = entries(of: document).filter { $0.isSame(as: source) }
        if !found.isEmpty { try write(edit(document, found)) }
        return found
    }

    private func entries(of document: OutlineDocument) -> [SubscriptionEntry] {
        document.entries.map { SubscriptionEntry($0, in: path) }
    }

    private func lock(makingFolder: Bool) throws(SubscriptionFileError) -> FolderLock {
        do throws(SystemError) {
            if makingFolder { try PrivateFolder.make(forFileAt: path) }
            return try FolderLock(ofFileAt: path)
        } catch {
            throw .notWritten(path: path, error)
        }
    }

    private func read() throws(SubscriptionFileError) -> OutlineDocument? {
        var bytes: [UInt8]?
        do throws(SystemError) {
            if let file = try FileDescriptor.open(readingRegularFile: path) {
                let (read, isOverLimit) = try file.readToEnd(limit: Self.sizeLimit)
                guard !isOverLimit else { throw SystemError.tooLarge }
                bytes = read
            }
        } catch .notFound where (try? FileStatus.of(path)) == nil, .notDirectory {
            return nil
        } catch {
            throw .unreadable(path: path, error)
        }
        guard let bytes else { throw .notARegularFile(path: path) }
        return try Self.document(bytes.isEmpty ? OutlineDocument.empty() : bytes, path)
    }

    private static func document(
        _ bytes: [UInt8], _ path: String
    ) throws(SubscriptionFileError) -> OutlineDocument {
        do {
            return try OutlineDocument(bytes)
        } catch {
            throw .notUnderstood(path: path, error)
        }
    }

    private func write(_ bytes: [UInt8]) throws(SubscriptionFileError) {
        // Verifies that the result is a valid list.
        _ = try Self.document(bytes, path)
        do throws(SystemError) {
            // Private, since addresses may contain credentials.
            let file = try ReplacementFile(path: path, isPrivate: true)
            try file.write(unsafe bytes.span.bytes)
            try file.commit()
        } catch {
            throw .notWritten(path: path, error)
        }
    }
}
