import FeedLoading
import LinuxSystem
import SystemInterface

/// Draws again whenever a source or a plugin file changes, or a document is stale, until the user
/// ends it. A drawing that is the same as the last is not written again.
final class FeedWatch {
    private let command: DrawCommand
    private let context: DrawingContext
    private let plugins: WatchedPlugins
    private lazy var files = FileWatch(
        loop: context.loop,
        didFallBack: { [console] in
            console.warning(
                "the system watches no more files for this user (\($0.words)); they are looked at every "
                    + "\(FileWatch.pollingMilliseconds / 1000) seconds; raise fs.inotify.max_user_instances and "
                    + "max_user_watches")
        },
        didChange: { [weak self] in self?.didChange() })
    private var isDue = false
    private var isResized = false
    /// True if the reader of the output has closed the pipe.
    private var isUnread = false
    /// True if the user has left the renderer.
    private var isLeft = false
    /// The drawing whose main loop runs.
    private var running: FeedDrawing?
    /// True if that main loop should end because a plugin's file was replaced.
    private var isReplaced = false
    /// The timer for stale documents in a main loop.
    private var freshness: LoopTimer?
    /// The timer for a change that may not cause requests yet.
    private var pause: LoopTimer?

    private var console: Console { context.console }
    private var loop: EventLoop { context.loop }
    private var network: NetworkServices { context.network }

    init(_ command: DrawCommand, environment: ProcessEnvironment, console: Console) {
        self.command = command
        let screen = Self.makeScreen(for: command, environment: environment)
        // Messages are shown below the drawing, which would overwrite them.
        let isHeld = screen != nil && Terminal.isTerminal(FileDescriptor.standardError)
        let console =
            isHeld ? Console(verbosity: console.verbosity, held: HeldMessages()) : console
        var context = DrawingContext(
            for: command, environment: environment, console: console, rereads: true)
        context.kept = LastWorkingPlugins()
        context.lastOutput = LastOutput()
        context.screen = screen
        self.context = context
        plugins = WatchedPlugins(command, environment: environment)
    }

    /// Draws complete rounds. Returns if continuing makes no sense.
    func run() -> ExitStatus {
        files.watch(sourcePaths)
        watchReader()
        var round = 1
        while true {
            // For another terminal size, or a disturbed screen, draws the same feed again.
            network.repeatsRound = isResized && !isDue
            isDue = false
            isResized = false
            context.screen?.beginRound()
            // Before they are loaded, so that a change meanwhile is noticed.
            plugins.watch(with: files)
            // The author of a plugin sees each build drawn.
            if plugins.haveChanged() { context.lastOutput?.forget() }
            let status = draw(round: round)
            if isLeft || Self.endsWatching(status, round: round) {
                console.releaseHeld()
                return status
            }
            // Before the size is asked for, so that a change of it is noticed.
            if round == 1 { watchTerminal() }
            show()
            wait()
            if isUnread { return .closedPipe }
            round += 1
        }
    }

    /// Draws; falls back to the previous plugin if a new one fails.
    private func draw(round: Int) -> ExitStatus {
        guard let kept = context.kept else { return run(makeDrawing()) }
        kept.beginRound()
        let status = run(makeDrawing())
        switch status {
        case .success, .partial: kept.keep()
        case .software, .unavailable, .usage:
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
        // Lists and pages name other files.
        context.willRead = { [files] in files.watch([$0]) }
        // What has changed since drawing began.
        context.willRunLoop = { [weak self] in if self?.isDue == true { self?.drawAgain() } }
        return FeedDrawing(command, context)
    }

    /// Runs a drawing to its end; notifies a main loop of changes meanwhile.
    private func run(_ drawing: FeedDrawing) -> ExitStatus {
        running = drawing
        drawing.mainLoop.didLoad = { [weak self] in self?.awaitFreshness() }
        let status = drawing.run()
        running = nil
        freshness?.cancel()
        loop.cancelStop()
        isLeft = drawing.mainLoop.hasBegun && status != .software && !isReplaced
        isReplaced = false
        return status
    }

    /// Handles a changed source or plugin file.
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
            // A server may answer late: what it is waited for with was read before the change.
            running.startOver()
        }
    }

    /// Refreshes a main loop's feed when a document is stale.
    private func awaitFreshness() {
        freshness?.cancel()
        freshness = network.secondsToNextChange.map { seconds in
            loop.after(milliseconds: seconds * 1000) { [weak self] in
                self?.running?.mainLoop.loadAgain()
            }
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

    /// Replaces the screen's content.
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

    /// Marks drawn items as read if all of them are visible.
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
        } catch {
            console.error(ErrorWording.line(for: error))
        }
    }

    /// Watches the terminal's size, and resumption after a stop.
    private func watchTerminal() {
        guard let screen = context.screen, screen.isGathering else { return }
        let descriptor = linux_window_change_create()
        guard descriptor >= 0 else { return }
        loop.add(descriptor: descriptor) { [weak self] in
            linux_window_change_clear(descriptor)
            // Resumed in the background, the terminal belongs to the shell.
            guard let self, Terminal.isInForeground(on: FileDescriptor.standardOutput) else {
                return
            }
            // Without a cache, drawing again would send requests again.
            if command.loading.usesCache { isResized = true } else { show() }
        }
    }

    /// Watches whether the pipe still has a reader, even between rounds.
    private func watchReader() {
        guard command.output == nil,
            (try? FileDescriptor.standardOutput.status().kind) == .pipe
        else { return }
        let output = FileDescriptor.standardOutput.number
        // A pipe's write end is never readable, so the event is an error: the read end is closed.
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
        SourceSelection.sources(for: command, environment: context.environment).compactMap {
            if case .file(let path) = $0 { path } else { nil }
        }
    }

    /// Returns true if a later round would end the same: no reader, or a failure at the start.
    private static func endsWatching(_ status: ExitStatus, round: Int) -> Bool {
        switch status {
        case .closedPipe: true
        case .usage, .unavailable, .cannotCreate, .inputOutputError: round == 1
        default: false
        }
    }
}
