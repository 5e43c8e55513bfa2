import FeedModel

extension LoadedFeed {
    /// The address that the feed declares it has moved to, unless it is the current one, as in many
    /// feeds.
    ///
    /// A downgrade from `https` is ignored, since an attacker on the network could cause it.
    package var announcedMove: FeedLocation? {
        guard case .remote(let url) = source, let newURL = feed.newFeedURL else { return nil }
        let target = FeedLocation(argument: newURL)
        guard case .remote(let targetURL) = target, let old = source.identity,
            let new = target.identity
        else { return nil }
        let wasSecure = Self.isSecure(url)
        let isSecure = Self.isSecure(targetURL)
        if wasSecure && !isSecure { return nil }
        return ExactText(old) != ExactText(new) || wasSecure != isSecure ? target : nil
    }

    private static func isSecure(_ url: String) -> Bool {
        url.prefix(6).lowercased().utf8.elementsEqual("https:".utf8)
    }
}
