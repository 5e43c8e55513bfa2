import FeedNetwork
import FeedPresentation
import SystemInterface

/// A network outage: several servers, and none reachable.
struct Outage {
    /// - Parameters:
    ///   - errors: failures of documents, including those replaced by cached copies.
    ///   - isAnswered: whether any server has sent a document.
    init?(_ errors: [any Error], isAnswered: Bool) {
        guard !isAnswered else { return nil }
        var hosts: Set<String> = []
        for case let failure as ResourceFailure in errors {
            if failure.isUnreachable {
                if let host = failure.host { hosts.insert(host) }
            } else if failure.isAnswer {
                return nil
            }
        }
        // A single server may be down by itself.
        guard hosts.count > 1 else { return nil }
    }

    /// Returns true if the outage explains the error.
    func isPart(_ error: any Error) -> Bool {
        (error as? ResourceFailure)?.isUnreachable ?? false
    }

    /// Returns a line about the outage.
    ///
    /// - Parameters:
    ///   - time: the time of the latest cached copy shown, or `nil`.
    ///   - missing: the number of documents without a copy.
    func words(
        copiesFrom time: Int64?, missing: Int, now: Int64, _ phrases: any FeedPhrases
    ) -> String {
        phrases.offline(copiesFrom: time.flatMap { Self.clock($0, now, phrases) }, missing: missing)
    }

    private static func clock(_ time: Int64, _ now: Int64, _ phrases: any FeedPhrases) -> String? {
        guard let then = LocalTime(secondsSince1970: time).map(WallClockTime.init),
            let today = LocalTime(secondsSince1970: now).map(WallClockTime.init)
        else { return nil }
        let isToday = (then.year, then.month, then.day) == (today.year, today.month, today.day)
        return isToday ? phrases.time(then) : phrases.date(then)
    }
}

extension ResourceFailure {
    fileprivate var isUnreachable: Bool {
        switch FailureCause(self) {
        case .servers(.hostNotFound), .servers(.connectionFailed), .servers(.tookTooLong): true
        default: false
        }
    }

    fileprivate var isAnswer: Bool {
        switch self {
        // Not a result of this attempt.
        case .heldUntil, .gone, .notInCache, .badAddress, .transfer(.addressRefused, _, _): false
        default: true
        }
    }
}
