package import FeedPluginAPI
package import FeedViews
import LinuxSystem
import PluginFinding
package import PluginReading
import WorkerProtocol

/// A renderer made by a plugin's factory, and the state of its calls.
///
/// Guarantees of the contract: the plugin is called only on its thread; not while it calls the
/// host, except from `dispatch`; after a failure only to release and destroy; and `destroy` is
/// called once, after all images are released.
///
/// The type is large because each of these rules concerns all of its state.
@safe package final class PluginInstance {
    /// A call of the plugin, with memory for its error message.
    package typealias Delivery = (RendererTable, borrowing ErrorBuffer) -> feed_status

    package let manifest: PluginManifest
    /// Holds the view models of a single call.
    let arena = Arena()
    let services: PluginHostServices
    package let host: HostTable
    let interfaces: HostInterfaces
    /// Called at once, also while the plugin is in a call.
    package var delegate: (any FeedDelegate)?
    /// The feed displayed last.
    package var shown = DisplayedFeed()
    /// The lists of a reader displayed last.
    var lists = DisplayedLists()
    /// Receives the user's actions at once, also while the plugin is in a call.
    package var reader: (any ReaderDelegate)?
    private(set) lazy var lentReader = LentReader(telling: host)
    /// Limits the plugin's requests in each call; `nil` in a worker, where the host counts.
    package var requests: RequestCount? = RequestCount()
    /// Limits how often texts are copied.
    var copyLimit = RateLimit()
    var refusal = OutputRefusal()
    private(set) var calls = PluginCalls()
    /// True while the plugin's code is on the stack.
    package var isInCall: Bool { !calls.isEmpty }
    /// `nil` while the factory makes it.
    package private(set) var table: RendererTable?
    /// The first failure; after it the plugin is not called any more.
    package internal(set) var failure: PluginFailure?

    let output: BufferedOutput
    let feeds = LentFeeds()
    private let code: RunningPlugin
    private var images = PluginImages()
    private let pending = PendingWork()
    private var isClosing = false
    private var isClosed = false

    /// Makes a renderer with the library's factory.
    package init(
        of library: PluginLibrary, options: PluginOptions, services: PluginHostServices
    ) throws(PluginFailure) {
        manifest = library.manifest
        code = library.code
        self.services = services
        output = BufferedOutput(services.output)
        interfaces = HostInterfaces(services, to: manifest.id, keys: options.readerKeys)
        host = HostTable(
            plugin: manifest.id, name: services.name, log: services.log,
            wake: services.events.makeWakeUp(), protected: services.protectedMemory)
        host.instance = self
        do {
            table = unsafe try create(library.factory, options)
        } catch {
            host.close()
            throw error
        }
    }

    private func create(
        _ factory: UnsafePointer<feed_factory>, _ options: PluginOptions
    ) throws(PluginFailure) -> RendererTable {
        let memory = ReadOnlyMemory(services.protectedMemory)
        let arena = Arena(in: memory)
        var lent = unsafe sized(feed_configuration())
        unsafe lent.options = arena.list(options.entries) { entry in
            var option = unsafe sized(feed_option())
            unsafe option.key = arena.string(entry.key)
            unsafe option.value = arena.string(entry.value)
            return unsafe option
        }
        let configuration = unsafe arena.value(lent)
        memory.seal()
        defer { withExtendedLifetime(arena) {} }
        let buffer = ErrorBuffer(in: services.protectedMemory)
        var made: UnsafePointer<feed_renderer>?
        let status = host.run {
            code.run {
                unsafe factory.pointee.create(
                    factory, host.pointer, configuration, &made, buffer.pointer)
            }
        }
        noticePrinted()
        guard status >= 0 else {
            throw failure(in: .create, .status(status), message: message(in: buffer))
        }
        guard let renderer = unsafe made else {
            throw failure(
                in: .create,
                .contractBroken("create says that all is well, and gives no renderer"))
        }
        do {
            try unsafe PluginTables.check(renderer)
        } catch {
            guard case .contractBroken(let words) = error else {
                throw failure(in: .create, .contractBroken("its renderer is unusable"))
            }
            throw failure(in: .create, .contractBroken(words))
        }
        var table = unsafe RendererTable(renderer)
        // Asked once, and only where a user can read.
        if table.isInteractive {
            let found = unsafe host.run {
                unsafe code.run { unsafe table.pluginExtension(named: FEED_EXTENSION_READER) }
            }
            let views = unsafe found?.assumingMemoryBound(to: feed_reader_views.self)
            guard unsafe views.map({ unsafe PluginTables.isWhole($0) }) ?? true else {
                throw failure(
                    in: .create,
                    .contractBroken("feed_reader_views has fewer members than in version 1"))
            }
            unsafe table.readerViews = views
        }
        return table
    }

    // MARK: Calls to the plugin

    /// Makes a call now, or queues it until the plugin can be called. Does nothing after a failure.
    package func deliver(_ call: PluginCall, _ delivery: @escaping Delivery) {
        guard failure == nil, !isClosed else { return }
        guard host.isOnPluginThread else {
            return host.report(
                "\(call) was asked for on another thread than the plugin's; refused")
        }
        guard calls.isCallable else {
            wait { $0.deliver(call, delivery) }
            return
        }
        perform(call, delivery)
        drain()
    }

    /// Queues `work` until the plugin can be called.
    func wait(_ work: @escaping (PluginInstance) -> Void) {
        pending.add { [weak self] in
            guard let self, self.failure == nil, !self.isClosed else { return }
            work(self)
        }
        if calls.isRunning {
            services.events.wake()
        }
    }

    private func perform(_ call: PluginCall, _ body: Delivery) {
        guard let table else { return }
        let buffer = ErrorBuffer(in: services.protectedMemory)
        let status = entering(call) { body(table, buffer) }
        // The plugin can't know of a failure that happens only in this flush.
        let isTaken = output.flush()
        record(status, of: call, message: status < 0 ? message(in: buffer) : nil)
        if !isTaken, failure == nil {
            refusal.isRefused = true
            failure = failure(in: call, .outputRefused)
        }
        releaseDropped()
        if isClosing && calls.isEmpty {
            close()
        }
    }

    /// Runs `body`, which calls the plugin's code.
    private func entering<Result>(_ call: PluginCall, _ body: () -> Result) -> Result {
        if calls.isEmpty { beginCounting() }
        calls.enter(call)
        defer {
            calls.leave()
            noticePrinted()
        }
        return host.run { code.run(body) }
    }

    /// Flushes and reports what the plugin printed past the host. For a worker its host reports it.
    private func noticePrinted() {
        let count = linux_flush_printed()
        if count > 0, services.reportsPrintedOutput {
            host.report("printed past the host, on standard output")
        }
    }

    private func record(_ status: feed_status, of call: PluginCall, message: String?) {
        guard failure == nil else { return }
        if refusal.isRefused {
            if let message = refusal.message(about: status, of: call) {
                host.report(message)
            }
            failure = failure(in: call, .outputRefused)
        } else if status == FEED_STATUS_LEAVE, call == .run, services.events.isStopRequested {
            // Not a failure: the user quits.
        } else if status == FEED_STATUS_OUTPUT_CLOSED {
            failure = failure(
                in: call, .contractBroken("it says that the output is closed, which it is not"))
        } else if status < 0 {
            failure = failure(in: call, .status(status), message: message)
        }
    }

    /// Lends `feed` under a new revision and calls `display` with it.
    func lend(
        _ feed: FeedViewModel, display: (UnsafePointer<feed_view_model>) -> feed_status
    ) -> feed_status {
        let last = shown
        shown = DisplayedFeed(
            revision: last.revision + 1, givenRevision: feed.revision,
            itemCount: feed.items.count)
        // The article that follows may be of an item that is gone.
        if table?.hasReader == true { shown.keepLent(last) }
        defer { feeds.keep(shown.lentRevisions) }
        return unsafe display(feeds.lend(feed, revision: shown.revision, telling: host))
    }

    /// Runs the queued work. In `dispatch`, work added meanwhile waits for the next.
    private func drain() {
        guard !pending.isBeingDone, calls.isCallable else { return }
        var isFirst = true
        pending.perform {
            defer { isFirst = false }
            return isFirst || !calls.isDispatching
        }
        if !pending.isEmpty {
            services.events.wake()
        }
    }

    /// Runs the plugin's main loop.
    package func run() throws(PluginFailure) {
        if let failure { throw failure }
        guard calls.isCallable, !isClosed else {
            throw failure(in: .run, .contractBroken("run was asked for within a call"))
        }
        output.isImmediate = true
        perform(.run) { $0.run($1) }
        output.isImmediate = false
        drain()
        if let failure { throw failure }
    }

    /// Notifies the main loop of a changed environment; called from `dispatch`.
    package func environmentDidChange() {
        guard calls.isRunning, failure == nil, !isClosed else { return }
        guard calls.isCallable, calls.isDispatching else {
            return wait { $0.environmentDidChange() }
        }
        perform(.environmentChanged) { $0.environmentChanged($1) }
    }

    /// Tells the plugin that everything has been displayed.
    package func finish() throws(PluginFailure) {
        if let failure { throw failure }
        guard calls.isCallable, !isClosed else {
            throw failure(in: .finish, .contractBroken("finish was asked for within a call"))
        }
        perform(.finish) { $0.finish($1) }
        if let failure { throw failure }
    }

    /// Handles the host's pending events while the plugin waits.
    func dispatch() -> feed_status {
        guard calls.isInMainLoop, !calls.isDispatching else {
            host.report("called dispatch from outside its run, or from a view; refused")
            return feed_status(FEED_STATUS_REFUSED)
        }
        beginCounting()
        calls.isDispatching = true
        services.events.runPending()
        drain()
        calls.isDispatching = false
        if refusal.isRefused { return feed_status(FEED_STATUS_OUTPUT_CLOSED) }
        if services.events.isStopRequested { return feed_status(FEED_STATUS_LEAVE) }
        return feed_status(
            failure != nil || isClosing ? FEED_STATUS_FAILED : FEED_STATUS_OK)
    }

    /// Destroys the renderer now, or when the current call returns.
    package func close() {
        guard !isClosed else { return }
        guard calls.isEmpty else {
            isClosing = true
            return
        }
        isClosed = true
        pending.clear()
        images.dropAll()
        releaseDropped()
        entering(.destroy) { table?.destroy() }
        output.flush()
        feeds.keep([])
        host.close()
        delegate = nil
        reader = nil
    }

    /// Returns a table of the renderer by name and revision, or `nil`.
    package func pluginExtension(named name: String) -> UnsafeRawPointer? {
        guard calls.isCallable, !isClosed, let table else { return nil }
        return unsafe host.run { unsafe code.run { unsafe table.pluginExtension(named: name) } }
    }

    // MARK: Images

    /// Makes an image with one of the plugin's functions.
    package func makeImage(
        _ make: (RendererTable, inout UnsafeMutableRawPointer?, borrowing ErrorBuffer) ->
            feed_status
    ) throws(PluginFailure) -> PluginImage {
        guard failure == nil, !isClosed, calls.isCallable, let table else {
            throw failure(in: .makeImage, .contractBroken("no image can be made now"))
        }
        var image: UnsafeMutableRawPointer?
        let buffer = ErrorBuffer(in: services.protectedMemory)
        let status = entering(.makeImage) { unsafe make(table, &image, buffer) }
        output.flush()
        defer { drain() }
        guard status >= 0 else {
            throw failure(in: .makeImage, .status(status), message: message(in: buffer))
        }
        guard let image = unsafe image else {
            throw failure(
                in: .makeImage, .contractBroken("it says that it made an image, and gave none"))
        }
        return unsafe PluginImage(number: images.add(image), of: self) { [self] in
            releaseImage($0)
        }
    }

    /// Returns the plugin's image; `nil` if it is released or belongs to another renderer.
    package func pointer(of image: PluginImage) -> UnsafeMutableRawPointer? {
        guard let number = image.number(in: self) else { return nil }
        return unsafe images.pointer(of: number)
    }

    private func releaseImage(_ number: Int) {
        if images.drop(number) { releaseDropped() }
    }

    private func releaseDropped() {
        guard calls.isCallable, let table else { return }
        while let image = unsafe images.takeDropped() {
            entering(.displayImage) { unsafe table.release(image) }
        }
    }

    /// Returns the message of a failed call; reports a length that it can't have.
    private func message(in buffer: borrowing ErrorBuffer) -> String? {
        if buffer.isOverfull { host.report("gave an error a length beyond its capacity; cut") }
        return buffer.message
    }

    func failure(
        in call: PluginCall, _ reason: PluginFailure.Reason, message: String? = nil
    ) -> PluginFailure {
        PluginFailure(plugin: manifest.id, call: call, reason: reason, message: message)
    }
}
