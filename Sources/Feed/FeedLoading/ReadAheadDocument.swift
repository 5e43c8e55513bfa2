import FeedParsing

/// A local document that was read before its turn, so that several are parsed side by side.
struct ReadAheadDocument {
    /// Longer documents are parsed in their turn: their parts are read side by side then, in bytes.
    static let longest = 1 << 20

    /// The document, or why it can't be read.
    let document: Result<LoadedDocument?, FeedLoadingError>
    /// What it is; `nil` where that is still to be found.
    var parsed: DocumentReading?

    /// The document itself is there, and short enough to be parsed beside others.
    var isForParsing: Bool {
        guard case .success(let document?) = document else { return false }
        return document.bytes.count <= Self.longest && PackedForm(document.bytes) == nil
    }
}
