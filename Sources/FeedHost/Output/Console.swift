import SystemInterface

/// Standard error: everything except the rendering, line by line.
struct Console: Sendable {
    let verbosity: Verbosity
    /// Collects messages that can't be written yet.
    let held: HeldMessages?
    /// True if errors and warnings are also news.
    private var notifies = false
    private let progress = UnfinishedLine()
    private let pauseOfMessages = MessagePause()

    init(verbosity: Verbosity, held: HeldMessages? = nil) {
        self.verbosity = verbosity
        self.held = held
    }

    func error(_ message: String) {
        if notifies { pauseOfMessages.notify(message) }
        write("feedhost: \(message)")
    }

    /// - Parameter concernsAll: whether it matters more than news of single feeds.
    func warning(_ message: String, concernsAll: Bool = false) {
        if notifies { pauseOfMessages.notify(message, concernsAll: concernsAll) }
        guard verbosity > .quiet else { return }
        write("feedhost: warning: \(message)")
    }

    /// Writes a hint to the user; nothing is wrong.
    func hint(_ message: String) {
        guard verbosity > .quiet else { return }
        write("feedhost: \(message)")
    }

    /// Reports something temporary that concerns all feeds, but only as news, if anyone asks for
    /// news; else as an error or a hint.
    func note(_ message: String, isError: Bool = false) {
        guard !pauseOfMessages.notify(message, concernsAll: true) else { return }
        if isError { error(message) } else { hint(message) }
    }

    func debug(_ message: String) {
        guard verbosity == .verbose else { return }
        write("feedhost: \(message)", isDetail: true)
    }

    /// Returns `text` on one line: control characters become spaces, so that feeds and plugins
    /// can't fake messages or control the terminal.
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

    /// Writes the collected messages.
    func releaseHeld() {
        for line in held?.takeAll() ?? [] {
            try? FileDescriptor.standardError.writeAll(Array((line + "\n").utf8))
        }
    }

    /// Collects messages while a renderer or pager has the terminal.
    ///
    /// - Parameter takesScreen: true if nothing else may be drawn there, such as progress.
    func pause(takesScreen: Bool = true) {
        pauseOfMessages.begin(takesScreen: takesScreen)
    }

    /// A console whose errors and warnings are news for the user. Not for plugins' messages: a
    /// plugin that logs when it is shown something would be shown its own message.
    var notifying: Console {
        var console = self
        console.notifies = true
        return console
    }

    /// Sets a function that is called for each piece of news, on its thread, until ``goOn()``; it
    /// must be fast.
    func observeNotifications(_ didNotify: (@Sendable () -> Void)?) {
        pauseOfMessages.observeNotifications(didNotify)
    }

    /// Returns and clears the news.
    func takeNotifications() -> PendingNotifications { pauseOfMessages.takeNotifications() }

    /// Writes the messages collected since ``pause()``.
    func goOn() {
        pauseOfMessages.end().forEach(say)
    }

    /// The number of writes, of messages and views.
    var statusWrites: Int { progress.writes }

    /// Notes that a rendering has set styles on its terminal, which may also be that of messages.
    func noteStyles() {
        progress.noteStyles()
    }

    /// Resets the terminal's styles.
    func resetStyles() {
        guard let text = progress.stylesReset else { return }
        try? FileDescriptor.standardError.writeAll(Array(text.description.utf8))
        progress.resetStyles()
    }

    /// Writes bytes unchanged, for a loading or error view on the terminal.
    func write(raw bytes: borrowing RawSpan) -> Bool {
        // Not over the screen of a renderer that has the terminal.
        guard !pauseOfMessages.isScreenTaken else { return true }
        progress.willWrite(bytes)
        defer { progress.didWrite(bytes) }
        return (try? FileDescriptor.standardError.writeAll(bytes)) != nil
    }
}
