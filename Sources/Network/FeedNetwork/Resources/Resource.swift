/// Something that was loaded.
package struct Resource: Sendable {
    /// How it was had.
    package enum Way: Sendable, Equatable {
        /// From what is kept, without asking.
        case kept
        /// From what is kept; the server says that it has not changed (304).
        case confirmed
        /// From the server, with this status.
        case sent(Int)
    }

    /// The decoded body.
    package var body: [UInt8]
    /// Where it came from in the end.
    package var address: ResourceAddress
    /// The media type and encoding the server named, where it did.
    package var mediaType: MediaType?
    /// The `Link` fields that came with it, joined by commas.
    package var linkFields: String?
    /// The class of the address it came from, where that is known.
    package var addressClass: AddressClass?
    /// Notices about how it was loaded, in the order they arose.
    package var notices: [ResourceNotice] = []
    /// Until when asking again is needless, in seconds since 1970; `nil` where that was not said.
    package var freshUntil: Int64?
    /// How it was had.
    package var way: Way = .kept
}
