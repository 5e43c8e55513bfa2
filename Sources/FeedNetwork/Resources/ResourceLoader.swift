/// Loads resources over HTTP and from what is kept, and obeys what servers ask for.
///
/// One thing that is wanted twice at a time is loaded once. What has been confirmed in a round is
/// not asked for again in it.
package final class ResourceLoader {
    private let transport: any HTTPTransport
    private let store: any ResponseStore
    private let settings: ResourceSettings
    private let clock: any ResourceClock
    private var loads: [ResourceRequest: ResourceLoad] = [:]
    private var confirmed: Set<ResourceAddress> = []

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - transport: sends requests.
    ///   - store: keeps responses.
    ///   - settings: how to load.
    ///   - clock: tells the time.
    package init(
        transport: any HTTPTransport, store: any ResponseStore, settings: ResourceSettings,
        clock: any ResourceClock
    ) {
        self.transport = transport
        self.store = store
        self.settings = settings
        self.clock = clock
    }

    /// Begins a new round: what was confirmed before is asked for again when its time is over.
    package func beginRound() {
        confirmed = []
    }

    /// Starts loading, and calls `completion` once; it may do so before it returns.
    package func load(
        _ request: ResourceRequest,
        completion: @escaping (Result<Resource, ResourceFailure>) -> Void
    ) -> any ResourceTask {
        if let load = loads[request] {
            return load.add(completion)
        }
        let load = ResourceLoad(
            request, transport: transport, store: store, settings: settings, clock: clock,
            isConfirmed: { [weak self] in self?.confirmed.contains($0) ?? false },
            didConfirm: { [weak self] in self?.confirmed.insert($0) },
            didEnd: { [weak self] in self?.loads[request] = nil })
        loads[request] = load
        let task = load.add(completion)
        load.start()
        return task
    }
}
