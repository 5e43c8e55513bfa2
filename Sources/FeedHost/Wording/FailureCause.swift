import FeedLoading
import FeedNetwork

/// A cause shared by several failed sources: a network or server that is down, or a common limit.
enum FailureCause: Hashable {
    /// Servers that fail in the same way.
    case servers(Way)
    /// A server, with all of its addresses.
    case server(host: String, Way)
    /// A limit of all sources together.
    case limit(Limit)
    /// Not in the cache while offline.
    case notKept

    /// The time, or the size, of sources named by others.
    enum Limit: Hashable { case time, size }

    enum Way: Hashable {
        case hostNotFound, connectionFailed, tookTooLong, tooSlow, cutShort, untrusted, noSecurity
        case proxyFailed
        case status(Int)
    }

    /// Returns the cause of `error`, if others may share it.
    init?(_ error: any Error) {
        switch error {
        case let failure as ResourceFailure: self.init(failure)
        case FeedLoadingError.tooLateInAll: self = .limit(.time)
        case FeedLoadingError.tooLargeInAll: self = .limit(.size)
        default: return nil
        }
    }

    private init?(_ failure: ResourceFailure) {
        switch failure {
        case .transfer(.hostNotFound, _, _): self = .servers(.hostNotFound)
        case .transfer(.connectionFailed, _, _): self = .servers(.connectionFailed)
        case .transfer(.deadlinePassed, _, _), .deadlinePassed: self = .servers(.tookTooLong)
        case .transfer(.tooSlow, _, _): self = .servers(.tooSlow)
        case .transfer(.cutShort, _, _): self = .servers(.cutShort)
        case .transfer(.proxyFailed, _, _): self = .servers(.proxyFailed)
        case .transfer(.untrusted, let address, _): self = .server(host: address.host, .untrusted)
        case .transfer(.secureConnectionFailed, let address, _):
            self = .server(host: address.host, .noSecurity)
        case .status(let status, let address) where status >= 500:
            self = .server(host: address.host, .status(status))
        case .heldUntil(_, let status, let address):
            self = .server(host: address.host, .status(status))
        case .notInCache: self = .notKept
        default: return nil
        }
    }
}
