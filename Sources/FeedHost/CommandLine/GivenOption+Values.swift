import SystemInterface

// Typed values of options, validated.

extension GivenOption {
    /// Throws unless a value was found.
    func known<Value>(
        _ found: Value?, _ expected: @autoclosure () -> String
    ) throws(UsageError) -> Value {
        guard let found else {
            throw .invalidValue(option: written, value: value, expected: expected())
        }
        return found
    }

    /// Returns a text that is not empty.
    func nonEmpty(_ expected: String) throws(UsageError) -> String {
        try known(value.isEmpty ? nil : value, expected)
    }

    /// Returns a text that is not only white space.
    func text() throws(UsageError) -> String {
        try known(value.isBlank ? nil : value, "a text")
    }

    /// Returns a single line, with white space collapsed.
    func line(_ expected: String) throws(UsageError) -> String {
        try with(Self.line(value)).nonEmpty(expected)
    }

    /// Returns nested folder names, none of them empty.
    func folderPath(_ expected: String) throws(UsageError) -> String {
        let names = FilePath.names(in: value).map(Self.line).filter { !$0.isEmpty }
        return try with(names.joined(separator: "/")).nonEmpty(expected)
    }

    private func with(_ value: String) -> GivenOption {
        GivenOption(option: option, value: value, written: written)
    }

    private static func line(_ text: String) -> String {
        text[...].words().joined(separator: " ")
    }

    /// Returns the value of a boolean option.
    func isOn() throws(UsageError) -> Bool {
        try known(
            Bool(value), QuotedWords.list(["true", "false"], "or"))
    }

    /// Returns one of several words; in the whole value, or a part of it.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ word: String? = nil
    ) throws(UsageError) -> Choice {
        try known(
            Choice(rawValue: word ?? value),
            QuotedWords.list(Choice.allCases.map(\.rawValue), "or"))
    }

    /// Returns a number within a range.
    func number<Number: FixedWidthInteger>(
        in range: ClosedRange<Number>, _ expected: String? = nil
    ) throws(UsageError) -> Number {
        try known(
            Number(value).flatMap { range.contains($0) ? $0 : nil },
            expected ?? "a number from \(range.lowerBound) to \(range.upperBound)")
    }

    /// Parses a time to seconds.
    func seconds() throws(UsageError) -> Int64 {
        try known(DurationArgument.seconds(value), DurationArgument.expected)
    }

    /// Parses a limit in time to milliseconds.
    func milliseconds() throws(UsageError) -> Int64 {
        try known(DurationArgument.milliseconds(value), DurationArgument.expectedLimit)
    }

    func bytes() throws(UsageError) -> Int {
        try known(ByteSize.bytes(value), ByteSize.expected)
    }

    /// Parses a renderer's option, optionally with another plugin's id and a dot before it.
    func rendererOption() throws(UsageError) -> RendererOptionArgument {
        let expected = "KEY=VALUE or ID.KEY=VALUE"
        let equals = try known(value.utf8.firstIndex(of: UInt8(ascii: "=")), expected)
        let names = value[..<equals].split(
            separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let key = try known(names.contains { $0.isEmpty } ? nil : names.last, expected)
        return RendererOptionArgument(
            renderer: names.count == 2 ? String(names[0]) : nil, key: String(key),
            value: String(value[value.utf8.index(after: equals)...]))
    }
}
