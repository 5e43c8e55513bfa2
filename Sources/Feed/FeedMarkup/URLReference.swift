/// Makes an address that can be used of one as it was written.
///
/// Resolution is that of RFC 3986, section 5.2; around it stands what browsers forgive:
/// white space and control characters, backslashes, capitals in the scheme, too many slashes.
/// International characters stay as they are (RFC 3987). Time is linear in the input.
public enum URLReference {
    /// Appends to `output` the address that `reference` stands for.
    ///
    /// A relative reference is resolved against `base`, and stays relative where there is none.
    /// Character references must have been decoded already. What is appended has no control
    /// character, white space, quotation mark or angle bracket in it.
    ///
    /// - Returns: False, with nothing appended, where there is no address or `purpose` does
    ///   not allow its scheme.
    public static func resolve(
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
        if purpose == .link { HonestHost.show(from: start, in: &output) }
        return true
    }

    /// The address that `reference` stands for, `nil` where there is none; see
    /// ``resolve(_:against:for:into:)``.
    public static func resolved(
        _ reference: Span<UInt8>, against base: URLBase?, for purpose: URLPurpose
    ) -> String? {
        // Allowed for every purpose, and needs nothing but to be kept.
        if isPlain(reference) {
            return unsafe reference.withUnsafeBufferPointer {
                unsafe String(decoding: $0, as: UTF8.self)
            }
        }
        var output: [UInt8] = []
        guard resolve(reference, against: base, for: purpose, into: &output) else { return nil }
        return String(decoding: output, as: UTF8.self)
    }

    /// An address begins with a scheme (RFC 3986, section 3.1), so that it is relative to nothing.
    public static func hasScheme(_ address: Span<UInt8>) -> Bool {
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

    /// True for an `http` or `https` address with nothing in it to be put right, as nearly all are.
    ///
    /// - Parameter byte: what it is not to have either; by default what none has.
    package static func isPlain(_ bytes: Span<UInt8>, without byte: UInt8 = 0x20) -> Bool {
        guard bytes.count > 8 else { return false }
        let scheme = bytes.word(at: 0)
        let isSecure = scheme == Self.https
        var start = isSecure ? 8 : 7
        guard isSecure || scheme & 0xFF_FFFF_FFFF_FFFF == Self.http,
            bytes[start].isASCIIAlphanumeric
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

    /// `https://` and `http://` as words of the machine.
    private static var https: UInt64 { 0x2F2F_3A73_7074_7468 }
    private static var http: UInt64 { 0x2F_2F3A_7074_7468 }

    /// True for sixteen bytes that may stand in such an address, each after that of `previous`.
    @inline(__always)
    private static func isPlain(
        _ bytes: SIMD16<UInt8>, after previous: SIMD16<UInt8>, without byte: UInt8
    ) -> Bool {
        let isVisible = (bytes &+ SIMD16(repeating: 0x5F)) & bytes.differs(from: 0x7F) & ~bytes
        let isNoQuote = bytes.differs(from: 0x22) & bytes.differs(from: 0x60)
        let isNoAngle = bytes.differs(from: 0x3C) & bytes.differs(from: 0x3E)
        let isNoBackslash =
            bytes.differs(from: 0x5C) & bytes.differs(from: byte) & bytes.differs(from: 0x40)
        // Of what is none of ASCII nothing is said, but that is among the bytes, too, or was before.
        let isNoSlash = previous.differs(from: 0x2F)
        let isNoDot = bytes.differs(from: 0x2E) | isNoSlash
        let isPlain = isVisible & isNoQuote & isNoAngle & isNoBackslash & isNoDot
        return isPlain.hasAllHighestBits
    }

    /// True for eight bytes that may stand in such an address after `previous`.
    @inline(__always)
    private static func isPlain(_ word: UInt64, after previous: UInt8) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highBits = ones &* 0x80
        guard word & highBits == 0 else { return false }
        // No byte borrows from its neighbour while its highest bit is set, and loses that bit where it
        // is the one that is looked for.
        let bytes = word | highBits
        let isVisible = (bytes &- ones &* 0x21) & ((bytes ^ (ones &* 0x7F)) &- ones)
        let isNoQuote = ((bytes ^ (ones &* 0x22)) &- ones) & ((bytes ^ (ones &* 0x60)) &- ones)
        let isNoAngle = ((bytes ^ (ones &* 0x3C)) &- ones) & ((bytes ^ (ones &* 0x3E)) &- ones)
        // An account may stand before the host, and look like one.
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

    /// Appends `bytes` without control characters and without white space but for spaces
    /// within.
    private static func clean(_ bytes: Span<UInt8>, into output: inout [UInt8]) {
        TextCleaning.clean(bytes, into: &output)
        output.removeAll { $0 < 0x20 }
        while output.last == UInt8(ascii: " ") { output.removeLast() }
        let leading = output.prefix { $0 == UInt8(ascii: " ") }.count
        if leading > 0 { output.removeFirst(leading) }
        trimInvisible(&output)
    }

    /// Takes off what can't be seen at either end, be it white space of other scripts.
    private static func trimInvisible(_ output: inout [UInt8]) {
        guard let first = output.first, let last = output.last, first >= 0x80 || last >= 0x80
        else { return }
        let visible = InvisibleText.trimming(0..<output.count, in: output.span)
        output.removeLast(output.count - visible.upperBound)
        output.removeFirst(visible.lowerBound)
    }

    /// Turns the backslashes before a query into slashes; false where there is none.
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

    private static func appendAbsolute(
        _ span: Span<UInt8>, _ components: URLComponents, isHierarchical: Bool,
        into output: inout [UInt8]
    ) {
        if let scheme = components.scheme {
            for index in scheme { output.append(span[index].asciiLowercased) }
            output.append(UInt8(ascii: ":"))
        }
        appendAuthority(span, components.authority, into: &output)
        let pathStart = output.count
        appendEncoded(span, components.path, into: &output)
        if isHierarchical { removeDotSegments(from: pathStart, in: &output) }
        appendTail(span, components, into: &output)
    }

    /// RFC 3986, section 5.2.2, for a reference without a scheme.
    private static func appendRelative(
        _ span: Span<UInt8>, _ components: URLComponents, against base: URLBase?,
        _ isAllowed: (URLScheme) -> Bool, into output: inout [UInt8]
    ) -> Bool {
        if let authority = components.authority, authority.isEmpty { return false }
        guard let base, let scheme = base.components.scheme else {
            appendAbsolute(span, components, isHierarchical: false, into: &output)
            return true
        }
        let outer = base.bytes.span
        guard isAllowed(URLScheme(outer, scheme)) else { return false }
        output.append(outer, scheme)
        output.append(UInt8(ascii: ":"))
        if components.authority != nil {
            appendAuthority(span, components.authority, into: &output)
            let pathStart = output.count
            appendEncoded(span, components.path, into: &output)
            removeDotSegments(from: pathStart, in: &output)
            appendTail(span, components, into: &output)
            return true
        }
        appendAuthority(outer, base.components.authority, into: &output)
        let pathStart = output.count
        if components.path.isEmpty {
            output.append(outer, base.components.path)
            if components.query == nil, let query = base.components.query {
                output.append(UInt8(ascii: "?"))
                output.append(outer, query)
            }
        } else {
            if span[components.path.lowerBound] != UInt8(ascii: "/") {
                let path = base.components.path
                let lastSlash = path.last { outer[$0] == UInt8(ascii: "/") }
                output.append(outer, path.lowerBound..<(lastSlash ?? path.lowerBound))
                output.append(UInt8(ascii: "/"))
            }
            appendEncoded(span, components.path, into: &output)
            removeDotSegments(from: pathStart, in: &output)
        }
        appendTail(span, components, into: &output)
        return true
    }

    private static func appendAuthority(
        _ span: Span<UInt8>, _ authority: Range<Int>?, into output: inout [UInt8]
    ) {
        guard let authority else { return }
        output.append(UInt8(ascii: "/"))
        output.append(UInt8(ascii: "/"))
        appendEncoded(span, authority, into: &output)
    }

    private static func appendTail(
        _ span: Span<UInt8>, _ components: URLComponents, into output: inout [UInt8]
    ) {
        if let query = components.query {
            output.append(UInt8(ascii: "?"))
            appendEncoded(span, query, into: &output)
        }
        if let fragment = components.fragment {
            output.append(UInt8(ascii: "#"))
            appendEncoded(span, fragment, into: &output)
        }
    }

    /// Appends bytes with those percent-encoded that end an address wherever one is written.
    private static func appendEncoded(
        _ span: Span<UInt8>, _ range: Range<Int>, into output: inout [UInt8]
    ) {
        for index in range {
            let byte = span[index]
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"),
                UInt8(ascii: "`"):
                let digits: [16 of UInt8] = [
                    0x30, 0x31, 0x32, 0x33, 0x34, 0x35, 0x36, 0x37,
                    0x38, 0x39, 0x41, 0x42, 0x43, 0x44, 0x45, 0x46,
                ]
                output.append(UInt8(ascii: "%"))
                output.append(digits[Int(byte >> 4)])
                output.append(digits[Int(byte & 0xF)])
            default:
                output.append(byte)
            }
        }
    }

    /// RFC 3986, section 5.2.4, in place, for a path that begins at `start` and has a slash
    /// there or is empty.
    private static func removeDotSegments(from start: Int, in output: inout [UInt8]) {
        var read = start
        var write = start
        while read < output.count {
            // `read` stands at the slash before a segment.
            var end = read + 1
            while end < output.count, output[end] != UInt8(ascii: "/") { end += 1 }
            let segment = read + 1
            let isDot = end - segment == 1 && output[segment] == UInt8(ascii: ".")
            let isTwoDots =
                end - segment == 2 && output[segment] == UInt8(ascii: ".")
                && output[segment + 1] == UInt8(ascii: ".")
            if isDot || isTwoDots {
                if isTwoDots, write > start {
                    write -= 1
                    while write > start, output[write] != UInt8(ascii: "/") { write -= 1 }
                }
                if end == output.count {
                    output[write] = UInt8(ascii: "/")
                    write += 1
                }
            } else {
                if write != read {
                    for index in read..<end { output[write + index - read] = output[index] }
                }
                write += end - read
            }
            read = end
        }
        if write < output.count { output.removeLast(output.count - write) }
    }

    /// Appends a `data:` address where it holds a picture of a bitmap format, which runs
    /// nothing.
    private static func appendPicture(_ span: Span<UInt8>, into output: inout [UInt8]) -> Bool {
        let types: [9 of StaticString] = [
            "png", "gif", "jpeg", "jpg", "webp", "avif", "bmp", "x-icon",
            "vnd.microsoft.icon",
        ]
        let prefix = 11
        guard span.count > prefix, span.equalsIgnoringCase(0..<prefix, "data:image/") else {
            return false
        }
        var end = prefix
        while end < span.count, span[end] != UInt8(ascii: ";"), span[end] != UInt8(ascii: ",") {
            end += 1
        }
        guard end < span.count,
            types.indices.contains(where: { span.equalsIgnoringCase(prefix..<end, types[$0]) })
        else { return false }
        let start = output.count
        output.append(span, 0..<span.count)
        for index in 0..<prefix { output[start + index] = output[start + index].asciiLowercased }
        var write = start
        for read in start..<output.count {
            switch output[read] {
            case UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"),
                UInt8(ascii: "`"):
                continue
            case let byte:
                output[write] = byte
                write += 1
            }
        }
        output.removeLast(output.count - write)
        return true
    }
}
