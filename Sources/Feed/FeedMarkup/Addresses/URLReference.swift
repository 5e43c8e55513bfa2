/// Resolves references to usable addresses.
///
/// Follows RFC 3986, section 5.2, and tolerates what browsers do: white space and control
/// characters, backslashes, capitals in the scheme, excess slashes. International characters are
/// kept (RFC 3987). O(n).
package enum URLReference {
    /// Appends the address for `reference` to `output`.
    ///
    /// A relative reference is resolved against `base`, and stays relative without one. Character
    /// references must be decoded already. The result has no control characters, white space,
    /// quotation marks or angle brackets.
    ///
    /// - Returns: False, with nothing appended, if there is no address or `purpose` does not allow
    ///   its scheme.
    package static func resolve(
        _ reference: Span<UInt8>, against base: URLBase?, for purpose: URLPurpose,
        into output: inout [UInt8]
    ) -> Bool {
        if purpose == .feed, let address = withoutFeedScheme(reference) {
            return resolve(address.span, against: base, allowing: purpose.allows, into: &output)
        }
        let start = output.count
        guard resolve(reference, against: base, allowing: purpose.allows, into: &output) else {
            return false
        }
        if purpose == .link { SpoofProtection.reveal(from: start, in: &output) }
        return true
    }

    /// Returns the address for `reference`; see ``resolve(_:against:for:into:)``.
    package static func resolved(
        _ reference: Span<UInt8>, against base: URLBase?, for purpose: URLPurpose
    ) -> String? {
        // Allowed for every purpose, and usable as it is.
        if isPlain(reference) {
            return unsafe reference.withUnsafeBufferPointer {
                unsafe String(decoding: $0, as: UTF8.self)
            }
        }
        var output: [UInt8] = []
        guard resolve(reference, against: base, for: purpose, into: &output) else { return nil }
        return String(decoding: output, as: UTF8.self)
    }

    /// Returns true if the address begins with a scheme (RFC 3986, section 3.1) and thus is
    /// absolute.
    package static func hasScheme(_ address: Span<UInt8>) -> Bool {
        URLComponents.schemeEnd(address) != nil
    }

    static func resolve(
        _ reference: Span<UInt8>, against base: URLBase?, allowing isAllowed: (URLScheme) -> Bool,
        into output: inout [UInt8]
    ) -> Bool {
        if isPlain(reference) {
            output.append(reference, 0..<reference.count)
            return true
        }
        var cleaned: [UInt8] = []
        clean(reference, into: &cleaned)
        guard !cleaned.isEmpty else { return false }
        var components = URLComponents(cleaned.span)
        var scheme: URLScheme?
        if let range = components.scheme {
            let found = URLScheme(cleaned.span, range)
            guard isAllowed(found) else { return false }
            if found == .data { return appendPicture(cleaned.span, into: &output) }
            scheme = found
        }
        if scheme?.isHierarchical ?? true, straightenSlashes(&cleaned) {
            components = URLComponents(cleaned.span)
        }
        let span = cleaned.span
        guard let scheme else {
            return appendRelative(span, components, against: base, isAllowed, into: &output)
        }
        if scheme.isHierarchical {
            guard let authority = components.authority, !authority.isEmpty else { return false }
        } else if components.path.isEmpty {
            return false
        }
        appendAbsolute(span, components, isHierarchical: scheme.isHierarchical, into: &output)
        return true
    }

    /// The index of the second of two schemes at the beginning, as in `http://https://`.
    package static func secondScheme(of address: Span<UInt8>, from start: Int) -> Int? {
        let schemes: [StaticString] = ["http://", "https://"]
        func end(from start: Int) -> Int? {
            schemes.first {
                address.hasCaseInsensitivePrefix($0, at: start, before: address.count)
            }.map { start + $0.utf8CodeUnitCount }
        }
        return end(from: start).flatMap { end(from: $0) == nil ? nil : $0 }
    }

    /// Fast path: returns true for an `http` or `https` address that needs no correction.
    ///
    /// - Parameter byte: A further byte that it must not contain.
    package static func isPlain(_ bytes: Span<UInt8>, without byte: UInt8 = 0x20) -> Bool {
        guard bytes.count > 8 else { return false }
        let scheme = bytes.word(at: 0)
        let isSecure = scheme == Self.https
        var start = isSecure ? 8 : 7
        guard isSecure || scheme & 0xFF_FFFF_FFFF_FFFF == Self.http,
            bytes[start].isASCIIAlphanumeric,
            bytes[start] != UInt8(ascii: "h") || secondScheme(of: bytes, from: 0) == nil
        else { return false }
        if bytes.count > 16 {
            let last = bytes.count &- 16
            while start < last {
                guard isPlain(bytes, from: start, without: byte) else { return false }
                start &+= 16
            }
            return isPlain(bytes, from: last, without: byte)
        }
        for index in start..<bytes.count {
            switch bytes[index] {
            case byte, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"),
                UInt8(ascii: "@"), UInt8(ascii: "\\"), UInt8(ascii: "`"):
                return false
            case UInt8(ascii: ".") where bytes[index - 1] == UInt8(ascii: "/"): return false
            case 0x21..<0x7F: continue
            default: return false
            }
        }
        return true
    }

    /// `https://` and `http://` packed into words.
    private static var https: UInt64 { 0x2F2F_3A73_7074_7468 }
    private static var http: UInt64 { 0x2F_2F3A_7074_7468 }

    /// Returns true for sixteen bytes that need no correction, each checked with the previous one.
    @inline(__always)
    private static func isPlain(
        _ address: Span<UInt8>, from start: Int, without byte: UInt8
    ) -> Bool {
        let bytes = address.vector(at: start)
        let isVisible = (bytes &+ SIMD16(repeating: 0x5F)) & bytes.differs(from: 0x7F) & ~bytes
        let isNoQuote = bytes.differs(from: 0x22) & bytes.differs(from: 0x60)
        let isNoAngle = bytes.differs(from: 0x3C) & bytes.differs(from: 0x3E)
        // An account before the host may look like a host.
        let isNoBackslash =
            bytes.differs(from: 0x5C) & bytes.differs(from: byte) & bytes.differs(from: 0x40)
        // Non-ASCII bytes are only excluded by tests of their neighbours and themselves.
        let isNoSlash = address.vector(at: start &- 1).differs(from: 0x2F)
        let isNoDot = bytes.differs(from: 0x2E) | isNoSlash
        let isPlain = isVisible & isNoQuote & isNoAngle & isNoBackslash & isNoDot
        return isPlain.hasAllHighestBits
    }

    /// Appends `bytes` without control characters, white space other than spaces, and invisible
    /// characters at either end, including white space of other scripts.
    private static func clean(_ bytes: Span<UInt8>, into output: inout [UInt8]) {
        TextCleaning.clean(bytes, into: &output)
        output.removeAll { $0 < 0x20 }
        let visible = InvisibleText.trimming(0..<output.count, in: output.span)
        output.removeLast(output.count - visible.upperBound)
        output.removeFirst(visible.lowerBound)
    }

    /// Replaces the backslashes before a query by slashes; returns false if there are none.
    private static func straightenSlashes(_ bytes: inout [UInt8]) -> Bool {
        var hasBackslash = false
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "?"), UInt8(ascii: "#"): return hasBackslash
            case UInt8(ascii: "\\"):
                bytes[index] = UInt8(ascii: "/")
                hasBackslash = true
            default: continue
            }
        }
        return hasBackslash
    }
}
