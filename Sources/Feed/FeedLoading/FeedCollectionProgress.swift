import FeedModel

/// Tells how far a collection has come, and which servers are slow.
final class FeedCollectionProgress {
    /// With so many sources on their way, progress is told now and then, not of each.
    private static let toldOneByOne = 100

    private let tell: (FeedLoadingProgress) -> Void
    private var ticker: (any FeedLoaderTask)?
    private var tick = 0
    private var finishedCount = 0
    /// Decoded bytes of the documents that have come from the network.
    private var receivedBytes: Int64 = 0

    init(_ tell: @escaping (FeedLoadingProgress) -> Void) {
        self.tell = tell
    }

    /// Begins to look at what is waited for, with a call of `look` each time.
    func start(
        _ every: (Int64, @escaping () -> Void) -> any FeedLoaderTask, look: @escaping () -> Void
    ) {
        ticker = every(SlowSources.tickMilliseconds, look)
    }

    /// Nothing is looked at or told any more.
    func stop() {
        ticker?.cancel()
        ticker = nil
    }

    /// A document has come from the network.
    func didReceive(_ count: Int) {
        receivedBytes += Int64(count)
    }

    /// A source has its result.
    func didFinishOne() {
        finishedCount += 1
    }

    /// Sees which servers have been asked by now.
    func look(at running: [FeedCollectionEntry]) {
        tick += 1
        for entry in running where entry.startedAt == nil && entry.task?.isStarted == true {
            entry.startedAt = tick
        }
    }

    /// Tells that something has changed; with very many, telling of each would cost more than reading
    /// it, and the next look tells.
    func didChange(_ running: [FeedCollectionEntry], of totalCount: Int) {
        if ticker != nil, running.count < Self.toldOneByOne { report(running, of: totalCount) }
    }

    /// Tells how far it is.
    func report(_ running: [FeedCollectionEntry], of totalCount: Int) {
        let slow = SlowSources.named(
            running.filter { SlowSources.isSlow(startedAt: $0.startedAt, tick: tick) }
                .map(\.source))
        tell(
            FeedLoadingProgress(
                slowHosts: slow.hosts, otherSlowSources: slow.otherSources,
                completedSources: finishedCount, totalSources: totalCount,
                receivedBytes: running.reduce(receivedBytes) {
                    $0 + ($1.task?.receivedBytes ?? 0)
                }))
    }
}
