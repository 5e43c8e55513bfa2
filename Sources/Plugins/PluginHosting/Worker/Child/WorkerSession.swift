import FeedModel
import FeedPluginAPI
import FeedViews
import Glibc
import LinuxSandbox
import WorkerProtocol

/// What a worker does: it keeps the one renderer of its plugin, hands it what the host displays,
/// and the host what the renderer writes and asks for.
final class WorkerSession {
    let memory = BorrowedMemory()
    private let channel: WorkerChannel
    private let start: WorkerStart
    private let plainText: (String) -> String
    private let output: WorkerOutput
    /// What is kept for the next renderer; `nil` where the host keeps nothing.
    private var kept: [UInt8]?
    private let events: WorkerEvents
    /// The feed displayed last.
    private var feed: BorrowedFeed?
    private var environment: WorkerEnvironment
    private var library: PluginLibrary?
    private var instance: PluginInstance?
    private var images: [UInt64: PluginImage] = [:]
    private var imagesMade: UInt64 = 0
    private var heapAtStart: UInt64 = 0
    /// What came in while an answer was waited for.
    private var unserved: [WorkerChannel.Delivery] = []
    /// How many displays are going on.
    private var displayDepth = 0

    init(
        channel: WorkerChannel, start: WorkerStart, plainText: @escaping (String) -> String
    ) {
        self.channel = channel
        self.start = start
        self.plainText = plainText
        kept = start.memory
        environment = start.environment
        output = WorkerOutput(channel: channel, capacity: start.outputCapacity)
        events = WorkerEvents(channel: channel.descriptor)
        events.session = self
        output.session = self
    }

    // MARK: Beginning

    /// Loads the plugin and makes the renderer; where that fails, the worker ends.
    ///
    /// - Parameter afterLoading: takes away what only loading needed; answers whether it could.
    func begin(afterLoading: () -> Bool) {
        // Written, not printed: at the end the plugin's standard output has to be empty.
        sandbox_set_plugin_runs(1)
        let library: PluginLibrary
        do {
            let file = try SealedFile(
                adopting: WorkerProcess.library, path: start.pluginPath, isKept: true)
            library = try PluginLibrary(loading: file) { () throws(PluginFault) in
                guard afterLoading() else {
                    throw .cannotLoad("the worker could not be confined any further")
                }
            }
        } catch {
            refuse(Self.refusal(for: error))
        }
        self.library = library
        heapAtStart = sandbox_heap_in_use()
        do {
            instance = try PluginInstance(
                of: library, options: options(for: library.manifest), services: services)
        } catch {
            refuse(Self.refusal(for: error))
        }
        instance?.delegate = self
        instance?.requests.areCounted = false
        channel.send(.created(features))
    }

    private var services: PluginHostServices {
        PluginHostServices(
            name: start.hostName, output: output,
            environment: { [unowned self] in PluginEnvironment(environment) },
            log: { [channel] message in
                channel.send(
                    message.isBreach
                        ? .breach(rule: "", text: message.text)
                        : .log(level: message.level.rawValue, text: message.text))
            },
            events: events, plainText: start.offersPlainText ? plainText : nil,
            memory: kept.map { _ in
                PluginMemory(
                    recall: { [unowned self] _ in kept ?? [] },
                    keep: { [unowned self] _, bytes in
                        kept = bytes
                        channel.send(.keep(bytes[...]))
                    })
            },
            suspend: { [channel] in channel.send(.request(.suspension)) })
    }

    private func options(for manifest: PluginManifest) -> PluginOptions {
        PluginOptions(checked: start.options.map { ($0.key, $0.value) })
    }

    private var features: WorkerFeatures {
        var features: WorkerFeatures = []
        guard let table = instance?.table else { return features }
        if table.hasFeedView { features.insert(.feedView) }
        if table.hasLoadingView { features.insert(.loadingView) }
        if table.hasErrorView { features.insert(.errorView) }
        if table.hasImageView { features.insert(.imageView) }
        if table.isInteractive { features.insert(.mainLoop) }
        return features
    }

    private func refuse(_ refusal: WorkerRefusal) -> Never {
        channel.send(.refused(refusal))
        sandbox_set_plugin_runs(0)
        _exit(0)
    }

    // MARK: Serving

    /// Does what the host says until it says that all is over.
    func serve() -> Never {
        while true {
            serve(unserved.isEmpty ? channel.next() : unserved.removeFirst())
        }
    }

    /// Does what has come in; for dispatch.
    func servePending() {
        while let delivery = unserved.isEmpty ? channel.poll() : unserved.removeFirst() {
            serve(delivery)
        }
    }

    /// Sends a question for a stretch of items, and waits for its answer; what else comes in waits.
    func ask(_ question: WorkerMessage) -> (first: UInt64, count: UInt64, address: UInt64) {
        channel.send(question)
        while true {
            let delivery = channel.next()
            switch (question, delivery.message) {
            case (.needItems, .items(let first, let count, let address)),
                (.needDetails, .details(let first, let count, let address)),
                (.needTexts, .texts(let first, let count, let address)):
                return (first, count, address)
            default: takeAside(delivery)
            }
        }
    }

    /// Looks whether the host has had enough of the output.
    func noticeMessages() {
        while let delivery = channel.poll() {
            takeAside(delivery)
        }
    }

    /// Does what needs no call of the plugin, and keeps the rest.
    private func takeAside(_ delivery: WorkerChannel.Delivery) {
        switch delivery.message {
        case .map, .unmap, .environment, .outputClosed, .stop: serve(delivery)
        default:
            unserved.append(delivery)
            events.wake()
        }
    }

    private func serve(_ delivery: WorkerChannel.Delivery) {
        switch delivery.message {
        case .start: leaveConfused()
        case .environment(let environment): self.environment = environment
        case .map(let segment, let size, let feed):
            guard
                let address = memory.map(
                    delivery.descriptor, as: segment, size: size, feed: feed)
            else {
                sandbox_tell_end(Self.confused)
                leaveConfused()
            }
            channel.send(.mapped(segment: segment, address: address))
        case .unmap(let segment): memory.unmap(segment)
        case .items, .details, .texts: leaveConfused()
        case .displayFeed(let address, let itemCount, let revision):
            displayFeed(address, itemCount, revision)
        case .displayLoading(let address):
            unsafe display(.displayLoading, feed_loading_view_model.self, at: address) {
                unsafe $0.display($1, &$2)
            }
        case .displayError(let address):
            unsafe display(.displayError, feed_error_view_model.self, at: address) {
                unsafe $0.display($1, &$2)
            }
        case .displayImage(let address, let image): displayImage(address, image)
        case .makeImage(let length, let mediaType):
            makeImage(delivery.descriptor, length, mediaType)
        case .makeImageFromPixels(let width, let height, let stride):
            makeImage(delivery.descriptor, width, height, stride)
        case .releaseImage(let number): images[number] = nil
        case .run: call { try $0.run() }
        case .placeChanged: instance?.placeDidChange()
        case .finish: call { try $0.finish() }
        case .rounds(let count): makeRounds(count)
        case .drawHere: drawHere()
        case .stop:
            events.isStopRequested = true
            // A main loop learns it from dispatch.
            events.wake()
        case .outputClosed:
            output.isClosed = true
            events.wake()
        case .close: closeAndEnd()
        }
    }

    /// The feed lasts beyond the call, and the one before it until the call returns.
    private func displayFeed(_ address: UInt64, _ itemCount: UInt64, _ revision: UInt64) {
        guard let count = Int(exactly: itemCount) else { leaveConfused() }
        let feed = BorrowedFeed(
            at: address, revision: revision, itemCount: count, session: self)
        guard let model = unsafe feed.model else { leaveConfused() }
        call { instance in
            instance.deliver(.displayFeed) { table, failure in
                instance.shown = ShownFeed(
                    revision: revision, givenRevision: revision, itemCount: count)
                let last = self.feed
                self.feed = feed
                let status = unsafe table.display(model, &failure)
                withExtendedLifetime(last) {}
                self.memory.takeBackFeeds(before: revision)
                return status
            }
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
            return unsafe table.display(&copy, &failure)
        }
    }

    private func display<Model>(
        _ call: PluginCall, _ type: Model.Type, at address: UInt64,
        _ display:
            @escaping (RendererTable, UnsafePointer<Model>, inout ErrorBuffer) -> feed_status
    ) {
        guard let model = unsafe memory.values(type, at: address) else { leaveConfused() }
        memory.setCallsReadable(true)
        displayDepth += 1
        self.call { instance in
            instance.deliver(call) { unsafe display($0, model, &$1) }
            displayDepth -= 1
            if displayDepth == 0 {
                memory.setCallsReadable(false)
            }
        }
    }

    /// Makes a call of the plugin, and tells the host what became of it.
    private func call(_ body: (PluginInstance) throws -> Void) {
        guard let instance else { leaveConfused() }
        var thrown: PluginFailure?
        do {
            try body(instance)
        } catch {
            thrown = error as? PluginFailure
        }
        channel.send(.returned((thrown ?? instance.failure).map { WorkerFailure($0) }))
    }

    private func makeImage(_ descriptor: Int32, _ length: UInt64, _ mediaType: String) {
        guard descriptor >= 0, let length = Int(exactly: length) else { leaveConfused() }
        defer { close(descriptor) }
        guard let bytes = FileBytes(descriptor: descriptor).bytes(at: 0, count: length) else {
            leaveConfused()
        }
        makeImage { instance throws(PluginFailure) in
            try instance.makeImage(FeedImageData(bytes: bytes, mediaType: mediaType))
        }
    }

    /// Makes an image of pixels, which the plugin reads where the host has put them.
    private func makeImage(
        _ descriptor: Int32, _ width: UInt32, _ height: UInt32, _ stride: UInt64
    ) {
        guard descriptor >= 0, FeedImageForm.areSides(Int(width), Int(height)),
            let stride = Int(exactly: stride), stride >= Int(width) * 4, stride < 1 << 20
        else { leaveConfused() }
        defer { close(descriptor) }
        let count = stride * Int(height)
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, status.st_size >= count,
            let memory = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0),
            unsafe memory != MAP_FAILED
        else { leaveConfused() }
        defer { unsafe munmap(memory, count) }
        var pixels = unsafe feed_pixels(
            size: MemoryLayout<feed_pixels>.size, width: width, height: height, stride: stride,
            bytes: memory.assumingMemoryBound(to: UInt8.self))
        makeImage { instance throws(PluginFailure) in
            try unsafe instance.makeImage { table, image, failure in
                unsafe table.makeImage(from: &pixels, &image, &failure)
            }
        }
    }

    /// Has an image made, and tells the host its number, or why there is none.
    private func makeImage(_ make: (PluginInstance) throws(PluginFailure) -> PluginImage) {
        guard let instance else { leaveConfused() }
        var number: UInt64?
        var failure: PluginFailure?
        do {
            let image = try make(instance)
            imagesMade += 1
            images[imagesMade] = image
            number = imagesMade
        } catch {
            failure = error
        }
        channel.send(.madeImage(number, failure.map { WorkerFailure($0) }))
    }

    /// Draws the awkward feed as the in-process seat does, with memory of this process.
    private func drawHere() {
        guard let library else { leaveConfused() }
        var failure: PluginFailure?
        do {
            let renderer = try PluginRenderer(
                of: library, options: options(for: library.manifest), services: services)
            renderer.feedView?.display(SampleFeeds.awkward)
            do {
                try renderer.finish()
            } catch let problem {
                failure = problem
            }
            renderer.close()
        } catch {
            failure = error
        }
        output.flush()
        channel.send(.returned(failure.map { WorkerFailure($0) }))
    }

    /// Makes renderers and ends them, one after another, and tells what that has left behind.
    private func makeRounds(_ count: UInt32) {
        guard let library else { leaveConfused() }
        let options = options(for: library.manifest)
        var heapBefore: UInt64 = 0
        for round in 0..<count {
            // The first rounds fill caches.
            if round == count / 4 {
                heapBefore = sandbox_heap_in_use()
            }
            do {
                try PluginInstance(of: library, options: options, services: services).close()
            } catch {
                break
            }
        }
        let growth = Int64(clamping: sandbox_heap_in_use()) - Int64(clamping: heapBefore)
        channel.send(
            .measured(
                heapGrowth: growth / Int64(max(1, count - count / 4)) - keptForEachRenderer,
                blockedSignals: UInt32(clamping: sandbox_blocked_signals())))
    }

    /// What the host itself keeps of each renderer, and no plugin can help.
    private var keptForEachRenderer: Int64 {
        let count = 64
        let heapBefore = sandbox_heap_in_use()
        for _ in 0..<count {
            let services = services
            HostTable(
                plugin: "", name: services.name, log: services.log,
                wake: services.events.makeWakeUp()
            ).close()
        }
        let growth = Int64(clamping: sandbox_heap_in_use()) - Int64(clamping: heapBefore)
        return growth / Int64(count)
    }

    private func closeAndEnd() -> Never {
        images = [:]
        instance?.close()
        let heap = Int64(clamping: sandbox_heap_in_use()) - Int64(clamping: heapAtStart)
        channel.send(.closed(heapGrowth: heap))
        // A plugin's thread may still be at work: the host waits for the end of the process.
        sandbox_set_plugin_runs(0)
        _exit(0)
    }

    /// The status of a worker that can't go on.
    static let confused: Int32 = 76

    /// The host says what makes no sense, or what there is no room for: a worker can't go on.
    private func leaveConfused() -> Never {
        sandbox_set_plugin_runs(0)
        _exit(Self.confused)
    }
}

extension WorkerSession: FeedDelegate {
    func didRequestFeedRefresh() {
        channel.send(.request(.refresh))
    }

    func didRequestImage(for request: FeedImageRequest) {
        send(.request, request)
    }

    func didCancelImageRequest(for request: FeedImageRequest) {
        send(.cancel, request)
    }

    func didRequestImagePreload(for request: FeedImageRequest) {
        send(.preload, request)
    }

    private func send(_ kind: WorkerImageWish.Kind, _ request: FeedImageRequest) {
        var wish = WorkerImageWish(
            kind: kind, feed: request.revision, index: request.index.map { UInt64($0) } ?? .max,
            url: request.url, width: 0, height: 0)
        if case .pixels(let width, let height) = request.form {
            wish.width = UInt32(clamping: width)
            wish.height = UInt32(clamping: height)
        }
        channel.send(.image(wish))
    }

    func didRequestItemRead(_ isRead: Bool, for index: Int, in revision: UInt64) {
        channel.send(.markItem(feed: revision, index: UInt64(index), isRead: isRead))
        // Asked for anew, it says so.
        feed?.forgetItems()
    }

    func didRequestOpening(of url: String, from index: Int?, in revision: UInt64) {
        channel.send(.openLink(feed: revision, index: index.map { UInt64($0) } ?? .max, url: url))
    }

    func didRequestCopy(of text: String) {
        var rest = Array(text.utf8)[...]
        repeat {
            let part = rest.prefix(WorkerProtocol.maximumOutputLength)
            rest = rest.dropFirst(part.count)
            channel.send(.copyText(part: part, isLast: rest.isEmpty))
        } while !rest.isEmpty
    }
}
