extension String {
    /// The text on one line of limited length, with control characters escaped.
    package var oneDisplayableLine: String {
        let limit = 1_000
        var line = ""
        for scalar in unicodeScalars.prefix(limit) {
            line.unicodeScalars.append(scalar.isDisplayable ? scalar : " ")
        }
        let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
        return String(line[..<end].drop { $0 == " " })
    }
}
