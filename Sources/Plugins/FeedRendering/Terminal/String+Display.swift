// Feed text comes cleaned from the host. It is cleaned once more where it meets a terminal, so
// that no escape sequence gets there whatever was overlooked before.
extension String {
    /// True where every byte is a printable character of ASCII or a space: such a text is safe, and
    /// takes as many cells as it has bytes.
    public var isPrintableASCII: Bool { utf8.span.isPrintableASCII }

    /// How many cells of a terminal the text takes, on one line.
    public var cellWidth: Int {
        if isPrintableASCII { return utf8.count }
        var width = CellWidth()
        for scalar in unicodeScalars { width.add(scalar) }
        return width.cells
    }

    /// The text on one line and without what acts on a terminal instead of being shown: control
    /// characters of ASCII and Latin-1, bidirectional embeddings, overrides and isolates, soft
    /// hyphens and byte-order marks. Line ends and tabs become spaces.
    public var displayable: String {
        if isPrintableASCII { return self }
        guard unicodeScalars.contains(where: { DisplayRole($0) != .shown }) else { return self }
        var result = ""
        result.reserveCapacity(utf8.count)
        for scalar in unicodeScalars {
            switch DisplayRole(scalar) {
            case .shown: result.unicodeScalars.append(scalar)
            case .space, .lineEnd: result.append(" ")
            case .hidden: break
            }
        }
        return result
    }

    /// The longest beginning of whole characters that takes at most `cells` cells.
    public func prefix(cells: Int) -> Substring {
        if isPrintableASCII {
            return self[..<utf8.index(startIndex, offsetBy: min(max(cells, 0), utf8.count))]
        }
        var width = 0
        var index = startIndex
        while index < endIndex {
            let next = self.index(after: index)
            var character = CellWidth()
            for scalar in unicodeScalars[index..<next] { character.add(scalar) }
            if width + character.cells > cells { break }
            width += character.cells
            index = next
        }
        return self[..<index]
    }

    /// The text if it takes at most `cells` cells, else its beginning and an ellipsis.
    public func fitted(cells: Int) -> String {
        guard utf8.count > cells, cellWidth > cells else { return self }
        guard cells > 0 else { return "" }
        var beginning = prefix(cells: cells - 1)
        while beginning.last == " " { beginning.removeLast() }
        return beginning + "…"
    }
}

extension Span<UInt8> {
    /// True where every byte is a printable character of ASCII or a space; see
    /// ``Swift/String/isPrintableASCII``.
    public var isPrintableASCII: Bool {
        var others: UInt8 = 0
        var index = unsafe withUnsafeBytes { bytes in
            let ones: UInt64 = 0x0101_0101_0101_0101
            var others: UInt64 = 0
            var index = 0
            while index + 8 <= bytes.count {
                // Each sets the high bit of a byte that is another, and of none where none is.
                let word = unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                others |= (word &- ones &* 0x20) | word | (word &+ ones)
                index += 8
            }
            return others & (ones &* 0x80) == 0 ? index : 0
        }
        while index < count, others == 0 {
            others |= self[index] &- 0x20 < 0x5F ? 0 : 1
            index += 1
        }
        return others == 0
    }
}
