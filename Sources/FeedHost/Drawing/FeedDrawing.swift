import FeedComposition
import FeedLoading
import FeedStorage
import PluginHosting
import PluginReading
import PluginTracing
import ReaderPresentation
import SystemInterface
import WorkerProtocol

/// Draws sources with a renderer: finds and loads plugins, composes, runs, and commits the output.
final class FeedDrawing {
    /// The titles that the program for new items gets, and the characters of each: a feed chooses them, and
    /// variables that are too long would keep the program from starting.
    private static let mostTitles = 20
    private static let longestTitle = 200

    private let command: DrawCommand
    private let context: DrawingContext
    private let output: DrawingOutput
    private let sources: DrawnSources
    private let programs: StartedPrograms
    private var configuration = Configuration()
    /// `nil` if the renderer has no views of a reader. Held by the composed views.
    private weak var reading: ReaderSession?
    private var editor: OwnListEditor?
    /// Where the user's last reader was left, when this one began.
    private var lastPlace: ReaderPosition?
    let mainLoop: RendererLoop

    private var console: Console { context.console }
    private var loop: EventLoop { context.loop }

    /// - Parameter context: what it may share with others.
    init(_ command: DrawCommand, _ context: DrawingContext) {
        self.command = command
        self.context = context
        output = DrawingOutput(command: command, context: context)
        sources = DrawnSources(command, context)
        programs = StartedPrograms(after: { [loop = context.loop] in
            loop.after(milliseconds: $0, $1)
        })
        mainLoop = RendererLoop(context)
        sources.didLoadArticles = { [mainLoop] in mainLoop.loadAgain() }
    }

    /// Loads the feed again, even while it is being loaded; a running main loop is shown it.
    func startOver(hasOtherList: Bool = false) {
        sources.startOver(hasOtherList: hasOtherList)
        mainLoop.loadAgain()
    }

    /// Draws, reports failures on the console, and returns the exit status.
    func run() -> ExitStatus {
        do {
            return try draw()
        } catch {
            let failure = error as? PluginFailure
            // The stack of a renderer that ended its worker.
            if case .lost(let loss)? = failure?.reason {
                for line in loss.trace { console.debug("  at \(line)") }
            }
            let isForOptions = failure?.refusalToMake != nil
            // A renderer that refuses its options is a fault of the command line.
            let status =
                isForOptions && !command.options.isEmpty ? .usage : ExitStatus(error)
            if status != .closedPipe {
                console.error(ErrorWording.line(for: error))
            }
            return status
        }
    }

    private func draw() throws -> ExitStatus {
        context.states.beginRound(repeats: context.network.repeatsRound)
        defer { context.network.flush() }
        let destination = try output.open()
        // Messages would be lost on the pager's screen.
        if destination.pager != nil { console.pause(takesScreen: false) }
        defer {
            destination.showRest()
            destination.resetStyles()
            console.resetStyles()
            console.goOn()
        }
        let renderers = try makeRenderers(writingTo: destination)
        defer { renderers.close() }
        if command.output != nil, renderers.feed.isInteractive,
            renderers.feed.grants.contains(.terminal)
        {
            throw UsageError.noOutput(renderer: command.renderer)
        }
        try refuseBinary(of: renderers.feed, on: destination)
        let status = try draw(with: renderers, destination)
        // Explains how to begin to a user who was shown the sample.
        if status == .success, context.kept == nil, sources.isSample,
            Terminal.isTerminal(FileDescriptor.standardError)
        {
            console.hint("this is a built-in sample; 'feedhost add URL' begins your own list")
        }
        // If a plugin fails only when it is closed, its drawing is complete.
        SharedProcess.setStatus(status.rawValue)
        return status
    }

    /// Refuses to write binary output to a terminal, unless the renderer has the terminal or the
    /// user named it.
    private func refuseBinary(
        of renderer: any HostedRenderer, on destination: RenderingDestination
    ) throws(BinaryOutput) {
        let manifest = renderer.manifest
        guard !manifest.writesText, let mediaType = manifest.mediaType, command.output == nil,
            destination.isTerminal, !renderer.isInteractive, !renderer.grants.contains(.terminal)
        else { return }
        throw BinaryOutput(plugin: manifest.id, mediaType: mediaType)
    }

    private func makeRenderers(writingTo destination: RenderingDestination) throws
        -> HostedRenderers
    {
        let maker = try RendererMaker(
            command, environment: context.environment, console: console, kept: context.kept)
        configuration = maker.configuration
        let renderers = try RendererAssembly(
            command: command, console: console, loop: loop, maker: maker,
            services: PluginHostServices(
                writingTo: destination, color: command.color, context)
        ).makeRenderers()
        // Once, not in every round of a watch.
        if context.kept == nil {
            let used = renderers.all.map { $0.manifest.id } + [DefaultProgress.plugin]
            for id in command.trusted where !used.contains(id) {
                console.warning("--trust names '\(id)', which shows nothing here")
            }
        }
        return renderers
    }

    private func draw(
        with renderers: HostedRenderers, _ destination: RenderingDestination
    ) throws -> ExitStatus {
        context.screen?.isGathering = !renderers.feed.isInteractive
        // With the terminal granted, a renderer may write anything.
        if !renderers.feed.manifest.writesText { destination.pager = nil }
        let record = LoadingRecord(
            renderers.feed.isInteractive ? makeLoaderForReader() : sources.makeLoader(),
            keepsKeys: command.choice.marksRead && !renderers.feed.isInteractive)
        if command.skipsEmpty, !renderers.feed.isInteractive {
            record.whenLoaded { [weak record] in
                if record?.isEmpty ?? false { destination.discard() }
            }
        }

        if let imageView = renderers.feed.imageView {
            try run(renderers, imageView: imageView, record, destination)
        } else {
            try run(renderers, imageView: NullView<PluginImage>(), record, destination)
        }

        if let status = mainLoop.endingStatus, renderers.feed.failure == nil { return status }
        if case .failure(let error)? = record.outcome {
            context.network.didFail(error)
            // Another error view has drawn it already, unless a main loop hides that.
            if renderers.feed.isInteractive { console.error(ErrorWording.line(for: error)) }
            for line in FailureGroup.groups(of: error).flatMap(\.detailLines) {
                console.debug(line)
            }
            return ExitStatus(error)
        }
        try output.commit(destination)
        try markDrawn(record.keys, by: renderers.feed, destination)
        if context.states.hasLostChanges { return .inputOutputError }
        return sources.someFailed ? .partial : .success
    }

    private func makeLoaderForReader() -> any FeedLoader {
        let loader = sources.makeLoaderForReader()
        guard let notify = configuration.notify else { return loader }
        let new = NewItems(
            isWhole: { [sources] in !sources.isPartial },
            notify: { [programs, console, context] items in
                let fresh = NotifiedItems(context.environment).keep(items.map(\.key))
                guard !fresh.isEmpty else { return }
                let titles = items.filter { fresh.contains($0.key) }
                    .prefix(Self.mostTitles).map(\.title.unicodeScalars)
                let text = titles.map { title in
                    Console.clean(String(title.prefix(Self.longestTitle))) + "\n"
                }.joined()
                _ = programs.run(
                    "'notify' of the configuration", of: notify,
                    ["env", "FEEDHOST_COUNT=\(fresh.count)", "FEEDHOST_TITLES=\(text)"]
                        + notify.words,
                    input: Array(text.utf8), console.notifying)
            })
        return MappedFeedLoader(loader) {
            new.note($0)
            return $0
        }
    }

    /// Marks what was drawn as read, once all of it is written.
    private func markDrawn(
        _ keys: [FeedItemKey], by renderer: any HostedRenderer, _ destination: RenderingDestination
    ) throws(FeedItemStateError) {
        guard command.choice.marksRead else { return }
        if destination.isCutShort {
            console.warning(
                "nothing is marked as read: the pager was left before it had all that was drawn")
        } else if renderer.isInteractive {
            console.warning(
                "--mark-read marks nothing with '\(renderer.manifest.id)', in which you mark what you "
                    + "have read")
        } else if context.screen?.isGathering == true {
            // Items cut off by the end of the screen stay unread.
            context.states.hold(keys)
        } else {
            try context.states.markDrawn(keys)
        }
    }

    /// Composes the views, loads the feed, and runs the event loop until everything has ended.
    ///
    /// Keeps the composed feed, with its views, alive until then.
    private func run<ImageView: FeedImageView<PluginImage>>(
        _ renderers: HostedRenderers, imageView: ImageView, _ record: LoadingRecord,
        _ destination: RenderingDestination
    ) throws {
        // When the terminal is given back, so that the user sees what it says.
        defer { editor?.finish(console) }
        let renderer = renderers.feed
        // Waits only for a worker that needs a grant.
        let hasScreen = renderer.grants.reachUser && renderer.isInteractive
        let pictures = DrawnPictures(
            for: renderer, context, timeoutMilliseconds: command.loading.timeoutMilliseconds)
        let composed = compose(
            renderers, imageView: imageView, record, pictures, hasScreen: hasScreen)
        defer { renderers.removeDelegates() }

        // The terminal is taken before anything is drawn on it.
        let isLent = renderer.grants.contains(.terminal) && !renderer.isInteractive
        let lent = isLent ? TakenTerminal(in: context.environment, inPlace: true) : nil
        defer { lent?.giveBack() }
        if hasScreen { mainLoop.begin(for: renderer) }
        defer {
            // The terminal belongs to the renderer until it has ended.
            if mainLoop.hasBegun { renderer.close() }
            mainLoop.end()
        }
        let connection = composed.connection
        // News are shown on the error view of a renderer that has the screen. Another plugin's view has
        // none; standard error has the news anyway.
        let showsNews =
            hasScreen && (renderers.error ?? renderer) === renderer && renderer.errorView != nil
        let relay =
            showsNews
            ? NotificationRelay(
                of: console, loop: loop, record,
                show: { [weak connection] in connection?.report($0) }) : nil
        defer { relay?.end() }
        // Before anything is loaded, so that a change meanwhile is noticed.
        let list = renderer.isInteractive ? watchOwnList() : nil
        let following =
            renderer.isInteractive
            ? followStores { [weak connection] in connection?.showStates() } : nil
        goOnLoading(record) { [weak connection] in connection?.delegate.didRequestFeedRefresh() }
        loop.schedule { connection.delegate.didRequestFeedRefresh() }
        // A worker starts up while a local source is being read.
        loop.runPending()
        if renderer.isInteractive {
            // A main loop needs no pager.
            destination.pager = nil
            destination.release()
            let reload = command.loading.reloadSeconds.map { seconds in
                RepeatedWork(
                    after: loop.after,
                    delay: { RefreshPolicy.reloadMilliseconds(everySeconds: seconds) },
                    work: { [mainLoop] in mainLoop.loadAgain() })
            }
            defer {
                withExtendedLifetime((list, following)) {}
                reload?.cancel()
                sources.finish()
                if let position = reading?.position { context.memory.position = position }
                keepPlace()
            }
            do throws(PluginFailure) {
                try mainLoop.run(renderer, record) { [delegate = connection.delegate] in
                    delegate.didRequestFeedRefresh()
                }
            } catch {
                throw error.named(command.renderer)
            }
        } else {
            loop.run(while: { context.network.isBusy || pictures.isBusy })
        }
        try finish(renderers, record, destination)
        pictures.reportMissing()
        withExtendedLifetime(composed) {}
    }

    /// True for the whole list of the user, not for searches in it.
    private var sharesPlace: Bool { sources.ownList != nil && command.choice.searches.isEmpty }

    /// Keeps for other readers where the user was in the own list, if that is another place than at the
    /// beginning.
    private func keepPlace() {
        guard sharesPlace, !sources.isSample, let place = reading?.placeForNextReader,
            place != lastPlace ?? ReaderPosition()
        else { return }
        do throws(SystemError) {
            try SharedPlace(context.environment).keep(place)
        } catch {
            console.debug("where you left off is not kept: \(error.words)")
        }
    }

    /// Watches the user's list, if that is read: it may be changed here and elsewhere. With `--watch` all
    /// files are watched.
    private func watchOwnList() -> FileWatch? {
        guard context.kept == nil, let path = sources.ownList else { return nil }
        let watch = FileWatch(
            loop: loop, didFallBack: { [console] in console.debug($0.words) },
            didChange: { [weak self] in self?.startOver(hasOtherList: true) })
        watch.watch([path])
        return watch
    }

    /// Follows what other programs change in the stores of states and archived items.
    private func followStores(showStates: @escaping () -> Void) -> StoreWatch {
        var known = try? context.states.version()
        // What there is now is what will be shown.
        _ = sources.repeatsForArchive()
        let stores = [
            SQLiteFeedItemStateStore.files { context.environment[$0] },
            SQLiteFeedItemArchive.files { context.environment[$0] },
        ]
        return StoreWatch(loop: loop, folders: stores.compactMap { $0?.folder }) { [weak self] in
            guard let self else { return }
            let states = try? context.states.version()
            if states != known { showStates() }
            known = states
            if sources.repeatsForArchive() { mainLoop.loadAgain() }
        }
    }

    /// Continues to load a feed that is shown in part.
    private func goOnLoading(_ record: LoadingRecord, refresh: @escaping () -> Void) {
        record.whenLoaded { [unowned self] in
            guard sources.isPartial else { return }
            // Received items are drawn before the next part is requested.
            loop.after(milliseconds: Self.drawingMilliseconds, refresh)
        }
    }

    private static let drawingMilliseconds: Int64 = 10

    private func compose<ImageView: FeedImageView<PluginImage>>(
        _ renderers: HostedRenderers, imageView: ImageView, _ record: LoadingRecord,
        _ pictures: DrawnPictures, hasScreen: Bool
    ) -> ComposedFeed<ImageView> {
        let absent = NullView<PluginImage>()
        let phrases = ReaderLocale.phrases(in: context.environment)
        let keepsStates =
            renderers.feed.isInteractive || command.choice.marksRead || command.choice.needsStates
        return FeedUIComposer.compose(
            feedLoader: record,
            imageDataLoader: pictures.loader,
            imageTransformer: { pictures.image(of: $0) },
            states: keepsStates ? context.states : nil,
            actions: FeedReadingActions(
                before: renderers.feed, environment: context.environment, console: console,
                programs: programs),
            wording: FeedWording(
                phrases: phrases, dates: LocalDateWording(phrases: phrases), errors: ErrorWording()),
            retainedFeed: { [weak self] in self?.reading?.retainedFeed },
            makeViews: { delegate in
                setDelegates(of: renderers, answeredBy: delegate)
                let errorView =
                    renderers.error?.errorView
                    // A renderer that has the screen shows errors there.
                    ?? (hasScreen ? renderers.feed.errorView : nil)
                    ?? ConsoleErrorView(console: console)
                let feedView = renderers.feed.feedView ?? absent
                let reading = hasScreen ? makeReading(renderers.feed, feedView, errorView) : nil
                self.reading = reading
                return FeedViewSet<ImageView>(
                    feed: reading ?? feedView,
                    loading: renderers.loading?.loadingView ?? renderers.feed.loadingView
                        ?? renderers.progress?.makeView() ?? absent,
                    error: reading ?? errorView,
                    image: imageView)
            })
    }

    /// Makes the reader that a renderer has the views of, where the last one was; `nil` without views.
    private func makeReading(
        _ renderer: any HostedRenderer, _ feedView: any FeedView, _ errorView: any FeedErrorView
    ) -> ReaderSession? {
        guard let views = renderer.readerView, let delegate = renderer.delegate else { return nil }
        if sharesPlace { lastPlace = SharedPlace(context.environment).position }
        let editor = OwnListEditor(
            isOwnList: sources.ownList != nil, isGranted: renderer.grants.contains(.feeds),
            command.loading,
            environment: context.environment, network: context.network, loop: loop,
            loadAgain: { [weak self] in self?.startOver() })
        self.editor = editor
        let reading = ReaderSession(
            views, feedView: feedView, errorView: errorView, delegate: delegate,
            phrases: ReaderLocale.phrases(in: context.environment), keys: renderer.readerKeys,
            editor: editor,
            commands: UserCommands(
                configuration.commands, programs: programs, console: console.notifying),
            pages: sources.pages,
            player: MediaPlayer(PlayedTimes(context.environment), loop: loop),
            position: context.memory.position ?? lastPlace, loop: loop)
        renderer.reader = reading
        return reading
    }

    /// Connects each plugin to the delegate, by the event loop and with rate limits.
    private func setDelegates(of renderers: HostedRenderers, answeredBy delegate: any FeedDelegate)
    {
        let deferred = DeferringFeedDelegate(delegate) { [loop] in loop.schedule($0) }
        for renderer in renderers.all {
            let refreshes = ThrottlingFeedDelegate(
                deferred, isAttended: { [unowned renderer] in renderer.isInteractive },
                now: { MonotonicClock.milliseconds },
                after: { [loop] in loop.after(milliseconds: $0, $1) },
                didRefuse: { [console, id = renderer.manifest.id] in
                    console.warning(
                        "\(id): asked for a refresh without a person at it; it gets none")
                },
                // An explicit refresh asks servers even for fresh documents.
                willRefresh: { [network = context.network, loop, sources] in
                    network.askAnew()
                    // The renderer is calling now, so it is shown the error in a later turn.
                    loop.schedule { sources.startOver() }
                })
            renderer.delegate = FeedDelegateAdapter(
                feedDelegate: refreshes, imageDelegate: deferred, readingDelegate: deferred)
        }
    }

    /// Tells the plugins that everything is drawn.
    private func finish(
        _ renderers: HostedRenderers, _ record: LoadingRecord, _ destination: RenderingDestination
    ) throws {
        for renderer in renderers.all
        where renderer !== renderers.feed || (try? record.outcome?.get()) != nil {
            do throws(PluginFailure) {
                try renderer.finish()
            } catch {
                // The view that failed would have shown it.
                if renderer === renderers.error, case .failure(let cause)? = record.outcome {
                    console.error(ErrorWording.line(for: cause))
                }
                // If the output refused the bytes, that is the cause.
                if error.reason == .outputRefused, let failure = output.failure(of: destination) {
                    throw failure
                }
                throw error.named(name(of: renderer, among: renderers))
            }
        }
    }

    /// Returns the name under which the command line asks for a plugin.
    private func name(of renderer: any HostedRenderer, among renderers: HostedRenderers) -> String {
        let name =
            renderer === renderers.feed
            ? nil : renderer === renderers.loading ? command.loadingView : command.errorView
        return name ?? command.renderer
    }
}
