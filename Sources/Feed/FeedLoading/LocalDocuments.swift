import FeedParsing
import SystemInterface

/// Reads the documents that need no network.
struct LocalDocuments {
    let standardInput: StandardInputDocument
    let byteLimit: Int
    /// No file is read that is not a regular one: a pipe or a device may never end, or never begin.
    var onlyRegularFiles = false

    /// The document of a source, read whole; `nil` where the source is on the network.
    ///
    /// - Parameter isNamedByDocument: whether a list or a page names it, and not the command line.
    ///   Then it has to be a regular file.
    func document(
        of source: FeedLocation, isNamedByDocument: Bool
    ) throws(FeedLoadingError) -> LoadedDocument? {
        let bytes: [UInt8]
        switch source {
        case .file(let path):
            bytes = try read(source) { () throws(SystemError) in
                guard isNamedByDocument || onlyRegularFiles else {
                    return try FileDescriptor.open(readingFrom: path).readToEnd(limit: byteLimit)
                }
                guard let file = try FileDescriptor.open(readingRegularFile: path) else {
                    return nil
                }
                return try file.readToEnd(limit: byteLimit)
            }
        case .standardInput:
            bytes = try read(source) { () throws(SystemError) in
                try standardInput.read(limit: byteLimit)
            }
        case .sample:
            bytes = Array(SampleFeed.document.utf8)
        case .remote:
            return nil
        }
        return LoadedDocument(bytes: bytes, context: FeedParsingContext(), origin: .local)
    }

    private func read(
        _ source: FeedLocation,
        _ body: () throws(SystemError) -> (bytes: [UInt8], isOverLimit: Bool)?
    ) throws(FeedLoadingError) -> [UInt8] {
        let result: (bytes: [UInt8], isOverLimit: Bool)?
        do throws(SystemError) {
            result = try body()
        } catch {
            throw .unreadable(source, error)
        }
        guard let result else { throw .notARegularFile(source) }
        guard !result.isOverLimit else { throw .tooLarge(source, limit: byteLimit) }
        return result.bytes
    }
}
