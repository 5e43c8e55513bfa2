import Glibc
import LinuxSystem

/// An open file; closed at the end of its life.
package struct FileDescriptor: ~Copyable {
    package let number: Int32
    private let isBorrowed: Bool

    /// Takes ownership of a descriptor.
    package init(owning number: Int32) {
        self.number = number
        isBorrowed = false
    }

    /// Borrows a descriptor.
    init(borrowing number: Int32) {
        self.number = number
        isBorrowed = true
    }

    /// Not closed.
    package static var standardInput: FileDescriptor { FileDescriptor(borrowing: STDIN_FILENO) }
    /// Not closed.
    package static var standardOutput: FileDescriptor { FileDescriptor(borrowing: STDOUT_FILENO) }
    /// Not closed.
    package static var standardError: FileDescriptor { FileDescriptor(borrowing: STDERR_FILENO) }

    deinit {
        if !isBorrowed {
            close(number)
        }
    }

    /// Creates an empty file in memory.
    package static func memoryFile() throws(SystemError) -> FileDescriptor {
        let number = unsafe linux_memory_file("output")
        guard number >= 0 else { throw SystemError(number: -number) }
        return FileDescriptor(owning: number)
    }

    /// Has the next read begin at the beginning.
    package func rewind() {
        lseek(number, 0, SEEK_SET)
    }

    package static func open(
        readingFrom path: String
    ) throws(SystemError) -> FileDescriptor {
        try open(path, flags: O_RDONLY)
    }

    /// Opens the regular file at `path` for reading. Returns `nil` if it is something else; throws
    /// ``SystemError/isDirectory`` for a directory.
    ///
    /// Never blocks, as opening a pipe would. Doesn't open devices, unless one replaces the file at
    /// that moment; that is closed again.
    package static func open(
        readingRegularFile path: String
    ) throws(SystemError) -> FileDescriptor? {
        let status = try FileStatus.of(path)
        if status.isDirectory { throw .isDirectory }
        guard status.kind == .regular else { return nil }
        let file = try open(path, flags: O_RDONLY | O_NONBLOCK | O_NOCTTY)
        guard try file.status().kind == .regular else { return nil }
        return file
    }

    /// Opens what may be no file for reading; doesn't wait, as opening a pipe would.
    package static func open(
        lookingInto path: String
    ) throws(SystemError) -> FileDescriptor {
        try open(path, flags: O_RDONLY | O_NONBLOCK)
    }

    /// Opens `path` for writing, without creating or truncating it.
    package static func open(
        writingTo path: String
    ) throws(SystemError) -> FileDescriptor {
        try open(path, flags: O_WRONLY)
    }

    /// Creates a file for writing; throws ``SystemError/exists`` if there is one.
    static func open(
        creating path: String, _ permissions: mode_t = 0o666
    ) throws(SystemError) -> FileDescriptor {
        try open(path, flags: O_WRONLY | O_CREAT | O_EXCL, permissions)
    }

    private static func open(
        _ path: String, flags: Int32, _ permissions: mode_t = 0
    ) throws(SystemError) -> FileDescriptor {
        while true {
            let number = unsafe path.withSystemPath {
                unsafe Glibc.open($0, flags | O_CLOEXEC, permissions)
            }
            if number >= 0 { return FileDescriptor(owning: number) }
            guard errno == EINTR else { throw .last }
        }
    }

    /// Duplicates `number`, for writing at its current position.
    package static func duplicate(of number: Int32) throws(SystemError) -> FileDescriptor {
        let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
        guard copy >= 0 else { throw .last }
        return FileDescriptor(owning: copy)
    }

    package func status() throws(SystemError) -> FileStatus {
        var status = stat()
        guard unsafe fstat(number, &status) == 0 else { throw .last }
        return FileStatus(status)
    }

    /// Reads to the end, or until more than `limit` bytes are read.
    ///
    /// - Returns: the bytes, and whether there were more than `limit`. If the size is known,
    ///   allocates no more memory than needed.
    package func readToEnd(limit: Int) throws(SystemError) -> (bytes: [UInt8], isOverLimit: Bool) {
        let status = try status()
        if status.isDirectory { throw .isDirectory }
        if status.kind == .regular, status.size > limit {
            return ([], true)
        }
        var bytes: [UInt8] = []
        var expected = status.kind == .regular ? status.size + 1 : 65_536
        while true {
            let room = max(4096, min(expected, limit &+ 1 - bytes.count))
            let count = try append(upTo: room, to: &bytes)
            if count == 0 { return (bytes, false) }
            if bytes.count > limit { return (bytes, true) }
            expected = max(expected - count, min(bytes.count, 16 << 20))
        }
    }

    /// Reads what there is, of a limited size; waits for it if there is nothing yet. Empty at the end.
    package func readAvailable(limit: Int) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        _ = try append(upTo: limit, to: &bytes)
        return bytes
    }

    /// Appends the result of one read; returns zero at the end of the file.
    private func append(upTo room: Int, to bytes: inout [UInt8]) throws(SystemError) -> Int {
        let isFirst = bytes.isEmpty
        let room = isFirst ? room : min(room, 1 << 20)
        var failure: SystemError?
        let next = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            // Linux reads at most 2 GiB minus a page at once, so a shorter read is not the end.
            repeat {
                count = unsafe read(number, buffer.baseAddress, min(buffer.count, 1 << 30))
            } while count < 0 && errno == EINTR
            if count < 0 {
                failure = .last
                count = 0
            }
        }
        if let failure { throw failure }
        if isFirst { bytes = next } else { bytes.append(contentsOf: next) }
        return next.count
    }

    package func writeAll(_ bytes: borrowing RawSpan) throws(SystemError) {
        let failure: SystemError? = unsafe bytes.withUnsafeBytes { buffer in
            var rest = unsafe buffer[...]
            while unsafe !rest.isEmpty {
                let part = unsafe UnsafeRawBufferPointer(rebasing: rest)
                let count = unsafe write(number, part.baseAddress, part.count)
                if count >= 0 {
                    unsafe rest = rest.dropFirst(count)
                } else if errno == EAGAIN {
                    waitUntilWritable()
                } else if errno != EINTR {
                    return .last
                }
            }
            return nil
        }
        if let failure { throw failure }
    }

    package func writeAll(_ bytes: [UInt8]) throws(SystemError) {
        try writeAll(unsafe bytes.span.bytes)
    }

    /// An inherited descriptor may be non-blocking.
    private func waitUntilWritable() {
        var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&request, 1, -1)
    }

    /// Waits until writes are on the disk; ignores files that don't support it.
    package func synchronize() throws(SystemError) {
        guard fsync(number) != 0 else { return }
        guard errno == EINVAL || errno == EROFS else { throw .last }
    }
}
