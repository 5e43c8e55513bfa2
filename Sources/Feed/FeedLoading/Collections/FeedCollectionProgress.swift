import FeedModel

/// Reports the progress of a collection, and slow servers.
final class FeedCollectionProgress {
    /// With more running sources than this, progress is reported on ticks only.
    private static let maximumForSeparateReports = 100

    private let tell: (FeedLoadingProgress) -> Void
    private var ticker: (any FeedLoaderTask)?
    private var tick = 0
    /// The number of finished sources.
    var finishedCount = 0
    /// Decoded bytes of documents from the network.
    var receivedBytes: Int64 = 0

    init(_ tell: @escaping (FeedLoadingProgress) -> Void) {
        self.tell = tell
    }

    /// Starts ticks, with a call of `look` on each.
    func start(
        _ every: (Int64, @escaping () -> Void) -> any FeedLoaderTask, look: @escaping () -> Void
    ) {
        ticker = every(SlowSources.tickMilliseconds, look)
    }

    /// Stops ticks and reports.
    func stop() {
        ticker.take()?.cancel()
    }

    /// Notes which servers have been asked by this tick.
    func look(at running: [FeedCollectionEntry]) {
        tick += 1
        for entry in running where entry.startedAt == nil && entry.task?.isStarted == true {
            entry.startedAt = tick
        }
    }

    /// Reports a change, or leaves that to the next tick if there are very many sources: reports
    /// would cost more than parsing.
    func didChange(_ running: [FeedCollectionEntry], of totalCount: Int) {
        if ticker != nil, running.count < Self.maximumForSeparateReports {
            report(running, of: totalCount)
        }
    }

    /// Reports the progress.
    func report(_ running: [FeedCollectionEntry], of totalCount: Int) {
        let slow = SlowSources.named(
            running.filter { tick - ($0.startedAt ?? tick) >= SlowSources.patience }
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
