/// A failure to load a document.
package protocol DocumentFailure: Error {
    /// True if the document doesn't exist or, offline, isn't cached.
    var isGone: Bool { get }
}
