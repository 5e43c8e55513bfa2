import SystemInterface

/// Standard error: everything that is not the rendering goes there, a line at a time.
struct Console: Sendable {
    /// How much is said.
    let verbosity: Verbosity
    /// Where lines wait, where they do not go out at once.
    let held: HeldMessages?
    /// Errors and warnings are told to whoever asked for news, too.
    private var areNews = false
    private let progress = UnfinishedLine()
    private let pauseOfMessages = MessagePause()

    init(verbosity: Verbosity, held: HeldMessages? = nil) {
        self.verbosity = verbosity
        self.held = held
    }

    /// Says what went wrong.
    func error(_ message: String) {
        if areNews { pauseOfMessages.tell(message) }
        write("feedhost: \(message)")
    }

    /// Says what is not as it should be.
    func warning(_ message: String) {
        if areNews { pauseOfMessages.tell(message) }
        guard verbosity > .quiet else { return }
        write("feedhost: warning: \(message)")
    }

    /// Says what the person may want to know, where nothing is wrong.
    func hint(_ message: String) {
        guard verbosity > .quiet else { return }
        write("feedhost: \(message)")
    }

    /// Says what is so for now, where nothing is wrong: where somebody asks for news, there alone.
    func note(_ message: String) {
        if !pauseOfMessages.tell(message) { hint(message) }
    }

    /// Says what is being done.
    func debug(_ message: String) {
        guard verbosity == .verbose else { return }
        write("feedhost: \(message)", isDetail: true)
    }

    /// `text` on one line: line feeds and control characters in it become spaces, so that nothing a
    /// feed or a plugin says can pretend to be a line of its own or steer the terminal.
    static func clean(_ text: some StringProtocol) -> String {
        String(
            String.UnicodeScalarView(
                SystemText.shown(String(text)).unicodeScalars.map { scalar in
                    switch scalar.value {
                    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: " "
                    default: scalar
                    }
                }))
    }

    /// Writes a line.
    private func write(_ line: String, isDetail: Bool = false) {
        let clean = Self.clean(line)
        if pauseOfMessages.add(clean, isDetail: isDetail) { return }
        if let held {
            held.add(clean)
        } else {
            say(clean)
        }
    }

    private func say(_ line: String) {
        let text = progress.ending.description + line + "\n"
        try? FileDescriptor.standardError.writeAll(Array(text.utf8))
        progress.close()
    }

    /// Lets out what was held.
    func releaseHeld() {
        for line in held?.takeAll() ?? [] {
            try? FileDescriptor.standardError.writeAll(Array((line + "\n").utf8))
        }
    }

    /// Keeps what there is to say: a renderer has the terminal, or a pager will have it.
    ///
    /// - Parameter takesScreen: whether nothing else may be drawn there, such as how far loading has come.
    func pause(takesScreen: Bool = true) {
        pauseOfMessages.begin(takesScreen: takesScreen)
    }

    /// This console for what goes wrong with what a person wants: its errors and warnings are news for whoever
    /// has asked for it. What plugins say of themselves never is: one that says something whenever it is shown
    /// something would be shown that, too.
    var asNews: Console {
        var console = self
        console.areNews = true
        return console
    }

    /// Calls `didTell` at each piece of news, on its thread, until messages ``goOn()``; it must not take long.
    func tellOfNews(_ didTell: (@Sendable () -> Void)?) {
        pauseOfMessages.tellOfNews(didTell)
    }

    /// Takes the news since it was last taken.
    func takeNews() -> MessageNews { pauseOfMessages.takeNews() }

    /// Says what was kept since ``pause()``.
    func goOn() {
        pauseOfMessages.end().forEach(say)
    }

    /// How many times something was written, be it a message or what a view draws.
    var statusWrites: Int { progress.writes }

    /// Notes the looks that a rendering has set on its terminal: they hold for what is written here,
    /// too, where that is the same one.
    func noteLooks() {
        progress.noteLooks()
    }

    /// Gives the terminal its usual looks back, where a view has left others.
    func endLooks() {
        guard let text = progress.looksEnding else { return }
        try? FileDescriptor.standardError.writeAll(Array(text.description.utf8))
        progress.endLooks()
    }

    /// Writes bytes as they are, for a loading or error view that draws on the terminal.
    func write(raw bytes: borrowing RawSpan) -> Bool {
        // What another view draws while a renderer has the terminal would stand across its screen.
        guard !pauseOfMessages.isScreenTaken else { return true }
        progress.willWrite(bytes)
        defer { progress.didWrite(bytes) }
        return (try? FileDescriptor.standardError.writeAll(bytes)) != nil
    }
}
