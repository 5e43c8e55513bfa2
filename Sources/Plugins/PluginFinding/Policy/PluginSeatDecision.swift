/// Where a plugin runs, and why.
package struct PluginSeatDecision: Sendable, Hashable {
    /// Why.
    package enum Reason: Sendable, Hashable {
        /// The person asked for this seat.
        case asked
        /// It came with FeedHost.
        case installed
        /// The person trusts this file.
        case trusted
        /// The person trusts it for this run; the file's digest, to trust it for longer.
        case trustedNow(SHA256Digest?)
        /// The person trusted another file of this id; this one's digest.
        case changed(SHA256Digest?)
        /// Nobody has said anything about it.
        case droppedIn
    }

    /// Where.
    package let seat: PluginSeat
    /// Why.
    package let reason: Reason
}
