/// Loads resources over HTTP and from the cache, and respects servers' limits.
///
/// Merges concurrent loads of the same resource. A resource confirmed in a round is not requested
/// again in it.
package final class ResourceLoader {
    private let transport: any HTTPTransport
    private let store: any ResponseStore
    private let settings: ResourceSettings
    private let clock: any ResourceClock
    private var loads: [ResourceRequest: ResourceLoad] = [:]
    private var requestedKinds: Set<ResourceKind> = []
    private var confirmed: Set<ResourceAddress> = []
    /// The redirects to confirmed resources, by requested address.
    private var ways: [ResourceAddress: RedirectChain] = [:]
    private var failures: [ResourceAddress: (failure: ResourceFailure, time: Int64)] = [:]
    private var unconfirmed: [ResourceAddress: RedirectChain] = [:]

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - transport: sends requests.
    ///   - store: stores responses.
    ///   - settings: how to load.
    ///   - clock: returns the time.
    package init(
        transport: any HTTPTransport, store: any ResponseStore, settings: ResourceSettings,
        clock: any ResourceClock
    ) {
        self.transport = transport
        self.store = CredentialSeparatingStore(store)
        self.settings = settings
        self.clock = clock
    }

    /// Begins a new round, in which resources confirmed before are requested again once stale.
    ///
    /// - Parameters:
    ///   - kinds: the kinds to request even if fresh.
    ///   - urls: the addresses of documents that are not requested yet.
    package func beginRound(askingFor kinds: Set<ResourceKind> = [], sparing urls: [String] = []) {
        let spared = Set(urls.compactMap { ResourceAddress($0) })
        ways = ways.filter { spared.contains($0.key) }
        confirmed = Set(ways.values.compactMap(\.addresses.last)).intersection(confirmed)
        requestedKinds = kinds
    }

    /// Loads a resource, and calls `completion` once, possibly before returning.
    package func load(
        _ request: ResourceRequest,
        completion: @escaping (Result<Resource, ResourceFailure>) -> Void
    ) -> ResourceTask {
        if let load = loads[request] {
            return load.add(completion)
        }
        let load = ResourceLoad(
            request, transport: transport, store: store, settings: settings, clock: clock,
            asksAlways: requestedKinds.contains(request.kind),
            known: KnownResources(
                isConfirmed: { [weak self] in self?.confirmed.contains($0) ?? false },
                redirect: { [weak self] in self?.ways[request.address]?.followed[$0] },
                failure: { [weak self] in self?.failure(at: $0) }),
            didConfirm: { [weak self] in self?.confirmed.insert($0) },
            didEnd: { [weak self] in self?.didEnd(request, $0, $1) })
        loads[request] = load
        let task = load.add(completion)
        load.start()
        return task
    }

    /// Loads a resource from the cache, whatever its age.
    func kept(_ request: ResourceRequest) -> Result<Resource, ResourceFailure> {
        var settings = settings
        settings.isOffline = true
        let load = ResourceLoad(
            request, transport: transport, store: store, settings: settings, clock: clock,
            asksAlways: false,
            known: KnownResources(
                isConfirmed: { _ in false }, redirect: { _ in nil }, failure: { _ in nil }),
            didConfirm: { _ in }, didEnd: { _, _ in })
        var kept: Result<Resource, ResourceFailure>?
        let task = load.add { kept = $0 }
        load.start()
        withExtendedLifetime(task) {}
        return kept ?? .failure(.notInCache(address: request.address))
    }

    private func didEnd(
        _ request: ResourceRequest, _ path: RedirectChain?, _ failed: ResourceLoad.Failed?
    ) {
        loads[request] = nil
        unconfirmed[request.address] = path
        if let path, let last = path.addresses.last, confirmed.contains(last) {
            ways[request.address] = path
        }
        if let failed { failures[failed.address] = (failed.failure, clock.secondsSince1970) }
    }

    /// Returns a recent failure at an address.
    private func failure(at address: ResourceAddress) -> ResourceFailure? {
        guard let (failure, time) = failures[address] else { return nil }
        let isRecent = (0..<settings.pauseAfterFailureSeconds)
            .contains(clock.secondsSince1970 - time)
        return isRecent ? failure : nil
    }

    /// Reports whether what was loaded from `address` is what was wanted.
    ///
    /// Redirects are stored only then. Anything else, such as a network's login page, is deleted
    /// together with the redirects to it.
    ///
    /// - Parameter updateInterval: its declared update interval in seconds, an upper limit of its
    ///   freshness.
    package func confirm(
        _ address: ResourceAddress, isExpected: Bool, updateInterval: Int? = nil
    ) {
        guard let path = unconfirmed.removeValue(forKey: address), !settings.isOffline else {
            return
        }
        if isExpected {
            for (from, redirect) in path.redirects {
                store.setRedirect(redirect, for: from)
                // The response before the move is outdated.
                store.removeResponse(for: from)
            }
            if let updateInterval, let last = path.addresses.last {
                shorten(last, to: Int64(updateInterval))
            }
        } else {
            for address in path.addresses where store.redirect(for: address) != nil {
                store.setRedirect(nil, for: address)
            }
            if let last = path.addresses.last { store.removeResponse(for: last) }
        }
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
