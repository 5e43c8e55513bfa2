import FeedParsing

/// A local document that was read before its turn, so that several are parsed side by side.
struct ReadAheadDocument {
    /// Longer documents are parsed in their turn: their parts are read side by side then, in bytes.
    static let longest = 1 << 20

    /// What came of reading it.
    enum Outcome {
        case read(LoadedDocument)
        /// It is not on this machine.
        case remote
        case failed(FeedLoadingError)
    }

    let outcome: Outcome
    /// What it is; `nil` where that is still to be found.
    var parsed: DocumentReading?

    /// The document itself, where it is there, and short enough to be parsed beside others.
    var documentToParse: LoadedDocument? {
        guard case .read(let document) = outcome, document.bytes.count <= Self.longest,
            PackedForm(document.bytes) == nil
        else { return nil }
        return document
    }
}
