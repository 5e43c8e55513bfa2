/// The failures since the last query.
struct PendingNotifications {
    /// The last message, but of those that concern all feeds if there is one; or `nil`.
    private(set) var last: String?
    /// True if ``last`` concerns all feeds.
    private(set) var concernsAll = false
    /// The number of messages.
    private(set) var count = 0

    mutating func add(_ message: String, concernsAll: Bool = false) {
        count += 1
        guard concernsAll || !self.concernsAll else { return }
        last = message
        self.concernsAll = concernsAll
    }
}
