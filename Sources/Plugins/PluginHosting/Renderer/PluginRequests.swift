/// The requests of a plugin to the delegate, and how many there may be: an end to them in each call.
package struct PluginRequests {
    /// How many requests of a plugin there may be in a call, beyond ten for each item.
    private static let limit = 10_000

    /// True where there is an end to what is asked for in a call; the host of a worker counts for
    /// itself.
    package var areCounted = true
    /// How often texts are copied.
    var pace = ReadingPace()
    private var count = RequestCount()

    /// Begins a call, or lets the host in: counting begins anew.
    mutating func begin() {
        count = RequestCount()
    }

    /// Counts a request; false where that is one too many.
    ///
    /// - Parameters:
    ///   - length: how many bytes the address of a picture has.
    ///   - itemCount: how many items the feed on show has.
    mutating func takesRequest(ofAddressBytes length: Int, itemCount: Int) -> Bool {
        !areCounted
            || count.takesRequest(limit: Self.limit, itemCount: itemCount)
                && count.takesAddress(of: length)
    }

    /// Counts a refresh; false where that is one too many.
    mutating func takesRefresh() -> Bool {
        !areCounted || count.takesRefresh(limit: Self.limit)
    }
}
