import ReaderPresentation

/// Records what a reader wants of the user's list, and answers when the test says so.
final class EditorSpy: FeedListEditor {
    var isOwnList = true
    var isGranted = true
    var changes: [FeedListChange] = []
    var refreshed: [String] = []
    /// Answers at once; `nil` to answer by ``answers``.
    var outcome: FeedListOutcome? = .done("Name")
    var answers: [(FeedListOutcome) -> Void] = []

    func address(of feed: String) -> String? { isOwnList ? "https://list.example/" + feed : nil }

    func change(_ change: FeedListChange, completion: @escaping (FeedListOutcome) -> Void) {
        changes.append(change)
        if let outcome { completion(outcome) } else { answers.append(completion) }
    }

    func refresh(_ feed: String) { refreshed.append(feed) }
}
