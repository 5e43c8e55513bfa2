package import FeedModel
package import FeedViews
import Glibc
import LinuxSandbox
package import PluginFinding
package import PluginHosting
package import PluginReading
import PluginTracing
package import WorkerProtocol

/// The worker seat: a renderer in a process of its own, confined before its first instruction.
///
/// To presenters it is like the other seat: the same views, the same order, the same failures.
/// Whatever the plugin does to its process becomes one ``PluginFailure``.
package final class WorkerSeat: RendererSeat {
    package let manifest: PluginManifest
    /// How much more of the heap was in use at the renderer's end than when it was made; `nil`
    /// before.
    package private(set) var heapGrowth: Int64?

    private let terminalModes: TerminalModes?
    private let exchange: WorkerExchange
    private let lending: WorkerLending
    private let calls: WorkerCalls
    private let requests: WorkerRequests
    private let service: WorkerService
    private let pending = PendingWork()

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
        let symbols = PluginSymbols(
            path: file.path, reader: NameReader(executable: settings.executable),
            memory: settings.names)
        let environment = services.environment()
        let terminal = WorkerTerminal(for: settings)
        defer { terminal.close() }
        terminalModes = terminal.modes
        let connection: WorkerConnection
        do {
            connection = try WorkerConnection(
                executable: settings.executable, variables: settings.variables,
                library: file.descriptor, terminal: terminal.descriptor,
                hasOwnSession: terminal.hasOwnSession, broker: SocketBroker(for: settings),
                memoryLimit: settings.limits.memory,
                threadLimit: settings.threadLimit)
        } catch {
            throw PluginFailure(
                plugin: file.manifest.id, call: .create,
                reason: .refused(.noWorker(unsafe String(cString: strerror(error.number)))),
                message: nil)
        }
        exchange = WorkerExchange(
            over: connection, symbols: symbols, settings: settings,
            telling: WorkerNotices(plugin: file.manifest.id, log: services.log))
        lending = WorkerLending(over: exchange)
        let output = RelayedOutput(over: exchange, to: services.output)
        calls = WorkerCalls(
            over: exchange, path: file.path, output: output, services: services,
            environment: environment, pending: pending)
        requests = WorkerRequests(over: exchange, lending: lending, suspend: services.suspend)
        service = WorkerService(
            over: exchange, lending: lending, output: output, requests: requests,
            memory: services.memory)
        exchange.service = service
        // What ends the worker before it can be told anything is told as at any later time.
        exchange.send(
            .start(
                Self.start(
                    of: file.manifest, at: file.path, options, services, settings, environment)))
        for message in options.entries.flatMap(HostMessage.parts(of:)) {
            exchange.send(message)
        }
    }

    private static func start(
        of manifest: PluginManifest, at path: String, _ options: PluginOptions,
        _ services: PluginHostServices, _ settings: WorkerSettings,
        _ environment: PluginEnvironment
    ) -> WorkerStart {
        let words = services.words()
        return WorkerStart(
            hostName: services.name, pluginPath: path, grants: settings.grants,
            limits: settings.limits, acceptsMissingParts: settings.acceptsMissingParts,
            withheldParts: settings.withheldParts,
            offersPlainText: services.plainText != nil,
            memory: services.memory?.recall(manifest.id),
            outputCapacity: settings.outputCapacity,
            optionCount: UInt32(options.entries.count),
            phrases: FeedWord.allCases.map { word in
                let phrase = words[phrase: word]
                return WorkerStart.Phrase(
                    key: word.rawValue, before: phrase.before, after: phrase.after)
            },
            environment: environment)
    }

    deinit {
        close()
    }

    // MARK: What became of it

    package var failure: PluginFailure? { exchange.failure }

    package var grants: WorkerGrants { exchange.settings.grants }

    /// Which parts of the confinement hold; `nil` before the worker has told.
    package var confinement: ConfinementReport? { calls.confinement.report }

    package var delegate: (any FeedDelegate)? {
        get { requests.delegate }
        set { requests.delegate = newValue }
    }

    // MARK: Views

    // A plugin has the views its note promises; that it really has is seen when the worker tells.

    package var feedView: (any FeedView)? {
        manifest.views.contains(.feed) ? PluginView { [self] in display($0) } : nil
    }

    package var loadingView: (any FeedLoadingView)? {
        manifest.views.contains(.loading) ? PluginView { [self] in display($0) } : nil
    }

    package var errorView: (any FeedErrorView)? {
        manifest.views.contains(.error) ? PluginView { [self] in display($0) } : nil
    }

    package var imageView: PluginImageView? {
        manifest.views.contains(.image) ? PluginView { [self] in display($0) } : nil
    }

    private func display(_ viewModel: FeedViewModel) {
        calls.display(.displayFeed, on: .feedView) { [lending] in
            lending.lend(viewModel)
        } end: { [lending] in
            lending.endDisplay()
        }
    }

    private func display(_ viewModel: FeedLoadingViewModel) {
        calls.display(.displayLoading, on: .loadingView) { [lending] in lending.lend(viewModel) }
    }

    private func display(_ viewModel: FeedErrorViewModel) {
        calls.display(.displayError, on: .errorView) { [lending] in lending.lend(viewModel) }
    }

    private func display(_ viewModel: FeedImageViewModel<PluginImage>) {
        calls.display(.displayImage, on: .imageView) { [weak self] in
            guard let self else { return nil }
            return lending.lend(viewModel, image: viewModel.image?.number(in: self))
        }
    }

    package func makeImage(_ data: FeedImageData) throws(PluginFailure) -> PluginImage {
        guard exchange.failure == nil, !exchange.isOver, calls.awaitRenderer() != nil,
            exchange.conversation.isCallable
        else {
            throw exchange.failure(
                in: .makeImage, .contractBroken("no image can be made now"))
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
        case .handle:
            // A loader of an app that shows pictures itself; no renderer can be given one.
            throw exchange.failure(in: .makeImage, .contractBroken("the picture has no bytes"))
        }
        let file = unsafe bytes.withUnsafeBytes {
            unsafe sandbox_sealed_copy($0.baseAddress, $0.count)
        }
        guard file >= 0 else {
            throw exchange.failure(in: .makeImage, .refused(.noWorker("there is no memory")))
        }
        defer { Glibc.close(file) }
        return PluginImage(number: try calls.makeImage(message, file), of: self)
    }

    // MARK: The renderer's life

    /// What the renderer turned out to have, whatever the note says; `nil` where there is none.
    package var features: WorkerFeatures? { calls.awaitRenderer() }

    package var isInteractive: Bool {
        calls.awaitRenderer()?.contains(.mainLoop) == true
    }

    package func run() throws(PluginFailure) {
        try calls.run()
    }

    package func environmentDidChange() {
        calls.environmentDidChange()
    }

    package func finish() throws(PluginFailure) {
        try calls.finish()
    }

    /// Has many renderers of the plugin made, one after another, and measures what that leaves behind.
    package func measure(rounds: UInt32) -> WorkerFootprint? {
        calls.measure(rounds: rounds)
    }

    /// Has the worker draw ``SampleFeeds/awkward`` as the in-process seat does.
    package func drawHere() {
        calls.drawOwn(.drawHere)
    }

    /// Has the worker draw the same while another renderer of the plugin lives.
    package func drawBesideAnother() {
        calls.drawOwn(.drawBesideAnother)
    }

    package func close() {
        guard !exchange.isOver else { return }
        pending.clear()
        delegate = nil
        heapGrowth = exchange.close()
        lending.takeBack()
        terminalModes?.restore()
    }
}

extension WorkerSeat: PluginImageOwner {
    package func releaseImage(_ number: Int) {
        if !exchange.isOver, exchange.failure == nil {
            // As the other seat has it.
            exchange.during(.call(.displayImage)) {
                _ = exchange.send(.releaseImage(UInt64(number)))
            }
        }
    }
}

extension PluginFailure {
    /// True where the plugin's process is gone.
    package var isLoss: Bool {
        switch reason {
        case .lost, .refused: true
        default: false
        }
    }
}
