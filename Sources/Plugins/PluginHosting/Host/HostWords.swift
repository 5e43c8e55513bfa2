import FeedPluginAPI
import FeedViews

/// The phrases of the reader's language as they are lent to a plugin: all of them, when it asks for one.
@safe final class HostWords {
    private let words: () -> FeedWords
    private let memory: GuardedMemory
    private lazy var arena = Arena(in: memory)
    private var phrases: [FeedWord: feed_phrase] = unsafe [:]

    /// - Parameter loans: where they are lent in; `nil` for memory like any other.
    init(_ words: @escaping () -> FeedWords, in loans: (any LoanMemory)?) {
        self.words = words
        memory = GuardedMemory(loans)
    }

    /// The phrase of a key; `nil` where there is no such key.
    func phrase(for key: String) -> feed_phrase? {
        guard let word = FeedWord(rawValue: key) else { return nil }
        if unsafe phrases.isEmpty { lendAll() }
        return unsafe phrases[word]
    }

    private func lendAll() {
        let words = words()
        for word in FeedWord.allCases {
            unsafe phrases[word] = arena.phrase(words[phrase: word])
        }
        memory.seal()
    }
}
