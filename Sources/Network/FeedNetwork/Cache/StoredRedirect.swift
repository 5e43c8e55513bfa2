/// A redirect that is remembered.
package struct StoredRedirect: Sendable, Equatable {
    /// Where it leads.
    package var target: String
    /// True where the thing has moved there for good.
    package var isPermanent: Bool
    /// Until when it is remembered, in seconds since 1970.
    package var until: Int64
    /// The class of the address that said so, where that is known.
    package var addressClass: AddressClass?
}
