import FeedModel

extension LoadedFeed {
    /// The address that the feed declares it has moved to, unless it is the current one, as in many
    /// feeds.
    package var announcedMove: FeedLocation? {
        guard let newURL = feed.newFeedURL else { return nil }
        let target = FeedLocation(argument: newURL)
        // Never store a name and a password that a feed gives: messages hide them.
        guard AddressText.credentials(in: newURL) == nil else { return nil }
        return source.isMoved(to: target) ? target.keepingCredentials(of: source) : nil
    }
}

extension FeedLocation {
    /// Returns true if `target` is another address on the network.
    ///
    /// A downgrade from `https` is ignored, since an attacker on the network could cause it.
    package func isMoved(to target: FeedLocation) -> Bool {
        guard case .remote(let url) = self, case .remote(let targetURL) = target,
            let old = identity, let new = target.identity
        else { return false }
        let wasSecure = Self.isSecure(url)
        let isSecure = Self.isSecure(targetURL)
        if wasSecure && !isSecure { return false }
        return ExactText(old) != ExactText(new) || wasSecure != isSecure
    }

    static func isSecure(_ url: String) -> Bool {
        url.prefix(6).lowercased().utf8.elementsEqual("https:".utf8)
    }
}
