import PluginHosting

/// Counts what a worker has said and asked for against what it may: whatever has no end would fill
/// the host's memory, or keep it busy for ever.
struct WorkerQuota {
    /// The treatment of something that a plugin logs.
    enum LogVerdict {
        case passedOn
        /// Nobody reads that much.
        case dropped
        case flood
    }

    /// How many messages of a log are passed on.
    private static let shownLogs = 100
    /// How many questions about feeds that are gone are answered. One that goes on asking would keep
    /// the host busy until the deadline of the call.
    private static let vainQuestionLimit = 100

    private let settings: WorkerSettings
    /// When the worker was started, in milliseconds.
    private let birth: Int
    private var messages = 0
    private var displayedItems = 0
    private var outputBytes = 0
    private var logs = 0
    private var vainQuestions = 0
    /// What is asked of the delegate.
    var requests: RequestCount

    /// - Parameter birth: the time by ``HelperProcess/now``, as all times here.
    init(_ settings: WorkerSettings, birth: Int) {
        self.settings = settings
        self.birth = birth
        requests = RequestCount(limit: settings.requestLimit)
    }

    /// A feed of so many items is displayed: it brings messages, and addresses of its own.
    mutating func beginFeed(itemCount: Int) {
        displayedItems += itemCount
        requests.forgetAddresses()
    }

    /// Counts a message: there may be so many for each item, and for each second that the worker is there.
    mutating func takesMessage(at now: Int) -> Bool {
        messages += 1
        return messages <= settings.messageLimit + 32 * displayedItems + (now - birth)
    }

    /// Counts output.
    mutating func takesOutput(of length: Int) -> Bool {
        outputBytes += length
        return outputBytes <= settings.outputLimit
    }

    /// Counts something that is logged.
    mutating func takesLog() -> LogVerdict {
        logs += 1
        return logs > settings.logLimit ? .flood : logs > Self.shownLogs ? .dropped : .passedOn
    }

    /// Counts a question about a feed that is gone; tells which one it is, and `nil` for one too many.
    mutating func allowsStaleQuery() -> Int? {
        vainQuestions += 1
        return vainQuestions <= Self.vainQuestionLimit ? vainQuestions : nil
    }
}
