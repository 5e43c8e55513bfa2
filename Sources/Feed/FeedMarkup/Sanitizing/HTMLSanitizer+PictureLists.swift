extension HTMLSanitizer {
    /// Appends the candidates of a `srcset` with safe addresses; returns false if there are none.
    mutating func appendPictureList(_ list: Span<UInt8>) -> Bool {
        var position = 0
        var isFirst = true
        while position < list.count {
            while position < list.count,
                list[position].isHTMLWhiteSpace || list[position] == UInt8(ascii: ",")
            {
                position += 1
            }
            var end = position
            while end < list.count, !list[end].isHTMLWhiteSpace { end += 1 }
            var address = position..<end
            var descriptor = end..<end
            if end > position, list[end - 1] == UInt8(ascii: ",") {
                var last = end - 1
                while last > position, list[last - 1] == UInt8(ascii: ",") { last -= 1 }
                address = position..<last
            } else {
                let comma =
                    list.firstIndex(of: UInt8(ascii: ","), in: end..<list.count) ?? list.count
                descriptor = list.trimmingWhiteSpace(end..<comma)
                end = comma
            }
            position = max(end, position + 1)
            guard !address.isEmpty, isDescriptor(descriptor, in: list) else { continue }
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
