import FeedLoading
import LinuxSystem
import PluginFinding
import SystemInterface

/// Draws, and draws again whenever a source or a plugin file changes or a server's answer is not
/// fresh any more, until the person ends it.
final class FeedWatch {
    private let command: DrawCommand
    private let environment: ProcessEnvironment
    private let console: Console
    private let loop = EventLoop()
    private let network: NetworkServices
    private let standardInput = StandardInputDocument(keepsBytes: true)
    private let kept = KeptPlugins()
    private let memory = KeptMemory()
    private let states: ItemStates
    private lazy var files = FileWatch(loop: loop) { [weak self] in self?.didChange() }
    /// Where standard output is a terminal that rounds can take each other's place on.
    private let screen: WatchScreen?
    private var knownPluginPaths: Set<String> = []
    private var isDue = false
    private var isResized = false
    /// Whether the person has left the renderer.
    private var isLeft = false
    /// The drawing whose main loop runs.
    private var running: FeedDrawing?
    /// The files of its plugins, as they were when it began.
    private var runningFiles: [String: FileSignature] = [:]
    /// Whether that main loop was to leave, since a plugin's file is another.
    private var isReplaced = false
    /// When a server's answer in a main loop is not fresh any more.
    private var freshness: LoopTimer?

    init(_ command: DrawCommand, environment: ProcessEnvironment, console: Console) {
        self.command = command
        self.environment = environment
        screen = Self.makeScreen(for: command, environment: environment)
        // What is said stands under the drawing, which would else write over it.
        let isHeld = screen != nil && Terminal.isTerminal(FileDescriptor.standardError)
        self.console =
            isHeld ? Console(verbosity: console.verbosity, held: HeldMessages()) : console
        states = ItemStates(environment: environment, console: self.console)
        network = NetworkServices(
            command.loading, environment: environment, loop: loop, console: self.console)
    }

    /// Draws round after round, each whole. Ends only where going on makes no sense.
    func run() -> ExitStatus {
        files.watch(sourcePaths)
        var round = 1
        while true {
            // A terminal of another size needs another drawing, and no other feed.
            network.repeatsRound = isResized && !isDue
            isDue = false
            isResized = false
            screen?.beginRound()
            let status = draw(round: round)
            if isLeft || Self.endsWatching(status, round: round) {
                console.releaseHeld()
                return status
            }
            show()
            if round == 1 { watchTerminal() }
            watchPlugins()
            wait()
            round += 1
        }
    }

    /// Draws; where a plugin fails that is not the one that drew before, that one draws.
    private func draw(round: Int) -> ExitStatus {
        kept.beginRound()
        let drawing = makeDrawing()
        let status = run(drawing)
        isLeft = drawing.wasInteractive && status != .software && !isReplaced
        isReplaced = false
        switch status {
        case .success, .partial: kept.keep()
        case .software, .unavailable:
            if round > 1 && kept.hasFallback {
                console.warning("the renderer that drew before stays")
                screen?.beginRound()
                return kept.fallingBack {
                    let drawing = makeDrawing()
                    let status = run(drawing)
                    isLeft = drawing.wasInteractive && status != .software && !isReplaced
                    isReplaced = false
                    return status
                }
            }
        default: break
        }
        return status
    }

    private func makeDrawing() -> FeedDrawing {
        FeedDrawing(
            command, environment: environment, console: console, loop: loop, network: network,
            standardInput: standardInput, states: states, kept: kept, memory: memory,
            screen: screen,
            // Lists and pages name further ones.
            willRead: { [files] in files.watch([$0]) },
            willRunLoop: { [weak self] in self?.beginLoop() })
    }

    /// Runs a drawing to its end; one with a main loop is told meanwhile of what changes.
    private func run(_ drawing: FeedDrawing) -> ExitStatus {
        running = drawing
        drawing.didLoadInteractively = { [weak self] in self?.awaitFreshness() }
        defer {
            running = nil
            runningFiles = [:]
            freshness?.cancel()
            loop.cancelStop()
        }
        return drawing.run()
    }

    /// A main loop is about to run, in which this watch goes on.
    private func beginLoop() {
        watchPlugins()
        runningFiles = pluginFiles
    }

    /// Looks at the plugins' files from now on, and where one may be dropped in that goes before.
    private func watchPlugins() {
        if knownPluginPaths.isEmpty {
            files.watch(folders: pluginFolders) { [weak self] in self?.pluginPaths ?? [] }
        }
        // A file that is gone may come back.
        knownPluginPaths.formUnion(pluginPaths)
        files.watch(knownPluginPaths.sorted())
    }

    /// A source or a plugin's file is another.
    private func didChange() {
        isDue = true
        guard let running, running.wasInteractive else { return }
        let now = pluginFiles
        // One that is gone, or can't be used, replaces nothing.
        if !now.isEmpty, now.contains(where: { runningFiles[$0.key] != $0.value }) {
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
        guard let screen, screen.isGathering else { return console.releaseHeld() }
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
        let keys = states.takeHeld()
        guard !keys.isEmpty else { return }
        guard isWhole else {
            console.warning(
                "nothing is marked as read, since not all of it fits on the screen; limit it "
                    + "with -n")
            return show()
        }
        do {
            try states.markDrawn(keys)
            console.debug(MarkedItems.words(keys.count))
        } catch {
            console.error(ErrorWording.line(for: error))
        }
    }

    /// Looks at the size of the terminal from now on.
    private func watchTerminal() {
        guard let screen, screen.isGathering else { return }
        let descriptor = linux_window_change_create()
        guard descriptor >= 0 else { return }
        loop.add(descriptor: descriptor) { [weak self] in
            linux_window_change_clear(descriptor)
            guard let self else { return }
            // Without a cache, drawing again would ask the servers again.
            if command.loading.usesCache { isResized = true } else { show() }
        }
    }

    private func wait() {
        let timer = network.secondsToNextChange.map { seconds in
            loop.after(milliseconds: seconds * 1000) { [weak self] in self?.isDue = true }
        }
        loop.run(while: { !isDue && !isResized })
        timer?.cancel()
    }

    /// Where the plugins are: what is in their places now, and will be found there again.
    private var pluginPaths: [String] {
        let finder = PluginFinder(directories: command.pluginDirectories, environment: environment)
        let names = [command.renderer, command.loadingView, command.errorView].compactMap(\.self)
        return names.compactMap { try? finder.candidate(named: $0).path }
    }

    /// The files of the plugins that can be used.
    private var pluginFiles: [String: FileSignature] {
        pluginPaths.reduce(into: [:]) { $0[$1] = FileSignature(path: $1) }
    }

    private var pluginFolders: [String] {
        PluginFinder(directories: command.pluginDirectories, environment: environment)
            .searchPath.directories
    }

    private var sourcePaths: [String] {
        SourceSelection.sources(for: command.sources, environment: environment).compactMap {
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
