import FeedLoading
import FeedNetwork
import FeedPresentation

/// Errors with one cause, in one line.
struct FailureGroup {
    /// The failures of one cause, or their hosts, to name at most.
    static let mostNamed = 3

    /// In order.
    let errors: [any Error]
    /// Their indexes among all errors.
    let indices: [Int]
    private let cause: FailureCause?

    /// Groups the errors of sources that all failed; none for another error.
    static func groups(of error: any Error) -> [FailureGroup] {
        if case FeedLoadingError.allFailed(let errors) = error { groups(errors) } else { [] }
    }

    /// Groups `errors`, in the order of each group's first error.
    ///
    /// - Parameter namesFew: true to leave few errors of one cause apart, each with its name.
    static func groups(_ errors: [any Error], namesFew: Bool = true) -> [FailureGroup] {
        var groups: [(cause: FailureCause?, indices: [Int])] = []
        var known: [FailureCause: Int] = [:]
        for (position, error) in errors.enumerated() {
            let cause = FailureCause(error)
            if let index = cause.flatMap({ known[$0] }) {
                groups[index].indices.append(position)
            } else {
                if let cause { known[cause] = groups.count }
                groups.append((cause, [position]))
            }
        }
        return groups.flatMap { cause, indices in
            let parts = namesFew && indices.count <= mostNamed ? indices.map { [$0] } : [indices]
            return parts.map { part in
                FailureGroup(errors: part.map { errors[$0] }, indices: part, cause: cause)
            }
        }
        .sorted { $0.indices[0] < $1.indices[0] }
    }

    var message: String {
        if cause == .notKept, errors.count > 1 { return "nothing is kept of \(errors.count) feeds" }
        let first = errors.first.map { ErrorWording.words(for: $0).message } ?? ""
        return errors.count == 1 ? first : "\(sharedMessage ?? first) (\(errors.count) feeds)"
    }

    /// The message with advice.
    var line: String {
        let remedy = pauseWords ?? errors.first.flatMap { ErrorWording.words(for: $0).remedy }
        return [message, remedy].compactMap(\.self).joined(separator: "; ")
    }

    /// The line of each error, if there are several.
    var detailLines: [String] { errors.count > 1 ? errors.map(ErrorWording.line) : [] }

    /// Words for the times until which servers are left alone, if they differ.
    private var pauseWords: String? {
        let times = errors.compactMap { error -> Int64? in
            guard case .heldUntil(let until, _, _)? = error as? ResourceFailure else { return nil }
            return Int64(until)
        }
        guard let first = times.min(), let last = times.max(),
            ClockWording.words(first) != ClockWording.words(last)
        else { return nil }
        return "they will be asked again after \(ClockWording.words(first)), the last after "
            + ClockWording.words(last)
    }

    /// The message if several hosts have to be named.
    private var sharedMessage: String? {
        guard case .servers(let way)? = cause else { return nil }
        var hosts: [String] = []
        for case let failure as ResourceFailure in errors {
            guard let host = failure.host, !hosts.contains(host) else { continue }
            hosts.append(host)
        }
        let rest = hosts.count - Self.mostNamed
        let named =
            hosts.prefix(Self.mostNamed).joined(separator: ", ")
            + (rest > 0 ? " and \(rest) more" : "")
        let isOne = hosts.count == 1
        return switch way {
        case .hostNotFound:
            "\(isOne ? "the host" : "the hosts") \(named) \(isOne ? "was" : "were") not found"
        case .connectionFailed: "nobody answers at \(named)"
        case .tookTooLong: "\(named) took too long"
        case .tooSlow: "\(named) \(isOne ? "sends" : "send") next to nothing"
        case .cutShort: "the connections to \(named) broke before all had come"
        case .proxyFailed, .untrusted, .noSecurity, .status: nil
        }
    }
}

extension ResourceFailure {
    /// The unreachable host, with a non-default port.
    var host: String? {
        switch self {
        case .transfer(_, let address, _), .deadlinePassed(let address):
            [80, 443].contains(address.port) ? address.host : "\(address.host):\(address.port)"
        default: nil
        }
    }
}
