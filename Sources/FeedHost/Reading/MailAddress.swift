import FeedMarkup

/// `mailto` addresses of feeds (RFC 6068).
enum MailAddress {
    /// The fields that a feed may fill in. Mail programs know others, such as `attach`, which adds
    /// a local file.
    private static let fields = ["to", "cc", "bcc", "subject", "body", "in-reply-to", "keywords"]

    /// Returns `url` without other fields; `nil` if it is not a `mailto` address.
    static func harmless(_ url: String) -> String? {
        guard url.utf8.prefix(7).elementsEqual("mailto:".utf8, by: { $0 | 0x20 == $1 | 0x20 })
        else {
            return nil
        }
        let bytes = Array(url.utf8.prefix { $0 != UInt8(ascii: "#") })
        let end = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.count
        let kept = bytes[end...].dropFirst().split(separator: UInt8(ascii: "&")).filter { field in
            let name = PercentEncoding.decoded(
                Array(field.prefix { $0 != UInt8(ascii: "=") }).span
            ).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
            return fields.contains { name.elementsEqual($0.utf8) }
        }
        // Programs differ in what separates fields.
        let query = kept.map { field in
            field.flatMap { byte in
                byte == UInt8(ascii: "?") || byte == UInt8(ascii: ";")
                    ? Array("%\(byte == UInt8(ascii: ";") ? "3B" : "3F")".utf8) : [byte]
            }
        }.joined(separator: [UInt8(ascii: "&")])
        let address = String(decoding: bytes[..<end], as: UTF8.self)
        return kept.isEmpty
            ? address : address + "?" + String(decoding: Array(query), as: UTF8.self)
    }
}
