/// Limits a plugin's requests to its delegate, which are stored until they are answered.
package struct RequestCount {
    /// In bytes, over all addresses of pictures.
    private static let addressLimit = 8 << 20

    /// The limit for requests, and for refreshes.
    private let limit: Int
    private var requests = 0
    private var refreshes = 0
    private var addressBytes = 0
    /// The start of the current period, in milliseconds.
    private var beginning: Int?

    package init(limit: Int = 10_000) {
        self.limit = limit
    }

    /// Starts a new count after ten seconds, so that a user can read for hours. Unanswered requests
    /// have a limit of their own.
    package mutating func passTime(to now: Int) {
        let first = beginning ?? now
        beginning = first
        guard now - first >= Self.period else { return }
        beginning = now
        requests = 0
        refreshes = 0
    }

    private static let period = 10_000

    /// Counts a request; returns false if there are too many. Each item of the displayed feed
    /// allows ten more.
    package mutating func takesRequest(itemCount: Int) -> Bool {
        requests += 1
        return requests / 10 <= limit / 10 + itemCount
    }

    /// Counts a refresh; returns false if there are too many.
    package mutating func takesRefresh() -> Bool {
        refreshes += 1
        return refreshes <= limit
    }

    /// Counts the bytes of a picture's address; returns false if there are too many.
    package mutating func takesAddress(of length: Int) -> Bool {
        guard length <= Self.addressLimit - addressBytes else { return false }
        addressBytes += length
        return true
    }

    /// Resets the count of addresses for a new feed.
    package mutating func forgetAddresses() {
        addressBytes = 0
    }
}
