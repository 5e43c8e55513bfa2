import FeedPluginKit
import TerminalRendering

/// A reader in the terminal. Has the terminal while `run` runs.
final class TerminalRenderer: InteractiveFeedRenderer {
    typealias Image = FeedImagePixels

    /// The time to wait for a terminal's answers before pictures are requested, in milliseconds.
    private static let patience = 400
    /// The time after ESC within which the rest of a key arrives, in milliseconds.
    private static let keyTimeout = 40
    /// The most keys that a user types while the last ones are handled.
    private static let mostKeys = 500
    /// The longest time that keys wait for the answer to an action, in milliseconds. Each has one; a host
    /// that has none for so long is stuck.
    private static let answerTime: Int64 = 5_000

    private let host: RendererHost
    private let reader: Reader
    private var kind: TerminalKind
    private var writer = ScreenWriter()
    private var parser = InputParser()

    init(host: RendererHost, options: RendererOptions) throws(RendererError) {
        self.host = host
        let keys: ReaderKeys
        do throws(ReaderKeys.Problem) {
            keys = try ReaderKeys(options.text("keys"))
        } catch {
            throw RendererError(error)
        }
        kind = TerminalKind(
            terminal: GrantedTerminal.variable("TERM"),
            program: GrantedTerminal.variable("TERM_PROGRAM"),
            locale: host.environment.locale, pictures: options.text("pictures"))
        reader = Reader(
            delegate: host.reader, pictureDelegate: host.delegate, words: host.words, keys: keys,
            canvas: ChafaCanvas(isConsole: kind.isConsole),
            rowForm: RowForm(rawValue: options.text("rows")) ?? .automatic,
            now: { GrantedTerminal.seconds })
        if let position = ReadingPosition(host.recall()) { reader.goBack(to: position) }
    }

    var feedView: (any FeedView)? { reader }
    var loadingView: (any FeedLoadingView)? { reader }
    var errorView: (any FeedErrorView)? { reader }
    var imageView: (any FeedImageView<FeedImagePixels>)? { reader }
    var sourceListView: (any SourceListView)? { reader }
    var itemListView: (any ItemListView)? { reader }
    var articleView: (any ArticleView)? { reader }
    var noticeView: (any NoticeView)? { reader }

    func makeImage(from pixels: FeedImagePixels) -> FeedImagePixels { pixels }

    func environmentChanged() throws(RendererError) {
        // Others have drawn there, and may have changed its modes.
        try setUp(asks: false)
    }

    // MARK: The loop

    func run() throws(RendererError) {
        // Displays what is pending before the first drawing; and without a terminal if the user has
        // quit already.
        guard host.dispatch() else { return }
        guard let descriptor = host.terminalDescriptor, let event = host.eventDescriptor else {
            throw RendererError("there is no terminal to read and draw on; '-r text' needs none")
        }
        guard !kind.isDumb else {
            throw RendererError(
                "a terminal of the kind '\(GrantedTerminal.variable("TERM"))' (TERM) can't be drawn on; "
                    + "'-r text' needs no more")
        }
        guard host.reader != nil else {
            throw RendererError(
                "the host keeps no state of reading (feedhost.reader/1), which a reader needs; "
                    + "'-r text' needs none")
        }
        let terminal = GrantedTerminal(descriptor: descriptor, event: event)
        self.terminal = terminal
        try setUp(asks: true)
        defer { leave() }
        let begin = GrantedTerminal.milliseconds
        while true {
            reader.chooseSide()
            guard awaitAnswer(), draw() else { return }
            let left = waiting(since: begin)
            let signs = terminal.wait(atMost: left)
            if signs.contains(.event) {
                guard host.dispatch() else { return }
            }
            if signs.contains(.input) {
                guard read() else { return }
            } else if signs.contains(.end) {
                return
            } else if signs.isEmpty || left == 0 {
                for event in parser.endWaiting() {
                    guard handle(event) else { return }
                }
                if !kind.hasAnswered, GrantedTerminal.milliseconds - begin >= Int64(Self.patience) {
                    kind.stopWaiting()
                    settle()
                }
            }
            for action in reader.takeRequests() {
                if action == .suspend { host.suspend() } else { writer.reset() }
            }
        }
    }

    private var terminal: GrantedTerminal?
    /// When keys were read last.
    private var lastInput: Int64 = 0

    /// The timeout of waiting; `nil` unless time matters.
    private func waiting(since begin: Int64) -> Int? {
        if parser.isWaiting {
            // Also while events of the host come faster.
            return max(Self.keyTimeout - Int(GrantedTerminal.milliseconds - lastInput), 0)
        }
        guard !kind.hasAnswered else { return nil }
        return max(Self.patience - Int(GrantedTerminal.milliseconds - begin), 0)
    }

    private func setUp(asks: Bool) throws(RendererError) {
        guard let terminal else { return }
        guard terminal.begin() else {
            throw RendererError("the terminal takes no modes; '-r text' needs none")
        }
        writer.reset()
        _ = terminal.write(Array((TerminalKind.modes + (asks ? kind.questions : "")).utf8))
        settle()
    }

    /// Applies what is known about the terminal.
    private func settle() {
        guard let environment = host.terminalEnvironment else { return }
        reader.setSurface(kind.surface(in: environment))
        reader.knowsTerminal = kind.hasAnswered
    }

    /// Reads available input. Returns true to draw: when nothing more is available, or much was
    /// read.
    private func read() -> Bool {
        guard let terminal else { return false }
        var rounds = 0
        repeat {
            guard let bytes = terminal.read() else { return false }
            lastInput = GrantedTerminal.milliseconds
            let events = parser.events(of: bytes)
            for event in events {
                // Some terminals send pasted text as keys; too many requests end a renderer.
                if case .key = event, events.count > Self.mostKeys { continue }
                guard handle(event) else { return false }
            }
            rounds += 1
        } while rounds < 8 && terminal.wait(atMost: 0).contains(.input)
        return true
    }

    /// Handles input, after the answers to what came before. Returns false if the user leaves.
    private func handle(_ event: InputEvent) -> Bool {
        if case .answer(let answer) = event {
            let before = kind
            kind.learn(from: answer)
            if kind != before { settle() }
            return true
        }
        guard awaitAnswer() else { return false }
        reader.handle(event)
        return true
    }

    /// Lets the host answer the last action: further keys may be for what that displays. Returns false
    /// if the user leaves.
    private func awaitAnswer() -> Bool {
        let end = GrantedTerminal.milliseconds + Self.answerTime
        while reader.awaitsAnswer {
            guard host.dispatch() else { return false }
            let left = end - GrantedTerminal.milliseconds
            guard reader.awaitsAnswer else { break }
            guard left > 0, let terminal else {
                reader.stopAwaiting()
                break
            }
            // Signals end a wait early.
            terminal.waitForEvent(atMost: Int(left))
        }
        return true
    }

    /// Draws changes. Returns false if the terminal is gone.
    private func draw() -> Bool {
        guard let terminal else { return false }
        let grid = reader.draw()
        var bytes: [UInt8] = []
        for drawing in reader.takeForgottenDrawings() { bytes += writer.forget(drawing) }
        bytes += writer.bytes(for: grid, reader.surface.capabilities, sequence: reader.sequence)
        return bytes.isEmpty || terminal.write(bytes)
    }

    private func leave() {
        // For a successor, in case the plugin is replaced.
        if let position = reader.position { host.keep(position.bytes) }
        let last = writer.forgetAll()
        if !last.isEmpty { _ = terminal?.write(last) }
        terminal = nil
    }
}
