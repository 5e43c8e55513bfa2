/// Splits and trims at white space, by scalars: a space and a combining mark after it are one
/// `Character`.
extension Substring {
    package func words(maxSplits: Int = .max) -> [Substring] {
        unicodeScalars.split(maxSplits: maxSplits, whereSeparator: \.properties.isWhitespace)
            .map { Substring($0) }
    }

    package func trimmed() -> Substring {
        var scalars = unicodeScalars
        while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
        while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
        return Substring(scalars)
    }
}

extension String {
    /// True for an empty text, too.
    package var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
