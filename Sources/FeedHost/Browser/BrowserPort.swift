import FeedStorage
import SystemInterface

/// The page's port, the same at each start, since a browser keeps what a page stores by its port.
struct BrowserPort {
    /// The port of the first start; `nil` if there was none, or it is not known.
    let last: Int?
    private let path: String?

    init(_ environment: ProcessEnvironment) {
        path = DatabaseFiles.folder(
            base: "XDG_STATE_HOME", fallback: ".local/state", variable: { environment[$0] }
        ).map { $0 + "/browser-port" }
        last = path.flatMap { path in
            let file = try? FileDescriptor.open(readingFrom: path)
            let bytes = (try? file?.readToEnd(limit: 16))?.bytes ?? []
            return Int(String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
        }.flatMap { (1_024...65_535).contains($0) ? $0 : nil }
    }

    /// Keeps `port` for later starts.
    func keep(_ port: Int) throws(SystemError) {
        guard let path else { throw .notFound }
        try PrivateFolder.make(forFileAt: path)
        let file = try ReplacementFile(path: path, isPrivate: true)
        try unsafe file.write(Array("\(port)\n".utf8).span.bytes)
        try file.commit()
    }
}
