/// A question to the person in the status line.
enum ReaderPrompt: Equatable {
    /// For what to search, as far as it is typed.
    case search(String)
    /// What the items of the list are to have, as far as it is typed.
    case filter(String)
    /// In which order the list is to be: a key answers it.
    case order

    /// What is typed; `nil` where nothing is to be.
    var typed: String? {
        switch self {
        case .search(let typed), .filter(let typed): typed
        case .order: nil
        }
    }
}
