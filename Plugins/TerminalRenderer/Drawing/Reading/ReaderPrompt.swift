/// A prompt in the status line.
enum ReaderPrompt: Equatable {
    /// The search text typed so far.
    case search(String)
    /// The filter text typed so far.
    case filter(String)
    /// The sort order, answered by a key.
    case order

    /// The typed text; `nil` for a key prompt.
    var typed: String? {
        switch self {
        case .search(let typed), .filter(let typed): typed
        case .order: nil
        }
    }
}
