/// The target of a link drawn with OSC 8.
package struct Hyperlink: Sendable, Equatable {
    /// Terminals differ in how long an address they take; VTE's limit is the lowest.
    private static let longestAddress = 2083

    /// Joins the pieces of a link that goes over several lines.
    package let id: Int
    /// The address in printable ASCII, so that it can't end the control sequence.
    package let address: String

    /// Creates a link to `url`, or none where a terminal should not follow it.
    package init?(id: Int, url: String) {
        guard Hyperlink.hasKnownScheme(url) else { return nil }
        let address = Hyperlink.percentEncoded(url)
        guard address.utf8.count <= Hyperlink.longestAddress else { return nil }
        self.id = id
        self.address = address
    }

    /// Creates a link to a place of the same text, for those who follow it themselves.
    init?(id: Int, note anchor: String) {
        let address = "#" + Hyperlink.percentEncoded(anchor)
        guard address.utf8.count <= Hyperlink.longestAddress else { return nil }
        self.id = id
        self.address = address
    }

    /// The control sequence that begins the link.
    var openingSequence: String { "\u{1B}]8;id=\(id);\(address)\u{1B}\\" }

    /// The control sequence that ends any link.
    static let closingSequence = "\u{1B}]8;;\u{1B}\\"

    package static func == (left: Hyperlink, right: Hyperlink) -> Bool {
        left.id == right.id
    }

    /// Whether the address leads somewhere; that of an embedded picture holds the picture itself.
    static func hasKnownScheme(_ url: String) -> Bool {
        let scheme = url.utf8.prefix(8).map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
        return ["https:", "http:", "mailto:"].contains { scheme.starts(with: $0.utf8) }
    }

    private static func percentEncoded(_ url: String) -> String {
        let isEncoded = url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        if isEncoded { return url }
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in url.utf8 {
            if byte > 0x20, byte < 0x7F {
                bytes.append(byte)
            } else {
                bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
