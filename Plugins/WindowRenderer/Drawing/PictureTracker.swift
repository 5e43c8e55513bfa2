package import FeedViews

/// Tracks the pictures in view and near it, and decides which to request, preload and cancel.
///
/// The key of a picture is its request, with feed, item and size, so that results can't be confused.
package struct PictureTracker<Image> {
    private var states: [FeedImageRequest: PictureState<Image>] = [:]
    /// Loaded pictures, least recently seen first.
    private var order: [FeedImageRequest] = []
    /// The maximum number of loaded pictures.
    private let capacity: Int

    /// Creates a tracker that caches `capacity` pictures out of view.
    package init(capacity: Int) {
        self.capacity = capacity
    }

    /// Returns the state of a picture; `nil` if it was not requested.
    package func state(of request: FeedImageRequest) -> PictureState<Image>? { states[request] }

    /// Requests pictures in view, preloads those near it, and cancels the rest.
    package mutating func update(
        visible: [FeedImageRequest], near: [FeedImageRequest]
    ) -> [PictureRequest] {
        var requests: [PictureRequest] = []
        let wanted = Set(visible).union(near)
        for (request, state) in states where !wanted.contains(request) {
            switch state {
            case .shown: continue
            case .failed: states[request] = nil
            case .awaited, .loading:
                states[request] = nil
                requests.append(.cancel(request))
            }
        }
        for request in visible {
            switch states[request] {
            case nil, .awaited:
                states[request] = .loading
                requests.append(.request(request))
            case .shown: touch(request)
            case .loading, .failed: continue
            }
        }
        for request in near where states[request] == nil {
            states[request] = .awaited
            requests.append(.preload(request))
        }
        return requests + forgetOldest(but: wanted)
    }

    /// Requests a failed picture again.
    package mutating func retry(_ request: FeedImageRequest) -> [PictureRequest] {
        guard case .failed(_, true) = states[request] else { return [] }
        states[request] = .loading
        return [.request(request)]
    }

    /// The failed pictures that can be retried.
    package var failed: [FeedImageRequest] {
        states.compactMap { request, state in
            if case .failed(_, true) = state { request } else { nil }
        }
    }

    /// Stores the host's result; returns false if the picture was not requested.
    package mutating func show(_ viewModel: FeedImageViewModel<Image>) -> Bool {
        let request = viewModel.request
        switch states[request] {
        case nil, .awaited: return false
        case .loading, .shown, .failed: break
        }
        if let image = viewModel.image {
            states[request] = .shown(image)
            touch(request)
        } else if !viewModel.isLoading {
            states[request] = .failed(words: viewModel.words, canRetry: viewModel.shouldRetry)
        }
        return true
    }

    /// Drops all requests, because another feed is displayed.
    package mutating func removeAll() {
        states = [:]
        order = []
    }

    private mutating func touch(_ request: FeedImageRequest) {
        if order.last == request { return }
        order.removeAll { $0 == request }
        order.append(request)
    }

    private mutating func forgetOldest(but wanted: Set<FeedImageRequest>) -> [PictureRequest] {
        var requests: [PictureRequest] = []
        while order.count > capacity, let index = order.firstIndex(where: { !wanted.contains($0) })
        {
            let request = order.remove(at: index)
            states[request] = nil
            requests.append(.cancel(request))
        }
        return requests
    }
}
