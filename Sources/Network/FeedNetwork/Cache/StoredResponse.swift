/// A stored response without its body.
package struct StoredResponse: Sendable, Equatable {
    package var kind: ResourceKind
    /// The `ETag`, to be sent back.
    package var entityTag: String?
    /// The `Last-Modified`, to be sent back.
    package var lastModified: String?
    /// The `Cache-Control`, verbatim.
    package var cacheControl: String?
    /// The `Expires`, verbatim.
    package var expires: String?
    /// The `Content-Type`, verbatim.
    package var contentType: String?
    /// The `Link` fields, joined by commas.
    package var linkFields: String?
    /// When it arrived or was last confirmed, in seconds since 1970.
    package var receivedAt: Int64
    /// When it becomes stale, in seconds since 1970; 0 if the end of the document is missing.
    package var freshUntil: Int64
    /// The class of the address that sent it, if known.
    package var addressClass: AddressClass?
}
