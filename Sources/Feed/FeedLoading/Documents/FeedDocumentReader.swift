import FeedModel
import FeedParsing

/// Unpacks and parses documents.
struct FeedDocumentReader {
    /// The size of a useless document, with its error.
    struct DiscardedDocument: Error {
        let reason: FeedLoadingError
        /// The number of bytes received and unpacked.
        let byteCount: Int
    }

    let unpacker: Unpacker?
    let parser: FeedParser

    /// Returns the document, unpacked if it is packed.
    func unpacked(
        _ document: LoadedDocument, of source: FeedLocation
    ) throws(DiscardedDocument) -> LoadedDocument {
        guard let form = PackedForm(document.bytes) else { return document }
        guard form == .gzip, let unpacker else {
            throw DiscardedDocument(reason: .packed(source, form), byteCount: document.bytes.count)
        }
        var document = document
        let before = unpacker.unpackedBytes
        do throws(UnpackingError) {
            document.bytes = try unpacker.unpack(document.bytes)
        } catch {
            throw DiscardedDocument(
                reason: error == .tooLarge
                    ? .tooLarge(source, limit: unpacker.limit) : .notUnpacked(source, error),
                byteCount: document.bytes.count + unpacker.unpackedBytes - before)
        }
        if let inner = PackedForm(document.bytes) {
            throw DiscardedDocument(reason: .packed(source, inner), byteCount: document.bytes.count)
        }
        return document
    }

    /// Parses the document as a feed, a list or a page.
    func parsed(_ document: LoadedDocument) -> DocumentReading {
        do throws(FeedParsingError) {
            return .document(try parser.parse(document.bytes, context: document.context))
        } catch {
            return .failure(error)
        }
    }
}
