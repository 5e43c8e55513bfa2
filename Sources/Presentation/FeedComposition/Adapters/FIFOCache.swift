/// Values that may be wanted again: the latest, up to so many bytes.
final class FIFOCache<Key: Hashable, Value> {
    private struct Entry {
        let value: Value
        let byteCount: Int
        let serial: Int
    }

    private let limit: Int
    private var entries: [Key: Entry] = [:]
    /// In the order they came; those that are gone stand there until it is their turn.
    private var order: [(key: Key, serial: Int)] = []
    private var firstInOrder = 0
    private var nextSerial = 0
    private(set) var byteCount = 0

    /// - Parameter limit: how many bytes all values may take.
    init(limit: Int) {
        self.limit = limit
    }

    /// Keeps a value, and lets go of the oldest where that is too much.
    ///
    /// - Parameter byteCount: how many bytes the value takes.
    func keep(_ value: Value, for key: Key, byteCount count: Int) {
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
        if firstInOrder > 64, firstInOrder > order.count / 2 {
            order.removeFirst(firstInOrder)
            firstInOrder = 0
        }
    }

    /// The value of a key, which is kept on; `nil` where there is none.
    func value(for key: Key) -> Value? { entries[key]?.value }

    /// The value of a key, which is not kept any more; `nil` where there is none.
    func removeValue(for key: Key) -> Value? {
        guard let entry = entries.removeValue(forKey: key) else { return nil }
        byteCount -= entry.byteCount
        return entry.value
    }

    /// Lets go of all.
    func removeAll() {
        entries = [:]
        order = []
        firstInOrder = 0
        byteCount = 0
    }
}
