/// The failures since the last query.
struct PendingNotifications {
    /// The last message, or `nil`.
    private(set) var last: String?
    /// The number of messages.
    private(set) var count = 0

    mutating func add(_ message: String) {
        last = message
        count += 1
    }
}
