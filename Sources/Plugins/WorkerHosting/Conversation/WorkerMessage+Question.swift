import WorkerProtocol

extension WorkerMessage {
    /// True if the worker waits for an answer and can't ask anything else meanwhile.
    var isQuestion: Bool {
        switch self {
        case .need, .setStates, .openLink, .copyText(_, isLast: true): true
        default: false
        }
    }
}
