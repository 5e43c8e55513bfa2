import FeedPluginAPI
import FeedViews

/// The phrases of the reader's language as they are lent to a plugin: all of them, when it asks for one.
@safe final class HostWords {
    private let words: () -> FeedWords
    private let memory: GuardedMemory
    private lazy var arena = Arena(in: memory)
    /// In the order of all words.
    private var phrases: [feed_phrase] = unsafe []
    /// The place behind that of the word that was asked for last: the kit asks for one after the other.
    private var next = 0
    // No set or dictionary: to make the first of a type takes longer than to look at all keys.
    private static let keys = FeedWord.allCases.map(\.rawValue)

    /// - Parameter loans: where they are lent in; `nil` for memory like any other.
    init(_ words: @escaping () -> FeedWords, in loans: (any LoanMemory)?) {
        self.words = words
        memory = GuardedMemory(loans)
    }

    /// The phrase of a key; `nil` where there is no such key.
    func phrase(for key: String) -> feed_phrase? {
        let keys = Self.keys
        if next >= keys.count || keys[next] != key {
            guard let place = keys.firstIndex(of: key) else { return nil }
            next = place
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
