/// How much a plugin has asked of its delegate. What it asks for is kept until it is answered, so
/// there is an end to it.
package struct RequestCount {
    /// How many bytes the addresses of pictures have in all.
    private static let addressLimit = 8 << 20

    /// How many requests and refreshes there may be.
    private let limit: Int
    private var requests = 0
    private var refreshes = 0
    private var addressBytes = 0
    /// When counting began, in milliseconds.
    private var beginning: Int?

    /// Creates a count of nothing, of which there may be so much.
    package init(limit: Int = 10_000) {
        self.limit = limit
    }

    /// Begins anew after ten seconds: a person who reads for hours asks for more than all that is counted.
    /// What waits to be answered is bounded by its own.
    package mutating func passTime(to now: Int) {
        let first = beginning ?? now
        beginning = first
        guard now - first >= Self.period else { return }
        beginning = now
        requests = 0
        refreshes = 0
    }

    private static let period = 10_000

    /// Counts a request; false where that is one too many. There may be ten more for each item of the feed on show.
    package mutating func takesRequest(itemCount: Int) -> Bool {
        requests += 1
        return requests / 10 <= limit / 10 + itemCount
    }

    /// Counts a refresh; false where that is one too many.
    package mutating func takesRefresh() -> Bool {
        refreshes += 1
        return refreshes <= limit
    }

    /// Counts the address of a picture, by its bytes; false where they are too many.
    package mutating func takesAddress(of length: Int) -> Bool {
        guard length <= Self.addressLimit - addressBytes else { return false }
        addressBytes += length
        return true
    }

    /// Addresses of an earlier feed are kept no longer.
    package mutating func forgetAddresses() {
        addressBytes = 0
    }
}
