import FeedLoading
import FeedParsing

/// Loads one resource: from the cache if fresh, else by a conditional request, through all
/// redirects.
///
/// Has many properties, since every response changes several of them.
final class ResourceLoad {
    /// A failure, and the address that it happened at.
    typealias Failed = (address: ResourceAddress, failure: ResourceFailure)

    static let maximumRedirects = 10

    let request: ResourceRequest
    let store: any ResponseStore
    let settings: ResourceSettings
    let now: () -> Int64
    /// The current address.
    var address: ResourceAddress { path.addresses.last ?? request.address }
    /// The redirects so far.
    var path: RedirectChain
    var notices: [ResourceNotice] = []
    var allowedClasses: AddressClassSet

    let transport: any HTTPTransport
    /// True to send a request even if the cache is fresh, or the resource is gone; other holds
    /// still apply.
    let asksAlways: Bool
    /// What this run knows beside the cache; `nil` for a load that asks no server.
    private weak var loader: ResourceLoader?
    private var waiters: [ResourceTask] = []
    private var transfer: (any HTTPTransfer)?
    private var cookies = LoadCookies()
    /// True if the server requires its cookies.
    private var isBehindCookies = false
    private var redirectCount = 0
    private var firstClass: AddressClass?
    private var elapsedMilliseconds: Int64 = 0
    private var endedBytes: Int64 = 0
    private var isEnded = false
    /// The addresses left by a redirect of the cache, or of this run.
    private var left: Set<ResourceAddress> = []
    private var failed: Failed?

    init(
        _ request: ResourceRequest, transport: any HTTPTransport, store: any ResponseStore,
        settings: ResourceSettings, now: @escaping () -> Int64, asksAlways: Bool,
        loader: ResourceLoader?
    ) {
        self.request = request
        self.transport = transport
        self.store = store
        self.settings = settings
        self.now = now
        self.asksAlways = asksAlways
        self.loader = loader
        path = RedirectChain(addresses: [request.address])
        allowedClasses = settings.allowsAllClasses ? .all : request.allowedClasses
    }

    /// The decoded bytes received, including those of redirects and failures.
    var receivedBytes: Int64 { endedBytes + (transfer?.receivedBytes ?? 0) }
    var isStarted: Bool { transfer?.isStarted ?? false }

    func add(
        _ completion: @escaping (Result<Resource, ResourceFailure>) -> Void
    ) -> ResourceTask {
        let waiter = ResourceTask(of: self, completion: completion)
        waiters.append(waiter)
        return waiter
    }

    /// Removes a waiting task; cancels the transfer with the last one.
    func remove(_ waiter: ResourceTask) {
        waiters.removeAll { $0 === waiter }
        guard waiters.isEmpty, !isEnded else { return }
        isEnded = true
        transfer.take()?.cancel()
        loader?.didEnd(request, nil, nil)
    }

    /// Loads the current address from the cache or its server.
    func step() {
        let now = now()
        if let literal = address.literalClass, !allowedClasses.contains(literal) {
            return fail(.transfer(.addressRefused(literal), address: address, detail: ""))
        }
        // A way back means that the redirect is outdated.
        if !left.contains(address) {
            if let redirect = remembered(at: address),
                settings.isOffline || isFollowed(redirect, now) || leadsToAccepted(redirect, now)
            {
                return follow(remembered: redirect)
            }
            if !asksAlways, let redirect = loader?.ways[request.address]?.followed[address] {
                return follow(remembered: redirect)
            }
        }
        let kept = kept(at: address)
        if settings.isOffline {
            guard let kept, let body = store.body(for: address) else {
                return fail(.notInCache(address: address))
            }
            return succeed(kept, body: body)
        }
        if let kept,
            loader?.confirmed.contains(address) == true
                || !asksAlways && (kept.isFresh(at: now) || isAccepted(kept, now)),
            let body = store.body(for: address)
        {
            return succeed(kept, body: body)
        }
        if let hold = store.hold(for: address),
            HoldPolicy.isHeld(hold, isSecure: address.isSecure, now: now),
            // Nobody asked for a pause.
            !(asksAlways && hold.status == 410)
        {
            return fail(held(by: hold))
        }
        // Pictures are requested again, since the user wants them.
        if !asksAlways, request.kind == .document, let failure = loader?.failure(at: address) {
            return fail(failure)
        }
        send(asking: kept)
    }

    /// Sends a request, conditional if there is a stored response.
    func send(asking kept: StoredResponse?) {
        let rest = settings.timeoutMilliseconds - elapsedMilliseconds
        guard rest > 0 else { return fail(.deadlinePassed(address: address)) }
        let requestTime = now()
        transfer = transport.send(
            HTTPRequest(
                address: address,
                fields: RequestFields.make(request.kind, asking: kept, as: settings.userAgent)
                    + [cookies.field(for: address)].compactMap(\.self),
                allowedClasses: allowedClasses,
                timeoutMilliseconds: rest,
                maximumBytes: settings.maximumBytes(request.kind))
        ) { [weak self] result in
            guard let self, !isEnded else { return }
            transfer = nil
            endedBytes += max(0, result.receivedBytes)
            elapsedMilliseconds += max(0, result.elapsedMilliseconds)
            receive(result, kept: kept, requestTime: requestTime)
        }
    }

    private func receive(_ result: HTTPResult, kept: StoredResponse?, requestTime: Int64) {
        if firstClass == nil, redirectCount == 0 { firstClass = result.addressClass }
        guard result.outcome == .complete, let head = result.head else {
            if result.outcome == .bodyTooLarge { return fail(tooLarge) }
            if result.outcome == .cutShort, let head = result.head, isWhole(result.body, head) {
                notices.append(.brokeAtEnd(of: address))
                return keep(result, head, requestTime: requestTime, isWhole: false)
            }
            let outcome = result.outcome == .complete ? .malformed : result.outcome
            return fail(.transfer(outcome, address: address, detail: result.detail), isNew: true)
        }
        switch head.status {
        case 304:
            confirm(kept, by: head, requestTime: requestTime)
        // No content, or a part, which was not requested.
        case 200...299 where ![204, 205, 206].contains(head.status):
            keep(result, head, requestTime: requestTime)
        case 301, 302, 303, 307, 308:
            follow(head, addressClass: result.addressClass, requestTime: requestTime)
        default:
            refuse(head)
        }
    }

    /// Returns true if a connection broke only after the whole document had come.
    private func isWhole(_ body: [UInt8], _ head: ResponseHead) -> Bool {
        // Of a length that was not met nothing is known.
        guard request.kind == .document, head.status == 200, head["content-length"] == nil,
            !body.isEmpty
        else { return false }
        let charset = head["content-type"].flatMap(MediaType.init)?.charset
        let document = try? FeedParser(converter: SystemEncodingConverter.shared).parse(
            body, context: FeedParsingContext(documentURL: address.text, httpCharset: charset))
        return document.map { !$0.isCutShort } ?? false
    }

    /// Handles a 304 for the stored response.
    private func confirm(_ kept: StoredResponse?, by head: ResponseHead, requestTime: Int64) {
        guard var kept, let body = store.body(for: address) else {
            // An unconditional request got a 304, or the copy was lost meanwhile.
            store.removeResponse(for: address)
            if kept == nil { return fail(.status(304, address: address)) }
            return send(asking: nil)
        }
        kept.refresh(by: head, requestTime: requestTime, responseTime: now())
        store.update(kept, for: address)
        settle(.confirmed)
        succeed(kept, body: body, way: .confirmed)
    }

    /// - Parameter isWhole: false to store nothing, since more may have been to come.
    private func keep(
        _ result: HTTPResult, _ head: ResponseHead, requestTime: Int64, isWhole: Bool = true
    ) {
        let fresh = StoredResponse(
            kind: request.kind, head: head, addressClass: result.addressClass,
            requestTime: requestTime, responseTime: now())
        // Stored once its content is known.
        settle(
            .fresh(
                fresh, body: result.body,
                isStorable: isWhole && Freshness.isStorable(head.freshnessFields)))
        succeed(fresh, body: result.body, way: .sent(head.status))
    }

    /// Records success, and deletes holds.
    private func settle(_ answer: RedirectChain.Answer) {
        path.answer = answer
        loader?.didConfirm(address)
        if store.hold(for: address) != nil { store.setHold(nil, for: address) }
    }

    private func follow(remembered redirect: StoredRedirect) {
        // Before the check: an unusable one may be there again.
        left.insert(address)
        guard let target = ResourceAddress(redirect.target, relativeTo: address) else {
            store.setRedirect(nil, for: address)
            return step()
        }
        if redirectCount == 0 { firstClass = redirect.addressClass }
        go(to: target, isPermanent: redirect.isPermanent)
    }

    private func follow(_ head: ResponseHead, addressClass: AddressClass?, requestTime: Int64) {
        let location = head["location"] ?? ""
        guard !location.isEmpty,
            let target = ResourceAddress(location, relativeTo: address)
        else { return fail(.badRedirect(from: address, to: location)) }
        cookies.take(head, from: address)
        // The server requires a cookie, so its redirects don't say where the resource is.
        if !cookies.isEmpty, path.addresses.contains(target) {
            isBehindCookies = true
            path.redirects = []
            path.followed = [:]
            wasMovedTo = nil
        }
        guard !isBehindCookies else { return go(to: target, isPermanent: false) }
        let isPermanent = head.status == 301 || head.status == 308
        var redirect = StoredRedirect(
            target: target.text, isPermanent: isPermanent, until: requestTime,
            addressClass: addressClass)
        if cookies.isEmpty { path.followed[address] = redirect }
        // Never store a password, not even one that the server names.
        let isPublic = target.credentials.isEmpty || target.credentials == address.credentials
        if isPublic,
            let until = RedirectMemory.end(
                head, isPermanent: isPermanent, isSecure: address.isSecure,
                requestTime: requestTime, responseTime: now())
        {
            redirect.until = until
            path.redirects.append((address, redirect))
        }
        go(to: target, isPermanent: isPermanent)
    }

    private func go(to target: ResourceAddress, isPermanent: Bool) {
        redirectCount += 1
        guard redirectCount <= Self.maximumRedirects else {
            return fail(.tooManyRedirects(from: request.address))
        }
        if address.isSecure, !target.isSecure {
            notices.append(.lostSecurity(from: address, to: target))
        }
        // The original address moves only if every redirect so far is permanent, and not back.
        if isPermanent, redirectCount == 1 || wasMovedTo == address {
            wasMovedTo = target == request.address ? nil : target
        }
        if !settings.allowsAllClasses {
            allowedClasses = request.allowedClasses.intersection(.named(bySourceIn: firstClass))
        }
        path.addresses.append(target)
        step()
    }

    /// Where the original address has moved for good, as far as known.
    var wasMovedTo: ResourceAddress?

    private func refuse(_ head: ResponseHead) {
        let now = now()
        let count = store.hold(for: address)?.count ?? 0
        guard
            let seconds = HoldPolicy.seconds(
                head, isSecure: address.isSecure, now: now, count: count)
        else {
            return fail(.status(head.status, address: address), isNew: true)
        }
        let hold = StoredHold(status: head.status, until: now + seconds, count: count + 1)
        store.setHold(hold, for: address)
        fail(held(by: hold))
    }

    private func held(by hold: StoredHold) -> ResourceFailure {
        hold.status == 410
            ? .gone(address: address)
            : .heldUntil(hold.until, status: hold.status, address: address)
    }

    private func succeed(
        _ response: StoredResponse, body: [UInt8], way: Resource.Way = .kept
    ) {
        guard body.count <= settings.maximumBytes(request.kind) else {
            return end(with: .failure(tooLarge))
        }
        if let wasMovedTo { notices.append(.moved(from: request.address, to: wasMovedTo)) }
        end(
            with: .success(
                Resource(
                    body: body, address: address,
                    mediaType: response.contentType.flatMap(MediaType.init),
                    linkFields: response.linkFields,
                    addressClass: response.addressClass, notices: notices,
                    // Accepted copies are not requested before that.
                    freshUntil: response.freshUntil > response.receivedAt
                        ? max(
                            response.freshUntil,
                            response.receivedAt + settings.acceptedAgeSeconds) : nil, way: way)))
    }

    private var tooLarge: ResourceFailure {
        .tooLarge(limit: settings.maximumBytes(request.kind), address: address)
    }

    /// Fails, or falls back to an earlier copy after a temporary failure.
    ///
    /// - Parameter isNew: true if a server was asked that should not be asked again at once.
    private func fail(_ failure: ResourceFailure, isNew: Bool = false) {
        if isNew { failed = (address, failure) }
        if failure.isTemporary, let (kept, body) = lastGoodCopy() {
            notices.append(.stale(since: kept.receivedAt, because: failure))
            return succeed(kept, body: body)
        }
        if !failure.isTemporary {
            // Stored redirects may be the reason; the next load starts without them.
            for address in path.addresses { store.removeRedirect(for: address) }
        }
        end(with: .failure(failure))
    }

    private func end(with result: Result<Resource, ResourceFailure>) {
        guard !isEnded else { return }
        isEnded = true
        transfer = nil
        let isSuccess = (try? result.get()) != nil
        loader?.didEnd(request, isSuccess ? path : nil, failed)
        let waiters = waiters
        self.waiters = []
        for waiter in waiters { waiter.finish(with: result) }
    }
}
