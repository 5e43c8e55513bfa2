/// Where a plugin runs, and why, if the user is to know.
package struct PluginPlaceDecision: Sendable, Hashable {
    package enum Reason: Sendable, Hashable {
        /// The user trusts it for this run; holds the digest for lasting trust.
        case trustedNow(SHA256Digest?)
        /// The user trusts another file with this id; holds this one's digest.
        case changed(SHA256Digest?)
    }

    package let place: PluginPlace
    package var reason: Reason?
}
