/// Looks for what is kept, and may be used.
extension ResourceLoad {
    /// The kept response from an address, unless it came from where this request may not go, or was
    /// asked for as something of another kind, which servers answer otherwise.
    func kept(at address: ResourceAddress) -> StoredResponse? {
        store.response(for: address).flatMap {
            $0.kind == request.kind && isAllowed($0.addressClass, at: address) ? $0 : nil
        }
    }

    /// Where an address is known to lead, unless that was said where this request may not go.
    func remembered(at address: ResourceAddress) -> StoredRedirect? {
        store.redirect(for: address).flatMap { isAllowed($0.addressClass, at: address) ? $0 : nil }
    }

    /// What came by a proxy is of no known class: it may be anywhere, as what comes by one now.
    private func isAllowed(_ addressClass: AddressClass?, at address: ResourceAddress) -> Bool {
        guard let addressClass else {
            return allowedClasses == .all || transport.usesProxy(for: address)
        }
        return allowedClasses.contains(addressClass)
    }

    /// A redirect is followed without asking.
    func isFollowed(_ redirect: StoredRedirect, _ now: Int64) -> Bool {
        !asksAlways
            && RedirectMemory.isFollowed(redirect, isSecure: address.isSecure, now: now)
    }

    /// The kept response is young enough for a person who takes older ones, too.
    func isAccepted(_ kept: StoredResponse, _ now: Int64) -> Bool {
        (0..<settings.acceptedAgeSeconds).contains(now - kept.receivedAt)
    }

    /// Where the redirect leads there is a response that is.
    func leadsToAccepted(_ redirect: StoredRedirect, _ now: Int64) -> Bool {
        guard settings.acceptedAgeSeconds > 0, !asksAlways else { return false }
        var next: (target: String, from: ResourceAddress)? = (redirect.target, address)
        for _ in 0..<Self.maximumRedirects {
            guard let step = next,
                let address = ResourceAddress(step.target, relativeTo: step.from)
            else { return false }
            if let kept = kept(at: address) { return isAccepted(kept, now) }
            next = remembered(at: address).map { ($0.target, address) }
        }
        return false
    }

    /// The kept response from where the load has come to, or from where that led the last time.
    func lastGoodCopy() -> (StoredResponse, [UInt8])? {
        for _ in 0...Self.maximumRedirects {
            if let kept = kept(at: address), let body = store.body(for: address) {
                return (kept, body)
            }
            guard let target = remembered(at: address)?.target,
                let next = ResourceAddress(target, relativeTo: address)
            else { return nil }
            path.addresses.append(next)
        }
        return nil
    }
}
