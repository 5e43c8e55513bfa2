extension AddressClass {
    /// The class of an address of four or sixteen bytes in network order.
    ///
    /// An IPv6 address that embeds an IPv4 address (mapped, translated, 6to4, NAT64) has the class
    /// of that, since packets may end up there.
    package init(_ bytes: Span<UInt8>) {
        switch bytes.count {
        case 4: self = Self.ofIPv4(bytes[0], bytes[1], bytes[2], bytes[3])
        case 16: self = Self.ofIPv6(bytes)
        default: self = .reserved
        }
    }

    private static func ofIPv4(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) -> AddressClass {
        switch (a, b, c) {
        case (0, _, _): .unspecified
        case (10, _, _), (172, 16...31, _), (192, 168, _): .private
        case (127, _, _): .loopback
        case (169, 254, _): .linkLocal
        case (100, 64...127, _): .shared
        // IETF protocols, documentation (RFC 5737), 6to4 relays (RFC 7526), benchmarks (RFC 2544).
        case (192, 0, 0), (192, 0, 2), (198, 51, 100), (203, 0, 113): .reserved
        case (192, 88, 99), (198, 18...19, _): .reserved
        case (224...239, _, _): .multicast
        case (240..., _, _): .reserved
        default: .public
        }
    }

    private static func ofIPv6(_ bytes: Span<UInt8>) -> AddressClass {
        if bytes.isZero(0..<8), let carried = carriedByLowHalf(bytes) {
            return carried
        }
        let first = UInt16(bytes[0]) << 8 | UInt16(bytes[1])
        let second = UInt16(bytes[2]) << 8 | UInt16(bytes[3])
        switch (first, second) {
        case (0x64, 0xFF9B) where bytes.isZero(4..<12):
            return ofIPv4(bytes[12], bytes[13], bytes[14], bytes[15])
        // A network's own NAT64 prefix (RFC 8215).
        case (0x64, 0xFF9B): return .private
        // 6to4: the relay's address follows (RFC 3056).
        case (0x2002, _): return ofIPv4(bytes[2], bytes[3], bytes[4], bytes[5])
        // Teredo, ORCHID, benchmarks and other protocols (RFC 2928), documentation (RFC 3849).
        case (0x2001, 0...0x1FF), (0x2001, 0xDB8), (0x3FFF, 0...0xFFF): return .reserved
        case (0x2000...0x3FFF, _): return .public
        case (0xFC00...0xFDFF, _): return .uniqueLocal
        case (0xFE80...0xFEBF, _): return .linkLocal
        case (0xFEC0...0xFEFF, _): return .private
        case (0xFF00..., _): return .multicast
        default: return .reserved
        }
    }

    /// Returns the class of an address with a zero upper half: unspecified, loopback, or an
    /// embedded IPv4 address.
    private static func carriedByLowHalf(_ bytes: Span<UInt8>) -> AddressClass? {
        let group = UInt16(bytes[8]) << 8 | UInt16(bytes[9])
        let next = UInt16(bytes[10]) << 8 | UInt16(bytes[11])
        let carried = ofIPv4(bytes[12], bytes[13], bytes[14], bytes[15])
        switch (group, next) {
        case (0, 0) where bytes.isZero(12..<15) && bytes[15] <= 1:
            return bytes[15] == 0 ? .unspecified : .loopback
        // Compatible (RFC 4291), mapped, and translated (RFC 2765).
        case (0, 0), (0, 0xFFFF), (0xFFFF, 0): return carried
        default: return nil
        }
    }
}

extension Span<UInt8> {
    fileprivate func isZero(_ range: Range<Int>) -> Bool {
        range.allSatisfy { self[$0] == 0 }
    }
}
