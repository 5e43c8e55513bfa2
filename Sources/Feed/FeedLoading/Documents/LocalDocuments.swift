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
        var read: (bytes: [UInt8], isOverLimit: Bool)?
        do throws(SystemError) {
            switch source {
            case .file(let path) where isNamedByDocument || onlyRegularFiles:
                if let file = try FileDescriptor.open(readingRegularFile: path) {
                    read = try file.readToEnd(limit: byteLimit)
                }
            case .file(let path):
                read = try FileDescriptor.open(readingFrom: path).readToEnd(limit: byteLimit)
            case .standardInput: read = try standardInput.read(limit: byteLimit)
            case .sample: read = (Array(SampleFeed.document.utf8), false)
            case .remote, .program: return nil
            }
        } catch {
            throw .unreadable(source, error)
        }
        guard let read else { throw .notARegularFile(source) }
        guard !read.isOverLimit else { throw .tooLarge(source, limit: byteLimit) }
        return LoadedDocument(bytes: read.bytes, context: FeedParsingContext(), origin: .local)
    }
}
