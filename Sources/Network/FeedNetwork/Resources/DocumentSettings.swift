/// What is set for one document, in place of ``ResourceSettings``.
package struct DocumentSettings: Sendable, Equatable {
    /// The age in seconds up to which a stale response is used without a request.
    package var acceptedAgeSeconds: Int64?
    /// The name of the program for its server, and for those that it redirects to.
    package var userAgent: String?

    /// Creates settings that replace nothing.
    package init() {}
}
