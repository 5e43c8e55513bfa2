/// What is known of a document beside its bytes.
package struct FeedParsingContext: Sendable, Equatable {
    /// Where the document was loaded from; relative addresses are resolved against it.
    package var documentURL: String?
    /// The character encoding the server named (`Content-Type: …; charset=`).
    package var httpCharset: String?

    /// Creates a context; whatever is not given is unknown.
    package init(
        documentURL: String? = nil, httpCharset: String? = nil
    ) {
        self.documentURL = documentURL
        self.httpCharset = httpCharset
    }
}
