import FeedPresentation

extension FeedItemStateError: WordedError {
    var words: FeedErrorWords {
        let what = step == .reading ? "looked up" : "kept"
        let place = path.map { " in '\($0)'" } ?? ""
        return "what is read and starred cannot be \(what)\(place): \(reason)"
            .advising(
                path == nil
                    ? "set HOME or XDG_STATE_HOME to a folder of yours"
                    : "see to the folder, or draw without --unread, --starred and --mark-read")
    }
}
