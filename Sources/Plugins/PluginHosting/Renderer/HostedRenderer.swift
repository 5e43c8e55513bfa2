package import FeedViews
package import PluginReading
package import WorkerProtocol

/// A renderer, in this process or in a worker.
///
/// Its views pass view models to the plugin. Everything belongs to one thread.
/// View models displayed while the plugin is in a call are queued until it returns.
package protocol HostedRenderer: AnyObject {
    /// The plugin's parsed note.
    var manifest: PluginManifest { get }
    /// The permissions that the user granted.
    var grants: WorkerGrants { get }
    /// Receives the plugin's requests at once, also while the plugin is in a call, so it has to
    /// answer asynchronously. A strong reference: composition breaks cycles.
    var delegate: (any FeedDelegate)? { get set }

    /// `nil` if the plugin has no such view.
    var feedView: (any FeedView)? { get }
    var loadingView: (any FeedLoadingView)? { get }
    var errorView: (any FeedErrorView)? { get }
    var imageView: PluginImageView? { get }

    /// The views of a reader; `nil` if the plugin has none, or no main loop.
    var readerView: PluginReaderView? { get }
    /// The keys of a reader's actions, with the user's own.
    var readerKeys: ReaderKeys { get }
    /// Receives the user's actions at once, as ``delegate`` the requests.
    var reader: (any ReaderDelegate)? { get set }

    /// Makes the plugin's own image of a picture in the requested form.
    func makeImage(_ data: FeedImageData) throws(PluginFailure) -> PluginImage

    /// True if the plugin has a main loop.
    var isInteractive: Bool { get }
    /// Runs the main loop until the user quits or the event source stops it.
    func run() throws(PluginFailure)
    /// Notifies the main loop that its environment has changed: its size, or that the screen was
    /// cleared. Does nothing if none runs.
    func environmentDidChange()
    /// Tells the plugin that everything has been displayed. Throws the first failure, also of an
    /// earlier call.
    func finish() throws(PluginFailure)

    /// The first failure; after it the plugin is not called any more.
    var failure: PluginFailure? { get }
    /// Destroys the renderer. Also happens on `deinit`.
    func close()
}
