package import SystemInterface

/// Sends requests with libcurl, in parallel on one thread, at most six per host. The first request
/// to a host looks up its address for the others.
///
/// Where that fails, or a server is silent, waiting requests to it fail, too. It is silent after more
/// requests have timed out in a row than are sent at a time: some of its feeds may hang.
///
/// Call ``process()`` whenever ``descriptor`` is readable.
package final class HTTPClient: HTTPTransport {
    private let transfers: TransferClient
    private let userAgent: String
    private let proxies: ProxySettings
    private let certificates: String
    private let maximumTransfers: Int
    private var waiting: [String: [QueuedTransfer]] = [:]
    private var hostsInTurn: [String] = []
    private var countsByHost: [String: Int] = [:]
    private var running: [TransferClient.Tag: QueuedTransfer] = [:]
    /// The transfers that look up a host, by host.
    private var lookups: [String: TransferClient.Tag] = [:]
    private var hostsWithAddress: Set<String> = []
    /// The number of answers by server, which is an address's origin.
    private var answers: [String: Int] = [:]
    /// The number of silent transfers since the last answer, by server.
    private var silences: [String: Int] = [:]
    private let schedule: (@escaping () -> Void) -> Void

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - libraryPath: the library for libcurl.
    ///   - userAgent: the `User-Agent`.
    ///   - proxies: the proxies of the environment.
    ///   - certificates: a file of trusted certificates in PEM; empty for the system's.
    ///   - maximumTransfers: the number of parallel transfers, at least one.
    ///   - schedule: runs a closure in a later turn of the event loop.
    package init(
        libraryPath: String, userAgent: String, proxies: ProxySettings,
        certificates: String = "", maximumTransfers: Int,
        schedule: @escaping (@escaping () -> Void) -> Void
    ) throws(LibraryError) {
        transfers = try TransferClient(libraryPath: libraryPath)
        self.userAgent = userAgent
        self.proxies = proxies
        self.certificates = certificates
        self.maximumTransfers = max(1, maximumTransfers)
        self.schedule = schedule
    }

    package var descriptor: Int32 { transfers.descriptor }

    /// True while any transfer runs or waits.
    package var isBusy: Bool { !running.isEmpty || !hostsInTurn.isEmpty }

    package func send(
        _ request: HTTPRequest, completion: @escaping (HTTPResult) -> Void
    ) -> any HTTPTransfer {
        let transfer = QueuedTransfer(client: self, request: request, completion: completion)
        let host = request.address.host
        if waiting[host] == nil { hostsInTurn.append(host) }
        waiting[host, default: []].append(transfer)
        startWaiting()
        return transfer
    }

    package func usesProxy(for address: ResourceAddress) -> Bool {
        proxies.proxy(for: address) != nil
    }

    /// Does all work that doesn't block, and calls completions.
    package func process() {
        transfers.process()
        for (host, tag) in lookups where transfers.hasAddress(tag) {
            lookups[host] = nil
            hostsWithAddress.insert(host)
        }
        while let (tag, result) = transfers.nextFinished() {
            guard let transfer = running.removeValue(forKey: tag) else { continue }
            let address = transfer.request.address
            countsByHost[address.host, default: 1] -= 1
            if result.head != nil {
                answers[address.origin, default: 0] += 1
                silences[address.origin] = nil
            }
            let others = transfersFailing(with: transfer, result)
            if lookups[address.host] == tag { lookups[address.host] = nil }
            transfer.finish(with: result)
            for other in others {
                other.finish(with: HTTPResult(outcome: result.outcome, detail: result.detail))
            }
        }
        startWaiting()
    }

    /// Removes and returns the waiting transfers that would fail like a finished one.
    private func transfersFailing(
        with transfer: QueuedTransfer, _ result: HTTPResult
    ) -> [QueuedTransfer] {
        let address = transfer.request.address
        guard let all = waiting[address.host] else { return [] }
        let isHostMissing = result.outcome == .hostNotFound
        guard isHostMissing || isSilent(address, after: transfer, result) else { return [] }
        func fails(_ other: QueuedTransfer) -> Bool {
            isHostMissing || other.request.address.origin == address.origin
        }
        waiting[address.host]?.removeAll(where: fails)
        return all.filter(fails)
    }

    /// Returns true if a server is silent: a transfer has failed after a while in which it sent nothing, and is
    /// one of more in a row than are sent at a time, or has not even found its address.
    private func isSilent(
        _ address: ResourceAddress, after transfer: QueuedTransfer, _ result: HTTPResult
    ) -> Bool {
        let server = address.origin
        guard [.deadlinePassed, .tooSlow, .connectionFailed].contains(result.outcome),
            result.head == nil, result.elapsedMilliseconds >= TransferLimits.silentMilliseconds,
            answers[server, default: 0] == transfer.earlierAnswers,
            !running.values.contains(where: {
                $0.request.address.origin == server && $0.receivedBytes > 0
            })
        else { return false }
        silences[server, default: 0] += 1
        return lookups[address.host] == transfer.tag
            || silences[server, default: 0] > min(maximumTransfers, TransferLimits.transfersPerHost)
    }

    func receivedBytes(_ tag: TransferClient.Tag) -> Int64 {
        transfers.receivedBytes(tag)
    }

    func cancel(_ transfer: QueuedTransfer) {
        let host = transfer.request.address.host
        if let tag = transfer.tag {
            guard running.removeValue(forKey: tag) != nil else { return }
            transfers.stop(tag)
            countsByHost[host, default: 1] -= 1
            if lookups[host] == tag { lookups[host] = nil }
            startWaiting()
        } else {
            waiting[host]?.removeAll { $0 === transfer }
        }
    }

    /// Starts waiting transfers, round-robin by host.
    private func startWaiting() {
        var index = 0
        while running.count < maximumTransfers, index < hostsInTurn.count {
            let host = hostsInTurn[index]
            guard countsByHost[host, default: 0] < TransferLimits.transfersPerHost,
                lookups[host] == nil
            else {
                index += 1
                continue
            }
            hostsInTurn.remove(at: index)
            if let transfer = waiting[host]?.first {
                waiting[host]?.removeFirst()
                start(transfer, host: host)
            }
            if waiting[host]?.isEmpty ?? true {
                waiting[host] = nil
            } else {
                hostsInTurn.append(host)
            }
        }
    }

    private func start(_ transfer: QueuedTransfer, host: String) {
        var request = transfer.request
        // Checks the same host that is sent.
        guard let address = transfers.ascii(request.address) else {
            return finish(transfer, with: HTTPResult(outcome: .badAddress))
        }
        request.address = address
        // Before anything is sent; through a proxy it is the only check.
        if let literal = address.literalClass, !request.allowedClasses.contains(literal) {
            return finish(transfer, with: HTTPResult(outcome: .addressRefused(literal)))
        }
        let proxy = proxies.proxy(for: request.address) ?? ""
        guard
            let tag = transfers.start(
                request, userAgent: userAgent, proxy: proxy, certificates: certificates)
        else { return finish(transfer, with: HTTPResult(outcome: .badAddress)) }
        transfer.tag = tag
        transfer.earlierAnswers = answers[transfer.request.address.origin, default: 0]
        running[tag] = transfer
        countsByHost[host, default: 0] += 1
        if proxy.isEmpty, request.address.literalClass == nil, !hostsWithAddress.contains(host) {
            lookups[host] = tag
        }
    }

    private func finish(_ transfer: QueuedTransfer, with result: HTTPResult) {
        schedule { transfer.finish(with: result) }
    }
}
