/// Where a plugin runs, and why.
package struct PluginPlaceDecision: Sendable, Hashable {
    package enum Reason: Sendable, Hashable {
        /// The user chose this place.
        case asked
        /// Shipped with FeedHost.
        case installed
        /// The user trusts this file.
        case trusted
        /// The user trusts it for this run; holds the digest for lasting trust.
        case trustedNow(SHA256Digest?)
        /// The user trusts another file with this id; holds this one's digest.
        case changed(SHA256Digest?)
        /// Its note asks for it.
        case noted
        /// The default.
        case droppedIn
    }

    package let place: PluginPlace
    package let reason: Reason
}
