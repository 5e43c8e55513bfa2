import FeedPresentation
import PluginHosting

/// The renderers of a run, one per plugin.
struct HostedRenderers {
    /// Has the feed view, and possibly the image view.
    let feed: any HostedRenderer
    /// Has the loading view, if one was named.
    let loading: (any HostedRenderer)?
    /// Has the error view, if one was named.
    let error: (any HostedRenderer)?

    /// The default progress view.
    let progress: DefaultProgress?

    /// Each explicit renderer once, the feed view's first.
    var all: [any HostedRenderer] {
        var renderers: [any HostedRenderer] = [feed]
        if let loading, loading !== feed { renderers.append(loading) }
        if let error, error !== feed, error !== loading { renderers.append(error) }
        return renderers
    }

    func removeDelegates() {
        for renderer in all {
            renderer.delegate = nil
            renderer.reader = nil
        }
    }

    /// Destroys the renderers.
    func close() {
        for renderer in all {
            renderer.close()
        }
        progress?.close()
    }
}
