import WorkerProtocol

/// The addresses at which a worker saw lent memory, now or recently.
///
/// The worker maps everything in one reserved range, together with copies of its own. So addresses
/// within the length of that range count, too.
struct LentAddresses {
    /// More are not needed: those in the same range say the same.
    private static let limit = 64

    private var ranges: [Range<UInt64>] = []

    /// Notes an address at which `size` bytes were lent.
    mutating func append(_ address: UInt64, size: Int) {
        if ranges.count == Self.limit { ranges.removeFirst() }
        ranges.append(address..<address &+ UInt64(size))
    }

    /// Returns true for an address in lent memory or, if that is small, near it.
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
