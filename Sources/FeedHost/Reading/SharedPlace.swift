import FeedStorage
import ReaderPresentation
import SystemInterface

/// Where the user left the last reader of the own list, for the next one, whichever that is. The last
/// one that writes it wins.
struct SharedPlace {
    /// More than the largest position, in bytes.
    static let limit = 20_000

    private let path: String?

    init(_ environment: ProcessEnvironment) {
        path = DatabaseFiles.folder(
            base: "XDG_STATE_HOME", fallback: ".local/state", variable: { environment[$0] }
        ).map { $0 + "/place" }
    }

    /// What is kept; `nil` if that is nothing, or nothing that this version knows.
    var position: ReaderPosition? {
        guard let path, let file = try? FileDescriptor.open(readingRegularFile: path) else {
            return nil
        }
        return (try? file.readToEnd(limit: Self.limit)).flatMap { ReaderPosition($0.bytes) }
    }

    /// Keeps a place for later readers, whole or not at all.
    func keep(_ position: ReaderPosition) throws(SystemError) {
        guard let path else { throw .notFound }
        try PrivateFolder.make(forFileAt: path)
        let file = try ReplacementFile(path: path, isPrivate: true)
        try unsafe file.write(position.bytes.span.bytes)
        try file.commit()
    }
}
