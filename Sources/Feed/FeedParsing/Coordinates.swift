internal import FeedMarkup

/// Checks geographic coordinates in decimal degrees.
enum Coordinates {
    static func isLatitude(_ text: Span<UInt8>) -> Bool {
        degrees(text).map { abs($0) <= 90 } ?? false
    }

    static func isLongitude(_ text: Span<UInt8>) -> Bool {
        degrees(text).map { abs($0) <= 180 } ?? false
    }

    /// Returns true if `text` is a latitude and a longitude, separated by white space or a comma.
    ///
    /// - Parameter mayHaveHeight: Whether a third number may follow.
    static func isPoint(_ text: Span<UInt8>, mayHaveHeight: Bool) -> Bool {
        let parts = (0..<text.count).split(maxSplits: 4) {
            text[$0].isHTMLWhiteSpace || text[$0] == UInt8(ascii: ",")
        }
        guard parts.count == 2 || (parts.count == 3 && mayHaveHeight),
            isLatitude(text.extracting(parts[0])), isLongitude(text.extracting(parts[1]))
        else { return false }
        return parts.count == 2 || degrees(text.extracting(parts[2])) != nil
    }

    /// Parses a decimal number.
    private static func degrees(_ text: Span<UInt8>) -> Double? {
        // Excludes the words that `Double` parses, such as “infinity”.
        guard !text.isEmpty, text.count <= 64,
            text.indices.allSatisfy({
                text[$0].isASCIIDigit || text[$0] == UInt8(ascii: ".")
                    || text[$0] == UInt8(ascii: "+") || text[$0] == UInt8(ascii: "-")
                    || text[$0] | 0x20 == UInt8(ascii: "e")
            })
        else { return nil }
        return Double(text.string)
    }
}
