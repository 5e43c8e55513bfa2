package import FeedParsing

/// A document that was read, and what is known of it.
package struct LoadedDocument: Sendable {
    /// The document.
    package var bytes: [UInt8]
    /// Facts about the document that its bytes don't tell.
    package var context: FeedParsingContext
    /// The `Link` fields that came with it, joined by commas.
    package var linkFields: String?
    /// Where it came from.
    package var origin: DocumentOrigin

    /// Creates a document.
    package init(
        bytes: [UInt8], context: FeedParsingContext, linkFields: String? = nil,
        origin: DocumentOrigin
    ) {
        self.bytes = bytes
        self.context = context
        self.linkFields = linkFields
        self.origin = origin
    }
}
