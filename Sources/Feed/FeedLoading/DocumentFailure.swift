/// A failure to load a document that knows whether it is there at all.
package protocol DocumentFailure: Error {
    /// There is nothing at the address, or, where nobody is asked, nothing is kept of it.
    var isGone: Bool { get }
}
