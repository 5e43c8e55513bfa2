/// Facts about a document beside its bytes.
public struct FeedParsingContext: Sendable, Equatable {
    /// Where the document was loaded from; relative addresses are resolved against it.
    public var documentURL: String?
    /// The character encoding the server named (`Content-Type: …; charset=`).
    public var httpCharset: String?

    /// Creates a context; whatever is not given is unknown.
    public init(
        documentURL: String? = nil, httpCharset: String? = nil
    ) {
        self.documentURL = documentURL
        self.httpCharset = httpCharset
    }
}
