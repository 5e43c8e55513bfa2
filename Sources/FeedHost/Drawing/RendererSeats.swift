import FeedPresentation
import PluginHosting

/// The renderers of a run, one per plugin.
struct RendererSeats {
    /// Has the feed view, and possibly the image view.
    let feed: any RendererSeat
    /// Has the loading view, if one was named.
    let loading: (any RendererSeat)?
    /// Has the error view, if one was named.
    let error: (any RendererSeat)?

    /// The default progress view.
    let progress: DefaultProgress?

    /// Each explicit renderer once, the feed view's first.
    var all: [any RendererSeat] {
        var seats: [any RendererSeat] = [feed]
        if let loading, loading !== feed { seats.append(loading) }
        if let error, error !== feed, error !== loading { seats.append(error) }
        return seats
    }

    /// Sets a delegate for each plugin.
    func setDelegates(_ make: (any RendererSeat) -> any FeedDelegate) {
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
