import FeedPluginAPI

/// What became of an output that took no more bytes, and what the plugin makes of it.
struct OutputRefusal {
    /// The output took no more bytes.
    var isRefused = false
    /// The plugin knows that, since its own call of write was refused.
    private(set) var isTold = false
    private var isWrittenOn = false

    /// Notes that the plugin's own call of write was refused.
    mutating func tell() { isTold = true }

    /// Notes that the plugin writes.
    ///
    /// - Returns: whether it is the first time that it does so although it knows better.
    mutating func noteWrite() -> Bool {
        guard isTold, !isWrittenOn else { return false }
        isWrittenOn = true
        return true
    }

    /// What is wrong with the status of a call whose output was refused: it has to be that of write, or that it is
    /// time to leave.
    func complaint(about status: feed_status, of call: PluginCall) -> String? {
        if status >= 0 { return "went on when its output was refused, and said that all is well" }
        guard isTold, status != FEED_STATUS_OUTPUT_CLOSED,
            call != .run || status != FEED_STATUS_LEAVE
        else { return nil }
        return "returned status \(status) when its output was refused, and not what write had said"
    }
}
