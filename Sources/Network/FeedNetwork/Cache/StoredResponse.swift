/// The facts kept of a response beside its body.
package struct StoredResponse: Sendable, Equatable {
    /// The kind it was loaded as.
    package var kind: ResourceKind
    /// The `ETag`, exactly as it came.
    package var entityTag: String?
    /// The `Last-Modified`, exactly as it came.
    package var lastModified: String?
    /// The `Cache-Control`, likewise.
    package var cacheControl: String?
    /// The `Expires`, likewise.
    package var expires: String?
    /// The `Content-Type`, likewise.
    package var contentType: String?
    /// The `Link` fields, joined by commas.
    package var linkFields: String?
    /// When it came or was last confirmed, in seconds since 1970.
    package var receivedAt: Int64
    /// Until when it may be used without asking, in seconds since 1970.
    package var freshUntil: Int64
    /// The class of the address it came from, where that is known.
    package var addressClass: AddressClass?
}
