/// Information about a document from outside of it.
public struct FeedParsingContext: Sendable, Equatable {
    /// The address of the document, against which relative addresses are resolved.
    public var documentURL: String?
    /// The charset given by the server (`Content-Type: …; charset=`).
    public var httpCharset: String?

    /// Creates a context.
    public init(documentURL: String? = nil, httpCharset: String? = nil) {
        self.documentURL = documentURL
        self.httpCharset = httpCharset
    }
}
