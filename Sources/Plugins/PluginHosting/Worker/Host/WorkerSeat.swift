package import FeedModel
import FeedPluginAPI
package import FeedViews
import Glibc
import LinuxSandbox
import LinuxSystem
package import WorkerProtocol

/// The worker seat: a renderer in a process of its own, confined before its first instruction.
///
/// To presenters it is like the other seat: the same views, the same order, the same failures.
/// Whatever the plugin does to its process becomes one ``PluginFailure``.
package final class WorkerSeat: RendererSeat {
    package let manifest: PluginManifest
    package var delegate: (any FeedDelegate)?
    package private(set) var failure: PluginFailure?
    /// Which parts of the confinement hold; `nil` before the worker has told.
    package private(set) var confinement: ConfinementReport?
    /// What the plugin tried and was refused.
    package private(set) var refusedCalls: [RefusedCall] = []
    /// How much more of the heap was in use at the renderer's end than when it was made; `nil`
    /// before.
    package private(set) var heapGrowth: Int64?

    private let path: String
    private var lent = LentAddresses()
    private let symbols: PluginSymbols
    private let terminalModes: TerminalModes?
    private let settings: WorkerSettings
    private let services: PluginHostServices
    private var connection: WorkerConnection?
    private var features: WorkerFeatures?
    /// For what is lent for single calls.
    private lazy var arena = Arena(in: LentMemory(of: self))
    private var environment: WorkerEnvironment
    /// The feed displayed last, and, while its display goes on, the one before.
    private var feed: WorkerFeed?
    private var lastFeed: WorkerFeed?
    private var segments: UInt32 = 0
    /// What the worker wants to know while memory is being mapped for something else.
    private var question: WorkerMessage?

    private var conversation = WorkerConversation()
    /// How the main loop returned, where that was while something in it was waited for.
    private var loopEnd: WorkerFailure??
    private var pending: [() -> Void] = []
    private var isDraining = false
    private var isClosed = false
    private var isOutputRefused = false
    private var isStopTold = false
    private var written = 0
    private var logged = 0
    private var requested = RequestCount()
    private var vainQuestions = 0
    private var refusals = RefusalRecord()
    /// What has come of a text that is to be copied.
    private var copied: [UInt8] = []
    private var copiedTooMuch = false
    /// How many addresses and texts wait to be opened or copied.
    private var waitingWishes = 0
    private var lastIncident: WorkerIncident?
    /// Whether the worker had used up its memory when it told of that.
    private var wasMemoryUsedUp = false
    private var position: WorkerIncident?
    /// Milliseconds that calls have taken.
    private var waited = 0
    /// Milliseconds the output took to be written, which is its reader's fault.
    private var excused = 0
    private var received = 0
    private var displayed = 0
    private let birth = WorkerConnection.now

    /// Starts a worker for a plugin. Returns at once; the plugin is loaded in the meantime.
    ///
    /// - Parameters:
    ///   - file: a sealed copy of the plugin.
    ///   - options: what the renderer is made with.
    ///   - services: as for the other seat.
    ///   - settings: what the worker may do.
    /// - Throws: where no process could be made.
    package init(
        of file: consuming SealedFile, options: PluginOptions, services: PluginHostServices,
        settings: WorkerSettings = WorkerSettings()
    ) throws(PluginFailure) {
        manifest = file.manifest
        path = file.path
        symbols = PluginSymbols(
            path: file.path, reader: NameReader(executable: settings.executable),
            memory: settings.names)
        self.settings = settings
        self.services = services
        environment = WorkerEnvironment(services.environment())
        let terminal: Int32? =
            settings.grants.contains(.terminal)
            ? settings.lendsTerminal ? Self.lentTerminal : Self.terminal : nil
        terminalModes = settings.lendsTerminal ? nil : terminal.flatMap(TerminalModes.init(of:))
        defer {
            if let terminal { Glibc.close(terminal) }
        }
        do {
            connection = try WorkerConnection(
                executable: settings.executable, variables: settings.variables,
                library: file.descriptor, terminal: terminal,
                hasOwnSession: terminal == nil || settings.lendsTerminal,
                memoryLimit: settings.limits.memory, threadLimit: settings.threadLimit)
        } catch {
            throw PluginFailure(
                plugin: file.manifest.id, call: .create,
                reason: .refused(.noWorker(unsafe String(cString: strerror(error.number)))),
                message: nil)
        }
        let start = WorkerStart(
            hostName: services.name, pluginPath: path, grants: settings.grants,
            limits: settings.limits, acceptsMissingParts: settings.acceptsMissingParts,
            withheldParts: settings.withheldParts,
            offersPlainText: services.plainText != nil,
            memory: services.memory?.recall(file.manifest.id),
            outputCapacity: settings.outputCapacity,
            options: options.entries.map { WorkerStart.Option(key: $0.key, value: $0.value) },
            environment: environment)
        // What ends the worker before it can be told anything is told as at any later time.
        _ = send(.start(start))
    }

    /// How large a lent terminal is.
    package static let lentTerminalSize = (columns: 80, rows: 24)

    private static var lentTerminal: Int32? {
        let descriptor = linux_terminal_lend(
            Int32(lentTerminalSize.columns), Int32(lentTerminalSize.rows))
        return descriptor < 0 ? nil : descriptor
    }

    private static var terminal: Int32? {
        let descriptor = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC)
        return descriptor < 0 ? nil : descriptor
    }

    deinit {
        close()
    }

    // MARK: Views

    // A plugin has the views its note promises; that it really has is seen when the worker tells.

    package var feedView: (any FeedView)? {
        manifest.views.contains(.feed) ? WorkerFeedView(self) : nil
    }

    package var loadingView: (any FeedLoadingView)? {
        manifest.views.contains(.loading) ? WorkerLoadingView(self) : nil
    }

    package var errorView: (any FeedErrorView)? {
        manifest.views.contains(.error) ? WorkerErrorView(self) : nil
    }

    package var imageView: PluginImageView? {
        guard manifest.views.contains(.image) else { return nil }
        return PluginImageView { [self] in display($0) }
    }

    package var isInteractive: Bool {
        awaitRenderer()?.contains(.mainLoop) == true
    }

    func display(_ viewModel: FeedViewModel) {
        deliver(.displayFeed) { seat in
            seat.requested.forgetAddresses()
            seat.displayed += viewModel.items.count
            let revision = seat.shown.revision + 1
            let feed = WorkerFeed(
                viewModel, revision: revision, in: LentMemory(of: seat, feed: revision))
            seat.lastFeed = seat.feed
            seat.feed = feed
            return .displayFeed(
                address: feed.address, itemCount: UInt64(feed.shown.itemCount),
                revision: revision)
        }
    }

    func display(_ viewModel: FeedLoadingViewModel) {
        deliver(.displayLoading) { seat in
            seat.arena.reset()
            let address = seat.arena.address(of: viewModel)
            return .displayLoading(address: address)
        }
    }

    func display(_ viewModel: FeedErrorViewModel) {
        deliver(.displayError) { seat in
            seat.arena.reset()
            let address = seat.arena.address(of: viewModel)
            return .displayError(address: address)
        }
    }

    private func display(_ viewModel: FeedImageViewModel<PluginImage>) {
        deliver(.displayImage) { seat in
            seat.arena.reset()
            let shown = seat.shown
            guard viewModel.request.revision == shown.givenRevision else { return nil }
            let image = viewModel.image?.number(in: seat)
            let address = seat.arena.address(of: viewModel, revision: shown.revision)
            return .displayImage(
                address: address, image: image.map { UInt64($0) })
        }
    }

    package func makeImage(_ data: FeedImageData) throws(PluginFailure) -> PluginImage {
        guard failure == nil, !isClosed, awaitRenderer() != nil, conversation.isCallable else {
            throw failure(in: .makeImage, .contractBroken("no image can be made now"))
        }
        let bytes: [UInt8]
        let message: HostMessage
        switch data {
        case .file(let picture):
            bytes = picture.bytes
            message = .makeImage(length: UInt64(bytes.count), mediaType: picture.mediaType)
        case .pixels(let pixels):
            bytes = pixels.bytes
            message = .makeImageFromPixels(
                width: UInt32(clamping: pixels.width), height: UInt32(clamping: pixels.height),
                stride: UInt64(clamping: pixels.bytesPerRow))
        }
        let file = unsafe bytes.withUnsafeBytes {
            unsafe sandbox_sealed_copy($0.baseAddress, $0.count)
        }
        guard file >= 0 else {
            throw failure(in: .makeImage, .refused(.noWorker("there is no memory")))
        }
        defer { Glibc.close(file) }
        guard case .madeImage(let number, let problem)? = call(.makeImage, message, file) else {
            throw failure ?? failure(in: .makeImage, .contractBroken("no image came back"))
        }
        guard let number = number.flatMap({ Int(exactly: $0) }) else {
            throw problem?.failure(of: manifest.id)
                ?? failure(in: .makeImage, .contractBroken("no image came back"))
        }
        return PluginImage(number: number, of: self)
    }

    package func run() throws(PluginFailure) {
        _ = awaitRenderer()
        if let failure { throw failure }
        _ = call(.run, .run)
        drain()
        if let failure { throw failure }
    }

    package func placeDidChange() {
        guard conversation.isLoopRunning, failure == nil else { return }
        sendEnvironment()
        _ = send(.placeChanged)
    }

    package func finish() throws(PluginFailure) {
        _ = awaitRenderer()
        if let failure { throw failure }
        sendEnvironment()
        _ = call(.finish, .finish)
        if let failure { throw failure }
    }

    /// What many renderers of the plugin, made one after another, leave behind each.
    package func measure(rounds: UInt32) -> (heapGrowth: Int64, blockedSignals: UInt32)? {
        guard awaitRenderer() != nil,
            case .measured(let growth, let blocked)? = call(.create, .rounds(rounds))
        else { return nil }
        return (growth, blocked)
    }

    /// Has the worker draw ``SampleFeeds/awkward`` as the in-process seat does.
    package func drawHere() {
        guard awaitRenderer() != nil else { return }
        _ = call(.displayFeed, .drawHere)
    }

    package func close() {
        guard !isClosed else { return }
        isClosed = true
        pending = []
        delegate = nil
        if let connection, failure?.isLoss != true, features != nil {
            if connection.send(
                .close, before: WorkerConnection.now + settings.deadlines.closing)
            {
                awaitClosing(connection)
            }
        }
        if let connection {
            tellPrinted(connection)
            _ = connection.reap()
        }
        connection = nil
        feed = nil
        lastFeed = nil
        terminalModes?.restore()
    }

    /// What went past the host was dropped, and is told.
    private func tellPrinted(_ connection: WorkerConnection) {
        if connection.wasRefusedThreads {
            complain("tried to have more than \(settings.threadLimit) threads; refused")
        }
        if connection.printedCount > 0 {
            complain("printed \(connection.printedCount) bytes past the host; dropped")
        }
        let words = connection.lastWords
        if failure == nil, !words.isEmpty {
            services.log(
                PluginLogMessage(
                    plugin: manifest.id, level: .debug,
                    text: "said on its standard error: \(words.joined(separator: " / "))"))
        }
    }

    private func awaitClosing(_ connection: WorkerConnection) {
        conversation.begin(.closing)
        defer { conversation.end() }
        let deadline = now + settings.deadlines.closing
        while true {
            switch next(before: deadline) {
            case .message(.closed(let growth)):
                heapGrowth = growth
                _ = connection.reap(within: settings.deadlines.closing)
                return
            case .message(let message):
                guard take(message) else { return }
            case .timedOut:
                // What it drew is complete; that it can't end well is only worth a word.
                _ = connection.reap()
                complain("did not end when it was told to")
                return
            case .ended, .nonsense, .interrupted:
                if let end = connection.reap(within: settings.deadlines.closing) {
                    complain(loss(cause(of: end), lastIncident).words + " when it was to end")
                }
                return
            }
        }
    }

    // MARK: Calls

    /// The time by which the worker is judged: it stands still while its output is written.
    private var now: Int { WorkerConnection.now - excused }

    /// What happens next; a message that makes no sense now is told as nonsense.
    ///
    /// - Parameter deadline: until when to wait, on the clock of ``now``.
    private func next(
        before deadline: Int, watching descriptor: Int32? = nil
    ) -> WorkerConnection.Event {
        guard let connection else { return .ended }
        let event = connection.next(before: deadline + excused, watching: descriptor)
        guard case .message(let message) = event else { return event }
        received += 1
        if received > messageLimit {
            lose(.flood(.messages), in: .displayFeed)
            return .nonsense
        }
        return conversation.admits(message) ? event : .nonsense
    }

    /// How many messages are taken of the worker: so many for each item, and for each second that
    /// it is there.
    private var messageLimit: Int {
        settings.messageLimit + 32 * displayed + (WorkerConnection.now - birth)
    }

    /// - Parameter encode: makes the message when it is sent; `nil` where there is nothing to say then.
    private func deliver(_ call: PluginCall, _ encode: @escaping (WorkerSeat) -> HostMessage?) {
        guard failure == nil, !isClosed, let features = awaitRenderer() else { return }
        guard let view = Self.view(for: call), features.contains(view) else {
            // Pictures are an extra, which a plugin may give or not as its options say.
            if call != .displayImage {
                // The other seat finds it out when the renderer is made; it is told alike.
                fail(failure(in: .create, .contractBroken(PluginFailure.missingView)))
            }
            return
        }
        guard conversation.isCallable else {
            pending.append { [weak self] in self?.deliver(call, encode) }
            return
        }
        sendEnvironment()
        if let message = encode(self) {
            _ = self.call(call, message)
        }
        lastFeed = nil
        drain()
    }

    private static func view(for call: PluginCall) -> WorkerFeatures? {
        switch call {
        case .displayFeed: .feedView
        case .displayLoading: .loadingView
        case .displayError: .errorView
        case .displayImage: .imageView
        default: nil
        }
    }

    private func sendEnvironment() {
        let current = WorkerEnvironment(services.environment())
        if current != environment {
            environment = current
            _ = send(.environment(current))
        }
    }

    /// Makes a call and waits for its end, serving the plugin meanwhile.
    private func call(
        _ call: PluginCall, _ message: HostMessage, _ descriptor: Int32 = -1
    ) -> WorkerMessage? {
        guard failure == nil, send(message, descriptor) else { return nil }
        conversation.begin(.call(call))
        let start = now
        let isLoop = call == .run
        defer {
            conversation.end()
            if !isLoop {
                waited += now - start
            }
        }
        let deadline =
            start + min(settings.deadlines.call, max(0, settings.deadlines.total - waited))
        /// Until when a main loop has to be left that nobody is in front of.
        let unattended = settings.grants.isEmpty ? start + settings.deadlines.total : nil
        /// Until when a main loop has to be left.
        var leaving: Int?
        while failure == nil {
            if let question {
                self.question = nil
                answer(question)
            }
            if isLoop, let problem = loopEnd {
                loopEnd = nil
                return returned(problem, from: call)
            }
            switch next(
                before: isLoop ? leaving ?? unattended ?? now + 3_600_000 : deadline,
                watching: isLoop ? services.events.descriptor : nil)
            {
            case .message(.returned(let problem)) where call != .makeImage && call != .create:
                return returned(problem, from: call)
            case .message(.madeImage(let number, let problem)):
                return .madeImage(number, problem)
            case .message(.measured(let growth, let blocked)):
                return .measured(heapGrowth: growth, blockedSignals: blocked)
            case .message(let message):
                guard take(message) else { return nil }
            case .interrupted:
                services.events.runPending()
                drain()
                if services.events.isStopRequested && !isStopTold {
                    isStopTold = true
                    _ = send(.stop)
                    leaving = now + settings.deadlines.leaving
                }
            case .timedOut where isLoop && leaving == nil && unattended == nil: continue
            case .timedOut where isLoop && leaving == nil:
                lose(.ranOn(settings.deadlines.total), in: call)
            case .timedOut where isLoop: lose(.hung(settings.deadlines.leaving), in: call)
            case .timedOut: lose(.hung(settings.deadlines.call), in: call)
            case .nonsense: lose(.brokeProtocol, in: call)
            case .ended: loseEnded(in: call)
            }
        }
        return nil
    }

    /// Keeps what a call that has returned says of itself.
    private func returned(_ problem: WorkerFailure?, from call: PluginCall) -> WorkerMessage {
        if isOutputRefused {
            fail(failure(in: call, .outputRefused))
        } else if let problem {
            fail(problem.failure(of: manifest.id))
        }
        return .returned(problem)
    }

    /// Waits until the worker has a renderer; `nil` where it has none.
    @discardableResult
    private func awaitRenderer() -> WorkerFeatures? {
        if let features { return features }
        guard failure == nil, !isClosed else { return nil }
        conversation.begin(.renderer)
        defer { conversation.end() }
        let deadline = now + settings.deadlines.loading
        while failure == nil {
            switch next(before: deadline) {
            case .message(.confined(let version, let report)):
                guard version == WorkerProtocol.version else {
                    lose(.brokeProtocol, in: .create)
                    continue
                }
                note(report)
            case .message(.created(let features)):
                guard isConfinementSeen() else { return nil }
                self.features = features
                return features
            case .message(.refused(let refusal)):
                guard isCredible(refusal) else {
                    lose(.brokeProtocol, in: .create)
                    continue
                }
                fail(failure(in: .create, .refused(fault(for: refusal))))
            case .message(let message):
                guard take(message) else { return nil }
            case .interrupted: continue
            case .timedOut: lose(.hung(settings.deadlines.loading), in: .create)
            case .nonsense: lose(.brokeProtocol, in: .create)
            case .ended: loseEnded(in: .create)
            }
        }
        return nil
    }

    /// That it is not confined can be said only where the worker, before it was the plugin's, has told
    /// what is missing.
    private func isCredible(_ refusal: WorkerRefusal) -> Bool {
        refusal.kind != .notConfined
            || !settings.acceptsMissingParts && confinement?.absences.isEmpty == false
    }

    private func fault(for refusal: WorkerRefusal) -> PluginFault {
        let detail = refusal.detail.oneDisplayableLine
        return switch refusal.kind {
        case .notConfined:
            .notConfined(
                missing: confinement?.absences.map { Self.name(of: $0.part) } ?? [],
                holding: confinement?.active.map(Self.name) ?? [])
        case .cannotLoad: .cannotLoad(detail)
        case .noEntry: .noEntry
        case .entryRefused: .entryRefused
        case .contractBroken: .contractBroken(detail)
        case .createFailed: .createFailed(detail)
        case .workerFailed: .noWorker(detail)
        }
    }

    /// Looks whether what the worker told of its confinement is so, as far as the system shows it.
    /// Answers whether the plugin may be called; nothing that it can do takes any of it away.
    private func isConfinementSeen() -> Bool {
        guard let told = confinement, let status = connection?.status,
            let own = Self.ownStatus, let seen = told.confirmed(by: status, beside: own.filters)
        else { return true }
        note(seen)
        guard !settings.acceptsMissingParts else { return true }
        fail(
            failure(
                in: .create, .refused(fault(for: WorkerRefusal(kind: .notConfined)))))
        return false
    }

    private static let ownStatus = ProcessStatus(of: getpid())

    /// Keeps what the confinement is; what it lacks is told where the plugin may run without.
    private func note(_ report: ConfinementReport) {
        confinement = report
        guard settings.acceptsMissingParts, !report.absences.isEmpty else { return }
        let missing = report.absences.map { Self.name(of: $0.part) }.joined(separator: ", ")
        let holding = report.active.map(Self.name).joined(separator: ", ")
        services.log(
            PluginLogMessage(
                plugin: manifest.id, level: .warning,
                text: "runs though this kernel lacks \(missing); what holds: \(holding)"))
    }

    /// What a part of the confinement is called.
    package static func name(of part: ConfinementPart) -> String {
        switch part {
        case .landlock: "Landlock"
        case .seccomp: "seccomp"
        case .noNewPrivileges: "no_new_privs"
        case .memoryLimit: "memory limit"
        case .processorLimit: "processor limit"
        case .fileLimits: "file limits"
        case .isolation: "isolation"
        }
    }

    // MARK: Serving the plugin

    /// Does what a message asks for that is no answer. Answers whether the conversation goes on.
    private func take(_ message: WorkerMessage) -> Bool {
        switch message {
        case .output(let stream, let bytes): write(bytes, to: stream)
        case .log(let level, let text): log(level, text)
        case .breach(_, let text): passOn(.warning, text, isBreach: true)
        case .request(.refresh): noteRefresh()
        case .request(.suspension):
            if countRequest(), conversation.isLoopRunning { services.suspend() }
        case .image(let wish): note(wish)
        case .markItem(let feed, let index, let isRead): note(isRead, for: index, in: feed)
        case .openLink(let feed, let index, let url): noteOpening(of: url, from: index, in: feed)
        case .copyText(let part, let isLast): noteCopying(of: part, isLast: isLast)
        case .keep(let bytes): keep(bytes)
        case .needItems, .needDetails, .needTexts:
            if conversation.isMapping {
                question = message
            } else {
                answer(message)
            }
        case .incident(let incident): note(incident)
        case .returned(let problem): loopEnd = .some(problem)
        case .confined, .created, .refused, .madeImage, .closed, .mapped, .measured:
            lose(.brokeProtocol, in: .displayFeed)
        }
        if connection?.isFlooding == true {
            lose(.flood(.printed), in: .displayFeed)
        }
        return failure?.isLoss != true
    }

    private func write(_ bytes: ArraySlice<UInt8>, to stream: UInt8) {
        guard let stream = PluginStream(rawValue: Int32(stream)) else {
            lose(.brokeProtocol, in: .displayFeed)
            return
        }
        written += bytes.count
        guard written <= settings.outputLimit else {
            lose(.flood(.output), in: .displayFeed)
            return
        }
        guard !(isOutputRefused && stream == .output) else { return }
        let start = WorkerConnection.now
        let isTaken = unsafe bytes.withUnsafeBytes { bytes in
            unsafe services.output.write(RawSpan(_unsafeBytes: bytes), to: stream)
        }
        excused += WorkerConnection.now - start
        if !isTaken && stream == .output {
            isOutputRefused = true
            _ = send(.outputClosed)
        }
    }

    private func log(_ level: Int32, _ text: String) {
        passOn(PluginLogMessage.Level(rawValue: level) ?? .warning, text)
    }

    /// Passes on what the plugin says, or its side of the worker.
    private func passOn(_ level: PluginLogMessage.Level, _ text: String, isBreach: Bool = false) {
        logged += 1
        guard logged <= settings.logLimit else {
            lose(.flood(.log), in: .displayFeed)
            return
        }
        guard logged <= Self.shownLogs else { return }
        services.log(
            PluginLogMessage(
                plugin: manifest.id, level: level, text: text.oneDisplayableLine,
                isBreach: isBreach))
    }

    /// Tells the person what the plugin does against the contract. However much it says itself, this
    /// is told.
    private func complain(_ text: String) {
        services.log(
            PluginLogMessage(plugin: manifest.id, level: .warning, text: text, isBreach: true))
    }

    /// How many messages are passed on; nobody reads more.
    private static let shownLogs = 100

    /// The feed displayed last; what stands for none where there is none yet.
    private var shown: ShownFeed { feed?.shown ?? ShownFeed() }

    private func noteRefresh() {
        passRequestTime()
        guard requested.takesRefresh(limit: settings.requestLimit) else {
            lose(.flood(.refreshes), in: .displayFeed)
            return
        }
        delegate?.didRequestFeedRefresh()
    }

    private func note(_ wish: WorkerImageWish) {
        guard countRequest() else { return }
        let shown = shown
        // The worker has checked that, but the worker is the plugin's.
        guard wish.feed == shown.revision,
            wish.index == .max || wish.index < UInt64(shown.itemCount),
            let form = Self.form(of: wish)
        else { return }
        let length = wish.url?.utf8.count ?? 0
        guard length <= Int(FEED_IMAGE_MAXIMUM_ADDRESS) else { return }
        // They are kept until they are answered, and a large feed may have very many asked for.
        guard requested.takesAddress(of: length) else {
            lose(.flood(.requests), in: .displayFeed)
            return
        }
        let request = FeedImageRequest(
            revision: shown.givenRevision, index: Int(exactly: wish.index), url: wish.url,
            form: form)
        switch wish.kind {
        case .request: delegate?.didRequestImage(for: request)
        case .cancel: delegate?.didCancelImageRequest(for: request)
        case .preload: delegate?.didRequestImagePreload(for: request)
        }
    }

    /// What a picture is wanted as; `nil` where that is nothing.
    private static func form(of wish: WorkerImageWish) -> FeedImageForm? {
        if wish.width == 0, wish.height == 0 { return .file }
        let width = Int(wish.width)
        let height = Int(wish.height)
        return FeedImageForm.areSides(width, height)
            ? .pixels(maximumWidth: width, maximumHeight: height) : nil
    }

    /// Whether the renderer may ask for what a person does: nobody sits before one without a main
    /// loop.
    private var mayReadFor: Bool { features?.contains(.mainLoop) == true }

    private func note(_ isRead: Bool, for index: UInt64, in feed: UInt64) {
        guard countRequest(), mayReadFor, feed == shown.revision, let index = Int(exactly: index),
            index < shown.itemCount
        else { return }
        // At once: no view is called from it, and the items that are asked for next say so.
        delegate?.didRequestItemRead(isRead, for: index, in: shown.givenRevision)
    }

    private func noteOpening(of url: String, from index: UInt64, in feed: UInt64) {
        let shown = shown
        guard countRequest(), mayReadFor, feed == shown.revision,
            index == .max || index < UInt64(shown.itemCount),
            url.utf8.count <= ReadingLimits.addressBytes, ReadingLimits.isOpenable(url)
        else { return }
        wish { $0.didRequestOpening(of: url, from: Int(exactly: index), in: shown.givenRevision) }
    }

    /// Keeps what the next renderer is to be given; the worker has seen to its length, but the worker is
    /// the plugin's.
    private func keep(_ bytes: ArraySlice<UInt8>) {
        guard countRequest(), bytes.count <= PluginMemory.maximumLength else { return }
        services.memory?.keep(manifest.id, Array(bytes))
    }

    private func noteCopying(of part: ArraySlice<UInt8>, isLast: Bool) {
        guard countRequest(), mayReadFor else { return }
        copiedTooMuch = copiedTooMuch || copied.count + part.count > ReadingLimits.textBytes
        if !copiedTooMuch { copied += part }
        guard isLast else { return }
        let (text, isWhole) = (String(decoding: copied, as: UTF8.self), !copiedTooMuch)
        copied = []
        copiedTooMuch = false
        // The worker has checked that, but the worker is the plugin's.
        guard isWhole else { return }
        wish { $0.didRequestCopy(of: text) }
    }

    /// Tells the delegate, where not too many addresses and texts wait for that already.
    private func wish(
        _ body: @escaping (any FeedDelegate) -> Void
    ) {
        guard waitingWishes < ReadingLimits.waiting else { return }
        waitingWishes += 1
        tell { [weak self] delegate in
            self?.waitingWishes -= 1
            delegate.map(body)
        }
    }

    /// Who sits before a main loop may ask for more as time goes by.
    private func passRequestTime() {
        if conversation.isLoopRunning { requested.passTime(to: WorkerConnection.now) }
    }

    /// Counts what is asked of the delegate; false where that is too much, and the worker is lost.
    private func countRequest() -> Bool {
        passRequestTime()
        guard
            requested.takesRequest(limit: settings.requestLimit, itemCount: shown.itemCount)
        else {
            lose(.flood(.requests), in: .displayFeed)
            return false
        }
        return true
    }

    /// Tells the delegate, if there is one, when the plugin can be called.
    private func tell(_ wish: @escaping ((any FeedDelegate)?) -> Void) {
        pending.append { [weak self] in
            if let self { wish(self.delegate) }
        }
        if conversation.isInMainLoop {
            drain()
        }
    }

    private func drain() {
        guard !isDraining, conversation.isCallable else { return }
        isDraining = true
        defer { isDraining = false }
        while !pending.isEmpty && failure == nil && !isClosed {
            let work = pending
            pending = []
            for item in work {
                item()
            }
        }
    }

    /// How many questions about feeds that are gone are answered. One that goes on asking would keep
    /// the host busy until the deadline of the call.
    private static let vainQuestionLimit = 100

    /// Answers a question for items: where they are of a feed that is gone, with none.
    private func answer(_ question: WorkerMessage) {
        defer { conversation.didAnswer() }
        switch question {
        case .needItems(let revision, let first):
            answer(revision, first, { $0.items(from: first) }, HostMessage.items)
        case .needDetails(let revision, let first):
            answer(revision, first, { $0.details(from: first) }, HostMessage.details)
        case .needTexts(let revision, let kind, let first):
            guard let text = FeedItemText(kind) else {
                lose(.brokeProtocol, in: .displayFeed)
                return
            }
            answer(revision, first, { $0.texts(text, from: first) }, HostMessage.texts)
        default: return
        }
    }

    private func answer(
        _ revision: UInt64, _ first: UInt64,
        _ stretch: (WorkerFeed) -> (address: UInt64, count: Int)?,
        _ message: (UInt64, UInt64, UInt64) -> HostMessage
    ) {
        guard let feed = [feed, lastFeed].first(where: { $0?.shown.revision == revision }) ?? nil
        else {
            // The worker asks for nothing that it was not lent: the plugin speaks for it.
            vainQuestions += 1
            guard vainQuestions <= Self.vainQuestionLimit else {
                lose(.brokeProtocol, in: .displayFeed)
                return
            }
            if vainQuestions == 1 {
                complain("asked for items of a feed that is gone; it gets none")
            }
            _ = send(message(first, 0, 0))
            return
        }
        guard let stretch = stretch(feed) else {
            lose(.brokeProtocol, in: .displayFeed)
            return
        }
        _ = send(message(first, UInt64(stretch.count), stretch.address))
    }

    // MARK: Memory

    /// Has the worker map a segment, for the feed of a revision or for single calls. Tells its number
    /// and its address there; `nil` where it did not.
    func map(
        _ file: Int32, size: Int, feed: UInt64
    ) -> (segment: UInt32, address: UInt64)? {
        guard failure?.isLoss != true, !conversation.isMapping else { return nil }
        segments += 1
        let segment = segments
        guard send(.map(segment: segment, size: UInt64(size), feed: feed), file) else {
            return nil
        }
        conversation.begin(.mapping(segment: segment, size: size))
        defer { conversation.end() }
        let deadline = now + settings.deadlines.call
        while failure?.isLoss != true {
            switch next(before: deadline) {
            case .message(.mapped(_, let address)):
                lent.note(address, size: size)
                return (segment, address)
            case .message(let message):
                guard take(message) else { return nil }
            case .interrupted: continue
            case .timedOut: lose(.hung(settings.deadlines.call), in: .displayFeed)
            case .nonsense: lose(.brokeProtocol, in: .displayFeed)
            case .ended: loseEnded(in: .displayFeed)
            }
        }
        return nil
    }

    /// Gives up the worker: there is no memory to lend to it.
    func loseForMemory() {
        lose(.noMemoryToLend, in: .displayFeed)
    }

    func unmap(_ segment: UInt32) {
        if !isClosed {
            _ = send(.unmap(segment: segment))
        }
    }

    private func send(_ message: HostMessage, _ descriptor: Int32 = -1) -> Bool {
        guard let connection, failure?.isLoss != true else { return false }
        let deadline = WorkerConnection.now + settings.deadlines.call
        if connection.send(message, descriptor: descriptor, before: deadline) {
            return true
        }
        if connection.isOverfull {
            lose(.flood(.messages), in: .displayFeed)
        } else if WorkerConnection.now >= deadline {
            lose(.hung(settings.deadlines.call), in: .displayFeed)
        } else {
            loseEnded(in: .displayFeed)
        }
        return false
    }

    // MARK: Failures

    private func failure(
        in call: PluginCall, _ reason: PluginFailure.Reason
    ) -> PluginFailure {
        PluginFailure(plugin: manifest.id, call: call, reason: reason, message: nil)
    }

    private func fail(_ failure: PluginFailure) {
        if self.failure == nil {
            self.failure = failure
        }
    }

    /// Keeps what the worker tells of itself.
    private func note(_ incident: WorkerIncident) {
        switch incident.kind {
        case .exit, .signal:
            lastIncident = incident
            wasMemoryUsedUp = connection?.memory?.isUsedUp(wanting: mappedSize) == true
            connection?.stopSending()
        case .position: position = incident
        case .refused: noteRefusal(incident)
        }
    }

    private func noteRefusal(_ incident: WorkerIncident) {
        switch refusals.take(incident) {
        case .known: return
        case .countless:
            if !RefusedCall.isCustomary(incident) {
                complain("tried more of the same kind than is told; refused")
            }
        case .new:
            let isCustomary = RefusedCall.isCustomary(incident)
            let refusal = RefusedCall(
                incident,
                function: PluginTrace.function(
                    of: incident.frames, in: symbols, isReadable: !isCustomary))
            refusedCalls.append(refusal)
            if isCustomary {
                services.log(
                    PluginLogMessage(plugin: manifest.id, level: .debug, text: refusal.words))
            } else {
                complain(refusal.words)
            }
        }
    }

    /// How long the last words of a worker that is lost are waited for, in milliseconds.
    private static let lastMoment = 300

    /// The worker has closed its channel: finds out what became of it.
    private func loseEnded(in call: PluginCall) {
        guard failure?.isLoss != true else { return }
        let deadline = WorkerConnection.now + Self.lastMoment
        while case .message(let message)? = connection?.next(before: deadline) {
            if case .incident(let incident) = message {
                note(incident)
            }
        }
        guard let end = connection?.reap(within: 1_000) else { return }
        lose(cause(of: end), in: call, lastIncident)
    }

    /// How many bytes the worker is to map just now.
    private var mappedSize: UInt64 {
        guard case .mapping(_, let size)? = conversation.waits.last else { return 0 }
        return UInt64(size)
    }

    /// What a process' end says here: a worker that gives up while it is to map what is lent to it
    /// has no room for that, where the system says so, too.
    private func cause(of end: WorkerEnd) -> PluginLoss.Cause {
        let cause = end.cause(processorLimit: settings.limits.processorTime)
        return cause == .exited(WorkerSession.confused) && mappedSize > 0 && wasMemoryUsedUp
            ? .outOfMemory : cause
    }

    /// Gives the worker up for what the host has seen.
    private func lose(_ cause: PluginLoss.Cause, in call: PluginCall) {
        guard failure?.isLoss != true else { return }
        guard case .hung = cause else {
            _ = connection?.reap()
            lose(cause, in: call, nil)
            return
        }
        position = nil
        connection?.askForPosition()
        let deadline = WorkerConnection.now + Self.lastMoment
        while position == nil, case .message(let message)? = connection?.next(before: deadline) {
            if case .incident(let incident) = message {
                note(incident)
            }
        }
        if let end = connection?.reap(), !end.wasEndedByHost {
            // It came to its own end just then.
            lose(self.cause(of: end), in: call, lastIncident)
        } else {
            lose(cause, in: call, position)
        }
    }

    private func lose(
        _ cause: PluginLoss.Cause, in call: PluginCall, _ incident: WorkerIncident?
    ) {
        // A failure that is not a loss was first, and is what is told.
        if failure == nil || failure?.isLoss == false {
            failure = failure(in: features == nil ? .create : call, .lost(loss(cause, incident)))
        }
        pending = []
    }

    /// - Parameters:
    ///   - cause: what the host has seen.
    ///   - incident: what the worker said of it, which may be anything.
    private func loss(_ cause: PluginLoss.Cause, _ incident: WorkerIncident?) -> PluginLoss {
        let incident = incident.flatMap { $0.agrees(with: cause) ? $0 : nil }
        let trace = incident.map { PluginTrace($0.frames, of: symbols) }
        return PluginLoss(
            cause: incident.map { refined(cause, by: $0, trace) } ?? cause,
            function: trace?.function, trace: trace?.lines ?? [],
            lastWords: connection?.lastWords ?? [], isWhileLoading: features == nil)
    }

    /// What brought a signal about: by what the host has seen, and what it can't see and does no harm
    /// where it is a lie.
    private func refined(
        _ cause: PluginLoss.Cause, by incident: WorkerIncident, _ trace: PluginTrace?
    ) -> PluginLoss.Cause {
        guard case .signal(let number) = cause else { return cause }
        if number == SIGSEGV || number == SIGBUS {
            if lent.contains(incident.address) { return .lentMemory }
            if incident.flags.contains(.stackOverflow) { return .stackOverflow }
        }
        if wasMemoryUsedUp { return .outOfMemory }
        return number == SIGABRT && trace?.isThrowing == true ? .exception : cause
    }
}

extension WorkerIncident {
    /// Whether it is about what the host has seen.
    fileprivate func agrees(with cause: PluginLoss.Cause) -> Bool {
        switch cause {
        case .signal(let signal): kind == .signal && number == signal
        case .outOfProcessorTime: kind == .signal && number == SIGXCPU
        case .exited(let status): kind == .exit && number & 0xFF == status
        case .hung: kind == .position
        default: false
        }
    }
}

extension WorkerSeat: PluginImageOwner {
    func releaseImage(_ number: Int) {
        if !isClosed, failure == nil {
            _ = send(.releaseImage(UInt64(number)))
        }
    }
}

extension PluginFailure {
    /// Whether the plugin's process is gone.
    package var isLoss: Bool {
        switch reason {
        case .lost, .refused: true
        default: false
        }
    }
}
