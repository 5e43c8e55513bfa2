public import FeedPresentation

/// Brings each picture to the cell that asked for it: the image view of a list whose cells come and go.
///
/// A cell that is used again for another item says so by asking for another picture, or for none: what was on its way to
/// it is taken back, and never shown in it. The router holds no cell.
@MainActor
public final class FeedImageRouter<Image>: @MainActor FeedImageView {
    private struct Place {
        weak var cell: AnyObject?
        let show: @MainActor (FeedImageViewModel<Image>) -> Void
    }

    private let delegate: any FeedImageViewDelegate
    private var places: [FeedImageRequest: [ObjectIdentifier: Place]] = [:]
    private var requests: [ObjectIdentifier: FeedImageRequest] = [:]

    /// Creates a router.
    ///
    /// - Parameter delegate: loads the pictures.
    public init(_ delegate: any FeedImageViewDelegate) {
        self.delegate = delegate
    }

    /// Asks for a picture for `cell`, and has it shown there; what the cell asked for before is taken back.
    ///
    /// - Parameter show: shows the picture, and that it is loading or failed, in `cell`, which it is given: it
    ///   need not capture it. Called at once for the first time, in most cases.
    public func request<Cell: AnyObject>(
        _ request: FeedImageRequest, for cell: Cell,
        show: @escaping @MainActor (Cell, FeedImageViewModel<Image>) -> Void
    ) {
        if requests[ObjectIdentifier(cell)] != request { cancel(for: cell) }
        requests[ObjectIdentifier(cell)] = request
        places[request, default: [:]][ObjectIdentifier(cell)] = Place(cell: cell) { [weak cell] in
            if let cell { show(cell, $0) }
        }
        delegate.didRequestImage(for: request)
    }

    /// Takes back what `cell` asked for, if anything; nothing is shown in it any more. A picture that another
    /// cell waits for goes on loading.
    public func cancel(for cell: AnyObject) {
        guard let request = requests.removeValue(forKey: ObjectIdentifier(cell)) else { return }
        places[request]?[ObjectIdentifier(cell)] = nil
        guard places[request]?.isEmpty == true else { return }
        places[request] = nil
        delegate.didCancelImageRequest(for: request)
    }

    public func display(_ viewModel: FeedImageViewModel<Image>) {
        for (key, place) in places[viewModel.request] ?? [:] {
            if place.cell == nil {
                places[viewModel.request]?[key] = nil
                if requests[key] == viewModel.request { requests[key] = nil }
            } else {
                place.show(viewModel)
            }
        }
    }
}
