#if !hasFeature(Embedded)
    import Synchronization
#endif

/// Which items of a feed on show are read: a snapshot that follows what the person does.
final class FeedReadMarks: Sendable {
    #if hasFeature(Embedded)
        /// Embedded Swift has no lock; a program in it has the one thread that views are on.
        private nonisolated(unsafe) var marks: [Bool]
    #else
        private let marks: Mutex<[Bool]>
        /// Some item is or was read. Mostly none is, and each line of a list asks.
        private let hasRead: Atomic<Bool>
    #endif

    /// Creates the marks of a feed's items, in their order.
    init(_ isRead: [Bool]) {
        #if hasFeature(Embedded)
            unsafe marks = isRead
        #else
            marks = Mutex(isRead)
            hasRead = Atomic(isRead.contains(true))
        #endif
    }

    /// An item outside is not read.
    func isRead(_ index: Int) -> Bool {
        #if !hasFeature(Embedded)
            guard hasRead.load(ordering: .acquiring) else { return false }
        #endif
        return withMarks { $0.indices.contains(index) && $0[index] }
    }

    /// Marks the item at a place.
    func mark(_ index: Int, isRead: Bool) {
        #if !hasFeature(Embedded)
            if isRead { hasRead.store(true, ordering: .releasing) }
        #endif
        withMarks { marks in
            if marks.indices.contains(index) { marks[index] = isRead }
        }
    }

    private func withMarks<Result>(
        _ body: (inout sending [Bool]) -> sending Result
    ) -> sending Result {
        #if hasFeature(Embedded)
            unsafe body(&marks)
        #else
            marks.withLock(body)
        #endif
    }
}
