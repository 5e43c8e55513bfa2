import FeedLoading

/// The reason why a resource could not be loaded.
package indirect enum ResourceFailure: Error, Sendable, Equatable {
    case transfer(HTTPResult.Outcome, address: ResourceAddress, detail: String)
    /// More decoded bytes than allowed.
    case tooLarge(limit: Int, address: ResourceAddress)
    /// An unsuccessful status, or one without content.
    case status(Int, address: ResourceAddress)
    /// Gone for good (410).
    case gone(address: ResourceAddress)
    /// The server asks for a pause until then, in seconds since 1970 (429, 503).
    case heldUntil(Int64, status: Int, address: ResourceAddress)
    case tooManyRedirects(from: ResourceAddress)
    /// A redirect to another scheme, or to an invalid address.
    case badRedirect(from: ResourceAddress, to: String)
    /// Not in the cache while offline.
    case notInCache(address: ResourceAddress)
    /// Not a valid address.
    case badAddress(String)
    /// Took too long, including redirects.
    case deadlinePassed(address: ResourceAddress)

    /// True if a retry may succeed, which decides about retries and fallbacks.
    package var isTemporary: Bool {
        switch self {
        case .transfer(let outcome, _, _):
            switch outcome {
            case .deadlinePassed, .tooSlow, .hostNotFound, .connectionFailed, .cutShort, .failed,
                .malformed, .proxyFailed:
                true
            case .proxyRefused(let status):
                status >= 500
            case .complete, .addressRefused, .bodyTooLarge, .headTooLarge, .badAddress,
                .secureConnectionFailed, .untrusted:
                false
            }
        case .status(let status, _):
            status >= 500 || [204, 205, 408, 425].contains(status)
        case .heldUntil, .deadlinePassed: true
        case .tooLarge, .gone, .tooManyRedirects, .badRedirect, .notInCache, .badAddress: false
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
