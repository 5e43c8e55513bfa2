/// How resources are loaded.
package struct ResourceSettings: Sendable, Equatable {
    /// True to use only the cache.
    package var isOffline = false
    /// The deadline of a resource with its redirects, in milliseconds from its first request.
    package var timeoutMilliseconds: Int64 = 30_000
    /// The limit on a document's decoded bytes.
    package var maximumDocumentBytes = defaultMaximumBytes
    /// The limit on a picture's bytes; a lower general limit takes precedence.
    package var maximumPictureBytes = 16 << 20
    /// The seconds after a failure without a retry, unless the user asks for it.
    package var pauseAfterFailureSeconds: Int64 = 0
    /// The age in seconds up to which a stale response is used without a request.
    package var acceptedAgeSeconds: Int64 = 0
    /// True to use a whole response without a request, however old it is.
    var takesAnyCopy = false
    /// The name of the program for servers; `nil` for FeedHost's.
    package var userAgent: String?
    /// True to allow addresses in any network, whoever names them.
    package var allowsAllClasses = false

    /// The default limit on a document.
    package static let defaultMaximumBytes = 64 << 20

    package init() {}

    /// The limit for a kind, in bytes.
    func maximumBytes(_ kind: ResourceKind) -> Int {
        kind == .document ? maximumDocumentBytes : maximumPictureBytes
    }
}
