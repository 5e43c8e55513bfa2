package import FeedParsing

/// A loaded document with its metadata.
package struct LoadedDocument: Sendable {
    package var bytes: [UInt8]
    /// Metadata beyond the bytes, such as the address.
    package var context: FeedParsingContext
    /// Its HTTP `Link` fields, joined by commas.
    package var linkFields: String?
    package var origin: DocumentOrigin
    /// The failure that this older copy replaces; `nil` for the current document.
    package var failure: (any Error)?

    package init(
        bytes: [UInt8], context: FeedParsingContext, linkFields: String? = nil,
        origin: DocumentOrigin, failure: (any Error)? = nil
    ) {
        self.bytes = bytes
        self.context = context
        self.linkFields = linkFields
        self.origin = origin
        self.failure = failure
    }
}
