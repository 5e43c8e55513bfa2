import FeedLoading
import FeedNetwork

/// Why sources could not be loaded, where that is one reason for many: a network or a server that is away, or
/// a limit that they have reached together.
enum FailureCause: Hashable {
    /// Servers that fail in the same way.
    case servers(Way)
    /// What is said of one server holds for all of its addresses.
    case server(host: String, Way)
    /// A limit that sources reach together.
    case limit(Limit)
    /// Nothing is kept of them, and nobody is asked.
    case notKept

    /// Of what others named there is no more time, or no more room.
    enum Limit: Hashable { case time, size }

    /// The way in which servers fail.
    enum Way: Hashable {
        case hostNotFound, connectionFailed, tookTooLong, tooSlow, cutShort, untrusted, noSecurity
        case proxyFailed
        case status(Int)
    }

    /// The reason for `error`, where others may have the same.
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
        case .transfer(let outcome, let address, _):
            switch outcome {
            case .hostNotFound: self = .servers(.hostNotFound)
            case .connectionFailed: self = .servers(.connectionFailed)
            case .deadlinePassed: self = .servers(.tookTooLong)
            case .tooSlow: self = .servers(.tooSlow)
            case .cutShort: self = .servers(.cutShort)
            case .proxyFailed: self = .servers(.proxyFailed)
            case .untrusted: self = .server(host: address.host, .untrusted)
            case .secureConnectionFailed: self = .server(host: address.host, .noSecurity)
            default: return nil
            }
        case .deadlinePassed: self = .servers(.tookTooLong)
        case .status(let status, let address) where status >= 500:
            self = .server(host: address.host, .status(status))
        case .heldUntil(_, let status, let address):
            self = .server(host: address.host, .status(status))
        case .notInCache: self = .notKept
        default: return nil
        }
    }
}
