package import FeedViews

/// The pictures in view and near it: knows what to ask the host for, and what came of it.
///
/// A picture is known by its request, which names the feed, the item and the size: what comes for one is never
/// taken for another's.
package struct PictureBoard<Image> {
    private var states: [FeedImageRequest: PictureState<Image>] = [:]
    /// Those that came, the one seen last at the end.
    private var order: [FeedImageRequest] = []
    /// How many that came are kept.
    private let capacity: Int

    /// Creates a board that keeps `capacity` pictures that are out of view.
    package init(capacity: Int) {
        self.capacity = capacity
    }

    /// How far a picture is; `nil` where it was not asked for.
    package func state(of request: FeedImageRequest) -> PictureState<Image>? { states[request] }

    /// What is in view is asked for, what is near it is loaded ahead, and what is neither any more is not wanted.
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

    /// Asks again for one that failed.
    package mutating func retry(_ request: FeedImageRequest) -> [PictureRequest] {
        guard case .failed(_, true) = states[request] else { return [] }
        states[request] = .loading
        return [.request(request)]
    }

    /// The pictures that failed and may be asked for again.
    package var failed: [FeedImageRequest] {
        states.compactMap { request, state in
            if case .failed(_, true) = state { request } else { nil }
        }
    }

    /// Takes what the host says; answers false where the picture is not waited for.
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

    /// Another feed is on show: what was asked for of the last one is answered by nothing.
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
