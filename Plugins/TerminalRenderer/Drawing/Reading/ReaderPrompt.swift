import FeedViews

/// A prompt in the status line.
enum ReaderPrompt: Equatable {
    /// The search text typed so far.
    case search(String)
    /// The filter text typed so far.
    case filter(String)
    /// The text of an action that the presenter asks for, typed so far.
    case text(String, of: ReaderAction, question: String)
    /// The sort order, answered by a key.
    case order

    /// The typed text; `nil` for a key prompt.
    var typed: String? {
        switch self {
        case .search(let typed), .filter(let typed), .text(let typed, _, _): typed
        case .order: nil
        }
    }
}
