import FeedPresentation
import PluginHosting

/// The renderers of one run: one a plugin, however many of its views are used.
struct RendererSeats {
    /// Gives the feed view, and the image view where it has one.
    let feed: any RendererSeat
    /// Gives the loading view, where one was named.
    let loading: (any RendererSeat)?
    /// Gives the error view, where one was named.
    let error: (any RendererSeat)?

    /// Shows progress, where nobody has named who does.
    let progress: UnaskedProgress?

    /// Each seat that was asked for once, the feed view's first.
    var all: [any RendererSeat] {
        var seats: [any RendererSeat] = [feed]
        if let loading, loading !== feed { seats.append(loading) }
        if let error, error !== feed, error !== loading { seats.append(error) }
        return seats
    }

    /// Has each plugin tell what a person does to a delegate that is made for it.
    func setDelegates(_ make: (any RendererSeat) -> any FeedDelegate) {
        for seat in all {
            seat.delegate = make(seat)
        }
    }

    /// Has nobody told any more.
    func removeDelegates() {
        for seat in all {
            seat.delegate = nil
        }
    }

    /// Ends the plugins' part.
    func close() {
        for seat in all {
            seat.close()
        }
        progress?.close()
    }
}
