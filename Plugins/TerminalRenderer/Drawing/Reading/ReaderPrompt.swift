import FeedViews

/// A prompt in the status line.
enum ReaderPrompt: Equatable {
    /// The text of an action, typed so far.
    case text(String, of: ReaderAction, question: String)
    /// The sort order, answered by a key.
    case order

    /// The typed text; `nil` for a key prompt.
    var typed: String? { if case .text(let typed, _, _) = self { typed } else { nil } }

    var isFilter: Bool { if case .text(_, .filter, _) = self { true } else { false } }
}
