import PluginHosting

/// Limits a worker's messages and requests, which would otherwise fill the host's memory or keep it
/// busy for ever.
struct WorkerQuota {
    enum LogVerdict {
        case passedOn
        /// Beyond the limit.
        case dropped
        case flood
    }

    /// The number of log messages passed on.
    private static let shownLogs = 100
    /// The number of queries about past feeds that are answered; more would keep the host busy
    /// until the call's deadline.
    private static let staleQueryLimit = 100

    private let settings: WorkerSettings
    /// The time of the start in milliseconds.
    private let startTime: Int
    private var messages = 0
    private var displayedItems = 0
    private var outputBytes = 0
    private var logs = 0
    private var staleQueries = 0
    /// Requests to the delegate.
    var requests: RequestCount

    /// - Parameter startTime: the time on the clock of ``HelperProcess/now``, as all times here.
    init(_ settings: WorkerSettings, startTime: Int) {
        self.settings = settings
        self.startTime = startTime
        requests = RequestCount(limit: settings.requestLimit)
    }

    /// Raises the limit for a feed's items, and resets the count of addresses.
    mutating func beginFeed(itemCount: Int) {
        displayedItems += itemCount
        requests.forgetAddresses()
    }

    /// Counts a message. Each item, and each second since the start, allows more.
    mutating func takesMessage(at now: Int) -> Bool {
        messages += 1
        return messages <= settings.messageLimit + 32 * displayedItems + (now - startTime)
    }

    mutating func takesOutput(of length: Int) -> Bool {
        outputBytes += length
        return outputBytes <= settings.outputLimit
    }

    mutating func takesLog() -> LogVerdict {
        logs += 1
        return logs > settings.logLimit ? .flood : logs > Self.shownLogs ? .dropped : .passedOn
    }

    /// Counts a query about a past feed. Returns its number, or `nil` if there are too many.
    mutating func allowsStaleQuery() -> Int? {
        staleQueries += 1
        return staleQueries <= Self.staleQueryLimit ? staleQueries : nil
    }
}
