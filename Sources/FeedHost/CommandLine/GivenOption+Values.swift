// The value of an option, as what it has to be; each refuses what it is not.

extension GivenOption {
    /// What was found in the value, which has to be something.
    func known<Value>(
        _ found: Value?, _ expected: @autoclosure () -> String
    ) throws(UsageError) -> Value {
        guard let found else {
            throw .invalidValue(option: written, value: value, expected: expected())
        }
        return found
    }

    /// A text that is not empty.
    func nonEmpty(_ expected: String) throws(UsageError) -> String {
        try known(value.isEmpty ? nil : value, expected)
    }

    /// A text that is one line for whoever reads it, white space collapsed.
    func line(_ expected: String) throws(UsageError) -> String {
        try with(Self.line(value[...])).nonEmpty(expected)
    }

    /// The names of folders in each other, none of them empty.
    func folderPath(_ expected: String) throws(UsageError) -> String {
        let names = value.split(separator: "/").map(Self.line).filter { !$0.isEmpty }
        return try with(names.joined(separator: "/")).nonEmpty(expected)
    }

    private func with(_ value: String) -> GivenOption {
        GivenOption(option: option, value: value, written: written)
    }

    private static func line(_ text: Substring) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Whether a switch is on.
    func isOn() throws(UsageError) -> Bool {
        try known(
            Bool(value), QuotedWords.list(["true", "false"], "or"))
    }

    /// One of the words that are there to choose from; the whole value, or a part of it.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ word: String? = nil
    ) throws(UsageError) -> Choice {
        try known(
            Choice(rawValue: word ?? value),
            QuotedWords.list(Choice.allCases.map(\.rawValue), "or"))
    }

    /// A number in a range.
    func number<Number: FixedWidthInteger>(
        in range: ClosedRange<Number>, _ expected: String? = nil
    ) throws(UsageError) -> Number {
        try known(
            Number(value).flatMap { range.contains($0) ? $0 : nil },
            expected ?? "a number from \(range.lowerBound) to \(range.upperBound)")
    }

    /// Seconds, perhaps with a fraction, in milliseconds.
    func milliseconds() throws(UsageError) -> Int64 {
        let seconds = Double(value).flatMap { $0 > 0 && $0 <= 86_400 ? $0 : nil }
        return max(
            1, Int64(try known(seconds, "seconds, more than 0 and at most 86400") * 1000))
    }

    /// Bytes, perhaps with K, M or G for powers of 1024.
    func bytes() throws(UsageError) -> Int {
        let shifts: [Character: Int] = ["K": 10, "M": 20, "G": 30]
        let shift = value.last.flatMap { shifts[Character($0.uppercased())] }
        let number = Int(shift == nil ? value[...] : value.dropLast()).flatMap {
            $0 > 0 && $0 <= (1 << 40) >> (shift ?? 0) ? $0 << (shift ?? 0) : nil
        }
        return try known(number, "a number of bytes such as 500000, 500K, 10M or 1G")
    }

    /// An option of the renderer's, or, behind an id and a dot, of another plugin's.
    func rendererOption() throws(UsageError) -> RendererOptionArgument {
        let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let names =
            parts.first?.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
            ?? []
        let isOption = parts.count == 2 && !names.contains { $0.isEmpty }
        let key = try known(isOption ? names.last : nil, "KEY=VALUE or ID.KEY=VALUE")
        return RendererOptionArgument(
            renderer: names.count == 2 ? String(names[0]) : nil, key: String(key),
            value: String(parts[1]))
    }
}
