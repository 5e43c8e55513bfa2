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
        guard Self.hasPromisedViews(features, instance.manifest) else {
            instance.close()
            throw PluginFailure(
                plugin: instance.manifest.id, call: .create,
                reason: .contractBroken(PluginFailure.missingView))
        }
        // Only views named in the note are used, as in a worker.
        let named = instance.manifest.views
        feedView = named.contains(.feed) ? instance : nil
        loadingView = named.contains(.loading) ? instance : nil
        errorView = named.contains(.error) ? instance : nil
        imageView = named.contains(.image) && features.contains(.imageView) ? instance : nil
        readerView = features.contains(.reader) ? instance : nil
        isInteractive = features.contains(.mainLoop)
    }

    /// The image view is optional, even if the note names it: it may depend on options.
    private static func hasPromisedViews(
        _ features: WorkerFeatures, _ manifest: PluginManifest
    ) -> Bool {
        manifest.views.allSatisfy { view in
            switch view {
            case .feed: features.contains(.feedView)
            case .loading: features.contains(.loadingView)
            case .error: features.contains(.errorView)
            case .image: true
            }
        }
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
