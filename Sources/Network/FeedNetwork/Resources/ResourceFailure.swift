import FeedLoading

/// Why something could not be loaded.
package indirect enum ResourceFailure: Error, Sendable, Equatable {
    /// The transfer failed.
    case transfer(HTTPResult.Outcome, address: ResourceAddress, detail: String)
    /// It has more decoded bytes than are allowed.
    case tooLarge(limit: Int, address: ResourceAddress)
    /// The server answered with a status that is no success, or brings nothing.
    case status(Int, address: ResourceAddress)
    /// The server says that it is gone for good (410).
    case gone(address: ResourceAddress)
    /// The server asks to be left alone until then, in seconds since 1970 (429, 503).
    case heldUntil(Int64, status: Int, address: ResourceAddress)
    /// More redirects than are followed.
    case tooManyRedirects(from: ResourceAddress)
    /// A redirect to something that is not fetched: another scheme, or no address at all.
    case badRedirect(from: ResourceAddress, to: String)
    /// Nothing is kept of it, and the network is not to be used.
    case notInCache(address: ResourceAddress)
    /// The text is no address that can be fetched.
    case badAddress(String)
    /// It took too long in all, with its redirects.
    case deadlinePassed(address: ResourceAddress)

    /// The kind of a failure, which decides what is done about it.
    package enum Kind: Sendable {
        /// It may work another time.
        case temporary
        /// It will not.
        case permanent
    }

    /// The kind of the failure: worth trying again or not, with an earlier copy in its place or
    /// not.
    package var kind: Kind {
        switch self {
        case .transfer(let outcome, _, _):
            switch outcome {
            case .deadlinePassed, .tooSlow, .hostNotFound, .connectionFailed, .cutShort, .failed,
                .malformed, .proxyFailed:
                .temporary
            case .proxyRefused(let status):
                status >= 500 ? .temporary : .permanent
            case .complete, .addressRefused, .bodyTooLarge, .headTooLarge, .badAddress,
                .secureConnectionFailed, .untrusted:
                .permanent
            }
        case .status(let status, _):
            status >= 500 || [204, 205, 408, 425].contains(status) ? .temporary : .permanent
        case .heldUntil, .deadlinePassed: .temporary
        case .tooLarge, .gone, .tooManyRedirects, .badRedirect, .notInCache, .badAddress: .permanent
        }
    }
}

extension ResourceFailure: DocumentFailure {
    package var isGone: Bool {
        switch self {
        case .gone, .notInCache, .status(404, _), .status(410, _): true
        default: false
        }
    }
}
