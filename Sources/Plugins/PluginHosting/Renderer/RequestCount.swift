/// How much a plugin has asked of its delegate. What it asks for is kept until it is answered, so
/// there is an end to it.
package struct RequestCount {
    /// How many bytes the addresses of pictures have in all.
    private static let addressLimit = 8 << 20

    private var requests = 0
    private var refreshes = 0
    private var addressBytes = 0
    /// When counting began, in milliseconds.
    private var beginning: Int?

    /// Creates a count of nothing.
    package init() {}

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

    /// Counts a request; false where that is one too many.
    ///
    /// - Parameters:
    ///   - limit: how many there may be, beyond ten for each item.
    ///   - itemCount: how many items the feed on show has.
    package mutating func takesRequest(limit: Int, itemCount: Int) -> Bool {
        requests += 1
        return requests / 10 <= limit / 10 + itemCount
    }

    /// Counts a refresh; false where that is one too many.
    package mutating func takesRefresh(limit: Int) -> Bool {
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
