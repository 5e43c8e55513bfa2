import Glibc

/// An IP address written as a host.
package struct IPAddress: Sendable, Hashable {
    /// Four or sixteen bytes in network order.
    package let bytes: [UInt8]

    package var addressClass: AddressClass { AddressClass(bytes.span) }

    /// Parses `host`, with or without IPv6 brackets; `nil` for a name.
    ///
    /// Accepts IPv4 addresses in all forms of `inet_aton`, with fewer than four numbers, octal or
    /// hexadecimal, since other software does.
    package init?(host: some StringProtocol) {
        var text = Substring(host)
        if text.hasPrefix("["), text.hasSuffix("]") {
            text = text.dropFirst().dropLast()
        }
        let bytes =
            text.contains(":")
            ? Self.version6(text.prefix { $0 != "%" }) : Self.version4(text)
        guard let bytes else { return nil }
        self.bytes = bytes
    }

    private static func version4(_ text: Substring) -> [UInt8]? {
        var text = text
        if text.hasSuffix(".") { text.removeLast() }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...4).contains(parts.count) else { return nil }
        var address: UInt64 = 0
        for (index, part) in parts.enumerated() {
            guard let number = number(part) else { return nil }
            let isLast = index == parts.count - 1
            let room = isLast ? 8 * UInt64(5 - parts.count) : 8
            guard number < 1 << room else { return nil }
            address = address << room | number
        }
        return (0..<4).map { UInt8(truncatingIfNeeded: address >> (24 - 8 * UInt64($0))) }
    }

    private static func number(_ text: Substring) -> UInt64? {
        let isHexadecimal = text.hasPrefix("0x") || text.hasPrefix("0X")
        let radix = isHexadecimal ? 16 : text.hasPrefix("0") ? 8 : 10
        let digits = isHexadecimal ? text.dropFirst(2) : text
        // Ignores leading zeros; zeros alone leave nothing.
        let significant = digits.drop { $0 == "0" }
        if significant.isEmpty { return text.isEmpty ? nil : 0 }
        // `UInt64` would accept a sign.
        guard significant.first != "+", significant.first != "-" else { return nil }
        return UInt64(significant, radix: radix)
    }

    private static func version6(_ text: Substring) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 16)
        return unsafe inet_pton(AF_INET6, String(text), &bytes) == 1 ? bytes : nil
    }
}
