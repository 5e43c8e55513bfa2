/// Looks up the cache.
extension ResourceLoad {
    /// Returns the stored response of an address, unless it came from a class that this request may
    /// not use, or was loaded as another kind, which servers answer differently.
    func kept(at address: ResourceAddress) -> StoredResponse? {
        store.response(for: address).flatMap {
            $0.kind == request.kind && isAllowed($0.addressClass, at: address) ? $0 : nil
        }
    }

    /// Returns the stored redirect of an address, unless it came from a class that this request may
    /// not use.
    func remembered(at address: ResourceAddress) -> StoredRedirect? {
        store.redirect(for: address).flatMap { isAllowed($0.addressClass, at: address) ? $0 : nil }
    }

    /// Through a proxy the class is unknown, now as when it was stored.
    private func isAllowed(_ addressClass: AddressClass?, at address: ResourceAddress) -> Bool {
        guard let addressClass else {
            return allowedClasses == .all || transport.usesProxy(for: address)
        }
        return allowedClasses.contains(addressClass)
    }

    /// Returns true if a redirect is followed without a request.
    func isFollowed(_ redirect: StoredRedirect, _ now: Int64) -> Bool {
        !asksAlways
            && RedirectMemory.isFollowed(redirect, isSecure: address.isSecure, now: now)
    }

    /// Returns true if a stored response is within the accepted age.
    func isAccepted(_ kept: StoredResponse, _ now: Int64) -> Bool {
        !kept.isIncomplete
            && (settings.takesAnyCopy
                || (0..<settings.acceptedAgeSeconds).contains(now - kept.receivedAt))
    }

    /// Returns true if the target has such a response.
    func leadsToAccepted(_ redirect: StoredRedirect, _ now: Int64) -> Bool {
        guard settings.takesAnyCopy || settings.acceptedAgeSeconds > 0, !asksAlways else {
            return false
        }
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

    /// Returns the stored response of the current address, or of where it redirected last; else what the first
    /// address led to before it redirected there.
    func lastGoodCopy() -> (StoredResponse, [UInt8])? {
        if let copy = copyBehindAddress() { return copy }
        path = RedirectChain(addresses: [request.address])
        wasMovedTo = nil
        return copyBehindAddress()
    }

    private func copyBehindAddress() -> (StoredResponse, [UInt8])? {
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
