import Glibc

/// An open file: closed when its one owner lets go of it.
package struct FileDescriptor: ~Copyable {
    /// The descriptor's number.
    package let number: Int32
    private let isBorrowed: Bool

    /// Takes over a descriptor.
    package init(owning number: Int32) {
        self.number = number
        isBorrowed = false
    }

    private init(borrowing number: Int32) {
        self.number = number
        isBorrowed = true
    }

    /// A descriptor that somebody else closes.
    init(lending number: Int32) {
        self.init(borrowing: number)
    }

    /// Standard input; not closed.
    package static var standardInput: FileDescriptor { FileDescriptor(borrowing: STDIN_FILENO) }
    /// Standard output; not closed.
    package static var standardOutput: FileDescriptor { FileDescriptor(borrowing: STDOUT_FILENO) }
    /// Standard error; not closed.
    package static var standardError: FileDescriptor { FileDescriptor(borrowing: STDERR_FILENO) }

    deinit {
        if !isBorrowed {
            close(number)
        }
    }

    /// Opens `path` for reading.
    package static func open(
        readingFrom path: String
    ) throws(SystemError) -> FileDescriptor {
        try open(path, flags: O_RDONLY)
    }

    /// Opens the regular file at `path` for reading; answers `nil` where something else is there,
    /// and throws ``SystemError/isDirectory`` for a directory.
    ///
    /// Never waits: opening a pipe does until somebody writes to it. A device is not even opened,
    /// unless it takes a file's place that very moment; then it is closed again.
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

    /// Opens `path` for writing, without creating or emptying it.
    package static func open(
        writingTo path: String
    ) throws(SystemError) -> FileDescriptor {
        try open(path, flags: O_WRONLY)
    }

    private static func open(
        _ path: String, flags: Int32
    ) throws(SystemError) -> FileDescriptor {
        while true {
            let number = unsafe path.withSystemPath { unsafe Glibc.open($0, flags | O_CLOEXEC) }
            if number >= 0 { return FileDescriptor(owning: number) }
            guard errno == EINTR else { throw .last }
        }
    }

    /// Another descriptor of what is open as `number`, for writing to it where it stands.
    package static func duplicate(of number: Int32) throws(SystemError) -> FileDescriptor {
        let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
        guard copy >= 0 else { throw .last }
        return FileDescriptor(owning: copy)
    }

    /// Returns the system's facts about the file, such as its kind and size.
    package func status() throws(SystemError) -> FileStatus {
        var status = stat()
        guard unsafe fstat(number, &status) == 0 else { throw .last }
        return FileStatus(status)
    }

    /// Reads to the end, or until more than `limit` bytes have come.
    ///
    /// - Returns: the bytes, and whether there were more than `limit`. Where the size is known
    ///   beforehand, no more memory is taken than the file needs.
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

    /// Reads once, at the end of `bytes`; zero at the end of the file.
    private func append(upTo room: Int, to bytes: inout [UInt8]) throws(SystemError) -> Int {
        let isFirst = bytes.isEmpty
        let room = isFirst ? room : min(room, 1 << 20)
        var failure: SystemError?
        let next = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            if room >= Self.largeRead {
                count = unsafe readSideBySide(into: UnsafeMutableRawBufferPointer(buffer))
                if count > 0 { return }
            }
            switch unsafe readOnce(into: UnsafeMutableRawBufferPointer(buffer)) {
            case .success(let read): count = read
            case .failure(let error): failure = error
            }
        }
        if let failure { throw failure }
        if isFirst { bytes = next } else { bytes.append(contentsOf: next) }
        return next.count
    }

    /// From how many bytes on it pays to read on all processors.
    private static let largeRead = 4 << 20

    private func readOnce(
        into buffer: UnsafeMutableRawBufferPointer
    ) -> Result<Int, SystemError> {
        // Linux reads at most 2 GiB less a page at once; asking for less is asking for what comes.
        while true {
            let count = unsafe read(number, buffer.baseAddress, min(buffer.count, 1 << 30))
            if count >= 0 { return .success(count) }
            guard errno == EINTR else { return .failure(.last) }
        }
    }

    /// Writes all of `bytes`.
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

    /// Writes all of `bytes`.
    package func writeAll(_ bytes: [UInt8]) throws(SystemError) {
        try writeAll(unsafe bytes.span.bytes)
    }

    /// A descriptor that was handed to us may be set not to block.
    private func waitUntilWritable() {
        var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&request, 1, -1)
    }

    /// Waits until what was written is on the disk; files that cannot do that are left alone.
    package func synchronize() throws(SystemError) {
        guard fsync(number) != 0 else { return }
        guard errno == EINVAL || errno == EROFS else { throw .last }
    }
}
