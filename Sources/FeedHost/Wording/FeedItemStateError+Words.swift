import FeedPresentation

extension FeedItemStateError: WordedError {
    var words: FeedErrorWords {
        let what =
            switch step {
            case .reading: "what is read and starred cannot be looked up"
            case .keeping: "what is read and starred cannot be kept"
            }
        return FeedErrorWords(
            message: what + (path.map { " in '\($0)'" } ?? "") + ": \(reason)", remedy: remedy)
    }

    private var remedy: String {
        path == nil
            ? "set HOME or XDG_STATE_HOME to a folder of yours"
            : "see to the folder, or draw without --unread, "
                + "--starred and --mark-read"
    }
}
