/// Reference resolution (RFC 3986, section 5.2).
extension URLReference {
    static func appendAbsolute(
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

    /// Resolves a reference without a scheme (RFC 3986, section 5.2.2).
    static func appendRelative(
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
            appendAbsolute(span, components, isHierarchical: true, into: &output)
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

    /// Appends bytes, percent-encoding those that delimit addresses in text.
    private static func appendEncoded(
        _ span: Span<UInt8>, _ range: Range<Int>, into output: inout [UInt8]
    ) {
        for index in range {
            switch span[index] {
            case UInt8(ascii: " "): output.append("%20")
            case UInt8(ascii: "\""): output.append("%22")
            case UInt8(ascii: "<"): output.append("%3C")
            case UInt8(ascii: ">"): output.append("%3E")
            case UInt8(ascii: "`"): output.append("%60")
            case let byte: output.append(byte)
            }
        }
    }

    /// Removes dot segments in place (RFC 3986, section 5.2.4) from a path at `start`, which has a
    /// slash there or is empty.
    private static func removeDotSegments(from start: Int, in output: inout [UInt8]) {
        var read = start
        var write = start
        while read < output.count {
            // `read` is at the slash before a segment.
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
        output.removeLast(output.count - write)
    }

    /// Appends a `data:` address if it contains a bitmap, which can't run scripts.
    static func appendPicture(_ span: Span<UInt8>, into output: inout [UInt8]) -> Bool {
        let types: [9 of StaticString] = [
            "png", "gif", "jpeg", "jpg", "webp", "avif", "bmp", "x-icon",
            "vnd.microsoft.icon",
        ]
        let prefix = 11
        guard span.count > prefix, span.equalsIgnoringCase(0..<prefix, "data:image/") else {
            return false
        }
        guard
            let end = span.firstIndex(
                of: UInt8(ascii: ";"), or: UInt8(ascii: ","), in: prefix..<span.count),
            types.indices.contains(where: { span.equalsIgnoringCase(prefix..<end, types[$0]) })
        else { return false }
        let start = output.count
        output.append("data:image/")
        output.append(span, prefix..<span.count)
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
