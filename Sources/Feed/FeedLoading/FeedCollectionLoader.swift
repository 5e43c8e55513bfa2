package import FeedModel
package import FeedParsing
import SystemInterface

/// Loads sources side by side and makes one feed of them: newest first, each item with its source's
/// name, where there are several; else the feed as it is.
///
/// A list of feeds stands for the feeds it lists, and a web page for the first feed it announces.
/// A source that fails does not spoil the rest: the merged feed has what the others gave. Where all
/// fail, so does the merged feed.
package final class FeedCollectionLoader: FeedLoader {
    /// Says what happens beside the outcome.
    package struct Reports {
        /// A source failed, and others did not.
        package var didFail: (FeedLocation, any Error) -> Void
        /// A list may have lost feeds, for these problems; called before the completion.
        package var didReadDamagedList: (FeedLocation, [FeedProblem]) -> Void
        /// A page announces several feeds, and one was loaded; called before the completion.
        package var didChoose: (AnnouncedFeeds) -> Void
        /// Loading begins; not where a load is handed on a further part of one that goes on.
        package var willBegin: () -> Void
        /// This is about to be handed on, or, where it has no feeds, that there are none.
        package var willHandOn: (FeedCollectionPart) -> Void
        /// The file at a path is about to be read: one that the person named, or that a file did.
        package var willRead: (String) -> Void
        /// These are the feeds that were loaded; called before the completion.
        package var didLoad: ([LoadedFeed]) -> Void
        /// This became of each source, in order, also where none gave a feed; called before the
        /// completion.
        package var didFinish: ([(source: FeedLocation, result: FeedCollectionResult)]) -> Void
        /// Calls what it is given again and again, so many milliseconds apart, until the task it
        /// answers is cancelled.
        package var every: (Int64, @escaping () -> Void) -> any FeedLoaderTask
        /// The time, in milliseconds since some moment in the past.
        package var now: () -> Int64

        /// Creates reports; `now` is the monotonic clock where nothing else is given.
        package init(
            didFail: @escaping (FeedLocation, any Error) -> Void,
            didReadDamagedList: @escaping (FeedLocation, [FeedProblem]) -> Void = { _, _ in },
            didChoose: @escaping (AnnouncedFeeds) -> Void = { _ in },
            willBegin: @escaping () -> Void = {},
            willHandOn: @escaping (FeedCollectionPart) -> Void = { _ in },
            willRead: @escaping (String) -> Void = { _ in },
            didLoad: @escaping ([LoadedFeed]) -> Void,
            didFinish:
                @escaping ([(source: FeedLocation, result: FeedCollectionResult)]) -> Void = { _ in
                },
            every: @escaping (Int64, @escaping () -> Void) -> any FeedLoaderTask,
            now: (() -> Int64)? = nil
        ) {
            self.didFail = didFail
            self.didReadDamagedList = didReadDamagedList
            self.didChoose = didChoose
            self.willBegin = willBegin
            self.willHandOn = willHandOn
            self.willRead = willRead
            self.didLoad = didLoad
            self.didFinish = didFinish
            self.every = every
            self.now = now ?? { MonotonicClock.milliseconds }
        }
    }

    private let sources: [FeedLocation]
    private let namer: SourceNamer
    private let localDocuments: LocalDocuments
    private let remote: () throws -> any RemoteDocumentLoader
    private let reader: FeedDocumentReader
    private let budget: LoadingBudget
    private let order: FeedItemOrder?
    private let reports: Reports
    private let known: KnownFeeds?
    private let isInParts: Bool
    /// The loading that goes on, in parts.
    private var round: FeedCollectionRound?
    private var startsOver = false

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - sources: what to load.
    ///   - namer: who named them, which decides where they may be.
    ///   - standardInput: what is piped in.
    ///   - onlyRegularFiles: whether no pipe and no device is read, as none is that a list names.
    ///   - unpacker: unpacks what is packed; without one, that is no feed.
    ///   - limits: what a document may cost.
    ///   - remoteByteLimit: how many bytes a document from the network may have, which `remote` sees
    ///     to.
    ///   - isThorough: whether problems are looked for that do not stand in the way of reading.
    ///   - order: the order of the items; where none is asked for, several feeds are newest first, and
    ///     one is as it is.
    ///   - executor: has the parts of large documents, and many small ones, parsed side by side.
    ///   - known: is told what was loaded.
    ///   - isInParts: whether a load may end before all has come, with what `known` has in the place of the rest;
    ///     further loads then go on with it, until all has come.
    ///   - remote: makes what loads from the network; asked only when something is to be.
    ///   - reports: what happens beside.
    package init(
        sources: [FeedLocation], namedBy namer: SourceNamer = .person,
        standardInput: StandardInputDocument = StandardInputDocument(keepsBytes: false),
        onlyRegularFiles: Bool = false,
        unpacker: Unpacker? = nil, limits: ParsingLimits = .default,
        remoteByteLimit: Int = 64 << 20, isThorough: Bool = false,
        order: FeedItemOrder? = nil, executor: ParallelExecutor = .processors,
        known: KnownFeeds? = nil, isInParts: Bool = false,
        remote: @escaping () throws -> any RemoteDocumentLoader, reports: Reports
    ) {
        self.sources = sources
        self.namer = namer
        localDocuments = LocalDocuments(
            standardInput: standardInput, byteLimit: limits.bytes,
            onlyRegularFiles: onlyRegularFiles)
        self.remote = remote
        reader = FeedDocumentReader(
            unpacker: unpacker,
            parser: FeedParser(
                limits: limits, isThorough: isThorough, converter: SystemEncodingConverter.shared,
                executor: executor), executor: executor)
        budget = LoadingBudget(documentLimit: limits.bytes, remoteDocumentLimit: remoteByteLimit)
        self.order = order
        self.reports = reports
        self.known = known
        self.isInParts = isInParts
    }

    /// Begins anew: a load that waits for a further part waits for one of the new loading from now on.
    package func startOver() {
        guard let round else { return }
        if let wait = round.takeWait() { begin().wait(wait) } else { startsOver = true }
    }

    /// What has come of the loading that goes on, where it was not handed on yet; `nil` where nothing has.
    package var feedSoFar: Feed? {
        guard let outcome = round?.news, !outcome.feeds.isEmpty else { return nil }
        return outcome.feed(in: order)
    }

    package func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        guard isInParts else {
            reports.willBegin()
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

    /// A load that is handed on a part of the round that goes on, whichever that is by now.
    private final class RoundTask: FeedLoaderTask {
        private weak var loader: FeedCollectionLoader?

        init(of loader: FeedCollectionLoader) { self.loader = loader }

        func cancel() {
            loader?.round?.cancel()
            loader?.round = nil
        }
    }

    /// Begins a loading that goes on from load to load. What another one still waits for is asked for once.
    private func begin() -> FeedCollectionRound {
        let before = round
        let next = FeedCollectionRound(every: reports.every)
        round = next
        startsOver = false
        reports.willBegin()
        next.start { makeTask(progress: $0, didSettle: $1, completion: $2) }
        before?.cancel()
        return next
    }

    private func makeTask(
        progress: @escaping (FeedLoadingProgress) -> Void, didSettle: @escaping () -> Void = {},
        completion: @escaping (FeedCollectionOutcome) -> Void
    ) -> FeedCollectionTask {
        FeedCollectionTask(
            FeedCollectionSources(sources, namedBy: namer), localDocuments: localDocuments,
            remote: remote,
            reader: reader, budget: budget, reports: reports, known: known, progress: progress,
            didSettle: didSettle, completion: completion)
    }

    private func handOn(
        _ outcome: FeedCollectionOutcome, _ completion: (Result<Feed, any Error>) -> Void
    ) {
        if outcome.isWhole {
            for (source, problems) in outcome.damagedLists {
                reports.didReadDamagedList(source, problems)
            }
            outcome.announcements.forEach(reports.didChoose)
            reports.didFinish(outcome.results)
        }
        reports.willHandOn(outcome.part)
        if let failure = outcome.failure { return completion(.failure(failure)) }
        if outcome.isWhole {
            for (source, error) in outcome.failures { reports.didFail(source, error) }
            reports.didLoad(outcome.feeds)
        }
        completion(.success(outcome.feed(in: order)))
    }
}
