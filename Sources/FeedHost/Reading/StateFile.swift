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

    /// Nothing if it can't be read.
    var bytes: [UInt8] { path.flatMap { try? read($0) } ?? [] }

    private func read(_ path: String) throws(SystemError) -> [UInt8] {
        guard let file = try FileDescriptor.open(readingRegularFile: path) else { throw .exists }
        let (bytes, isOverLimit) = try file.readToEnd(limit: limit)
        if isOverLimit { throw .tooLarge }
        return bytes
    }

    /// Replaces what it has, whole or not at all, exclusive to one process. A file that can't be read stays as it is.
    func change(_ edit: ([UInt8]) -> [UInt8]) throws(SystemError) {
        guard let path else { throw .notFound }
        try PrivateFolder.make(forFileAt: path)
        let lock = try FolderLock(ofFileAt: path)
        defer { withExtendedLifetime(lock) {} }
        let isAbsent = (try? FileStatus.of(path)) == nil
        let bytes = try edit(isAbsent ? [] : read(path))
        let file = try ReplacementFile(path: path, isPrivate: true)
        try unsafe file.write(bytes.span.bytes)
        try file.commit()
    }

    /// Returns the last parts that fit together, without those that fit nowhere: what is larger could not be
    /// read again.
    func last(of parts: [[UInt8]]) -> [UInt8] {
        var size = 0
        let fitting = parts.filter { $0.count <= limit }.reversed().prefix { part in
            size += part.count
            return size <= limit
        }
        return fitting.reversed().flatMap { $0 }
    }
}
