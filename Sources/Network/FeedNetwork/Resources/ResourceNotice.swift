/// A notice about a loaded resource.
package enum ResourceNotice: Sendable, Equatable {
    /// It has moved for good, so stored addresses should change.
    case moved(from: ResourceAddress, to: ResourceAddress)
    /// A redirect led from `https` to `http`.
    case lostSecurity(from: ResourceAddress, to: ResourceAddress)
    /// The connection broke at the end of a document that looks whole.
    case brokeAtEnd(of: ResourceAddress)
    /// Loading failed, so this is an earlier copy of that time, in seconds since 1970.
    case stale(since: Int64, because: ResourceFailure)
}
