package import FeedLoading

/// Loads resources over HTTP and from the cache, and respects servers' limits.
///
/// Merges concurrent loads of the same resource. A resource confirmed in a round is not requested
/// again in it.
package final class ResourceLoader {
    private let transport: any HTTPTransport
    private let store: any ResponseStore
    private let settings: ResourceSettings
    private let now: () -> Int64
    /// What is set for single documents.
    package var documentSettings: [ResourceAddress: DocumentSettings] = [:]
    private var loads: [ResourceRequest: ResourceLoad] = [:]
    private var requestedKinds: Set<ResourceKind> = []
    /// A document to request even if it is fresh.
    private var requested: ResourceAddress?
    /// The documents that a round for one takes from the cache, however old they are.
    private var spared: Set<ResourceAddress> = []
    private(set) var confirmed: Set<ResourceAddress> = []
    /// The addresses of confirmed resources, and the redirects to them, by requested address: not the bodies.
    private(set) var ways:
        [ResourceAddress: (last: ResourceAddress, followed: [ResourceAddress: StoredRedirect])] =
            [:]
    private var failures: [ResourceAddress: (failure: ResourceFailure, time: Int64)] = [:]
    private var unconfirmed: [ResourceAddress: RedirectChain] = [:]

    /// - Parameters:
    ///   - transport: sends requests.
    ///   - store: stores responses; `nil` with `--no-cache`, and without a folder for a cache.
    ///   - settings: how to load.
    ///   - now: returns the time in seconds since 1970.
    package init(
        transport: any HTTPTransport, store: (any ResponseStore)?, settings: ResourceSettings,
        now: @escaping () -> Int64
    ) {
        self.transport = transport
        self.store = CredentialSeparatingStore(store)
        self.settings = settings
        self.now = now
    }

    /// Begins a new round, in which resources confirmed before are requested again once stale.
    ///
    /// - Parameters:
    ///   - kinds: the kinds to request even if fresh.
    ///   - url: the address of a document to request even if it is fresh: the round is for it alone. It
    ///     may be on no server.
    ///   - urls: the addresses of documents that are not requested yet.
    package func beginRound(
        askingFor kinds: Set<ResourceKind> = [], asking url: String? = nil,
        sparing urls: [String] = []
    ) {
        requested = url.flatMap { ResourceAddress($0) }
        let others = Set(urls.compactMap { ResourceAddress($0) })
        ways = ways.filter { others.contains($0.key) }
        confirmed = Set(ways.values.map { $0.last }).intersection(confirmed)
        requestedKinds = kinds
        spared = url == nil ? [] : others
        guard url != nil else { return }
        // A server that has failed is not asked in it, either.
        failures = failures.mapValues { (failure: $0.failure, time: now()) }
    }

    /// Loads a resource, and calls `completion` once, possibly before returning.
    package func load(
        _ request: ResourceRequest,
        completion: @escaping (Result<Resource, ResourceFailure>) -> Void
    ) -> ResourceTask {
        if let load = loads[request] {
            return load.add(completion)
        }
        var settings = settings
        if request.kind == .document, let own = documentSettings[request.address] {
            settings.acceptedAgeSeconds = own.acceptedAgeSeconds ?? settings.acceptedAgeSeconds
            settings.userAgent = own.userAgent
        }
        settings.takesAnyCopy = spared.contains(request.address)
        let load = ResourceLoad(
            request, transport: transport, store: store, settings: settings, now: now,
            asksAlways: requestedKinds.contains(request.kind) || request.address == requested,
            loader: self)
        loads[request] = load
        let task = load.add(completion)
        load.step()
        return task
    }

    /// Loads a resource from the cache, whatever its age.
    func kept(_ request: ResourceRequest) -> Result<Resource, ResourceFailure> {
        var settings = settings
        settings.isOffline = true
        let load = ResourceLoad(
            request, transport: transport, store: store, settings: settings, now: now,
            asksAlways: false, loader: nil)
        var kept: Result<Resource, ResourceFailure>?
        _ = load.add { kept = $0 }
        load.step()
        return kept ?? .failure(.notInCache(address: request.address))
    }

    func didConfirm(_ address: ResourceAddress) {
        confirmed.insert(address)
        failures[address] = nil
    }

    func didEnd(
        _ request: ResourceRequest, _ path: RedirectChain?, _ failed: ResourceLoad.Failed?
    ) {
        loads[request] = nil
        unconfirmed[request.address] = path
        if let path, let last = path.addresses.last, confirmed.contains(last) {
            ways[request.address] = (last, path.followed)
        }
        if let failed { failures[failed.address] = (failed.failure, now()) }
    }

    /// Returns a recent failure at an address.
    func failure(at address: ResourceAddress) -> ResourceFailure? {
        guard let (failure, time) = failures[address] else { return nil }
        let isRecent = (0..<settings.pauseAfterFailureSeconds)
            .contains(now() - time)
        return isRecent ? failure : nil
    }

    /// Stores what was loaded from `address` according to its content.
    ///
    /// Redirects are stored only if it is what was wanted. Those to anything else, such as a
    /// network's login page, are not followed again, and it does not replace an earlier copy.
    ///
    /// - Parameter updateInterval: its declared update interval in seconds, an upper limit of its
    ///   freshness.
    package func settle(
        _ address: ResourceAddress, as verdict: DocumentVerdict, updateInterval: Int? = nil
    ) {
        guard let path = unconfirmed.removeValue(forKey: address), !settings.isOffline,
            let last = path.addresses.last
        else { return }
        switch verdict {
        case .whole, .page: store(path.answer, at: last)
        case .cutShort: storeBeginning(path.answer, at: last)
        case .useless:
            leave(path, from: address)
            if case .fresh? = path.answer { break }
            // It came from the cache.
            store.removeResponse(for: last)
        case .unread: break
        }
        let isWhole = verdict == .whole || verdict == .page
        if !isWhole {
            // A stored copy is not what the server has.
            confirmed.remove(last)
            ways[address] = nil
        }
        guard isWhole || verdict == .cutShort else { return }
        storeRedirects(path, isToWhole: isWhole)
        if let updateInterval { shorten(last, to: Int64(updateInterval)) }
    }

    private func store(_ answer: RedirectChain.Answer?, at address: ResourceAddress) {
        guard case .fresh(let response, let body, let isStorable)? = answer else { return }
        if isStorable {
            store.store(response, body: body, for: address)
        } else {
            store.removeResponse(for: address)
        }
    }

    /// Stores a document without its end, unless there is a whole one (RFC 9111, section 3.3).
    private func storeBeginning(_ answer: RedirectChain.Answer?, at address: ResourceAddress) {
        let kept = store.response(for: address)
        if case .fresh(var response, let body, let isStorable)? = answer {
            guard isStorable, kept?.isIncomplete ?? true else { return }
            response.markIncomplete()
            store.store(response, body: body, for: address)
        } else if var kept {
            kept.markIncomplete()
            store.update(kept, for: address)
        }
    }

    private func storeRedirects(_ path: RedirectChain, isToWhole: Bool) {
        for from in path.followed.keys { store.removeRedirect(for: from) }
        for (from, redirect) in path.redirects {
            // The response before the move is outdated, unless it is the only whole one.
            if isToWhole {
                store.removeResponse(for: from)
            } else if store.response(for: from) != nil {
                continue
            }
            store.setRedirect(redirect, for: from)
        }
        // It does not redirect any more.
        if path.answer != nil, let last = path.addresses.last { store.removeRedirect(for: last) }
    }

    /// Has the servers asked the next time instead of following the stored redirects, which are
    /// kept only as the way to an earlier copy.
    private func leave(_ path: RedirectChain, from address: ResourceAddress) {
        let way = store.redirects(from: address)
        let leadsToCopy = store.response(for: way.last?.target ?? address) != nil
        for from in path.addresses {
            guard var redirect = store.redirect(for: from) else { continue }
            redirect.until = min(redirect.until, now())
            let isKept = leadsToCopy && way.contains { $0.from == from }
            store.setRedirect(isKept ? redirect : nil, for: from)
        }
    }

    /// Returns the last copy of a document that the server sent nothing useful for, and its time
    /// in seconds since 1970.
    func lastCopy(_ request: ResourceRequest) -> (resource: Resource, since: Int64)? {
        guard case .success(let resource) = kept(request),
            let response = store.response(for: resource.address)
        else { return nil }
        return (resource, response.receivedAt)
    }

    /// Limits the freshness of a stored response to so many seconds.
    private func shorten(_ address: ResourceAddress, to seconds: Int64) {
        guard var kept = store.response(for: address),
            seconds < kept.freshUntil - kept.receivedAt
        else { return }
        kept.freshUntil = kept.receivedAt + max(0, seconds)
        store.update(kept, for: address)
    }
}
