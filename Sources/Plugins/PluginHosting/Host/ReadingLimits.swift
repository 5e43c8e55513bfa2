/// The limits of what a renderer may ask for on behalf of a person who reads.
package enum ReadingLimits {
    /// The longest address that is opened, in bytes.
    package static let addressBytes = 8_192
    /// The longest text that is copied, in bytes.
    package static let textBytes = 1 << 20
    /// How many addresses and texts may wait to be opened or copied.
    package static let waiting = 16
    /// The beginnings of addresses that are opened.
    package static let schemes = ["http:", "https:", "mailto:"]

    /// Returns true for an address that may be opened.
    package static func isOpenable(_ url: String) -> Bool {
        schemes.contains(where: url.lowercased().hasPrefix)
    }
}
