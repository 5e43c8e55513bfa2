/// The target of an OSC 8 link.
package struct Hyperlink: Sendable, Equatable {
    /// The lowest limit of terminals, which is VTE's.
    private static let longestAddress = 2083

    /// Joins the parts of a link on several lines.
    package let id: Int
    /// In printable ASCII, so that it can't end the control sequence.
    package let address: String

    /// Creates a link; `nil` if terminals should not follow it.
    package init?(id: Int, url: String) {
        guard Hyperlink.hasKnownScheme(url) else { return nil }
        let address = Hyperlink.percentEncoded(url)
        guard address.utf8.count <= Hyperlink.longestAddress else { return nil }
        self.id = id
        self.address = address
    }

    /// Creates a link to a note, for renderers that follow it themselves.
    init?(id: Int, note anchor: String) {
        let address = "#" + Hyperlink.percentEncoded(anchor)
        guard address.utf8.count <= Hyperlink.longestAddress else { return nil }
        self.id = id
        self.address = address
    }

    /// Begins the link.
    var openingSequence: String { "\u{1B}]8;id=\(id);\(address)\u{1B}\\" }

    /// Ends any link.
    static let closingSequence = "\u{1B}]8;;\u{1B}\\"

    package static func == (left: Hyperlink, right: Hyperlink) -> Bool {
        left.id == right.id
    }

    /// Returns true if the address can be opened; a data URL can't.
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
