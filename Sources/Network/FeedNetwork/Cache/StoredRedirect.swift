package struct StoredRedirect: Sendable, Equatable {
    package var target: String
    /// True for a permanent redirect.
    package var isPermanent: Bool
    /// The expiry in seconds since 1970.
    package var until: Int64
    /// The class of the address that sent it, if known.
    package var addressClass: AddressClass?
}
