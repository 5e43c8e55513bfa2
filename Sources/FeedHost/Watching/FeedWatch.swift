import FeedLoading
import LinuxSystem
import SystemInterface

/// Draws, and draws again whenever a source or a plugin file changes or a server's answer is not
/// fresh any more, until the person ends it.
final class FeedWatch {
    private let command: DrawCommand
    private let context: DrawingContext
    private let plugins: WatchedPlugins
    private lazy var files = FileWatch(
        loop: context.loop,
        didFallBack: { [console] in Self.tellOfPolling($0, on: console) },
        didChange: { [weak self] in self?.didChange() })
    private var isDue = false
    private var isResized = false
    /// Whoever read what is drawn has closed the pipe.
    private var isUnread = false
    /// The person has left the renderer.
    private var isLeft = false
    /// The drawing whose main loop runs.
    private var running: FeedDrawing?
    /// That main loop was to leave, since a plugin's file is another.
    private var isReplaced = false
    /// When a server's answer in a main loop is not fresh any more.
    private var freshness: LoopTimer?
    /// When something that has changed is drawn, where servers would be asked too soon.
    private var pause: LoopTimer?

    private var console: Console { context.console }
    private var loop: EventLoop { context.loop }
    private var network: NetworkServices { context.network }

    init(_ command: DrawCommand, environment: ProcessEnvironment, console: Console) {
        self.command = command
        let screen = Self.makeScreen(for: command, environment: environment)
        // What is said stands under the drawing, which would else write over it.
        let isHeld = screen != nil && Terminal.isTerminal(FileDescriptor.standardError)
        let console =
            isHeld ? Console(verbosity: console.verbosity, held: HeldMessages()) : console
        var context = DrawingContext(
            for: command, environment: environment, console: console, rereads: true)
        context.kept = KeptPlugins()
        context.screen = screen
        self.context = context
        plugins = WatchedPlugins(command, environment: environment)
    }

    /// Draws round after round, each whole. Ends only where going on makes no sense.
    func run() -> ExitStatus {
        files.watch(sourcePaths)
        watchReader()
        var round = 1
        while true {
            // A terminal of another size, or one that others have drawn on, needs another drawing, and no other
            // feed.
            network.repeatsRound = isResized && !isDue
            isDue = false
            isResized = false
            context.screen?.beginRound()
            let status = draw(round: round)
            if isLeft || Self.endsWatching(status, round: round) {
                console.releaseHeld()
                return status
            }
            show()
            if round == 1 { watchTerminal() }
            plugins.watch(with: files)
            wait()
            if isUnread { return .closedPipe }
            round += 1
        }
    }

    /// Draws; where a plugin fails that is not the one that drew before, that one draws.
    private func draw(round: Int) -> ExitStatus {
        guard let kept = context.kept else { return run(makeDrawing()) }
        kept.beginRound()
        let status = run(makeDrawing())
        switch status {
        case .success, .partial: kept.keep()
        case .software, .unavailable:
            if round > 1 && kept.hasFallback {
                console.warning("the renderer that drew before stays")
                context.screen?.beginRound()
                return kept.fallingBack { run(makeDrawing()) }
            }
        default: break
        }
        return status
    }

    private func makeDrawing() -> FeedDrawing {
        var context = context
        // Lists and pages name further ones.
        context.willRead = { [files] in files.watch([$0]) }
        context.willRunLoop = { [weak self] in self?.beginLoop() }
        return FeedDrawing(command, context)
    }

    /// Runs a drawing to its end; one with a main loop is told meanwhile of what changes.
    private func run(_ drawing: FeedDrawing) -> ExitStatus {
        running = drawing
        drawing.mainLoop.didLoad = { [weak self] in self?.awaitFreshness() }
        let status = drawing.run()
        running = nil
        plugins.endLoop()
        freshness?.cancel()
        loop.cancelStop()
        isLeft = drawing.mainLoop.hasBegun && status != .software && !isReplaced
        isReplaced = false
        return status
    }

    /// A main loop is about to run, in which this watch goes on.
    private func beginLoop() {
        plugins.watch(with: files)
        plugins.beginLoop()
    }

    private static func tellOfPolling(_ reason: SystemError, on console: Console) {
        console.warning(
            "the system watches no more files for this user (\(reason.words)); they are looked at every "
                + "\(FileWatch.pollingMilliseconds / 1000) seconds; raise fs.inotify.max_user_instances and "
                + "max_user_watches")
    }

    /// A source or a plugin's file is another.
    private func didChange() {
        guard pause == nil else { return }
        let seconds = network.secondsToNextRound
        guard seconds > 0 else { return drawAgain() }
        pause = loop.after(milliseconds: seconds * 1000) { [weak self] in
            self?.pause = nil
            self?.drawAgain()
        }
    }

    private func drawAgain() {
        isDue = true
        guard let running, running.mainLoop.hasBegun else { return }
        if plugins.areReplaced {
            isReplaced = true
            loop.requestStop()
        } else {
            isDue = false
            running.loadAgain()
        }
    }

    /// Has a main loop be shown what servers have, when that is not fresh any more.
    private func awaitFreshness() {
        freshness?.cancel()
        freshness = network.secondsToNextChange.map { seconds in
            loop.after(milliseconds: seconds * 1000) { [weak self] in self?.running?.loadAgain() }
        }
    }

    private static func makeScreen(
        for command: DrawCommand, environment: ProcessEnvironment
    ) -> WatchScreen? {
        let term = environment["TERM"] ?? ""
        guard command.output == nil, !["", "dumb"].contains(term),
            Terminal.isTerminal(FileDescriptor.standardOutput)
        else { return nil }
        return WatchScreen()
    }

    /// Puts what was drawn in the place of what was there.
    private func show() {
        guard let screen = context.screen, screen.isGathering else { return console.releaseHeld() }
        let size = Terminal.size(of: FileDescriptor.standardOutput)
        let frame = screen.frame(
            messages: console.held?.takeAll() ?? [], rows: size?.rows ?? 24,
            columns: size?.columns ?? 80)
        OutputModes.begin()
        let isShown = (try? FileDescriptor.standardOutput.writeAll(frame)) != nil
        OutputModes.end()
        if isShown { markShown(isWhole: screen.isShownWhole) }
    }

    /// Marks what was drawn as read, where all of it stands on the screen.
    private func markShown(isWhole: Bool) {
        let keys = context.states.takeHeld()
        guard !keys.isEmpty else { return }
        guard isWhole else {
            console.warning(
                "nothing is marked as read, since not all of it fits on the screen; limit it "
                    + "with -n")
            return show()
        }
        do {
            try context.states.markDrawn(keys)
            console.debug(MarkedItems.words(keys.count))
        } catch {
            console.error(ErrorWording.line(for: error))
        }
    }

    /// Looks from now on at the size of the terminal, and at when it is given back after a stop.
    private func watchTerminal() {
        guard let screen = context.screen, screen.isGathering else { return }
        let descriptor = linux_window_change_create()
        guard descriptor >= 0 else { return }
        loop.add(descriptor: descriptor) { [weak self] in
            linux_window_change_clear(descriptor)
            // Going on in the background, it is the shell's.
            guard let self, Terminal.isInForeground(on: FileDescriptor.standardOutput) else {
                return
            }
            // Without a cache, drawing again would ask the servers again.
            if command.loading.usesCache { isResized = true } else { show() }
        }
    }

    /// Looks at whether anybody still reads what is drawn into a pipe: a round that nobody reads is not waited for.
    private func watchReader() {
        guard command.output == nil,
            (try? FileDescriptor.standardOutput.status().kind) == .pipe
        else { return }
        let output = FileDescriptor.standardOutput.number
        // Its end for writing is never readable: what is told is that the other one is closed.
        loop.add(descriptor: output) { [weak self] in
            self?.loop.remove(descriptor: output)
            self?.isUnread = true
        }
    }

    private func wait() {
        let timer = network.secondsToNextChange.map { seconds in
            loop.after(milliseconds: seconds * 1000) { [weak self] in self?.isDue = true }
        }
        loop.run(while: { !isDue && !isResized && !isUnread })
        timer?.cancel()
    }

    private var sourcePaths: [String] {
        SourceSelection.sources(for: command.sources, environment: context.environment).compactMap {
            if case .file(let path) = $0 { path } else { nil }
        }
    }

    /// Nobody reads any more, or there was nothing to begin with: a later round would end the same.
    private static func endsWatching(_ status: ExitStatus, round: Int) -> Bool {
        switch status {
        case .closedPipe: true
        case .usage, .unavailable, .cannotCreate, .inputOutputError: round == 1
        default: false
        }
    }
}
