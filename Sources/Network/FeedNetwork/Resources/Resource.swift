/// A loaded resource.
package struct Resource: Sendable {
    /// How it was obtained.
    package enum Way: Sendable, Equatable {
        /// From the cache, without a request.
        case kept
        /// From the cache, confirmed by the server (304).
        case confirmed
        /// From the server, with this status.
        case sent(Int)
    }

    /// The decoded body.
    package var body: [UInt8]
    /// The final address.
    package var address: ResourceAddress
    /// The media type and encoding given by the server, if any.
    package var mediaType: MediaType?
    /// The `Link` fields, joined by commas.
    package var linkFields: String?
    /// The class of the address that sent it, if known.
    package var addressClass: AddressClass?
    /// Notices in order.
    package var notices: [ResourceNotice] = []
    /// The end of freshness, in seconds since 1970, if known.
    package var freshUntil: Int64?
    package var way: Way = .kept

    /// The failure that this older copy replaces; `nil` if it is current.
    var replacedFailure: ResourceFailure? {
        for case .stale(_, let failure) in notices { return failure }
        return nil
    }
}
