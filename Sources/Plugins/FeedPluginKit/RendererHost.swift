public import FeedRendering
public import FeedViews

/// The host's services to a renderer: output, environment, and requests.
///
/// Use it only on the renderer's thread. After the renderer's end it does nothing.
public final class RendererHost {
    /// The rendering: standard output, or the file given by `-o`. Flushed after each call.
    public let output: RenderingOutput
    /// Output to the user's terminal, for loading and error views. Flushed after each call.
    public let status: RenderingOutput
    /// Receives the user's requests. Answers arrive as later calls of the views, never before the
    /// function returns.
    public let delegate: any FeedDelegate
    /// Receives the user's actions in a reader, which the host performs; ``FeedRenderer/itemListView``
    /// and the other views of a reader show the outcome. `nil` if the host keeps no such state.
    public let reader: (any ReaderDelegate)?
    /// The keys of a reader's actions, with the user's own.
    public lazy var readerKeys: ReaderKeys = table.readerKeys
    /// The phrases in the user's language.
    public lazy var words: FeedWords = {
        let phrases = Dictionary(
            uniqueKeysWithValues: FeedWord.allCases.map { ($0, table.phrase(for: $0)) })
        return FeedWords { phrases[$0] ?? Phrase() }
    }()
    /// Wakes ``InteractiveFeedRenderer/run()`` from other threads, while it polls
    /// ``eventDescriptor``.
    public var waker: RendererWaker { table.waker }
    /// The plugin's path, for files beside it. In a worker these can be read only with the grant
    /// `files`, and below `/usr`.
    public let pluginPath: String

    let table: HostCalls
    /// The message of ``fail(_:)`` for the current call.
    private var failure: String?

    init(table: HostCalls, pluginPath: String) {
        self.table = table
        self.pluginPath = pluginPath
        output = RenderingOutput { table.write($0, to: .output) }
        status = RenderingOutput(chunkSize: 4_096) { table.write($0, to: .status) }
        delegate = table
        reader = table.offersReader ? table : nil
    }

    /// The current properties of ``output``; a terminal's size may change between drawings.
    public var environment: RenderingEnvironment { table.environment(of: .output) }

    /// The current properties of ``status``.
    public var statusEnvironment: RenderingEnvironment { table.environment(of: .status) }

    /// The host's name and version, such as `feedhost 1.0`.
    public var name: String { table.hostName }

    /// Returns true if the user has granted `need`, a word of `needs` or `wants` in the note, such
    /// as `network`.
    public func isGranted(_ need: String) -> Bool { table.isGranted(need) }

    /// Logs a message of one line; the host adds the renderer's name.
    public func log(_ level: RendererLogLevel, _ message: String) {
        table.log(level, message)
    }

    /// Makes the current call fail: the host shows `message` and stops using the renderer. The
    /// first message counts.
    public func fail(_ message: String) {
        if failure == nil {
            failure = message
        }
    }

    /// Requests a picture. The image view is called with answers that contain `request`; for
    /// pixels, ``FeedRenderer/makeImage(from:)`` makes the image.
    public func requestImage(_ request: FeedImageRequest) {
        delegate.didRequestImage(for: request)
    }

    /// Cancels a request or preload; nothing more is displayed for it.
    public func cancelImage(_ request: FeedImageRequest) {
        delegate.didCancelImageRequest(for: request)
    }

    /// Loads a picture that will likely be requested soon, without displaying it.
    public func preloadImage(_ request: FeedImageRequest) {
        delegate.didRequestImagePreload(for: request)
    }

    /// Converts HTML to text: paragraphs separated by empty lines, lists with bullets and numbers,
    /// no line wrapping. `nil` if the host doesn't offer it.
    public func plainText(_ html: String) -> String? {
        table.plainText(html)
    }

    /// Returns the bytes stored by the plugin's previous renderer, if the plugin was reloaded while
    /// the host runs; else none. Validate them: another version may have stored them.
    public func recall() -> [UInt8] { table.recall() }

    /// Stores at most 16,384 bytes for the plugin's next renderer, such as a scroll position;
    /// replaces those before. Never written to a file.
    @discardableResult
    public func keep(_ bytes: [UInt8]) -> FeedRequestOutcome { table.keep(bytes) }

    /// Returns the keys of those of a reader's actions that the view offers, one a line, in the user's
    /// language.
    public func readerHelp(for offers: (ReaderAction) -> Bool) -> String {
        ReaderAction.allCases.compactMap { action in
            guard offers(action), let key = readerKeys.names(of: action).first else { return nil }
            return "\(key)  \(action.description(in: words))\n"
        }.joined()
    }

    /// A descriptor for an ``InteractiveFeedRenderer`` that is readable when ``dispatch()`` has
    /// events. Owned by the host: only poll it. `nil` if there is none.
    public var eventDescriptor: Int32? { table.eventDescriptor }

    /// Handles pending events; views are displayed from within. Returns false if `run` should
    /// return now.
    public func dispatch() -> Bool {
        table.dispatch()
    }

    /// Suspends the program, as Ctrl+Z does, in a later call of ``dispatch()``.
    @discardableResult
    public func suspend() -> FeedRequestOutcome { table.suspend() }

    /// The terminal's current properties; `nil` if not granted.
    public var terminalEnvironment: RenderingEnvironment? { table.terminalEnvironment }

    /// The terminal, open for reading and writing; `nil` if not granted. Owned by the host, which
    /// restores its modes and closes it.
    public var terminalDescriptor: Int32? { table.terminalDescriptor }

    func takeFailure() -> String? {
        defer { failure = nil }
        return failure
    }
}
