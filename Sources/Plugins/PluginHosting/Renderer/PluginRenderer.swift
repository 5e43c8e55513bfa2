package import FeedModel
package import FeedViews
package import PluginReading

/// The in-process seat: a renderer of a library that is loaded here.
package final class PluginRenderer: RendererSeat {
    package let feedView: (any FeedView)?
    package let loadingView: (any FeedLoadingView)?
    package let errorView: (any FeedErrorView)?
    package let imageView: PluginImageView?
    package let isInteractive: Bool
    private let instance: PluginInstance

    /// Has the library's factory make a renderer. The calling thread becomes the plugin's.
    package init(
        of library: PluginLibrary, options: PluginOptions, services: PluginHostServices
    ) throws(PluginFailure) {
        var services = services
        services.output = BufferedOutput(services.output)
        granted = services.granted
        instance = try PluginInstance(of: library, options: options, services: services)
        let table = instance.table
        guard Self.hasPromisedViews(table, instance.manifest) else {
            instance.close()
            throw PluginFailure(
                plugin: instance.manifest.id, call: .create,
                reason: .contractBroken(PluginFailure.missingView))
        }
        let instance = instance
        // What the note does not name is not shown anything in the other seat either.
        let named = instance.manifest.views
        feedView = named.contains(.feed) ? PluginView { instance.display($0) } : nil
        loadingView = named.contains(.loading) ? PluginView { instance.display($0) } : nil
        errorView = named.contains(.error) ? PluginView { instance.display($0) } : nil
        let showsImages = named.contains(.image) && table?.hasImageView == true
        imageView = showsImages ? PluginView { instance.display($0) } : nil
        isInteractive = table?.isInteractive == true
    }

    /// Pictures are an extra, which a plugin may give or not as its options say.
    private static func hasPromisedViews(
        _ table: RendererTable?, _ manifest: PluginManifest
    ) -> Bool {
        manifest.views.allSatisfy { view in
            switch view {
            case .feed: table?.hasFeedView == true
            case .loading: table?.hasLoadingView == true
            case .error: table?.hasErrorView == true
            case .image: true
            }
        }
    }

    deinit {
        instance.close()
    }

    package let granted: [PluginNeed]
    package var manifest: PluginManifest { instance.manifest }

    package var failure: PluginFailure? { instance.failure }

    package var delegate: (any FeedDelegate)? {
        get { instance.delegate }
        set { instance.delegate = newValue }
    }

    package func makeImage(_ data: FeedImageData) throws(PluginFailure) -> PluginImage {
        try instance.makeImage(data)
    }

    package func run() throws(PluginFailure) {
        try instance.run()
    }

    package func placeDidChange() {
        instance.placeDidChange()
    }

    package func finish() throws(PluginFailure) {
        try instance.finish()
    }

    package func close() {
        instance.close()
    }
}
