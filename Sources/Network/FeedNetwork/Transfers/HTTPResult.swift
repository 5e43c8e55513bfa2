/// The result of a request.
package struct HTTPResult: Sendable {
    /// How a transfer ended.
    package enum Outcome: Sendable, Equatable {
        /// A whole response came.
        case complete
        /// The address is of a class that is not allowed.
        case addressRefused(AddressClass?)
        /// More decoded bytes came than are allowed.
        case bodyTooLarge
        /// The header is longer than is allowed.
        case headTooLarge
        /// It took too long in all.
        case deadlinePassed
        /// Next to nothing came for too long.
        case tooSlow
        /// The host's name could not be looked up.
        case hostNotFound
        /// Nobody answers there.
        case connectionFailed
        /// No secure connection could be made.
        case secureConnectionFailed
        /// The certificate does not vouch for the host.
        case untrusted
        /// The connection ended within the response.
        case cutShort
        /// The answer is not HTTP, or its encoding is broken.
        case malformed
        /// The proxy does not answer.
        case proxyFailed
        /// The proxy does not lead to the server, and answers so.
        case proxyRefused(Int)
        /// The address cannot be used.
        case badAddress
        /// Something else went wrong.
        case failed
    }

    /// How the transfer ended.
    package var outcome: Outcome
    /// The response's head, where one came.
    package var head: ResponseHead?
    /// The decoded body; empty unless the transfer is complete.
    package var body: [UInt8] = []
    /// How many decoded bytes of a body came, with those that are not handed on.
    package var receivedBytes: Int64 = 0
    /// The class of the address that answered, where no proxy stood between.
    package var addressClass: AddressClass?
    /// The library's own words for a failure.
    package var detail = ""
    /// How long it took, in milliseconds, without the time in the queue.
    package var elapsedMilliseconds: Int64 = 0
}
