import FeedComposition
import FeedPresentation
import PluginFinding
import PluginHosting
import SystemInterface

/// The default loading view: on a terminal, for slow loads, that of the plugin `progress`.
///
/// Optional: the plugin is searched when needed, and its absence or failure is ignored.
final class DefaultProgress {
    static let plugin = "progress"
    /// The time before progress is shown, in milliseconds: shorter loads seem instant, and progress
    /// would flicker.
    private static let delayMilliseconds: Int64 = 300

    private let loop: EventLoop
    private let console: Console
    private let makeRenderer: () throws -> (any HostedRenderer)?
    /// The plugin's renderer, once needed.
    private(set) var renderer: (any HostedRenderer)?

    /// Creates the view.
    ///
    /// - Parameter makeRenderer: creates the renderer, or returns `nil` if it can't be shown. Called at
    ///   most once.
    init(
        loop: EventLoop, console: Console,
        makeRenderer: @escaping () throws -> (any HostedRenderer)?
    ) {
        self.loop = loop
        self.console = console
        self.makeRenderer = makeRenderer
    }

    func makeView() -> any FeedLoadingView {
        DelayedLoadingView(
            wait: { [loop] work in
                let timer = loop.after(milliseconds: Self.delayMilliseconds, work)
                return { timer.cancel() }
            },
            makeView: { [weak self] in self?.makePluginView() })
    }

    private func makePluginView() -> (any FeedLoadingView)? {
        guard Terminal.isInForeground(on: FileDescriptor.standardError) else { return nil }
        do {
            renderer = try makeRenderer()
        } catch is PluginLookupError {
            // A missing plugin is no error.
        } catch {
            console.debug(ErrorWording.line(for: error))
        }
        return renderer?.loadingView
    }

    /// Destroys the renderer.
    func close() {
        if let failure = renderer?.failure { console.debug(ErrorWording.line(for: failure)) }
        renderer?.close()
    }
}
