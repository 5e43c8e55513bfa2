// Feed text is already sanitized by the host. Sanitize it again for terminals, so that no escape
// sequence gets through whatever was missed.
extension String {
    /// True if every byte is a printable ASCII character or a space: such a text is safe and as
    /// wide as its number of bytes.
    public var isPrintableASCII: Bool { utf8.span.isPrintableASCII }

    /// The terminal cells of the text, on one line.
    public var cellWidth: Int {
        if isPrintableASCII { return utf8.count }
        var width = CellWidth()
        for scalar in unicodeScalars { width.add(scalar) }
        return width.cells
    }

    /// The text on one line without characters that control a terminal: ASCII and Latin-1 controls,
    /// bidirectional embeddings, overrides and isolates, soft hyphens and byte-order marks. Line
    /// breaks and tabs become spaces.
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

    /// Returns the longest prefix of whole characters that fits `cells`.
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

    /// Returns the displayable text if it fits `cells`, else a prefix and an ellipsis. Looks at no more of
    /// a very long text than may fit.
    public func displayable(cells: Int) -> String {
        let most = 64 * max(cells, 1)
        if utf8.count > most {
            let beginning = String(decoding: utf8.prefix(most), as: UTF8.self).displayable
            // Else most of it takes no cells.
            if beginning.cellWidth > cells + 1 { return beginning.fitted(cells: cells) }
        }
        return displayable.fitted(cells: cells)
    }

    /// Returns the text if it fits `cells`, else a prefix and an ellipsis.
    public func fitted(cells: Int) -> String {
        guard utf8.count > cells, cellWidth > cells else { return self }
        guard cells > 0 else { return "" }
        var beginning = prefix(cells: cells - 1)
        while beginning.last == " " { beginning.removeLast() }
        return beginning + "…"
    }
}

extension Span<UInt8> {
    /// True if every byte is a printable ASCII character or a space.
    public var isPrintableASCII: Bool {
        var others: UInt8 = 0
        var index = unsafe withUnsafeBytes { bytes in
            let ones: UInt64 = 0x0101_0101_0101_0101
            var others: UInt64 = 0
            var index = 0
            while index + 8 <= bytes.count {
                // Each term sets the high bit of a byte out of range; exact if none is.
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
