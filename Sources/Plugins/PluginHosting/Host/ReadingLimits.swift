/// What a renderer may ask for on behalf of a person who reads.
package enum ReadingLimits {
    /// The longest address that is opened, in bytes.
    package static let addressBytes = 8_192
    /// The longest text that is copied, in bytes.
    package static let textBytes = 1 << 20
    /// How many addresses and texts may wait to be opened or copied.
    package static let waiting = 16
    /// What an address begins with that is opened.
    package static let schemes = ["http:", "https:", "mailto:"]

    /// Whether an address is one that is ever opened.
    package static func isOpenable(_ url: String) -> Bool {
        schemes.contains(where: url.lowercased().hasPrefix)
    }
}
