package import FeedModel
package import FeedParsing
import SystemInterface

/// Loads sources concurrently and merges them: newest first, each item with its source. A single
/// feed is delivered unchanged.
///
/// A list resolves to its feeds, a web page to the first feed it announces. The merged feed fails
/// only if all sources do.
package final class FeedCollectionLoader: FeedLoader {
    /// Callbacks for events other than the result.
    package struct Reports {
        /// A source failed, but not all.
        package var didFail: (FeedLocation, any Error) -> Void = { _, _ in }
        /// Puts all failures so far into words; `nil` for those not to show with their sources.
        package var describe: ([any Error]) -> [DescribedFailure?] = { _ in [] }
        /// A damaged list may have lost feeds; called before the completion.
        package var didReadDamagedList: (FeedLocation, [FeedProblem]) -> Void = { _, _ in }
        /// One of several feeds that a page announces was loaded; called before the completion.
        package var didChoose: (AnnouncedFeeds) -> Void = { _ in }
        /// A new load begins, rather than the wait for another part of one.
        package var willBegin: () -> Void = {}
        /// A part is about to be delivered, or no feed could be loaded.
        package var willHandOn: (FeedCollectionPart) -> Void = { _ in }
        /// A file is about to be read that the user or another file named.
        package var willRead: (String) -> Void = { _ in }
        /// Feeds were loaded; called before the completion.
        package var didLoad: ([LoadedFeed]) -> Void = { _ in }
        /// The results of all sources, in order, even if none succeeded; called before the
        /// completion.
        package var didFinish: (FeedCollectionResult.OfSources) -> Void = { _ in }
        /// Calls a function repeatedly, at an interval in milliseconds, until the returned task is
        /// cancelled.
        package var every: (Int64, @escaping () -> Void) -> any FeedLoaderTask
        /// Returns a monotonic time in milliseconds.
        package var now: () -> Int64 = { MonotonicClock.milliseconds }

        /// Creates callbacks that do nothing.
        package init(every: @escaping (Int64, @escaping () -> Void) -> any FeedLoaderTask) {
            self.every = every
        }
    }

    private let sources: () -> [FeedLocation]
    private let sourceOrigin: SourceOrigin
    private let means: FeedCollectionMeans
    private let order: FeedItemOrder?
    private let clock: () -> FeedClock
    private let isInParts: Bool
    /// The current load, if it is delivered in parts.
    private var round: FeedCollectionRound?
    private var startsOver = false
    /// True if the next load delivers its first part as soon as local lists are read.
    private var hasOtherList = false

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - sources: the sources to load, asked for at each load.
    ///   - sourceOrigin: who named them, which restricts their addresses.
    ///   - standardInput: the document on standard input.
    ///   - onlyRegularFiles: true to refuse pipes and devices on the command line too, as in lists.
    ///   - unpacker: unpacks packed documents; without one, they are not feeds.
    ///   - limits: the limits of a document.
    ///   - remoteByteLimit: the largest document from the network, enforced by `remote`.
    ///   - checks: report harmless faults too.
    ///   - order: the order of the items; by default newest first for several feeds, and document
    ///     order for one.
    ///   - clock: returns the time and time zone by which dates count.
    ///   - known: records the loaded feeds.
    ///   - isInParts: true to complete before all sources have been loaded, with feeds from `known`
    ///     for the others; further loads then continue, until all have been.
    ///   - remote: makes the network loader, on first use.
    ///   - reports: callbacks for other events.
    package init(
        sources: @autoclosure @escaping () -> [FeedLocation],
        namedBy sourceOrigin: SourceOrigin = .user,
        standardInput: StandardInputDocument = StandardInputDocument(keepsBytes: false),
        onlyRegularFiles: Bool = false,
        unpacker: Unpacker? = nil, limits: ParsingLimits = .default,
        remoteByteLimit: Int = 64 << 20, checks: FeedChecks? = nil,
        order: FeedItemOrder? = nil, clock: @escaping () -> FeedClock,
        known: KnownFeeds? = nil, isInParts: Bool = false,
        remote: @escaping () throws -> any RemoteDocumentLoader, reports: Reports
    ) {
        self.sources = sources
        self.sourceOrigin = sourceOrigin
        means = FeedCollectionMeans(
            localDocuments: LocalDocuments(
                standardInput: standardInput, byteLimit: limits.bytes,
                onlyRegularFiles: onlyRegularFiles),
            makeLoader: remote,
            reader: FeedDocumentReader(
                unpacker: unpacker,
                parser: FeedParser(
                    limits: limits, checks: checks, converter: SystemEncodingConverter.shared)),
            budget: LoadingBudget(
                documentLimit: limits.bytes, remoteDocumentLimit: remoteByteLimit),
            reports: reports, known: known)
        self.order = order
        self.clock = clock
        self.isInParts = isInParts
    }

    /// Starts a new load; one that waits for another part then waits for the new load.
    ///
    /// - Parameter hasOtherList: true if a local list has changed. It is then shown at once, with known
    ///   feeds, whether servers answer or not.
    package func startOver(hasOtherList: Bool = false) {
        if hasOtherList { self.hasOtherList = true }
        guard let round else { return }
        if let wait = round.takeWait() { begin().wait(wait) } else { startsOver = true }
    }

    /// Delivers a part to the load that waits for one, even if nothing has come since the last.
    package func endWait() { round?.endWait() }

    /// The feed from everything received since the last delivery; `nil` if there is nothing new.
    package var feedSoFar: Feed? {
        guard let outcome = round?.newOutcome, !outcome.feeds.isEmpty else { return nil }
        return outcome.feed(in: order, at: clock())
    }

    package func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        guard isInParts else {
            means.reports.willBegin()
            let task = makeTask(progress: progress) { [self] in handOn($0, completion) }
            task.start()
            return task
        }
        let round = self.round.flatMap { startsOver ? nil : $0 } ?? begin()
        let wait = FeedCollectionRound.Wait(progress: progress) { [weak self] outcome in
            if outcome.isWhole { self?.round = nil }
            self?.handOn(outcome, completion)
        }
        round.wait(wait)
        return RoundTask(of: self)
    }

    /// A task that waits for a part of the current round, even if that is replaced.
    private final class RoundTask: FeedLoaderTask {
        private weak var loader: FeedCollectionLoader?

        init(of loader: FeedCollectionLoader) { self.loader = loader }

        func cancel() {
            loader?.round.take()?.cancel()
        }
    }

    /// Starts a load in parts. Documents that the previous one still awaits are requested once.
    private func begin() -> FeedCollectionRound {
        let before = round
        let next = FeedCollectionRound(every: means.reports.every, isPartDue: hasOtherList)
        round = next
        startsOver = false
        hasOtherList = false
        means.reports.willBegin()
        next.start { makeTask(progress: $0, didSettle: $1, completion: $2) }
        before?.cancel()
        return next
    }

    private func makeTask(
        progress: @escaping (FeedLoadingProgress) -> Void, didSettle: @escaping () -> Void = {},
        completion: @escaping (FeedCollectionOutcome) -> Void
    ) -> FeedCollectionTask {
        FeedCollectionTask(
            FeedCollectionSources(sources(), namedBy: sourceOrigin), by: means, progress: progress,
            didSettle: didSettle, completion: completion)
    }

    private func handOn(
        _ outcome: FeedCollectionOutcome, _ completion: (Result<Feed, any Error>) -> Void
    ) {
        if outcome.isWhole {
            for (source, problems) in outcome.damagedLists {
                means.reports.didReadDamagedList(source, problems)
            }
            outcome.announcements.forEach(means.reports.didChoose)
            means.reports.didFinish(outcome.results)
        }
        means.reports.willHandOn(outcome.part)
        if let failure = outcome.failure { return completion(.failure(failure)) }
        if outcome.isWhole {
            for (source, error) in outcome.failures { means.reports.didFail(source, error) }
            means.reports.didLoad(outcome.feeds)
        }
        completion(.success(outcome.feed(in: order, at: clock())))
    }
}
