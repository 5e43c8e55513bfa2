package import FeedViews
import Glibc
import LinuxSandbox
package import PluginFinding
package import PluginHosting
package import PluginReading
import PluginTracing
package import WorkerProtocol

/// A renderer in a process of its own, which is confined before any of the plugin's code runs.
///
/// Presenters see no difference to the in-process place: same views, order and failures. Whatever
/// the plugin does to its process becomes a ``PluginFailure``.
package final class WorkerRenderer: HostedRenderer, FeedView, FeedLoadingView, FeedErrorView,
    FeedImageView, SourceListView, ItemListView, ArticleView, NoticeView
{
    package let manifest: PluginManifest

    package var readerKeys: ReaderKeys { options.readerKeys }

    private let options: PluginOptions
    private let terminalModes: TerminalModes?
    private let exchange: WorkerExchange
    private let lending: WorkerLending
    private let calls: WorkerCalls
    private let requests: WorkerRequests
    private let pending = PendingWork()

    /// Starts a worker for a plugin. Returns at once; the plugin is loaded in the background.
    ///
    /// - Parameters:
    ///   - file: a sealed copy of the plugin.
    ///   - options: the renderer's options.
    ///   - services: as for the in-process place.
    ///   - settings: the worker's permissions and limits.
    /// - Throws: if the process can't be created.
    package init(
        of file: consuming SealedFile, options: PluginOptions, services: PluginHostServices,
        settings: WorkerSettings = WorkerSettings()
    ) throws(PluginFailure) {
        manifest = file.manifest
        self.options = options
        let symbols = PluginSymbols(
            path: file.path, executable: settings.executable, memory: settings.names)
        let environment = services.environment()
        let terminal = WorkerTerminal(for: settings)
        defer { terminal.close() }
        terminalModes = terminal.modes
        let connection: WorkerConnection
        do {
            connection = try WorkerConnection(settings, library: file.descriptor, terminal)
        } catch {
            throw PluginFailure(
                plugin: file.manifest.id, call: .create, reason: .refused(error))
        }
        exchange = WorkerExchange(
            over: connection, symbols: symbols, settings: settings,
            telling: WorkerNotices(plugin: file.manifest.id, send: services.log))
        lending = WorkerLending(over: exchange)
        let output = RelayedOutput(over: exchange, to: services.output)
        calls = WorkerCalls(
            over: exchange, path: file.path, output: output, services: services,
            environment: environment, pending: pending)
        requests = WorkerRequests(
            over: exchange, lending: lending, output: output, services: services)
        exchange.requests = requests
        // A worker that ends this early is reported like any other.
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

    // MARK: State

    package var failure: PluginFailure? { exchange.failure }

    package var grants: WorkerGrants { exchange.settings.grants }

    /// The confinement's active parts; `nil` before the worker's report.
    package var confinement: ConfinementReport? { calls.confinement.report }

    package var delegate: (any FeedDelegate)? {
        get { requests.delegate }
        set { requests.delegate = newValue }
    }

    package var reader: (any ReaderDelegate)? {
        get { requests.reader }
        set { requests.reader = newValue }
    }

    // MARK: Views

    // Views follow the note; missing ones are noticed when the worker reports its renderer.

    package var feedView: (any FeedView)? {
        manifest.views.contains(.feed) ? self : nil
    }

    package var loadingView: (any FeedLoadingView)? {
        manifest.views.contains(.loading) ? self : nil
    }

    package var errorView: (any FeedErrorView)? {
        manifest.views.contains(.error) ? self : nil
    }

    package var imageView: PluginImageView? {
        manifest.views.contains(.image) ? self : nil
    }

    package func display(_ viewModel: FeedViewModel) {
        if lending.replace(viewModel) { return }
        calls.display(.displayFeed, on: .feedView) { [lending] in
            // Its display may have waited with this one.
            lending.replace(viewModel) ? nil : lending.lend(viewModel)
        } end: { [lending] in
            lending.endDisplay()
        }
    }

    package func display(_ viewModel: FeedLoadingViewModel) {
        calls.display(.displayLoading, on: .loadingView) { [lending] in lending.lend(viewModel) }
    }

    package func display(_ viewModel: FeedErrorViewModel) {
        calls.display(.displayError, on: .errorView) { [lending] in lending.lend(viewModel) }
    }

    package func display(_ viewModel: FeedImageViewModel<PluginImage>) {
        calls.display(.displayImage, on: .imageView) { [weak self] in
            guard let self else { return nil }
            return lending.lend(viewModel, image: viewModel.image?.number(in: self))
        }
    }

    package var readerView: PluginReaderView? {
        features?.contains(.reader) == true ? self : nil
    }

    package func display(_ viewModel: SourceListViewModel) {
        calls.display(.displaySources, on: .reader) { [lending] in lending.lend(viewModel) }
    }

    package func display(_ viewModel: ItemListViewModel) {
        calls.display(.displayItems, on: .reader) { [lending] in lending.lend(viewModel) }
    }

    package func display(_ viewModel: OpenArticleViewModel) {
        calls.display(.displayArticle, on: .reader) { [lending] in
            lending.lend(viewModel)
        } end: { [lending] in
            lending.endDisplay(viewModel)
        }
    }

    package func display(_ viewModel: NoticeViewModel) {
        calls.display(.displayNotice, on: .reader) { [lending] in lending.lend(viewModel) }
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
            throw exchange.failure(in: .makeImage, .contractBroken("a plugin takes no handle"))
        }
        let file = unsafe bytes.withUnsafeBytes {
            unsafe sandbox_sealed_copy($0.baseAddress, $0.count)
        }
        guard file >= 0 else {
            throw exchange.failure(in: .makeImage, .refused(.noWorker("there is no memory")))
        }
        defer { Glibc.close(file) }
        return PluginImage(number: try calls.makeImage(message, file), of: self) { [self] in
            releaseImage($0)
        }
    }

    private func releaseImage(_ number: Int) {
        if !exchange.isOver, exchange.failure == nil {
            // Released under the same call as in the in-process place.
            exchange.during(.call(.displayImage)) {
                _ = exchange.send(.releaseImage(UInt64(number)))
            }
        }
    }

    // MARK: Life cycle

    /// Waits for the renderer and returns its actual features; `nil` if there is none.
    package var features: WorkerFeatures? { calls.awaitRenderer() }

    package var isInteractive: Bool { features?.contains(.mainLoop) == true }

    package func run() throws(PluginFailure) {
        try calls.run()
    }

    package func environmentDidChange() {
        calls.environmentDidChange()
    }

    package func finish() throws(PluginFailure) {
        try calls.finish()
    }

    /// Makes many renderers one after another, and measures what they leave behind.
    package func measure(rounds: UInt32) -> WorkerFootprint? {
        calls.measure(rounds: rounds)
    }

    /// Has the worker draw ``SampleFeeds/awkward``: with memory of its own, as the in-process place
    /// does, and maybe while another renderer lives.
    package func draw(_ signal: HostSignal) {
        calls.drawOwn(signal)
    }

    package func close() {
        guard !exchange.isOver else { return }
        pending.clear()
        delegate = nil
        reader = nil
        exchange.close()
        lending.takeBack()
        terminalModes?.restore()
    }
}

extension PluginFailure {
    /// True if the plugin's process is gone.
    package var isLoss: Bool {
        switch reason {
        case .lost, .refused: true
        default: false
        }
    }
}
