/// What has gone wrong since somebody last asked.
struct MessageNews {
    /// The last message; `nil` where there is none.
    private(set) var last: String?
    /// How many there are, with it.
    private(set) var count = 0

    mutating func add(_ message: String) {
        last = message
        count += 1
    }
}
