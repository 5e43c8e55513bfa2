import FeedViews

/// The error view of a plugin in a worker.
final class WorkerErrorView: FeedErrorView {
    private let seat: WorkerSeat

    init(_ seat: WorkerSeat) {
        self.seat = seat
    }

    func display(_ viewModel: FeedErrorViewModel) {
        seat.display(viewModel)
    }
}
