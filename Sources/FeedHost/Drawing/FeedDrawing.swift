import FeedComposition
import FeedLoading
import FeedMarkup
import FeedModel
import FeedNetwork
import FeedPresentation
import PluginHosting
import PluginReading
import SystemInterface

/// Draws sources with a renderer: finds and loads plugins, composes, runs, and commits the output.
final class FeedDrawing {
    private static let toldRefusals = 10

    private let command: DrawCommand
    private let environment: ProcessEnvironment
    private let console: Console
    private let loop: EventLoop
    private let network: NetworkServices
    private let standardInput: StandardInputDocument
    private let kept: KeptPlugins?
    private let memory: KeptMemory
    private let screen: WatchScreen?
    private let states: ItemStates
    private let willRead: (String) -> Void
    private let willRunLoop: () -> Void
    /// Asks for the feed again, while a main loop runs.
    private var refresh: (() -> Void)?
    private let shrinker: PictureShrinker
    private var someSourcesFailed = false
    /// How the person ended a main loop, where it was by a signal.
    private var endedBySignal: ExitStatus?
    /// Whether a main loop has run: whoever has left it has seen enough.
    private(set) var wasInteractive = false
    /// Is called whenever the feed of a main loop has been loaded.
    var didLoadInteractively: () -> Void = {}

    /// A drawing on its own.
    convenience init(_ command: DrawCommand, environment: ProcessEnvironment, console: Console) {
        let loop = EventLoop()
        self.init(
            command, environment: environment, console: console, loop: loop,
            network: NetworkServices(
                command.loading, environment: environment, loop: loop, console: console),
            standardInput: StandardInputDocument(keepsBytes: false),
            states: ItemStates(environment: environment, console: console))
    }

    /// A drawing that shares its event loop and the network with others.
    ///
    /// - Parameter states: knows what is read.
    /// - Parameter memory: what renderers have left to those that take their place.
    /// - Parameter willRead: is told of each file that is about to be read as a source.
    /// - Parameter willRunLoop: is told that a renderer's main loop is about to run.
    init(
        _ command: DrawCommand, environment: ProcessEnvironment, console: Console,
        loop: EventLoop, network: NetworkServices, standardInput: StandardInputDocument,
        states: ItemStates, kept: KeptPlugins? = nil, memory: KeptMemory = KeptMemory(),
        screen: WatchScreen? = nil,
        willRead: @escaping (String) -> Void = { _ in }, willRunLoop: @escaping () -> Void = {}
    ) {
        self.command = command
        self.environment = environment
        self.console = console
        self.loop = loop
        self.network = network
        self.standardInput = standardInput
        self.kept = kept
        self.memory = memory
        self.screen = screen
        self.states = states
        self.willRead = willRead
        self.willRunLoop = willRunLoop
        shrinker = PictureShrinker(loop: loop)
    }

    /// What is drawn is to be loaded anew: whose main loop runs is shown it.
    func loadAgain() {
        network.beginRound()
        refresh?()
    }

    /// Draws, says on the console what goes wrong, and answers how it ended.
    func run() -> ExitStatus {
        do {
            return try draw()
        } catch {
            PluginLossReport.tellTrace(of: error, on: console)
            let isForOptions = (error as? PluginFailure)?.isRefusalToMake == true
            // What a renderer says against its options is about the command line.
            let status =
                isForOptions && !command.options.isEmpty ? .usage : ExitStatus(error)
            if status != .closedPipe {
                console.error(ErrorWording.line(for: error))
            }
            return status
        }
    }

    private func draw() throws -> ExitStatus {
        network.beginRound()
        states.beginRound(repeats: network.repeatsRound)
        defer { network.flush() }
        let destination = try makeDestination()
        // What is said while a pager has the screen would be lost on it.
        if destination.pager != nil { console.pause(takesScreen: false) }
        defer {
            destination.showRest()
            destination.endLooks()
            console.endLooks()
            console.goOn()
        }
        let seats = try makeSeats(writingTo: destination)
        defer { seats.close() }
        let status = try draw(with: seats, destination)
        if status == .success, kept == nil { tellOfSample() }
        SharedProcess.setClosingStatus(status.rawValue)
        return status
    }

    /// Says how to go on, to a person who was shown the sample since they have named nothing yet.
    private func tellOfSample() {
        guard SourceSelection.sources(for: command.sources, environment: environment) == [.sample],
            Terminal.isTerminal(FileDescriptor.standardError)
        else { return }
        console.hint(
            "this is a built-in sample; 'feedhost add URL' begins your own list of feeds, "
                + "'feedhost URL' draws one, 'feedhost --help' tells the rest")
    }

    private func draw(
        with seats: RendererSeats, _ destination: RenderingDestination
    ) throws -> ExitStatus {
        screen?.isGathering = !seats.feed.isInteractive
        if !seats.feed.manifest.writesText { destination.pager = nil }
        let record = LoadingRecord(
            makeLoader(), keepsKeys: command.choice.marksRead && !seats.feed.isInteractive)

        if let imageView = seats.feed.imageView {
            try run(seats, imageView: imageView, record, destination)
        } else {
            try run(seats, imageView: AbsentView<PluginImage>(), record, destination)
        }

        if let endedBySignal, seats.feed.failure == nil { return endedBySignal }
        if case .failure(let error)? = record.outcome {
            network.didFail(error)
            return ExitStatus(error)
        }
        do throws(SystemError) {
            try destination.commit()
        } catch {
            throw OutputFailure(path: command.output, step: .writing, error: error)
        }
        if destination.lacksPager, let pager = destination.pager {
            console.warning(
                "the pager '\(pager.line)' could not be run; name another in PAGER, or use --no-pager"
            )
        }
        try markDrawn(record.keys, by: seats.feed, destination)
        return someSourcesFailed ? .partial : .success
    }

    /// Marks what was drawn, where that is asked for: all of it is out now.
    private func markDrawn(
        _ keys: [FeedItemKey], by seat: any RendererSeat, _ destination: RenderingDestination
    ) throws(FeedItemStateError) {
        guard command.choice.marksRead else { return }
        if destination.isCutShort {
            console.warning(
                "nothing is marked as read: the pager was left before it had all that was drawn")
        } else if seat.isInteractive {
            console.warning(
                "--mark-read marks nothing with '\(seat.manifest.id)', in which you mark what you "
                    + "have read")
        } else if screen?.isGathering == true {
            // What is cut off at the end of the screen nobody has seen.
            states.hold(keys)
        } else {
            try states.markDrawn(keys)
            console.debug(MarkedItems.words(keys.count))
        }
    }

    /// Composes the views, loads the feed, and lets everything run to its end.
    ///
    /// The composed feed lives until then: it owns the views.
    private func run<ImageView: FeedImageView<PluginImage>>(
        _ seats: RendererSeats, imageView: ImageView, _ record: LoadingRecord,
        _ destination: RenderingDestination
    ) throws {
        let absent = AbsentView<PluginImage>()
        let phrases = ReaderLocale.phrases(in: environment)
        // Only those that need one are waited for to know.
        let needs = seats.feed.manifest.needs
        let hasScreen =
            (needs.contains(.terminal) || needs.contains(.display)) && seats.feed.isInteractive
        let pictures = makeImageDataLoader(for: seats.feed)
        var refusedPictures = 0
        let composed = FeedUIComposer.compose(
            feedLoader: record,
            imageDataLoader: pictures,
            imageTransformer: { [seat = seats.feed, console] data -> PluginImage? in
                do throws(PluginFailure) {
                    return try seat.makeImage(data)
                } catch {
                    refusedPictures += 1
                    console.debug(ErrorWording.line(for: error))
                    return nil
                }
            },
            picturesNamed: { ContentPictures.addresses(in: $0) },
            states: seats.feed.isInteractive || command.choice.marksRead ? states : nil,
            linksNamed: { ContentLinks.addresses(in: $0) },
            actions: makeReadingActions(for: seats.feed),
            dateWording: LocalDateWording(phrases: phrases),
            errorWording: ErrorWording(),
            phrases: phrases,
            makeViews: { [loop, console] delegate in
                let deferred = DeferringFeedDelegate(delegate) { loop.schedule($0) }
                seats.setDelegates { seat in
                    PacedFeedDelegate(
                        deferred, isAttended: { [unowned seat] in seat.isInteractive },
                        now: { MonotonicClock.milliseconds },
                        after: { loop.after(milliseconds: $0, $1) },
                        didRefuse: { [id = seat.manifest.id] in
                            console.warning(
                                "\(id): asked for a refresh without a person at it; it gets none")
                        })
                }
                return FeedViewSet<ImageView>(
                    feed: seats.feed.feedView ?? absent,
                    loading: seats.loading?.loadingView ?? seats.feed.loadingView
                        ?? seats.progress?.makeView() ?? absent,
                    // One that has the screen shows there what goes wrong.
                    error: seats.error?.errorView
                        ?? (hasScreen ? seats.feed.errorView : nil)
                            ?? ConsoleErrorView(console: console),
                    image: imageView)
            })
        defer { seats.removeDelegates() }

        // One that has the screen has it before anything is drawn there.
        var session = hasScreen ? makeSession(for: seats.feed) : nil
        defer { end(&session) }
        loop.schedule { composed.delegate.didRequestFeedRefresh() }
        // A worker gets ready while a local source is being read.
        loop.runPending()
        if seats.feed.isInteractive {
            // Somebody is looking.
            destination.pager = nil
            destination.release()
            if session == nil { console.goOn() }
            record.didLoad = { [weak self] in self?.didLoadInteractively() }
            if record.outcome != nil { didLoadInteractively() }
            session = session ?? makeSession(for: seats.feed)
            defer { end(&session) }
            refresh = { [loop, delegate = composed.delegate] in
                loop.schedule { delegate.didRequestFeedRefresh() }
            }
            defer { refresh = nil }
            willRunLoop()
            do throws(PluginFailure) {
                try seats.feed.run()
            } catch {
                throw error.named(command.renderer)
            }
        } else {
            loop.run(while: { network.isBusy || shrinker.isBusy })
        }
        for seat in seats.all where seat !== seats.feed || record.outcome?.isSuccess == true {
            do throws(PluginFailure) {
                try seat.finish()
            } catch {
                throw reason(for: error.named(name(of: seat, among: seats)), destination)
            }
        }
        let missing = pictures.failedCount + refusedPictures
        // Who sits before a main loop has been shown which, and could try again.
        if missing > 0, !seats.feed.isInteractive {
            console.warning(PicturesLeftOut.words(forMissing: missing))
        }
        withExtendedLifetime(composed) {}
    }

    /// The name under which the command line asks for a plugin.
    private func name(of seat: any RendererSeat, among seats: RendererSeats) -> String {
        if seat !== seats.feed, seat === seats.loading, let name = command.loadingView {
            return name
        }
        if seat !== seats.feed, seat === seats.error, let name = command.errorView {
            return name
        }
        return command.renderer
    }

    private func makeSession(for seat: any RendererSeat) -> InteractiveSession {
        wasInteractive = true
        return InteractiveSession(
            of: seat, environment: environment, loop: loop, console: console)
    }

    private func end(_ session: inout InteractiveSession?) {
        guard let ending = session else { return }
        session = nil
        endedBySignal = ending.end()
    }

    /// Why a plugin failed: where the output refused its bytes, that is the reason.
    private func reason(
        for failure: PluginFailure, _ destination: RenderingDestination
    ) -> any Error {
        guard failure.reason == .outputRefused, let error = destination.failure else {
            return failure
        }
        return OutputFailure(path: command.output, step: .writing, error: error)
    }

    // MARK: Making the parts

    private func makeDestination() throws(OutputFailure) -> RenderingDestination {
        do throws(SystemError) {
            // While watching, each round is whole: where a plugin fails, another draws it.
            return try RenderingDestination(
                path: command.output, screen: screen, isHeldBack: kept != nil && screen == nil,
                pager: pager)
        } catch {
            throw OutputFailure(path: command.output, step: .creating, error: error)
        }
    }

    /// What shows the drawing, where a person is to read it on their terminal and it is drawn once.
    private var pager: PagerCommand? {
        guard command.output == nil, !command.isWatching,
            Terminal.isTerminal(FileDescriptor.standardOutput),
            Terminal.isInForeground(on: FileDescriptor.standardOutput)
        else { return nil }
        return PagerCommand(setting: command.pager, environment: environment)
    }

    private func makeSeats(writingTo destination: RenderingDestination) throws -> RendererSeats {
        let maker = try SeatMaker(
            command, environment: environment, console: console, kept: kept)
        return try RendererSeating(
            command, console: console, loop: loop, maker: maker,
            services: makeServices(writingTo: destination)
        ).makeSeats()
    }

    private func makeServices(writingTo destination: RenderingDestination) -> PluginHostServices {
        let probe = SurfaceProbe(environment: environment, color: command.color)
        return PluginHostServices(
            name: "feedhost \(FeedHostVersion.number)",
            output: PluginWriter(destination: destination, console: console),
            environment: { probe.environment(for: destination) },
            log: { [console] message in
                let line = "\(message.plugin): \(message.text)"
                switch message.level {
                case .debug: console.debug(line)
                case .warning: console.warning(line)
                }
            },
            events: loop,
            plainText: PlainTextService.text,
            memory: memory.services,
            suspend: Attention.requestStop)
    }

    /// What a person can have done who sits before a renderer: nobody sits before one without a main
    /// loop.
    private func makeReadingActions(for seat: any RendererSeat) -> FeedReadingActions {
        let opener = LinkOpener(BrowserCommands(environment), console: console)
        let clipboard = Clipboard(environment: environment, console: console)
        let id = seat.manifest.id
        var refusals = 0
        return FeedReadingActions(
            openLink: { [console] url in
                guard seat.isInteractive else {
                    return console.debug("'\(id)' has no main loop, so '\(url)' is not opened")
                }
                opener.open(url)
            },
            copyText: { [console] text in
                guard seat.isInteractive else {
                    return console.debug("'\(id)' has no main loop, so nothing is copied")
                }
                clipboard.copy(text)
            },
            didRefuse: { [console] refusal in
                refusals += 1
                // A thousand say no more than a few.
                guard refusals <= Self.toldRefusals else { return }
                console.warning(refusal.words(renderer: id))
            })
    }

    private func makeImageDataLoader(for seat: any RendererSeat) -> BoundedImageDataLoader {
        let tell: (any Error) -> Void = { [console] in
            console.debug(ErrorWording.line(for: $0))
        }
        let loader = LazyImageFileLoader(
            make: { [network] in try network.imageFileLoader() }, didFail: tell)
        let fitting = FittingImageDataLoader(
            loader, shrinker: shrinker, takenTypes: seat.manifest.takenImageTypes, didFail: tell)
        var limits = BoundedImageDataLoader.Limits()
        limits.milliseconds = max(
            limits.milliseconds, command.loading.timeoutMilliseconds ?? limits.milliseconds)
        return BoundedImageDataLoader(
            fitting, limits: limits,
            // Who looks at pictures one by one decides for how long. A worker tells when it is there.
            isBounded: { !seat.isInteractive },
            after: { [loop] in loop.after(milliseconds: $0, $1) },
            didExceed: { [console] in console.warning(ErrorWording.line(for: $0)) })
    }

    private func makeLoader() -> any FeedLoader {
        let loader = FeedCollectionLoader(
            sources: SourceSelection.sources(for: command.sources, environment: environment),
            standardInput: standardInput,
            unpacker: command.loading.makeUnpacker(), limits: command.loading.parsingLimits,
            remoteByteLimit: command.loading.remoteMaximumBytes, order: command.choice.order,
            remote: { [network] in try network.documentLoader() },
            reports: FeedCollectionLoader.Reports(
                didFail: { [weak self, console, network] _, error in
                    self?.someSourcesFailed = true
                    network.didFail(error)
                    console.error(ErrorWording.line(for: error))
                },
                willRead: willRead,
                didLoad: { [network, console] feeds in
                    network.pictures.setFeeds(feeds)
                    LoadedFeedsReport.tell(feeds, on: console)
                },
                every: { [loop] milliseconds, work in
                    RepeatedWork(loop: loop, milliseconds: milliseconds, work: work)
                }))
        let choice = command.choice
        guard !choice.isForAll || choice.marksRead else { return loader }
        let clock = SystemClock()
        return ChoosingFeedLoader(
            loader, choice: { choice.choice(at: clock.secondsSince1970) },
            states: choice.isUnreadOnly || choice.marksRead ? ListedItemStates(states) : nil,
            didLeaveOutUndated: { [console] count in
                console.warning(
                    "--since leaves out \(count) item\(count == 1 ? "" : "s") without a date")
            })
    }
}

extension Result {
    fileprivate var isSuccess: Bool {
        if case .success = self { true } else { false }
    }
}
