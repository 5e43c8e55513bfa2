package import FeedViews
package import PluginReading
package import WorkerProtocol

/// A renderer in this process.
package final class PluginRenderer: HostedRenderer {
    package let feedView: (any FeedView)?
    package let loadingView: (any FeedLoadingView)?
    package let errorView: (any FeedErrorView)?
    package let imageView: PluginImageView?
    package let readerView: PluginReaderView?
    package var readerKeys: ReaderKeys { options.readerKeys }
    package let isInteractive: Bool
    private let options: PluginOptions
    private let instance: PluginInstance

    /// Makes a renderer with the library's factory. The calling thread becomes the plugin's thread.
    package init(
        of library: PluginLibrary, options: PluginOptions, services: PluginHostServices
    ) throws(PluginFailure) {
        self.options = options
        instance = try PluginInstance(of: library, options: options, services: services)
        let features = instance.table?.features ?? []
        let named = instance.manifest.views
        // An image view may depend on an option.
        let promised: [(PluginViewKind, WorkerFeatures)] = [
            (.feed, .feedView), (.loading, .loadingView), (.error, .errorView),
        ]
        guard promised.allSatisfy({ !named.contains($0) || features.contains($1) }) else {
            instance.close()
            throw PluginFailure(
                plugin: instance.manifest.id, call: .create,
                reason: .contractBroken(PluginFailure.missingView))
        }
        // Only views named in the note are used, as in a worker.
        feedView = named.contains(.feed) ? instance : nil
        loadingView = named.contains(.loading) ? instance : nil
        errorView = named.contains(.error) ? instance : nil
        imageView = named.contains(.image) && features.contains(.imageView) ? instance : nil
        readerView = features.contains(.reader) ? instance : nil
        isInteractive = features.contains(.mainLoop)
    }

    deinit {
        instance.close()
    }

    package var manifest: PluginManifest { instance.manifest }

    package var grants: WorkerGrants { instance.services.grants }

    package var failure: PluginFailure? { instance.failure }

    package var delegate: (any FeedDelegate)? {
        get { instance.delegate }
        set { instance.delegate = newValue }
    }

    package var reader: (any ReaderDelegate)? {
        get { instance.reader }
        set { instance.reader = newValue }
    }

    package func makeImage(_ data: FeedImageData) throws(PluginFailure) -> PluginImage {
        try instance.makeImage(data)
    }

    package func run() throws(PluginFailure) {
        try instance.run()
    }

    package func environmentDidChange() {
        instance.environmentDidChange()
    }

    package func finish() throws(PluginFailure) {
        try instance.finish()
    }

    package func close() {
        instance.close()
    }
}
