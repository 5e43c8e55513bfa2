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
        var seats: [any HostedRenderer] = [feed]
        if let loading, loading !== feed { seats.append(loading) }
        if let error, error !== feed, error !== loading { seats.append(error) }
        return seats
    }

    /// Sets a delegate for each plugin.
    func setDelegates(_ make: (any HostedRenderer) -> any FeedDelegate) {
        for seat in all {
            seat.delegate = make(seat)
        }
    }

    func removeDelegates() {
        for seat in all {
            seat.delegate = nil
            seat.reader = nil
        }
    }

    /// Destroys the renderers.
    func close() {
        for seat in all {
            seat.close()
        }
        progress?.close()
    }
}
