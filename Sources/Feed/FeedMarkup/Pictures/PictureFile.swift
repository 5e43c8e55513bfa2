/// What an address says of a picture apart from its size: addresses with the same are of one
/// picture.
///
/// Leaves out only what well-known programs and services write for a size, so that no picture is
/// taken for another one. Linear in the length of the address.
package struct PictureFile: Equatable {
    private let name: [UInt8]

    package init(at address: Span<UInt8>) {
        name = Self.name(of: address, unwraps: true)
    }

    /// - Parameter unwraps: true to name the picture that another server is asked to make smaller.
    private static func name(of address: Span<UInt8>, unwraps: Bool) -> [UInt8] {
        let parts = URLComponents(address)
        let end = parts.path.upperBound
        let all = (parts.authority?.lowerBound ?? end)..<end
        var directories: [Range<Int>] = all.split(omittingEmptySubsequences: false) {
            address[$0] == UInt8(ascii: "/")
        }
        // Jetpack's servers have the picture's own host after theirs.
        if directories.count > 2, let proxy = directories.first,
            jetpackHosts.contains(where: { address.equalsIgnoringCase(proxy, $0) })
        {
            directories.removeFirst()
        }
        var name: [UInt8] = []
        guard let file = directories.popLast(), let host = directories.first else {
            name.append(address, 0..<address.count)
            return name
        }
        for index in host { name.append(address[index].asciiLowercased) }
        let isOfGoogle = googleHosts.contains {
            address.equalsIgnoringCase(host.suffix($0.utf8CodeUnitCount), $0)
        }
        var isTransformed = false
        for index in directories.indices.dropFirst() {
            let directory = directories[index]
            if isTransformed, isTransformation(directory, in: address) { continue }
            let isOfCloudinary = address.equals(directories[index - 1], "image")
            if unwraps, isOfCloudinary, address.equals(directory, "fetch"),
                let inner = (directories[(index + 1)...] + [file])
                    .first(where: { address.begins($0, with: "http") })
            {
                let rest = address.extracting(inner.lowerBound..<address.count)
                if URLComponents(rest).authority != nil {
                    return Self.name(of: rest, unwraps: false)
                }
                return Self.name(of: PercentEncoding.decoded(rest).span, unwraps: false)
            }
            isTransformed = isOfCloudinary && address.equals(directory, "upload")
            // Blogger's `s72-c`; Ghost's `size/w600`.
            let isSize =
                isOfGoogle && index == directories.count - 1 && isSize(directory, in: address)
                || address.equals(directory, "size") && index + 1 < directories.count
                    && isSize(directories[index + 1], in: address)
                || address.equals(directories[index - 1], "size")
                    && isSize(directory, in: address)
            if !isSize { name.append(address, directory.lowerBound - 1..<directory.upperBound) }
        }
        name.append(UInt8(ascii: "/"))
        if isOfGoogle, let sign = file.last(where: { address[$0] == UInt8(ascii: "=") }),
            isSize(sign + 1..<end, in: address)
        {
            name.append(address, file.lowerBound..<sign)
        } else {
            append(file, before: parts.query?.upperBound ?? end, in: address, to: &name)
        }
        return name
    }

    /// Appends the file's name and query; all of them, unless it has the extension of a picture.
    private static func append(
        _ file: Range<Int>, before end: Int, in address: Span<UInt8>, to name: inout [UInt8]
    ) {
        var rest = file.upperBound
        let dot = file.last { address[$0] == UInt8(ascii: ".") } ?? rest
        guard PictureAddress.hasPictureSuffix(dot..<rest, in: address) else {
            name.append(address, file.lowerBound..<end)
            return
        }
        name.append(address, withoutSize(file.lowerBound..<dot, in: address))
        name.append(address, dot..<rest)
        while rest < end {
            let next = address.firstIndex(of: UInt8(ascii: "&"), in: rest + 1..<end) ?? end
            let sign = address.firstIndex(of: UInt8(ascii: "="), in: rest + 1..<next) ?? next
            let key = rest + 1..<sign
            let value = (sign..<next).dropFirst()
            // Names of one letter are of other things, too; `s` is a signature, which is a hash.
            let isOfSize =
                parameters.contains { address.equalsIgnoringCase(key, $0) }
                && (key.count > 1 || value.allSatisfy { address[$0].isASCIIDigit })
                || address.equals(key, "s") && value.count >= 32
            if !isOfSize { name.append(address, rest..<next) }
            rest = next
        }
    }

    /// Returns true for what says how Cloudinary makes a picture smaller, as in `w_200,c_fill`; not
    /// with words or another picture on it.
    private static func isTransformation(_ range: Range<Int>, in address: Span<UInt8>) -> Bool {
        range.split { address[$0] == UInt8(ascii: ",") }.allSatisfy { part in
            transformations.contains { address.begins(part, with: $0) }
        }
    }

    /// Returns true for a size such as `s72-c`, `w640-h400` and `w600`.
    private static func isSize(_ range: Range<Int>, in address: Span<UInt8>) -> Bool {
        guard let first = range.first, "swh".utf8.contains(address[first]) else { return false }
        let number = range.dropFirst().prefix { address[$0] != UInt8(ascii: "-") }
        return !number.isEmpty && number.allSatisfy { address[$0].isASCIIDigit }
    }

    /// Removes what WordPress adds to the names of smaller pictures: `-150x150`, `-scaled`.
    private static func withoutSize(_ stem: Range<Int>, in address: Span<UInt8>) -> Range<Int> {
        if stem.count > 7, address.equals(stem.suffix(7), "-scaled") { return stem.dropLast(7) }
        guard let dash = stem.suffix(10).last(where: { address[$0] == UInt8(ascii: "-") }),
            dash > stem.lowerBound
        else { return stem }
        let size = dash + 1..<stem.upperBound
        guard let sign = size.first(where: { address[$0] == UInt8(ascii: "x") }),
            sign - dash > 2, stem.upperBound - sign > 2,
            size.allSatisfy({ $0 == sign || address[$0].isASCIIDigit })
        else { return stem }
        return stem.lowerBound..<dash
    }

    private static let jetpackHosts: [StaticString] = [
        "i0.wp.com", "i1.wp.com", "i2.wp.com", "i3.wp.com",
    ]
    private static let googleHosts: [StaticString] = [
        ".bp.blogspot.com", ".googleusercontent.com", ".ggpht.com",
    ]
    private static let transformations: [StaticString] = [
        "w_", "h_", "c_", "f_", "q_", "g_", "ar_", "dpr_", "fl_",
    ]
    /// Sizes and forms in queries.
    private static let parameters: [StaticString] = [
        "w", "h", "width", "height", "resize", "fit", "crop", "quality", "q", "format", "fm",
        "auto", "dpr", "ssl", "strip",
    ]
}
