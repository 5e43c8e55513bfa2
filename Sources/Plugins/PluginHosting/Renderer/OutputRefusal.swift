import FeedPluginAPI

/// Tracks an output that failed, and whether the plugin knows.
struct OutputRefusal {
    /// True once the output has failed.
    var isRefused = false
    /// True once a call of `write` by the plugin has failed.
    var isReported = false
    private var isWrittenOn = false

    /// Notes a call of `write`.
    ///
    /// - Returns: true on the first call after the plugin learned that the output failed.
    mutating func noteWrite() -> Bool {
        guard isReported, !isWrittenOn else { return false }
        isWrittenOn = true
        return true
    }

    /// Returns a message if a call whose output failed has a wrong status: it has to be that of
    /// `write`, or FEED_STATUS_LEAVE.
    func message(about status: feed_status, of call: PluginCall) -> String? {
        if status >= 0 { return "went on when its output was refused, and said that all is well" }
        guard isReported, status != FEED_STATUS_OUTPUT_CLOSED,
            call != .run || status != FEED_STATUS_LEAVE
        else { return nil }
        return "returned status \(status) when its output was refused, and not what write had said"
    }
}
