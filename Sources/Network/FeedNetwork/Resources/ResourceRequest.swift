/// A request for a resource.
package struct ResourceRequest: Sendable, Hashable {
    package var address: ResourceAddress
    package var kind: ResourceKind
    /// The classes allowed for the first connection. Redirects may lead to the internet, and to the
    /// network of the first address.
    package var allowedClasses: AddressClassSet
}
