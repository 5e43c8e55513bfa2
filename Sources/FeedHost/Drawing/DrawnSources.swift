import FeedLoading
import FeedModel
import FeedNetwork
import FeedStorage

/// The sources of a drawing, and of their items those that are to be drawn.
final class DrawnSources {
    private let command: DrawCommand
    private let context: DrawingContext
    /// Of the feed that was loaded last, some could not be.
    private(set) var someFailed = false
    /// The feed that was handed on last was not all: the next loading goes on with it.
    private(set) var isPartial = false
    /// What could not be loaded, in the loading that is about to end.
    private var failures: [any Error] = []
    /// The sources of the feed that is about to be handed on that gave none, and the title of the list of them.
    private var missing: (sources: [FeedLocation], title: String?) = ([], nil)
    /// What is kept of sources in the network was asked for.
    private var isFromNetwork = false
    /// Hands on its feeds in parts, where somebody reads meanwhile.
    private var collection: FeedCollectionLoader?
    /// Keeps the items of them.
    private var archiving: ArchivingFeedLoader?
    private let keeping: DeferredWork
    private lazy var archive: SQLiteFeedItemArchive? = makeArchive()

    init(_ command: DrawCommand, _ context: DrawingContext) {
        self.command = command
        self.context = context
        keeping = DeferredWork(loop: context.loop, milliseconds: Self.keepingMilliseconds)
    }

    /// What was shown is kept so much later: whoever reads sees it first.
    private static let keepingMilliseconds: Int64 = 300

    /// It is the built-in sample that is drawn.
    var isSample: Bool { sources == [.sample] }

    private var sources: [FeedLocation] {
        SourceSelection.sources(for: command.sources, environment: context.environment)
    }

    private var ownList: String? { PersonFolder.feeds(in: context.environment) }

    /// Makes the loader of the feed that is drawn.
    func makeLoader() -> any FeedLoader {
        let collection = makeCollection(makeReports()) { [network = context.network] in
            try network.documentLoader()
        }
        let listed = OwnListLoader(collection, list: ownList)
        return chosen(of: archiving(listed, keep: { $0() }) ?? listed)
    }

    /// Makes the loader for a renderer that stays: what is kept comes first, then what servers have, and no server is
    /// waited for by the others.
    func makeLoaderForReader() -> any FeedLoader {
        let known = KnownFeeds()
        let collection = makeCollection(makeReports(), known: known, isInParts: true) {
            [network = context.network] in try network.documentLoader()
        }
        self.collection = collection
        let listed = OwnListLoader(collection, list: ownList)
        archiving = archiving(listed, keep: { [keeping] in keeping.set($0) })
        let fresh = chosen(of: archiving ?? listed)
        // What is piped in can be read once; and without the network there is nothing to wait for.
        if command.loading.isOffline || sources.contains(.standardInput) { return fresh }
        let kept = OwnListLoader(
            makeCollection(makeReports(isOfKept: true), known: known) {
                [weak self, network = context.network] in
                self?.isFromNetwork = true
                return try network.keptDocumentLoader()
            }, list: ownList)
        let keptItems = archiving(kept) { [weak self, keeping] work in
            if self?.isFromNetwork == false { keeping.set(work) }
        }
        return KeptFirstFeedLoader(
            kept: chosen(of: keptItems ?? kept), fresh: fresh,
            isKeptAll: { [weak self] in self?.isFromNetwork != true })
    }

    /// Has the next loading ask servers anew, though one may be under way.
    func startOver() { collection?.startOver() }

    /// Nobody will be shown anything any more: keeps what is still to be kept, and what came too late to be shown.
    func finish() {
        keeping.finish()
        if let feed = collection?.feedSoFar { archiving?.keep(feed) }
        collection = nil
    }

    private func makeCollection(
        _ reports: FeedCollectionLoader.Reports, known: KnownFeeds? = nil, isInParts: Bool = false,
        remote: @escaping () throws -> any RemoteDocumentLoader
    ) -> FeedCollectionLoader {
        FeedCollectionLoader(
            sources: sources, standardInput: context.standardInput,
            // The own list is not named on the command line.
            onlyRegularFiles: command.sources.isEmpty,
            unpacker: command.loading.makeUnpacker(), limits: command.loading.parsingLimits,
            remoteByteLimit: command.loading.remoteMaximumBytes, order: command.choice.order,
            known: known, isInParts: isInParts, remote: remote, reports: reports)
    }

    /// Leaves of a loader's feed those items that are to be drawn.
    private func chosen(of loader: any FeedLoader) -> any FeedLoader {
        let choice = command.choice
        guard !choice.isForAll || choice.marksRead else { return loader }
        let clock = SystemClock()
        return ChoosingFeedLoader(
            loader, choice: { choice.choice(at: clock.secondsSince1970) },
            states: choice.needsStates || choice.marksRead
                ? ListedItemStates(context.states) : nil,
            didLeaveOutUndated: { [weak self, console = context.console] count in
                guard self?.isPartial == false else { return }
                console.warning(
                    "--since leaves out \(count) item\(count == 1 ? "" : "s") without a date")
            })
    }

    private func makeArchive() -> SQLiteFeedItemArchive? {
        guard command.sources.isEmpty, let list = ownList, sources == [.file(path: list)] else {
            return nil
        }
        return ItemArchive.make(
            command.archive, states: context.states, environment: context.environment,
            console: context.console)
    }

    /// Adds what is kept of items that left their feeds, where it is the person's own list that is drawn.
    ///
    /// - Parameter keep: does the work of keeping its items.
    private func archiving(
        _ loader: any FeedLoader, keep: @escaping (@escaping () -> Void) -> Void
    ) -> ArchivingFeedLoader? {
        archive.map { archive in
            ArchivingFeedLoader(
                loader, archive: archive, order: command.choice.order,
                missing: { [weak self] in self?.missing ?? ([], nil) }, keep: keep,
                didFail: { [console = context.console] in
                    console.warning(ErrorWording.line(for: $0))
                },
                didStandIn: { [weak self] in self?.didStandIn(for: $0) })
        }
    }

    /// What is kept of items is shown alone, since no source could be loaded.
    private func didStandIn(for error: any Error) {
        guard !isPartial else { return }
        context.network.didFail(error)
        var errors = [error]
        if case FeedLoadingError.allFailed(let all) = error { errors = all }
        tell(errors.map { OwnListLoader.told($0, ownList) })
    }

    /// Tells of sources that failed, in a line for each cause.
    private func tell(_ errors: [any Error]) {
        someFailed = !errors.isEmpty
        for group in FailureGroup.groups(context.network.tellOfCopies(beside: errors)) {
            context.console.asNews.error(group.line)
            guard group.errors.count > 1 else { continue }
            for error in group.errors { context.console.debug(ErrorWording.line(for: error)) }
        }
    }

    /// - Parameter isOfKept: whether it is what is kept that is loaded. Where anything of it is from the network, it
    ///   will be loaded again, and nothing is told of it.
    private func makeReports(isOfKept: Bool = false) -> FeedCollectionLoader.Reports {
        let isTold: () -> Bool =
            isOfKept ? { [weak self] in self?.isFromNetwork == false } : { true }
        let console = context.console
        let network = context.network
        return FeedCollectionLoader.Reports(
            didFail: { [weak self, list = ownList] _, error in
                guard isTold() else { return }
                network.didFail(error)
                self?.failures.append(OwnListLoader.told(error, list))
            },
            didReadDamagedList: { list, problems in
                if isTold() { LoadedFeedsReport.tell(of: list, problems, on: console.asNews) }
            },
            didChoose: { if isTold() { LoadedFeedsReport.tell(of: $0, on: console) } },
            willBegin: { if !isOfKept { network.beginRound() } },
            willHandOn: { [weak self] part in
                // What is kept is all there is: no other loading begins the round of its pictures.
                if isOfKept, isTold() { network.beginRound() }
                network.pictures.setFeeds(part.feeds)
                self?.missing = (part.missing, part.title)
                self?.isPartial = !(part.isWhole && isTold())
            },
            willRead: context.willRead,
            didLoad: { [weak self] feeds in
                guard isTold(), let self else { return }
                tell(failures)
                failures = []
                LoadedFeedsReport.tell(feeds, moves: network.moves, on: console)
            },
            every: { [loop = context.loop] milliseconds, work in
                RepeatedWork(loop: loop, milliseconds: milliseconds, work: work)
            })
    }
}
