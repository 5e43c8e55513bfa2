import WorkerProtocol

/// Where a worker saw what it was lent: now, and not long ago.
///
/// The worker puts all of it into one stretch of addresses, with copies of its own of what it lends
/// to the plugin, and so does whatever is as near to it as that stretch is long count.
struct LentAddresses {
    /// More are not kept: those in one stretch tell the same.
    private static let limit = 64

    private var ranges: [Range<UInt64>] = []

    /// Keeps where `size` bytes were lent.
    mutating func append(_ address: UInt64, size: Int) {
        if ranges.count == Self.limit { ranges.removeFirst() }
        ranges.append(address..<address &+ UInt64(size))
    }

    /// True for an address in the worker that is in or, where that is small, near what it is lent,
    /// or was lent not long ago.
    func contains(_ address: UInt64) -> Bool {
        let reach = UInt64(WorkerProtocol.lentAddressCount)
        return ranges.contains { range in
            range.contains(address)
                || (range.count <= Int(reach)
                    && (max(range.lowerBound, reach) - reach)..<(range.upperBound &+ reach)
                        ~= address)
        }
    }
}
