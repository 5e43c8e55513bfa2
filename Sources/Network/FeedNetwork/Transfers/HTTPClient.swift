package import SystemInterface

/// Sends requests by libcurl, many at a time on one thread, never more than six to a host.
///
/// Somebody has to call ``process()`` whenever ``descriptor`` is readable.
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
    ///   - userAgent: how requests introduce themselves.
    ///   - proxies: the proxies of the environment.
    ///   - certificates: the file of those who may vouch for servers, in PEM; the system's where it
    ///     is empty.
    ///   - maximumTransfers: how many transfers go on at a time, at least one.
    ///   - schedule: runs what it is given in a later turn of the event loop.
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

    /// Readable whenever ``process()`` has something to do.
    package var descriptor: Int32 { transfers.descriptor }

    /// True while anything is under way.
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

    /// Does what can be done without waiting, and calls the completions of what has ended.
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

    /// Starts what there is room for, the hosts taking turns.
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
        // What is checked here is the very host that is sent.
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

    /// The class of a host that is written as an address where the request may not go: said before
    /// anything is sent, and the only thing that can be said where a proxy looks names up.
    private func literalRefusal(of request: HTTPRequest) -> AddressClass? {
        guard let literal = request.address.literalClass else { return nil }
        return request.allowedClasses.contains(literal) ? nil : literal
    }
}
