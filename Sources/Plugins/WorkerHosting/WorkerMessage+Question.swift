import WorkerProtocol

extension WorkerMessage {
    /// True where the worker waits for an answer, and so has no other question meanwhile.
    var isQuestion: Bool {
        switch self {
        case .needItems, .needDetails, .needTexts, .needSources, .setStates, .openLink,
            .copyText(_, isLast: true):
            true
        default: false
        }
    }
}
