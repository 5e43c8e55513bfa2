package struct HTTPResult: Sendable {
    package enum Outcome: Sendable, Equatable {
        case complete
        /// The address has a class that is not allowed.
        case addressRefused(AddressClass?)
        /// More decoded bytes than allowed.
        case bodyTooLarge
        /// More header bytes than allowed.
        case headTooLarge
        case deadlinePassed
        /// Below the speed limit for too long.
        case tooSlow
        case hostNotFound
        case connectionFailed
        case secureConnectionFailed
        /// The certificate is not valid for the host.
        case untrusted
        /// The connection ended within the response.
        case cutShort
        /// Not HTTP, or with an invalid encoding.
        case malformed
        /// The proxy does not answer.
        case proxyFailed
        /// The proxy refused the connection, with this status.
        case proxyRefused(Int)
        case badAddress
        /// Any other failure.
        case failed
    }

    package var outcome: Outcome
    /// The head, if one arrived.
    package var head: ResponseHead?
    /// The decoded body; what has come of it if it is cut short, and empty after other failures.
    package var body: [UInt8] = []
    /// The decoded bytes received, including those not passed on.
    package var receivedBytes: Int64 = 0
    /// The class of the address that answered, if there was no proxy.
    package var addressClass: AddressClass?
    /// The library's message for a failure.
    package var detail = ""
    /// The time in milliseconds, without waiting for the start.
    package var elapsedMilliseconds: Int64 = 0
}
