import FeedLoading
import FeedModel
import FeedNetwork

/// The sources of a drawing, and of their items those that are to be drawn.
final class DrawnSources {
    private let command: DrawCommand
    private let context: DrawingContext
    /// Of the last loading some could not be loaded, and others could.
    private(set) var someFailed = false

    init(_ command: DrawCommand, _ context: DrawingContext) {
        self.command = command
        self.context = context
    }

    /// It is the built-in sample that is drawn.
    var isSample: Bool { sources == [.sample] }

    private var sources: [FeedLocation] {
        SourceSelection.sources(for: command.sources, environment: context.environment)
    }

    /// Makes what loads them.
    func makeLoader() -> any FeedLoader {
        let loader = FeedCollectionLoader(
            sources: sources, standardInput: context.standardInput,
            unpacker: command.loading.makeUnpacker(), limits: command.loading.parsingLimits,
            remoteByteLimit: command.loading.remoteMaximumBytes, order: command.choice.order,
            remote: { [network = context.network] in try network.documentLoader() },
            reports: makeReports())
        let choice = command.choice
        guard !choice.isForAll || choice.marksRead else { return loader }
        let clock = SystemClock()
        return ChoosingFeedLoader(
            loader, choice: { choice.choice(at: clock.secondsSince1970) },
            states: choice.isUnreadOnly || choice.marksRead
                ? ListedItemStates(context.states) : nil,
            didLeaveOutUndated: { [console = context.console] count in
                console.warning(
                    "--since leaves out \(count) item\(count == 1 ? "" : "s") without a date")
            })
    }

    /// All of them are about to be loaded, for the first time or again.
    func beginLoading() {
        someFailed = false
    }

    private func makeReports() -> FeedCollectionLoader.Reports {
        FeedCollectionLoader.Reports(
            didFail: { [weak self, console = context.console, network = context.network] _, error in
                self?.someFailed = true
                network.didFail(error)
                console.error(ErrorWording.line(for: error))
            },
            willRead: context.willRead,
            didLoad: { [network = context.network, console = context.console] feeds in
                network.pictures.setFeeds(feeds)
                LoadedFeedsReport.tell(feeds, on: console)
            },
            every: { [loop = context.loop] milliseconds, work in
                RepeatedWork(loop: loop, milliseconds: milliseconds, work: work)
            })
    }
}
