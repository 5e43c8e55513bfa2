/// The reader's position on the screen, encoded for the next reader.
package struct ReadingPosition: Sendable, Equatable {
    /// The version of the encoding.
    private static let version: UInt8 = 3
    /// The longest key in bytes; longer ones are left out.
    private static let longest = 4_000

    /// The visible screen rows above the selected item.
    package var row = 0
    /// Identifies the item of the article; empty if none is laid out.
    package var item = ""
    /// The position in the article; `nil` at the beginning.
    var anchor: OpenArticle.Anchor?

    /// The encoded position.
    package var bytes: [UInt8] {
        var bytes = [Self.version]
        let flags = (anchor != nil ? 1 : 0) | (anchor?.picture != nil ? 2 : 0)
        for number in [row, flags, anchor?.start ?? 0, anchor?.picture ?? 0, anchor?.row ?? 0] {
            for shift in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
        }
        return item.utf8.count <= Self.longest ? bytes + item.utf8 : bytes
    }
}

extension ReadingPosition {
    /// Decodes a position; `nil` if invalid.
    package init?(_ bytes: [UInt8]) {
        guard bytes.first == Self.version else { return nil }
        var rest = bytes.dropFirst()
        guard let row = Self.number(&rest), let flags = Self.number(&rest),
            let start = Self.number(&rest), let picture = Self.number(&rest),
            let pictureRow = Self.number(&rest), rest.count <= Self.longest
        else { return nil }
        self.row = row
        item = String(decoding: rest, as: UTF8.self)
        if flags & 1 != 0 {
            anchor = OpenArticle.Anchor(
                start: start, picture: flags & 2 != 0 ? picture : nil, row: pictureRow)
        }
    }

    private static func number(_ rest: inout ArraySlice<UInt8>) -> Int? {
        guard rest.count >= 4 else { return nil }
        var number = 0
        for (shift, byte) in rest.prefix(4).enumerated() { number |= Int(byte) << (8 * shift) }
        rest = rest.dropFirst(4)
        return number <= Int(Int32.max) ? number : nil
    }
}
