import FeedParsing
import SystemInterface

/// Reads documents that need no network.
struct LocalDocuments {
    let standardInput: StandardInputDocument
    let byteLimit: Int
    /// True to refuse pipes and devices, which may never end.
    var onlyRegularFiles = false

    /// Reads the document of a source completely; `nil` if it is remote, or a program's.
    ///
    /// - Parameter isNamedByDocument: true if a list or a page names it, rather than the command
    ///   line. It must then be a regular file.
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
        case .remote, .program:
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
