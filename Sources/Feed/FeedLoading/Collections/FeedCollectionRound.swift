import FeedModel

/// One load of a collection, delivered in parts: each wait ends with what has been received by
/// then.
///
/// The first part is delivered after a second, or at once where that is due, each further one after twice the time, and the
/// complete result immediately.
final class FeedCollectionRound {
    /// A pending request for a part.
    struct Wait {
        let progress: (FeedLoadingProgress) -> Void
        /// Delivers the part; called once.
        let handOn: (FeedCollectionOutcome) -> Void
    }

    typealias MakeTask = (
        _ progress: @escaping (FeedLoadingProgress) -> Void, _ didSettle: @escaping () -> Void,
        _ completion: @escaping (FeedCollectionOutcome) -> Void
    ) -> FeedCollectionTask

    private static let firstPauseMilliseconds: Int64 = 1_000
    private static let longestPauseMilliseconds: Int64 = 8_000

    private let every: (Int64, @escaping () -> Void) -> any FeedLoaderTask
    private var task: FeedCollectionTask?
    private var outcome: FeedCollectionOutcome?
    private var waiting: Wait?
    /// Runs until the next part is due.
    private var timer: (any FeedLoaderTask)?
    private var pause = firstPauseMilliseconds
    /// True if the first wait ends with what there is at once.
    private var isPartDue: Bool

    /// Creates a round that has not started.
    ///
    /// - Parameters:
    ///   - every: calls a function repeatedly, at an interval in milliseconds.
    ///   - isPartDue: true to deliver the first part without a pause.
    init(
        every: @escaping (Int64, @escaping () -> Void) -> any FeedLoaderTask, isPartDue: Bool
    ) {
        self.every = every
        self.isPartDue = isPartDue
    }

    /// Starts loading.
    func start(_ makeTask: MakeTask) {
        let task = makeTask(
            { [weak self] in self?.waiting?.progress($0) }, { [weak self] in self?.didSettle() },
            { [weak self] in self?.didEnd(with: $0) })
        self.task = task
        task.start()
    }

    /// Waits for the next part; may deliver it before returning.
    func wait(_ wait: Wait) {
        if let outcome { return wait.handOn(outcome) }
        waiting = wait
        if isPartDue {
            isPartDue = false
            didSettle()
            guard waiting != nil else { return }
        }
        timer = every(pause) { [weak self] in self?.pauseDidEnd() }
        pause = min(2 * pause, Self.longestPauseMilliseconds)
        task?.report()
    }

    /// Everything received, if there is anything new since the last part.
    var newOutcome: FeedCollectionOutcome? {
        outcome ?? task.flatMap { $0.hasNewResults ? $0.outcomeSoFar() : nil }
    }

    /// Removes the pending wait, for another round; `nil` if there is none.
    func takeWait() -> Wait? {
        defer { stopWaiting() }
        return waiting
    }

    /// Cancels loading; nothing more is delivered.
    func cancel() {
        stopWaiting()
        task.take()?.cancel()
    }

    private func stopWaiting() {
        timer.take()?.cancel()
        waiting = nil
    }

    private func pauseDidEnd() {
        timer.take()?.cancel()
        didSettle()
    }

    private func didSettle() {
        if timer == nil, task?.hasNewResults == true { endWait() }
    }

    /// Ends the wait, if any, with what there is, unless that is nothing.
    func endWait() {
        guard waiting != nil, let outcome = task?.outcomeSoFar(), !outcome.feeds.isEmpty
        else { return }
        takeWait()?.handOn(outcome)
    }

    private func didEnd(with outcome: FeedCollectionOutcome) {
        self.outcome = outcome
        task = nil
        takeWait()?.handOn(outcome)
    }
}
