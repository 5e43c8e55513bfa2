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
        if isPlain(reference) {
            output.append(reference, 0..<reference.count)
            return true
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
        return resolve(cleaned: &cleaned, against: base, allowing: isAllowed, into: &output)
    }

    private static func resolve(
        cleaned: inout [UInt8], against base: URLBase?, allowing isAllowed: (URLScheme) -> Bool,
        into output: inout [UInt8]
    ) -> Bool {
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
        if bytes.count >= start &+ 16 {
            let last = bytes.count &- 16
            while start < last {
                guard
                    isPlain(
                        bytes.vector(at: start), after: bytes.vector(at: start &- 1), without: byte)
                else {
                    return false
                }
                start &+= 16
            }
            return isPlain(
                bytes.vector(at: last), after: bytes.vector(at: last &- 1), without: byte)
        }
        guard bytes.firstIndex(of: byte, in: start..<bytes.count) == nil else { return false }
        let last = bytes.count &- 8
        while start < last {
            guard isPlain(bytes.word(at: start), after: bytes[start &- 1]) else { return false }
            start &+= 8
        }
        return isPlain(bytes.word(at: last), after: bytes[last &- 1])
    }

    /// `https://` and `http://` packed into words.
    private static var https: UInt64 { 0x2F2F_3A73_7074_7468 }
    private static var http: UInt64 { 0x2F_2F3A_7074_7468 }

    /// Returns true for sixteen bytes that need no correction, each checked with the previous one.
    @inline(__always)
    private static func isPlain(
        _ bytes: SIMD16<UInt8>, after previous: SIMD16<UInt8>, without byte: UInt8
    ) -> Bool {
        let isVisible = (bytes &+ SIMD16(repeating: 0x5F)) & bytes.differs(from: 0x7F) & ~bytes
        let isNoQuote = bytes.differs(from: 0x22) & bytes.differs(from: 0x60)
        let isNoAngle = bytes.differs(from: 0x3C) & bytes.differs(from: 0x3E)
        let isNoBackslash =
            bytes.differs(from: 0x5C) & bytes.differs(from: byte) & bytes.differs(from: 0x40)
        // Non-ASCII bytes are only excluded by tests of their neighbours and themselves.
        let isNoSlash = previous.differs(from: 0x2F)
        let isNoDot = bytes.differs(from: 0x2E) | isNoSlash
        let isPlain = isVisible & isNoQuote & isNoAngle & isNoBackslash & isNoDot
        return isPlain.hasAllHighestBits
    }

    /// Returns true for eight bytes that need no correction after `previous`.
    @inline(__always)
    private static func isPlain(_ word: UInt64, after previous: UInt8) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highBits = ones &* 0x80
        guard word & highBits == 0 else { return false }
        // Setting the highest bit of each byte keeps subtraction from borrowing across bytes; a
        // match clears it.
        let bytes = word | highBits
        let isVisible = (bytes &- ones &* 0x21) & ((bytes ^ (ones &* 0x7F)) &- ones)
        let isNoQuote = ((bytes ^ (ones &* 0x22)) &- ones) & ((bytes ^ (ones &* 0x60)) &- ones)
        let isNoAngle = ((bytes ^ (ones &* 0x3C)) &- ones) & ((bytes ^ (ones &* 0x3E)) &- ones)
        // An account before the host may look like a host.
        let isNoBackslash =
            ((bytes ^ (ones &* 0x5C)) &- ones) & ((bytes ^ (ones &* 0x40)) &- ones)
        guard isVisible & isNoQuote & isNoAngle & isNoBackslash & highBits == highBits else {
            return false
        }
        let dots = ~((bytes ^ (ones &* 0x2E)) &- ones) & highBits
        let slashes = ~((bytes ^ (ones &* 0x2F)) &- ones) & highBits
        let slashBefore: UInt64 = previous == UInt8(ascii: "/") ? 0x80 : 0
        return dots & (slashes << 8 | slashBefore) == 0
    }

    /// Appends `bytes` without control characters and leading, trailing or non-space white space.
    private static func clean(_ bytes: Span<UInt8>, into output: inout [UInt8]) {
        TextCleaning.clean(bytes, into: &output)
        output.removeAll { $0 < 0x20 }
        while output.last == UInt8(ascii: " ") { output.removeLast() }
        output.removeFirst(output.prefix { $0 == UInt8(ascii: " ") }.count)
        trimInvisible(&output)
    }

    /// Removes invisible characters, including white space of other scripts, from both ends.
    private static func trimInvisible(_ output: inout [UInt8]) {
        guard let first = output.first, let last = output.last, first >= 0x80 || last >= 0x80
        else { return }
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
