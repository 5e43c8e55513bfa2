import FeedNetwork
import FeedPresentation
import SystemInterface

/// A network that is away: of several servers none could be reached.
struct Outage {
    /// - Parameters:
    ///   - errors: why documents could not be loaded, or came from what is kept.
    ///   - isAnswered: whether a server gave a document.
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
        // One that does not answer may be away alone.
        guard hosts.count > 1 else { return nil }
    }

    /// The error is one that the network's absence explains.
    func isPart(_ error: any Error) -> Bool {
        (error as? ResourceFailure)?.isUnreachable ?? false
    }

    /// The outage in one line.
    ///
    /// - Parameters:
    ///   - time: when the copies were made that are shown, the last of them; `nil` where there is none.
    ///   - missing: of how many documents there is none.
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
    /// Nobody was reached.
    fileprivate var isUnreachable: Bool {
        switch FailureCause(self) {
        case .servers(.hostNotFound), .servers(.connectionFailed), .servers(.tookTooLong): true
        default: false
        }
    }

    /// Somebody has answered.
    fileprivate var isAnswer: Bool {
        switch self {
        // What is known of an earlier time, or of the address alone.
        case .heldUntil, .gone, .notInCache, .badAddress, .transfer(.addressRefused, _, _): false
        default: true
        }
    }
}
