/// An order to load something, with its terms.
package struct ResourceRequest: Sendable, Hashable {
    /// Where it is.
    package var address: ResourceAddress
    /// The kind to load it as.
    package var kind: ResourceKind
    /// Where the first connection may lead; redirects are followed to the internet, and to the
    /// network the first address was in.
    package var allowedClasses: AddressClassSet
}
