import FeedParsing

/// A local document that was read ahead, for parsing in parallel with others.
struct ReadAheadDocument {
    /// Larger documents, in bytes, are parsed in turn, each in parallel parts.
    static let longest = 1 << 20

    /// The result of reading.
    enum Outcome {
        case read(LoadedDocument)
        /// The source is remote.
        case remote
        case failed(FeedLoadingError)
    }

    let outcome: Outcome
    /// The parsed document; `nil` until it is parsed.
    var parsed: DocumentReading?

    /// The document, if it was read and is short enough.
    var documentToParse: LoadedDocument? {
        guard case .read(let document) = outcome, document.bytes.count <= Self.longest,
            PackedForm(document.bytes) == nil
        else { return nil }
        return document
    }
}
