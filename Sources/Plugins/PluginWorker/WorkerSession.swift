import FeedPluginAPI
import FeedViews
import LinuxSandbox
import LinuxSystem
import PluginFinding
import PluginHosting
import WorkerProtocol

/// Runs a worker: owns the plugin's only renderer, displays what the host sends, and sends output
/// and requests to the host.
final class WorkerSession {
    let channel: WorkerChannel
    private let services: WorkerServices
    /// The displayed feed, and earlier ones that are still lent, the newest last.
    private var feeds: [BorrowedFeed] = []
    private var list: BorrowedItemList?
    private var article: BorrowedPage?
    private var library: PluginLibrary?
    private var instance: PluginInstance?
    /// The renderer's images, by the numbers that the host uses.
    private var images: [UInt64: PluginImage] = [:]
    private var madeImages: UInt64 = 0
    private var signals = SignalWatch()
    /// Messages that arrived while waiting for an answer.
    private var unserved: [WorkerChannel.Delivery] = []
    /// The number of nested displays.
    private var displayDepth = 0

    init(_ services: WorkerServices) {
        channel = services.channel
        self.services = services
        services.events.session = self
        services.output.session = self
    }

    var memory: BorrowedMemory { services.memory }

    /// `nil` before there is a renderer.
    var host: HostTable? { instance?.host }

    // MARK: Beginning

    /// Loads the plugin and makes the renderer; exits on failure.
    ///
    /// - Parameter afterLoading: drops permissions that only loading needed; returns false on
    ///   failure.
    func begin(afterLoading: () -> Bool) {
        // Written directly: the plugin's standard output has to be empty at the end.
        sandbox_set_plugin_runs(1)
        signals = SignalWatch()
        let library: PluginLibrary
        do {
            let file = try SealedFile(
                adopting: WorkerProcess.library, path: services.start.pluginPath, isKept: true)
            library = try PluginLibrary(loading: file, into: services.start.hostName) {
                () throws(PluginFault) in
                linux_print_lines()
                guard afterLoading() else {
                    throw .cannotLoad("the worker could not be confined any further")
                }
            }
        } catch {
            refuse(Self.refusal(for: error))
        }
        self.library = library
        do {
            instance = try PluginInstance(
                of: library, options: services.options, services: services.offered)
        } catch {
            refuse(Self.refusal(for: error))
        }
        instance?.delegate = self
        instance?.reader = self
        instance?.requests = nil
        reportSignals(in: .create)
        channel.send(.created(instance?.table?.features ?? []))
    }

    private var trials: TrialRenderers {
        guard let library else { channel.leaveConfused() }
        return TrialRenderers(
            library: library, options: services.options, services: services.offered)
    }

    private func refuse(_ refusal: WorkerRefusal) -> Never {
        channel.send(.refused(refusal))
        channel.leave()
    }

    // MARK: Serving

    /// Handles messages until the host closes the channel.
    func serve() -> Never {
        while true {
            serve(unserved.isEmpty ? channel.next() : unserved.removeFirst())
        }
    }

    /// Handles the messages that have arrived; for `dispatch`.
    func servePending() {
        while let delivery = unserved.isEmpty ? channel.poll() : unserved.removeFirst() {
            serve(delivery)
        }
    }

    /// Queries a batch of items or sources and waits for the answer.
    func ask(_ query: WorkerQuery) -> (first: UInt64, count: UInt64, address: UInt64) {
        answer(to: .need(query)) { message in
            if case .batch(let first, let count, let address) = message {
                (first, count, address)
            } else {
                nil
            }
        }
    }

    /// Sends a request and waits for the outcome.
    func askOutcome(_ request: WorkerMessage) -> FeedRequestOutcome {
        answer(to: request) { message in
            guard case .outcome(let status) = message else { return nil }
            return FeedRequestOutcome(rawValue: status) ?? .failed
        }
    }

    /// Sends a query and waits for its answer; queues other messages.
    private func answer<Answer>(
        to question: WorkerMessage, _ answer: (HostMessage) -> Answer?
    ) -> Answer {
        channel.send(question)
        while true {
            let delivery = channel.next()
            if let answer = answer(delivery.message) { return answer }
            takeAside(delivery)
        }
    }

    /// Checks for a message that the host's output has failed.
    func noticeMessages() {
        while let delivery = channel.poll() {
            takeAside(delivery)
        }
    }

    /// Handles a message if that calls no plugin code; queues it otherwise.
    private func takeAside(_ delivery: WorkerChannel.Delivery) {
        switch delivery.message {
        case .map, .unmap, .environment, .signal(.outputClosed), .signal(.stop),
            .signal(.forgetStates):
            serve(delivery)
        default:
            unserved.append(delivery)
            services.events.wake()
        }
    }

    private func serve(_ delivery: WorkerChannel.Delivery) {
        switch delivery.message {
        case .start, .option, .batch, .outcome: channel.leaveConfused()
        case .environment(let environment): services.environment = environment
        case .map(let segment, let size, let feed):
            map(delivery.descriptor, as: segment, size: size, feed: feed)
        case .unmap(let segment): memory.unmap(segment)
        case .displayFeed(let address, let itemCount, let revision):
            displayFeed(address, itemCount, revision)
        case .displayLoading(let address):
            unsafe display(.displayLoading, feed_loading_view_model.self, at: address) {
                unsafe $0.display($1, $2)
            }
        case .displayError(let address):
            unsafe display(.displayError, feed_error_view_model.self, at: address) {
                unsafe $0.display($1, $2)
            }
        case .displayImage(let address, let image): displayImage(address, image)
        case .displaySources(let address):
            unsafe displayLent(.displaySources, feed_source_list.self, at: address) {
                unsafe $0.display($1, on: $2, $3)
            }
        case .displayItems(let address): displayItems(address)
        case .displayArticle(let address, let feed): displayArticle(address, of: feed)
        case .displayNotice(let address):
            unsafe display(.displayNotice, feed_notice.self, at: address) {
                unsafe $0.display($1, $2)
            }
        case .makeImage(let length, let mediaType):
            guard
                let picture = LentPicture.mapped(
                    from: delivery.descriptor, length, mediaType, in: memory)
            else { channel.leaveConfused() }
            unsafe makeImage { table, image, failure in
                unsafe table.makeImage(
                    of: picture.bytes, mediaType: picture.mediaType, &image, failure)
            }
        case .makeImageFromPixels(let width, let height, let stride):
            guard
                let pixels = LentPixels.mapped(
                    from: delivery.descriptor, width, height, stride: stride, in: memory)
            else { channel.leaveConfused() }
            unsafe makeImage { table, image, failure in
                unsafe table.makeImage(from: pixels.model, &image, failure)
            }
        case .releaseImage(let number): images[number] = nil
        case .rounds(let count):
            let measured = trials.makeRounds(count)
            signals = SignalWatch()
            channel.send(measured)
        case .signal(let signal): serve(signal)
        }
    }

    private func serve(_ signal: HostSignal) {
        switch signal {
        case .forgetStates: forgetStates()
        case .run: call(.run) { try $0.run() }
        case .environmentChanged: instance?.environmentDidChange()
        case .finish: call(.finish) { try $0.finish() }
        case .drawHere: draw { $0.drawAwkward() }
        case .drawBesideOther:
            if let fault = trials.extensionFault { channel.send(.breach(fault)) }
            draw { $0.drawBesideOther() }
        case .stop:
            services.events.isStopRequested = true
            // A main loop handles it in `dispatch`.
            services.events.wake()
        case .outputClosed:
            services.output.isClosed = true
            services.events.wake()
        case .close: closeAndEnd()
        }
    }

    /// Maps memory that the host lends, and sends its address.
    private func map(_ descriptor: Int32, as segment: UInt32, size: UInt64, feed: UInt64) {
        guard let address = memory.map(descriptor, as: segment, size: size, feed: feed) else {
            sandbox_tell_end(WorkerProtocol.confusedStatus)
            channel.leaveConfused()
        }
        channel.send(.mapped(segment: segment, address: address))
    }

    /// Draws for validation, and sends the result.
    private func draw(_ draw: (TrialRenderers) -> PluginFailure?) {
        let failure = draw(trials)
        // Changes by these calls are found in runs of their own.
        signals = SignalWatch()
        channel.send(.returned(failure.map { WorkerFailure($0) }))
    }

    /// Displays a feed, which stays lent beyond the call; the one before is taken back when the
    /// call returns.
    private func displayFeed(_ address: UInt64, _ itemCount: UInt64, _ revision: UInt64) {
        guard let count = Int(exactly: itemCount) else { channel.leaveConfused() }
        let feed = BorrowedFeed(
            at: address, revision: revision, itemCount: count, session: self)
        guard let model = unsafe feed.model else { channel.leaveConfused() }
        call(.displayFeed) { instance in
            instance.deliver(.displayFeed) { table, failure in
                let last = instance.shown
                instance.shown = DisplayedFeed(
                    revision: revision, givenRevision: revision, itemCount: count)
                if table.hasReader { instance.shown.keepLent(last) }
                self.feeds.append(feed)
                let status = unsafe table.display(model, failure)
                self.takeBackFeeds()
                return status
            }
        }
    }

    /// Takes back the feeds that are no longer lent.
    private func takeBackFeeds() {
        let kept = instance?.shown.lentRevisions ?? []
        feeds.removeAll { !kept.contains($0.revision) }
        memory.keepFeeds(kept)
    }

    /// Drops cached items and sources after states have changed.
    func forgetStates() {
        feeds.last?.forgetStates()
    }

    // MARK: A reader

    private func displayItems(_ address: UInt64) {
        unsafe displayLent(.displayItems, feed_item_list.self, at: address) {
            instance, lent, table, failure in
            let last = self.list
            let next = unsafe BorrowedItemList(
                lent, of: self.feeds.last, after: last, session: self)
            guard let model = unsafe next.model else { self.channel.leaveConfused() }
            self.list = next
            defer { withExtendedLifetime(last) {} }
            return unsafe instance.display(model, on: table, failure)
        }
    }

    /// Displays an article; earlier feeds but its own are taken back when the call returns.
    private func displayArticle(_ address: UInt64, of revision: UInt64) {
        unsafe displayLent(.displayArticle, feed_open_article.self, at: address) {
            instance, lent, table, failure in
            let feed = self.feeds.first { $0.revision == revision }
            var copy = unsafe lent.pointee
            unsafe copy.feed = unsafe feed?.model
            guard feed != nil, let next = unsafe BorrowedPage(holding: copy, in: self.memory)
            else { self.channel.leaveConfused() }
            let last = self.article
            self.article = next
            defer {
                withExtendedLifetime(last) {}
                instance.shown.keepOthers { $0.revision == revision }
                self.takeBackFeeds()
            }
            return unsafe table.display(next.pointer(to: feed_open_article.self), failure)
        }
    }

    /// Displays a view model that stays lent for more than this call.
    private func displayLent<Model>(
        _ call: PluginCall, _ type: Model.Type, at address: UInt64,
        _ display:
            @escaping (PluginInstance, UnsafePointer<Model>, RendererTable, borrowing ErrorBuffer)
            -> feed_status
    ) {
        guard let lent = unsafe memory.values(type, at: address) else { channel.leaveConfused() }
        self.call(call) { instance in
            instance.deliver(call) { unsafe display(instance, lent, $0, $1) }
        }
    }

    private func displayImage(_ address: UInt64, _ image: UInt64?) {
        unsafe display(.displayImage, feed_image_view_model.self, at: address) {
            table, model, failure in
            var copy = unsafe model.pointee
            guard let request = unsafe copy.request, let instance = self.instance,
                unsafe instance.shown.shows(FeedImageRequest(lent: request.pointee))
            else { return feed_status(FEED_STATUS_OK) }
            let image = image.flatMap { self.images[$0] }
            unsafe copy.image = unsafe image.flatMap { unsafe instance.pointer(of: $0) }
            guard let page = unsafe BorrowedPage(holding: copy, in: self.memory) else {
                self.channel.leaveConfused()
            }
            defer { withExtendedLifetime(page) {} }
            return unsafe table.display(page.pointer(to: feed_image_view_model.self), failure)
        }
    }

    private func display<Model>(
        _ call: PluginCall, _ type: Model.Type, at address: UInt64,
        _ display:
            @escaping (RendererTable, UnsafePointer<Model>, borrowing ErrorBuffer) -> feed_status
    ) {
        guard let model = unsafe memory.values(type, at: address) else { channel.leaveConfused() }
        memory.setCallsReadable(true)
        displayDepth += 1
        self.call(call) { instance in
            instance.deliver(call) { unsafe display($0, model, $1) }
            displayDepth -= 1
            if displayDepth == 0 {
                memory.setCallsReadable(false)
            }
        }
    }

    /// Calls the plugin, and sends the result.
    private func call(_ call: PluginCall, _ body: (PluginInstance) throws -> Void) {
        guard let instance else { channel.leaveConfused() }
        var thrown: PluginFailure?
        do {
            try body(instance)
        } catch {
            thrown = error as? PluginFailure
        }
        reportSignals(in: call)
        channel.send(.returned((thrown ?? instance.failure).map { WorkerFailure($0) }))
    }

    /// Reports a call that has changed how signals are handled. A main loop may do so while it
    /// runs.
    private func reportSignals(in call: PluginCall) {
        guard instance?.isInCall != true else { return }
        for change in signals.changes(by: call) {
            channel.send(.breach(change))
        }
    }

    /// Makes an image, and sends its number or the failure.
    private func makeImage(
        _ make: (RendererTable, inout UnsafeMutableRawPointer?, borrowing ErrorBuffer) ->
            feed_status
    ) {
        guard let instance else { channel.leaveConfused() }
        let made = Result { () throws(PluginFailure) in
            try unsafe instance.makeImage(make)
        }
        reportSignals(in: .makeImage)
        switch made {
        case .success(let image):
            madeImages += 1
            images[madeImages] = image
            channel.send(.madeImage(madeImages, nil))
        case .failure(let failure): channel.send(.madeImage(nil, WorkerFailure(failure)))
        }
    }

    private func closeAndEnd() -> Never {
        images = [:]
        instance?.close()
        reportSignals(in: .destroy)
        channel.send(.closed)
        // A thread of the plugin may still run, so the host waits for the process to end.
        channel.leave()
    }
}
