/// A cache that evicts the oldest values beyond a number of bytes.
final class FIFOCache<Key: Hashable, Value> {
    private struct Entry {
        let value: Value
        let byteCount: Int
        let serial: Int
    }

    private let limit: Int
    private var entries: [Key: Entry] = [:]
    /// In order of insertion; removed entries stay until their turn, or until most are.
    private var order: [(key: Key, serial: Int)] = []
    private var firstInOrder = 0
    private var nextSerial = 0
    private(set) var byteCount = 0

    /// - Parameter limit: the capacity in bytes.
    init(limit: Int) {
        self.limit = limit
    }

    /// Inserts a value and evicts the oldest ones beyond the limit.
    ///
    /// - Parameter byteCount: the size of the value.
    func insert(_ value: Value, for key: Key, byteCount count: Int) {
        _ = removeValue(for: key)
        guard count <= limit else { return }
        entries[key] = Entry(value: value, byteCount: count, serial: nextSerial)
        order.append((key, nextSerial))
        nextSerial += 1
        byteCount += count
        while byteCount > limit, firstInOrder < order.count {
            let oldest = order[firstInOrder]
            firstInOrder += 1
            if entries[oldest.key]?.serial == oldest.serial { _ = removeValue(for: oldest.key) }
        }
        if order.count > 2 * entries.count + 64 {
            order = order[firstInOrder...].filter { entries[$0.key]?.serial == $0.serial }
            firstInOrder = 0
        }
    }

    func value(for key: Key) -> Value? { entries[key]?.value }

    /// Removes and returns the value of a key.
    func removeValue(for key: Key) -> Value? {
        guard let entry = entries.removeValue(forKey: key) else { return nil }
        byteCount -= entry.byteCount
        return entry.value
    }

    func removeAll() {
        entries = [:]
        order = []
        firstInOrder = 0
        byteCount = 0
    }
}
