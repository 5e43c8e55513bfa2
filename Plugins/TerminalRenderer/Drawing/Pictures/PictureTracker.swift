package import FeedViews

/// Tracks the state of pictures, and decides what to request from the host: requests visible
/// pictures, preloads those nearby, and cancels the rest.
///
/// A cache of drawn pictures outlives their feed. Ignores late answers to cancelled requests, or
/// for an earlier feed.
package struct PictureTracker {
    private enum State {
        /// Preloading was requested.
        case preloading
        case known(PictureState)
    }

    private struct Entry {
        var state: State
        var request: FeedImageRequest
        var lastUse: Int
    }

    /// The cache's size in bytes.
    private let capacity: Int
    private var entries: [PictureSlot: Entry] = [:]
    private var slots: [FeedImageRequest: PictureSlot] = [:]
    /// Pictures not drawn yet, which may need cancelling.
    private var pending: Set<PictureSlot> = []
    private var weight = 0
    private var clock = 0
    private var forgotten: [Int] = []

    package init(capacity: Int = 48 << 20) {
        self.capacity = capacity
    }

    /// Returns a picture's state; `nil` if not requested.
    package func state(of slot: PictureSlot) -> PictureState? {
        guard case .known(let state)? = entries[slot]?.state else { return nil }
        return state
    }

    /// Returns the numbers of drawings dropped since the last call.
    package mutating func takeForgotten() -> [Int] {
        defer { forgotten = [] }
        return forgotten
    }

    /// Forgets requests after the feed has changed, since they are not answered any more.
    package mutating func feedDidChange() {
        for slot in pending { entries[slot] = nil }
        pending = []
        slots = [:]
    }

    /// Drops everything after a change of drawing, and returns the requests to cancel.
    package mutating func removeAll() -> [PictureRequest] {
        let requests = pending.compactMap { entries[$0].map { PictureRequest.cancel($0.request) } }
        for entry in entries.values {
            if case .known(.drawn(let picture)) = entry.state { forgotten.append(picture.number) }
        }
        entries = [:]
        slots = [:]
        pending = []
        weight = 0
        return requests
    }

    /// Returns requests for the host, given visible and nearby pictures.
    package mutating func update(
        visible: [(PictureSlot, FeedImageRequest)], soon: [(PictureSlot, FeedImageRequest)]
    ) -> [PictureRequest] {
        clock += 1
        var requests: [PictureRequest] = []
        for (slot, request) in visible {
            switch entries[slot]?.state {
            case .known: entries[slot]?.lastUse = clock
            case .preloading, nil:
                ask(slot, request, .known(.loading))
                requests.append(.request(request))
            }
        }
        for (slot, request) in soon {
            if entries[slot] == nil {
                ask(slot, request, .preloading)
                requests.append(.preload(request))
            } else {
                entries[slot]?.lastUse = clock
            }
        }
        for slot in pending {
            guard let entry = entries[slot], entry.lastUse < clock else { continue }
            remove(slot)
            // A failed picture has no request to cancel.
            if case .known(.failed) = entry.state { continue }
            requests.append(.cancel(entry.request))
        }
        trim()
        return requests
    }

    private mutating func ask(_ slot: PictureSlot, _ request: FeedImageRequest, _ state: State) {
        entries[slot] = Entry(state: state, request: request, lastUse: clock)
        slots[request] = slot
        pending.insert(slot)
    }

    private mutating func remove(_ slot: PictureSlot) {
        guard let entry = entries.removeValue(forKey: slot) else { return }
        pending.remove(slot)
        if slots[entry.request] == slot { slots[entry.request] = nil }
        if case .known(.drawn(let picture)) = entry.state {
            weight -= picture.weight
            forgotten.append(picture.number)
        }
    }

    /// Returns the slot that waits for `request`, or `nil`.
    package func slot(waitingFor request: FeedImageRequest) -> PictureSlot? {
        guard let slot = slots[request], case .known(let state)? = entries[slot]?.state else {
            return nil
        }
        if case .drawn = state { return nil }
        return slot
    }

    /// Sets the state of a requested picture.
    package mutating func set(_ state: PictureState, of slot: PictureSlot) {
        guard entries[slot] != nil else { return }
        entries[slot]?.state = .known(state)
        if case .drawn(let picture) = state {
            pending.remove(slot)
            weight += picture.weight
        }
    }

    /// Requests failed visible pictures again, if a retry may help.
    package mutating func retry(_ visible: [PictureSlot]) -> [PictureRequest] {
        var requests: [PictureRequest] = []
        for slot in visible {
            guard let entry = entries[slot], case .known(.failed(_, true)) = entry.state else {
                continue
            }
            entries[slot]?.state = .known(.loading)
            requests.append(.request(entry.request))
        }
        return requests
    }

    /// Evicts least recently used drawings beyond the limit.
    private mutating func trim() {
        guard weight > capacity else { return }
        let old = entries.filter { slot, entry in
            !pending.contains(slot) && entry.lastUse < clock
        }.sorted { $0.value.lastUse < $1.value.lastUse }
        for (slot, _) in old where weight > capacity { remove(slot) }
    }
}
