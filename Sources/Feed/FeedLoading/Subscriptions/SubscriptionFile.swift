import FeedParsing
import SystemInterface

/// The file that a person's own list of feeds is kept in.
///
/// It is changed as a whole or not at all, by one process at a time, and only where it was understood to
/// the letter; all that is not about the feed in question stays byte for byte.
package struct SubscriptionFile {
    /// A list beyond this is none that a person keeps.
    private static let sizeLimit = 64 << 20

    /// Where it is.
    package let path: String

    /// Creates the list at `path`, which need not be there.
    package init(path: String) {
        self.path = path
    }

    /// Reads the list's entries; there are none where there is no list.
    package func entries() throws(SubscriptionFileError) -> [SubscriptionEntry] {
        guard let document = try read() else { return [] }
        return entries(of: document)
    }

    /// Adds feeds, each as the last of its folder, and answers those that the list has already, of which
    /// nothing is changed.
    ///
    /// The folder of the list is made where there is none, for nobody but the person.
    package func add(
        _ feeds: [NewSubscription]
    ) throws(SubscriptionFileError) -> [SubscriptionEntry] {
        for feed in feeds where feed.source.listedAddress == nil {
            throw .notListable(feed.source)
        }
        let lock = try lock(makingFolder: true)
        defer { withExtendedLifetime(lock) {} }
        var document: OutlineDocument
        if let read = try read() {
            document = read
        } else {
            document = try Self.document(OutlineDocument.empty(), path)
        }
        var known: [String: SubscriptionEntry] = [:]
        for entry in entries(of: document) { known[entry.source.listedKey] = entry }
        var present: [SubscriptionEntry] = []
        var added: [(folder: String?, feeds: [(address: String, title: String?)])] = []
        var places: [String?: Int] = [:]
        var isNew = Set<String>()
        for feed in feeds {
            let key = feed.source.asListed.listedKey
            if let entry = known[key] {
                present.append(entry)
            } else if let address = feed.source.listedAddress, isNew.insert(key).inserted {
                let place = places[feed.folder] ?? added.count
                if place == added.count {
                    places[feed.folder] = place
                    added.append((feed.folder, []))
                }
                added[place].feeds.append((address, feed.title))
            }
        }
        for (folder, feeds) in added {
            document = try Self.document(document.adding(feeds, folder: folder), path)
        }
        if !added.isEmpty { try write(document.bytes) }
        return present
    }

    /// Removes a feed wherever it stands in the list, and answers what was there.
    package func remove(
        _ source: FeedLocation
    ) throws(SubscriptionFileError) -> [SubscriptionEntry] {
        guard (try? FileStatus.of(path)) != nil else { return [] }
        let lock = try lock(makingFolder: false)
        defer { withExtendedLifetime(lock) {} }
        guard let document = try read() else { return [] }
        let source = source.asListed
        let found = entries(of: document).filter { $0.isSame(as: source) }
        if !found.isEmpty { try write(document.removing(found.map(\.index))) }
        return found
    }

    /// Gives a feed another title, wherever it stands in the list.
    package func rename(
        _ source: FeedLocation, to title: String
    ) throws(SubscriptionFileError) {
        try change(source) { document, entries in
            document.setting([("text", title), ("title", title)], at: entries.map(\.index))
        }
    }

    /// Moves a feed to another folder; one that stands in the list several times stands there once then.
    ///
    /// - Parameter folder: the folder's path; `nil` for none.
    package func move(
        _ source: FeedLocation, to folder: String?
    ) throws(SubscriptionFileError) {
        try change(source) { document, entries in
            document.moving(entries.map(\.index), to: folder)
        }
    }

    /// Gives a feed another address, and keeps all else that the list says of it.
    package func setAddress(
        of source: FeedLocation, to new: FeedLocation
    ) throws(SubscriptionFileError) {
        guard let address = new.listedAddress else { throw .notListable(new) }
        try change(source) { document, entries in
            // One that the list has no title for is called by its address.
            let (titled, others) = (
                entries.filter { $0.title != nil }, entries.filter { $0.title == nil }
            )
            let edited = document.setting([("xmlUrl", address)], at: titled.map(\.index))
            guard !others.isEmpty, let document = try? OutlineDocument(edited) else {
                return edited
            }
            return document.setting(
                [("xmlUrl", address), ("text", address)], at: others.map(\.index))
        }
    }

    /// The document's bytes; those of a list without feeds where there is none.
    package func bytes() throws(SubscriptionFileError) -> [UInt8] {
        try read()?.bytes ?? OutlineDocument.empty()
    }

    private func change(
        _ source: FeedLocation, _ edit: (OutlineDocument, [SubscriptionEntry]) -> [UInt8]
    ) throws(SubscriptionFileError) {
        let lock = try lock(makingFolder: false)
        defer { withExtendedLifetime(lock) {} }
        guard let document = try read() else { return }
        let source = source.asListed
        let found = entries(of: document).filter { $0.isSame(as: source) }
        if !found.isEmpty { try write(edit(document, found)) }
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
        } catch .notFound where (try? FileStatus.of(path)) == nil {
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
        // What is written must be a list again.
        _ = try Self.document(bytes, path)
        do throws(SystemError) {
            // Addresses may have names and passwords in them.
            let file = try ReplacementFile(path: path, isPrivate: true)
            try file.write(unsafe bytes.span.bytes)
            try file.commit()
        } catch {
            throw .notWritten(path: path, error)
        }
    }
}
