public import FeedRendering
public import FeedViews

/// The host, as a renderer sees it: where bytes go, what the place to draw in is like, and whom
/// to tell of what the person does.
///
/// It belongs to the thread the renderer is called on. After the renderer's end it answers
/// nothing and does nothing.
public final class RendererHost {
    /// The rendering: standard output, or the file the person named. Flushed after each call.
    public let output: RenderingOutput
    /// The person at the terminal, for loading and error views. Flushed after each call.
    public let status: RenderingOutput
    /// Whom a view tells of the person's requests. What is asked for is answered by later calls of
    /// the views, never before the function returns.
    public let delegate: any FeedDelegate
    /// The phrases of the reader's language.
    public lazy var words: FeedWords = {
        let phrases = Dictionary(
            uniqueKeysWithValues: FeedWord.allCases.map { ($0, table.phrase(for: $0)) })
        return FeedWords { phrases[$0] ?? Phrase() }
    }()
    /// Has ``InteractiveFeedRenderer/run()`` go on where it waits for ``eventDescriptor``; for threads of the
    /// renderer.
    public var waker: RendererWaker { table.waker }
    /// The plugin's own path, for files that lie beside it. In a worker those can be read only where `files`
    /// is granted and they lie below `/usr`.
    public let pluginPath: String

    let table: HostCalls
    /// Why the running call fails, as ``fail(_:)`` was told.
    private var failure: String?

    init(table: HostCalls, pluginPath: String) {
        self.table = table
        self.pluginPath = pluginPath
        output = RenderingOutput { table.write($0, to: .output) }
        status = RenderingOutput(chunkSize: 4_096) { table.write($0, to: .status) }
        delegate = table
    }

    /// The properties of what ``output`` is drawn on, now; a terminal's size may change between
    /// drawings.
    public var environment: RenderingEnvironment { table.environment(of: .output) }

    /// The properties of what ``status`` is drawn on, now.
    public var statusEnvironment: RenderingEnvironment { table.environment(of: .status) }

    /// The host's name and version, such as `feedhost 1.0`.
    public var name: String { table.hostName }

    /// Returns true where the person has granted `need`, a word of the note's `needs` or `wants`, such as
    /// `network`.
    public func isGranted(_ need: String) -> Bool { table.isGranted(need) }

    /// Tells the person something, in one line; the host adds the renderer's name.
    public func log(_ level: RendererLogLevel, _ message: String) {
        table.log(level, message)
    }

    /// Makes the running call fail: the host then stops using the renderer, and tells the person
    /// `message`. Where called twice, the first message counts.
    public func fail(_ message: String) {
        if failure == nil {
            failure = message
        }
    }

    /// Asks for a picture, as ``delegate`` does: the answers are calls of the image view that name
    /// `request`. For pixels, ``FeedRenderer/makeImage(from:)`` makes the image.
    public func requestImage(_ request: FeedImageRequest) {
        delegate.didRequestImage(for: request)
    }

    /// A picture is not wanted any more, be it now or soon; nothing more is shown for `request`.
    public func cancelImage(_ request: FeedImageRequest) {
        delegate.didCancelImageRequest(for: request)
    }

    /// A picture will likely be wanted soon; nothing is shown.
    public func preloadImage(_ request: FeedImageRequest) {
        delegate.didRequestImagePreload(for: request)
    }

    /// The text of `html`: paragraphs apart by an empty line, lists with bullets and numbers.
    /// Lines are not wrapped. `nil` where the host has no such help.
    public func plainText(_ html: String) -> String? {
        table.plainText(html)
    }

    /// Returns the bytes that the renderer of this plugin before this one kept, when another file
    /// has taken the plugin's place while the host ran; empty where there are none. They may be
    /// another version's: check them.
    public func recall() -> [UInt8] { table.recall() }

    /// Keeps at most 16,384 bytes for the renderer of this plugin after this one, in place of what was
    /// kept before: where a person is in a list, for instance. Never written to a file.
    @discardableResult
    public func keep(_ bytes: [UInt8]) -> FeedRequestOutcome { table.keep(bytes) }

    /// A descriptor that is readable when ``dispatch()`` has something to deliver, for an
    /// ``InteractiveFeedRenderer``. The host's: only ever poll it. `nil` where there is none.
    public var eventDescriptor: Int32? { table.eventDescriptor }

    /// Delivers what is pending: views are displayed from within. Answers whether to go on;
    /// `false` says that `run` shall return now.
    public func dispatch() -> Bool {
        table.dispatch()
    }

    /// Gives the person their shell back for a while, as Ctrl-Z does; in a later call of
    /// ``dispatch()``.
    @discardableResult
    public func suspend() -> FeedRequestOutcome { table.suspend() }

    /// The properties of the terminal that was granted, now; `nil` where there is none.
    public var terminalEnvironment: RenderingEnvironment? { table.terminalEnvironment }

    /// The terminal that was granted, open for reading and writing; `nil` where there is none. The
    /// host's: it gives the terminal back as it was, and closes it.
    public var terminalDescriptor: Int32? { table.terminalDescriptor }

    func takeFailure() -> String? {
        defer { failure = nil }
        return failure
    }
}
