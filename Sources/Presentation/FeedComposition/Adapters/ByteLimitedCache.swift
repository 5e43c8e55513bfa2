/// A cache that drops other values where it would exceed a number of bytes.
final class ByteLimitedCache<Key: Hashable, Value> {
    private let limit: Int
    private var entries: [Key: (value: Value, byteCount: Int)] = [:]
    private var byteCount = 0

    /// - Parameter limit: the capacity in bytes.
    init(limit: Int) {
        self.limit = limit
    }

    /// Inserts a value, unless it exceeds the limit alone.
    ///
    /// - Parameter byteCount: the size of the value.
    func insert(_ value: Value, for key: Key, byteCount count: Int) {
        _ = removeValue(for: key)
        guard count <= limit else { return }
        while count > limit - byteCount, let other = entries.keys.first {
            _ = removeValue(for: other)
        }
        entries[key] = (value, count)
        byteCount += count
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
        byteCount = 0
    }
}
