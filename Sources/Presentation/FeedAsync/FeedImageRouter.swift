public import FeedPresentation

/// The image view of a list with reused cells: routes each picture to the cell that requested it.
///
/// A cell that is reused for another item makes another request, or cancels: the old picture is
/// then never shown in it. Holds cells weakly.
@MainActor
public final class FeedImageRouter<Image>: @MainActor FeedImageView {
    private struct Recipient {
        weak var cell: AnyObject?
        let show: @MainActor (FeedImageViewModel<Image>) -> Void
    }

    private let delegate: any FeedImageViewDelegate
    private var recipients: [FeedImageRequest: [ObjectIdentifier: Recipient]] = [:]
    private var requests: [ObjectIdentifier: FeedImageRequest] = [:]

    /// Creates a router.
    ///
    /// - Parameter delegate: loads the pictures.
    public init(_ delegate: any FeedImageViewDelegate) {
        self.delegate = delegate
    }

    /// Requests a picture for `cell`, and cancels the cell's previous request.
    ///
    /// - Parameter show: shows the picture, its loading or its failure in the cell it receives; it
    ///   need not capture the cell. In most cases first called before this function returns.
    public func request<Cell: AnyObject>(
        _ request: FeedImageRequest, for cell: Cell,
        show: @escaping @MainActor (Cell, FeedImageViewModel<Image>) -> Void
    ) {
        if requests[ObjectIdentifier(cell)] != request { cancel(for: cell) }
        requests[ObjectIdentifier(cell)] = request
        recipients[request, default: [:]][ObjectIdentifier(cell)] = Recipient(cell: cell) {
            [weak cell] in
            if let cell { show(cell, $0) }
        }
        delegate.didRequestImage(for: request)
    }

    /// Cancels the request of `cell`, if any. A picture that another cell has requested too is
    /// still loaded.
    public func cancel(for cell: AnyObject) {
        guard let request = requests.removeValue(forKey: ObjectIdentifier(cell)) else { return }
        recipients[request]?[ObjectIdentifier(cell)] = nil
        guard recipients[request]?.isEmpty == true else { return }
        recipients[request] = nil
        delegate.didCancelImageRequest(for: request)
    }

    public func display(_ viewModel: FeedImageViewModel<Image>) {
        for (key, recipient) in recipients[viewModel.request] ?? [:] {
            if recipient.cell == nil {
                recipients[viewModel.request]?[key] = nil
                if requests[key] == viewModel.request { requests[key] = nil }
            } else {
                recipient.show(viewModel)
            }
        }
    }
}
