import FeedStorage
import SystemInterface

/// A small file beside the marks, read and replaced as a whole.
struct StateFile {
    private let path: String?
    private let limit: Int

    /// - Parameter limit: the largest size in bytes; what is larger is not read.
    init(_ name: String, limit: Int, _ environment: ProcessEnvironment) {
        path = SQLiteFeedItemStateStore.files { environment[$0] }.map { "\($0.folder)/\(name)" }
        self.limit = limit
    }

    /// `nil` if it can't be read.
    var bytes: [UInt8]? {
        guard let path, let file = try? FileDescriptor.open(readingRegularFile: path),
            let (bytes, isOverLimit) = try? file.readToEnd(limit: limit), !isOverLimit
        else { return nil }
        return bytes
    }

    /// Replaces what it has, whole or not at all, exclusive to one process; `edit` gets nothing if there is no file.
    func change(_ edit: ([UInt8]) -> [UInt8]) throws(SystemError) {
        guard let path else { throw .notFound }
        try PrivateFolder.make(forFileAt: path)
        let lock = try FolderLock(ofFileAt: path)
        defer { withExtendedLifetime(lock) {} }
        let bytes = edit(bytes ?? [])
        let file = try ReplacementFile(path: path, isPrivate: true)
        try unsafe file.write(bytes.span.bytes)
        try file.commit()
    }
}
