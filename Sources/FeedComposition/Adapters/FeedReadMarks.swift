import Synchronization

/// Which items of a feed on show are read: a snapshot that follows what the person does.
final class FeedReadMarks: Sendable {
    private let isRead: Mutex<[Bool]>

    /// Creates the marks of a feed's items, in their order.
    init(_ isRead: [Bool]) {
        self.isRead = Mutex(isRead)
    }

    /// Whether the item at a place is read; one outside is not.
    func isRead(_ index: Int) -> Bool {
        isRead.withLock { $0.indices.contains(index) && $0[index] }
    }

    /// Marks the item at a place.
    func mark(_ index: Int, isRead: Bool) {
        self.isRead.withLock { marks in
            if marks.indices.contains(index) { marks[index] = isRead }
        }
    }
}
