import FeedLoading
import FeedModel
import FeedNetwork

/// The sources of a drawing, and of their items those that are to be drawn.
final class DrawnSources {
    private let command: DrawCommand
    private let context: DrawingContext
    /// Of the feed that was loaded last, some could not be.
    private(set) var someFailed = false
    /// What could not be loaded, in the loading that is about to end.
    private var failures: [(source: FeedLocation, error: any Error)] = []
    /// The sources of the feed that was loaded last that could not be.
    private var failedSources: [FeedLocation] = []

    init(_ command: DrawCommand, _ context: DrawingContext) {
        self.command = command
        self.context = context
    }

    /// It is the built-in sample that is drawn.
    var isSample: Bool { sources == [.sample] }

    private var sources: [FeedLocation] {
        SourceSelection.sources(for: command.sources, environment: context.environment)
    }

    private var ownList: String? { PersonFolder.feeds(in: context.environment) }

    /// Makes what loads them.
    func makeLoader() -> any FeedLoader {
        let collection = FeedCollectionLoader(
            sources: sources, standardInput: context.standardInput,
            // The own list is not named on the command line.
            onlyRegularFiles: command.sources.isEmpty,
            unpacker: command.loading.makeUnpacker(), limits: command.loading.parsingLimits,
            remoteByteLimit: command.loading.remoteMaximumBytes, order: command.choice.order,
            remote: { [network = context.network] in try network.documentLoader() },
            reports: makeReports())
        let loader = archiving(OwnListLoader(collection, list: ownList))
        let choice = command.choice
        guard !choice.isForAll || choice.marksRead else { return loader }
        let clock = SystemClock()
        return ChoosingFeedLoader(
            loader, choice: { choice.choice(at: clock.secondsSince1970) },
            states: choice.needsStates || choice.marksRead
                ? ListedItemStates(context.states) : nil,
            didLeaveOutUndated: { [console = context.console] count in
                console.warning(
                    "--since leaves out \(count) item\(count == 1 ? "" : "s") without a date")
            })
    }

    /// Adds what is kept of items that left their feeds, where it is the person's own list that is drawn.
    private func archiving(_ loader: any FeedLoader) -> any FeedLoader {
        guard command.sources.isEmpty, let list = ownList, sources == [.file(path: list)],
            let archive = ItemArchive.make(
                command.archive, states: context.states, environment: context.environment,
                console: context.console)
        else { return loader }
        return ArchivingFeedLoader(
            loader, archive: archive, order: command.choice.order,
            failed: { [weak self] in self?.failedSources ?? [] },
            didFail: { [console = context.console] in
                console.warning(ErrorWording.line(for: $0))
            })
    }

    /// A loading has ended with a feed: tells of those that failed, in a line for each cause.
    private func noteFailures() {
        someFailed = !failures.isEmpty
        for group in FailureGroup.groups(failures.map(\.error)) {
            context.console.asNews.error(group.line)
            guard group.errors.count > 1 else { continue }
            for error in group.errors { context.console.debug(ErrorWording.line(for: error)) }
        }
        failedSources = failures.map(\.source)
        failures = []
    }

    private func makeReports() -> FeedCollectionLoader.Reports {
        FeedCollectionLoader.Reports(
            didFail: {
                [weak self, network = context.network, list = ownList] source, error in
                network.didFail(error)
                self?.failures.append((source, OwnListLoader.told(error, list)))
            },
            didReadDamagedList: { [console = context.console] list, problems in
                LoadedFeedsReport.tell(of: list, problems, on: console.asNews)
            },
            didChoose: { [console = context.console] in LoadedFeedsReport.tell(of: $0, on: console)
            },
            willRead: context.willRead,
            didLoad: { [weak self, network = context.network, console = context.console] feeds in
                self?.noteFailures()
                network.pictures.setFeeds(feeds)
                LoadedFeedsReport.tell(feeds, moves: network.moves, on: console)
            },
            didFinish: { [network = context.network] _ in network.tellOfCopies() },
            every: { [loop = context.loop] milliseconds, work in
                RepeatedWork(loop: loop, milliseconds: milliseconds, work: work)
            })
    }
}
