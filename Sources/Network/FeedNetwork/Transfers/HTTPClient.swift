package import SystemInterface

/// Sends requests with libcurl, in parallel on one thread, at most six per host.
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
    private let schedule: (@escaping () -> Void) -> Void

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - library: the network library.
    ///   - userAgent: the `User-Agent`.
    ///   - proxies: the proxies of the environment.
    ///   - certificates: a file of trusted certificates in PEM; empty for the system's.
    ///   - maximumTransfers: the number of parallel transfers, at least one.
    ///   - schedule: runs a closure in a later turn of the event loop.
    package init(
        library: NetworkLibrary, userAgent: String, proxies: ProxySettings,
        certificates: String = "", maximumTransfers: Int,
        schedule: @escaping (@escaping () -> Void) -> Void
    ) throws(LibraryError) {
        transfers = try TransferClient(library: library)
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
        while let (tag, result) = transfers.nextFinished() {
            guard let transfer = running.removeValue(forKey: tag) else { continue }
            countsByHost[transfer.request.address.host, default: 1] -= 1
            transfer.finish(with: result)
        }
        startWaiting()
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
            guard countsByHost[host, default: 0] < TransferLimits.transfersPerHost else {
                index += 1
                continue
            }
            guard let transfer = waiting[host]?.first else {
                waiting[host] = nil
                hostsInTurn.remove(at: index)
                continue
            }
            waiting[host]?.removeFirst()
            start(transfer, host: host)
            hostsInTurn.remove(at: index)
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
        if let refusal = literalRefusal(of: request) {
            return finish(transfer, with: HTTPResult(outcome: .addressRefused(refusal)))
        }
        let proxy = proxies.proxy(for: request.address) ?? ""
        guard
            let tag = transfers.start(
                request, userAgent: userAgent, proxy: proxy, certificates: certificates)
        else { return finish(transfer, with: HTTPResult(outcome: .badAddress)) }
        transfer.tag = tag
        running[tag] = transfer
        countsByHost[host, default: 0] += 1
    }

    private func finish(_ transfer: QueuedTransfer, with result: HTTPResult) {
        schedule { transfer.finish(with: result) }
    }

    /// Returns the class of a literal address that the request may not connect to. Checked before
    /// anything is sent; through a proxy it is the only check.
    private func literalRefusal(of request: HTTPRequest) -> AddressClass? {
        guard let literal = request.address.literalClass else { return nil }
        return request.allowedClasses.contains(literal) ? nil : literal
    }
}
