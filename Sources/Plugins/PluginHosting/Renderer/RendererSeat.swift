package import FeedModel
package import FeedViews
package import PluginReading
package import WorkerProtocol

/// A renderer at work, wherever it runs: in this process, or in one of its own.
///
/// The views are proxies: what presenters display on them reaches the plugin. All of it belongs
/// to one thread. Views that are displayed while the plugin can't be called (it is running a
/// call) are kept, and delivered when it can.
package protocol RendererSeat: AnyObject {
    /// The content of the plugin's note.
    var manifest: PluginManifest { get }
    /// The person's grants of what the note needs or wants.
    var grants: WorkerGrants { get }
    /// Whom the plugin's views tell of the person's requests: at once, also while the plugin is in a
    /// call, so that it has to answer later. Held strongly: composition breaks cycles.
    var delegate: (any FeedDelegate)? { get set }

    /// Shows the feed; `nil` where the plugin does not.
    var feedView: (any FeedView)? { get }
    /// Shows that a feed is being loaded.
    var loadingView: (any FeedLoadingView)? { get }
    /// Shows why a feed could not be loaded.
    var errorView: (any FeedErrorView)? { get }
    /// Shows the pictures of items.
    var imageView: PluginImageView? { get }

    /// Makes the plugin's own image of a picture, in the form it was asked for.
    func makeImage(_ data: FeedImageData) throws(PluginFailure) -> PluginImage

    /// True for a plugin with a main loop of its own.
    var isInteractive: Bool { get }
    /// Runs that main loop until the person is done, or the event source wants it to stop.
    func run() throws(PluginFailure)
    /// Tells a main loop that the environment it draws in has changed: its size, or that nothing stands
    /// there any more of what was drawn. Does nothing where none runs.
    func environmentDidChange()
    /// Says that everything has been displayed. Throws the first failure there was, be it in an
    /// earlier call.
    func finish() throws(PluginFailure)

    /// The first failure; after it the plugin is not called any more.
    var failure: PluginFailure? { get }
    /// Ends the plugin's part. Done at the end of the seat's life where it was not before.
    func close()
}
