package import FeedViews

/// Knows of each picture how far it is, and what has to be asked of the host: what comes into view is
/// requested, what may follow is preloaded, and what is on its way is cancelled when neither holds
/// any more.
///
/// Pictures that were drawn outlive the feed that named them: the next loading shows them at once. What
/// comes late, for a request that was cancelled or of an earlier feed, changes nothing.
package struct PictureShelf {
    private enum State {
        /// The host was told that it may be wanted.
        case preloading
        case known(PictureState)
    }

    private struct Entry {
        var state: State
        var request: FeedImageRequest
        var lastUse: Int
    }

    /// How much of what was drawn is kept, in bytes.
    private let capacity: Int
    private var entries: [PictureSlot: Entry] = [:]
    private var slots: [FeedImageRequest: PictureSlot] = [:]
    /// Those that are not drawn: the only ones there may be something to cancel of.
    private var pending: Set<PictureSlot> = []
    private var weight = 0
    private var clock = 0
    private var forgotten: [Int] = []

    /// Creates an empty shelf.
    package init(capacity: Int = 48 << 20) {
        self.capacity = capacity
    }

    /// The state of a picture; `nil` where it was not asked for.
    package func state(of slot: PictureSlot) -> PictureState? {
        guard case .known(let state)? = entries[slot]?.state else { return nil }
        return state
    }

    /// The drawings that were dropped since this was asked last, by their numbers.
    package mutating func takeForgotten() -> [Int] {
        defer { forgotten = [] }
        return forgotten
    }

    /// Another feed is on show: what was asked for the last one gets no answer.
    package mutating func feedDidChange() {
        for slot in pending { entries[slot] = nil }
        pending = []
        slots = [:]
    }

    /// Drops all, since pictures are drawn otherwise from now on. Answers what has to be cancelled.
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

    /// Returns the requests to tell the host, now that the pictures of `visible` are in view and
    /// those of `soon` may follow.
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
            // Of one that failed nothing is on its way.
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

    /// The place that waits for what `request` brings; `nil` where none does any more.
    package func slot(waitingFor request: FeedImageRequest) -> PictureSlot? {
        guard let slot = slots[request], case .known(let state)? = entries[slot]?.state else {
            return nil
        }
        if case .drawn = state { return nil }
        return slot
    }

    /// Notes what has become of a picture that was asked for.
    package mutating func set(_ state: PictureState, of slot: PictureSlot) {
        guard entries[slot] != nil else { return }
        entries[slot]?.state = .known(state)
        if case .drawn(let picture) = state {
            pending.remove(slot)
            weight += picture.weight
        }
    }

    /// Asks again for what has failed of those in view, as far as that may help.
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

    /// Drops what was looked at longest ago, beyond what is kept.
    private mutating func trim() {
        guard weight > capacity else { return }
        let old = entries.filter { slot, entry in
            !pending.contains(slot) && entry.lastUse < clock
        }.sorted { $0.value.lastUse < $1.value.lastUse }
        for (slot, _) in old where weight > capacity { remove(slot) }
    }
}
