import FeedPluginAPI
import FeedViews

/// The phrases of the user's language. All are copied when the plugin asks for the first one.
@safe final class HostWords {
    private let words: () -> FeedWords
    private let memory: ReadOnlyMemory
    private lazy var arena = Arena(in: memory)
    /// In the order of `FeedWord.allCases`.
    private var phrases: [feed_phrase] = unsafe []
    /// The index to try first: the kit asks for all words in order.
    private var next = 0
    // An array, not a set: instantiating a set's metadata takes longer than a linear search.
    private static let keys = FeedWord.allCases.map(\.rawValue)

    /// - Parameter protected: protected memory for the phrases; `nil` for the heap.
    init(_ words: @escaping () -> FeedWords, in protected: (any ProtectedMemory)?) {
        self.words = words
        memory = ReadOnlyMemory(protected)
    }

    /// Returns the phrase for a key, or `nil` for an unknown key.
    func phrase(for key: String) -> feed_phrase? {
        let keys = Self.keys
        if next >= keys.count || keys[next] != key {
            guard let index = keys.firstIndex(of: key) else { return nil }
            next = index
        }
        if unsafe phrases.isEmpty { lendAll() }
        defer { next += 1 }
        return unsafe phrases[next]
    }

    private func lendAll() {
        let words = words()
        unsafe phrases.reserveCapacity(Self.keys.count)
        for word in FeedWord.allCases {
            unsafe phrases.append(arena.phrase(words[phrase: word]))
        }
        memory.seal()
    }
}
