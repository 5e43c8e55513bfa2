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

    /// Adds a feed, and answers `nil`; where the list has it already, nothing is changed, and the
    /// answer is what it has.
    ///
    /// The folder of the list is made where there is none, for nobody but the person.
    ///
    /// - Parameters:
    ///   - source: a file or an address.
    ///   - title: what it is to be called; `nil` where it is to be called as it calls itself.
    ///   - folder: the names of folders in each other, apart by slashes.
    package func add(
        _ source: FeedLocation, title: String?, folder: String?
    ) throws(SubscriptionFileError) -> SubscriptionEntry? {
        guard let address = source.listedAddress else { throw .notListable(source) }
        let source = source.asListed
        let lock = try lock(makingFolder: true)
        defer { withExtendedLifetime(lock) {} }
        let document: OutlineDocument
        if let read = try read() {
            document = read
        } else {
            document = try Self.document(OutlineDocument.empty(), path)
        }
        if let entry = entries(of: document).first(where: { $0.isSame(as: source) }) {
            return entry
        }
        try write(document.adding(address, title: title, folder: folder))
        return nil
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
        if !found.isEmpty { try write(document.removing(found.map(\.place))) }
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
