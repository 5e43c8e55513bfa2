/// Tracks the pictures in view and near it, and decides which to request from the host, preload and
/// cancel.
///
/// Loaded pictures stay within a capacity. Late answers to cancelled requests, or for an earlier feed,
/// are ignored.
public struct PictureTracker<Key: Hashable, Image> {
    private struct Entry {
        /// `nil` if only preloading was requested.
        var state: PictureState<Image>?
        var request: FeedImageRequest
        var lastUse: Int
        /// False for what may need cancelling.
        var isShown: Bool { if case .shown? = state { true } else { false } }
    }

    private let capacity: Int
    private let weigh: (Image) -> Int
    private let didForget: (Image) -> Void
    private var entries: [Key: Entry] = [:]
    private var keys: [FeedImageRequest: Key] = [:]
    private var weight = 0
    private var clock = 0
    /// Another one whenever a view may have to lay out pictures again.
    public private(set) var version = 0

    /// Creates a tracker without pictures.
    ///
    /// - Parameters:
    ///   - capacity: the weight of the loaded pictures that stay, besides those in view.
    ///   - weigh: the weight of a picture.
    ///   - didForget: called with loaded pictures that did not stay.
    public init(
        capacity: Int, weigh: @escaping (Image) -> Int = { _ in 1 },
        didForget: @escaping (Image) -> Void = { _ in }
    ) {
        self.capacity = capacity
        self.weigh = weigh
        self.didForget = didForget
    }

    /// Returns a picture's state; `nil` if not requested.
    public func state(of key: Key) -> PictureState<Image>? {
        entries[key]?.state
    }

    /// Forgets requests after the feed has changed, since they are not answered any more.
    public mutating func feedDidChange() {
        version += 1
        entries = entries.filter { $0.value.isShown }
        keys = [:]
    }

    /// Drops everything after a change of drawing, and returns the requests to cancel.
    @discardableResult
    public mutating func removeAll() -> [PictureRequest] {
        version += 1
        let requests = entries.values.filter { !$0.isShown }
            .map { PictureRequest.cancel($0.request) }
        for entry in entries.values {
            if case .shown(let picture)? = entry.state { didForget(picture) }
        }
        entries = [:]
        keys = [:]
        weight = 0
        return requests
    }

    /// Returns requests for the host, given visible and nearby pictures.
    public mutating func update(
        visible: [(Key, FeedImageRequest)], soon: [(Key, FeedImageRequest)]
    ) -> [PictureRequest] {
        clock += 1
        var requests: [PictureRequest] = []
        for (key, request) in visible {
            if state(of: key) == nil {
                ask(key, request)
                entries[key]?.state = .loading
                requests.append(.request(request))
            } else {
                entries[key]?.lastUse = clock
            }
        }
        for (key, request) in soon {
            if entries[key] == nil {
                ask(key, request)
                requests.append(.preload(request))
            } else {
                entries[key]?.lastUse = clock
            }
        }
        for (key, entry) in entries where entry.lastUse < clock && !entry.isShown {
            remove(key)
            // A failed picture has no request to cancel.
            if case .failed? = entry.state { continue }
            requests.append(.cancel(entry.request))
        }
        trim()
        return requests
    }

    private mutating func ask(_ key: Key, _ request: FeedImageRequest) {
        entries[key] = Entry(request: request, lastUse: clock)
        keys[request] = key
    }

    private mutating func remove(_ key: Key) {
        guard let entry = entries.removeValue(forKey: key) else { return }
        version += 1
        if keys[entry.request] == key { keys[entry.request] = nil }
        if case .shown(let picture)? = entry.state {
            weight -= weigh(picture)
            didForget(picture)
        }
    }

    /// Returns the picture that waits for `request`, or `nil`.
    public func key(waitingFor request: FeedImageRequest) -> Key? {
        guard let key = keys[request], let state = state(of: key) else { return nil }
        if case .shown = state { return nil }
        return key
    }

    /// Takes the host's answer, which `draw` draws; returns the picture that waits for it, or `nil`.
    public mutating func show<Received>(
        _ viewModel: FeedImageViewModel<Received>, draw: (Received, Key) -> Image?
    ) -> Key? {
        guard let key = key(waitingFor: viewModel.request) else { return nil }
        if let image = viewModel.image.flatMap({ draw($0, key) }) {
            set(.shown(image), of: key)
        } else if !viewModel.isLoading {
            set(.failed(words: viewModel.words, canRetry: viewModel.shouldRetry), of: key)
        }
        return key
    }

    /// Sets the state of a requested picture.
    public mutating func set(_ state: PictureState<Image>, of key: Key) {
        guard entries[key] != nil else { return }
        version += 1
        entries[key]?.state = state
        if case .shown(let picture) = state { weight += weigh(picture) }
    }

    /// Requests failed pictures again, if a retry may help.
    public mutating func retry(_ failed: [Key]) -> [PictureRequest] {
        var requests: [PictureRequest] = []
        for key in failed {
            guard let entry = entries[key], case .failed(_, true)? = entry.state else { continue }
            set(.loading, of: key)
            requests.append(.request(entry.request))
        }
        return requests
    }

    /// Evicts least recently used pictures beyond the capacity.
    private mutating func trim() {
        guard weight > capacity else { return }
        let old = entries.filter { $0.value.isShown && $0.value.lastUse < clock }
            .sorted { $0.value.lastUse < $1.value.lastUse }
        for (key, _) in old where weight > capacity { remove(key) }
    }
}

extension PictureTracker where Key == FeedImageRequest {
    /// Returns requests for the host, given visible and nearby pictures.
    public mutating func update(
        visible: [FeedImageRequest], soon: [FeedImageRequest]
    ) -> [PictureRequest] {
        update(visible: visible.map { ($0, $0) }, soon: soon.map { ($0, $0) })
    }

    /// Takes the host's answer; returns false if the picture does not wait for one.
    public mutating func show(_ viewModel: FeedImageViewModel<Image>) -> Bool {
        show(viewModel) { image, _ in image } != nil
    }

    /// The failed pictures that can be retried.
    public var failed: [FeedImageRequest] {
        entries.compactMap { key, entry in
            if case .failed(_, true)? = entry.state { key } else { nil }
        }
    }
}
