/// Something about a loaded resource that is worth a word, though nothing failed.
package enum ResourceNotice: Sendable, Equatable {
    /// It has moved for good; whoever keeps the address should change it.
    case moved(from: ResourceAddress, to: ResourceAddress)
    /// It was redirected from a secure address to one that is not.
    case lostSecurity(from: ResourceAddress, to: ResourceAddress)
    /// It could not be loaded now; this is the copy of an earlier time, in seconds since 1970.
    case stale(since: Int64, because: ResourceFailure)
}
