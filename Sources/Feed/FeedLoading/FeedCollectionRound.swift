import FeedModel

/// One loading of a collection that is handed on in parts: each wait ends with what has come by then.
///
/// The first part is handed on after a second, further ones after twice as long each time, and the whole as soon as
/// all has come.
final class FeedCollectionRound {
    /// Somebody who waits for a part.
    struct Wait {
        let progress: (FeedLoadingProgress) -> Void
        /// Is called with the part, once.
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
    /// Runs for as long as the part is not to be handed on yet.
    private var timer: (any FeedLoaderTask)?
    private var pause = firstPauseMilliseconds

    /// Creates a round that has not begun.
    ///
    /// - Parameter every: calls what it is given again and again, so many milliseconds apart.
    init(every: @escaping (Int64, @escaping () -> Void) -> any FeedLoaderTask) {
        self.every = every
    }

    /// Begins to load.
    func start(_ makeTask: MakeTask) {
        let task = makeTask(
            { [weak self] in self?.waiting?.progress($0) }, { [weak self] in self?.didSettle() },
            { [weak self] in self?.didEnd(with: $0) })
        self.task = task
        task.start()
    }

    /// Waits for the next part, and hands it on; it may do so before it returns.
    func wait(_ wait: Wait) {
        waiting = wait
        if let outcome { return end(with: outcome) }
        timer = every(pause) { [weak self] in self?.pauseDidEnd() }
        pause = min(2 * pause, Self.longestPauseMilliseconds)
        task?.report()
    }

    /// What has come since the last part; `nil` where nothing has.
    var news: FeedCollectionOutcome? {
        outcome ?? task.flatMap { $0.hasNews ? $0.outcomeSoFar() : nil }
    }

    /// Takes back the wait, for another round to end it; `nil` where nobody waits.
    func takeWait() -> Wait? {
        defer { stopWaiting() }
        return waiting
    }

    /// Ends it: nothing more is heard of it.
    func cancel() {
        stopWaiting()
        task?.cancel()
        task = nil
    }

    private func stopWaiting() {
        timer?.cancel()
        timer = nil
        waiting = nil
    }

    private func pauseDidEnd() {
        timer?.cancel()
        timer = nil
        didSettle()
    }

    private func didSettle() {
        guard waiting != nil, timer == nil, let task, task.hasNews else { return }
        let outcome = task.outcomeSoFar()
        if !outcome.feeds.isEmpty { end(with: outcome) }
    }

    private func didEnd(with outcome: FeedCollectionOutcome) {
        self.outcome = outcome
        task = nil
        end(with: outcome)
    }

    private func end(with outcome: FeedCollectionOutcome) {
        let waiting = waiting
        stopWaiting()
        waiting?.handOn(outcome)
    }
}
