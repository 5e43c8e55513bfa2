extension HTMLSanitizer {
    /// Appends the candidates of a `srcset` with safe addresses; returns false if there are none.
    mutating func appendPictureList(_ list: Span<UInt8>) -> Bool {
        var rest = 0..<list.count
        var isFirst = true
        while let (address, descriptor) = ContentPictures.nextCandidate(&rest, in: list) {
            guard isDescriptor(descriptor, in: list) else { continue }
            let start = output.count
            if !isFirst { output.append(", ") }
            let addressStart = output.count
            let isAppended = appendAddress(list.extracting(address), for: .resource)
            // After cleaning, a comma at either end would separate candidates.
            guard isAppended, output.count > addressStart,
                output[addressStart] != UInt8(ascii: ","), output.last != UInt8(ascii: ","),
                !PictureAddress(output.span.extracting(addressStart..<output.count)).isHostAlone
            else {
                output.removeLast(output.count - start)
                continue
            }
            if !descriptor.isEmpty {
                output.append(UInt8(ascii: " "))
                output.append(list, descriptor)
            }
            isFirst = false
        }
        return !isFirst
    }

    /// Returns true for an empty descriptor, a width, a height or a density: `640w`, `2x`.
    private func isDescriptor(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        guard let last = range.last else { return true }
        guard range.count > 1, range.count <= 12,
            [UInt8(ascii: "w"), UInt8(ascii: "x"), UInt8(ascii: "h")].contains(bytes[last])
        else { return false }
        return range.dropLast().allSatisfy {
            bytes[$0].isASCIIDigit || bytes[$0] == UInt8(ascii: ".")
        }
    }
}
