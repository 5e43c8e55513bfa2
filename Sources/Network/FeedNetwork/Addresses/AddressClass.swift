/// The kind of network that an address belongs to (the special-purpose address registries of RFC
/// 6890).
package enum AddressClass: Int32, Sendable, CaseIterable {
    case `public` = 0
    /// This machine: 127.0.0.0/8, `::1`.
    case loopback = 1
    /// A private network: RFC 1918, and `fec0::/10`.
    case `private` = 2
    /// The local link, where clouds also offer their metadata: 169.254.0.0/16, `fe80::/10`.
    case linkLocal = 3
    /// A private network in IPv6: `fc00::/7`.
    case uniqueLocal = 4
    /// Between a provider and its customers: 100.64.0.0/10 (RFC 6598).
    case shared = 5
    /// "This host": 0.0.0.0/8 and `::`, which Linux treats as loopback.
    case unspecified = 6
    case multicast = 7
    /// Documentation, benchmarks, tunnels, future use: never a feed.
    case reserved = 8
}
