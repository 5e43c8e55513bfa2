/// A failure to load a document that knows whether it is there at all.
package protocol DocumentFailure: Error {
    /// There is nothing at the address, and it need not be asked for again.
    var isGone: Bool { get }
}
