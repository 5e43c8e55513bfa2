/// What has gone wrong since somebody last asked.
struct MessageNews {
    /// The last message; `nil` where there is none.
    private(set) var last: String?
    /// How many came before it.
    private(set) var earlierCount = 0

    mutating func add(_ message: String) {
        if last != nil { earlierCount += 1 }
        last = message
    }
}
