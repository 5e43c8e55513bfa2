import SystemInterface

/// Parses the configuration: lines `key = value`; `#` begins a comment line.
enum ConfigurationParser {
    /// Parses a configuration. Unknown content is an error, since the file grants permissions.
    static func parse(_ text: String, path: String) throws(ConfigurationError) -> Configuration {
        var configuration = Configuration()
        // Some editors begin UTF-8 files with a byte-order mark.
        let scalars = text.unicodeScalars
        let text = Substring(scalars.first == "\u{FEFF}" ? scalars.dropFirst() : scalars[...])
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            let line = line.trimmed()
            guard !line.isEmpty && line.utf8.first != UInt8(ascii: "#") else { continue }
            if let fault = read(line, number: index + 1, into: &configuration) {
                throw ConfigurationError(path: path, line: index + 1, fault: fault)
            }
        }
        return configuration
    }

    private static func read(
        _ text: Substring, number: Int, into configuration: inout Configuration
    ) -> ConfigurationError.Fault? {
        guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) else {
            return .notKeyAndValue
        }
        let written = String(text[..<equals].trimmed())
        var key = written
        let value = String(text[text.utf8.index(after: equals)...].trimmed())
        var renderer: String?
        let known = ConfigurationKey.allCases.first { $0.rawValue == key }
        if known == nil, let dot = key.firstIndex(of: "."), dot != key.startIndex {
            renderer = String(key[..<dot])
            key = String(key[key.index(after: dot)...])
        }
        configuration.lines.append(
            ConfigurationLine(key: key, value: value, number: number, renderer: renderer))
        let fault: SettableValue<OptionValues>.Fault?
        if let known {
            fault = known.value.set(&configuration, value)
        } else if let option = CommandLineOption(rawValue: key), option.isSetting,
            renderer == nil || option != .renderer
        {
            // Only checks the value, as on the command line; a command line stores it later.
            var values = OptionValues()
            fault = option.definition.value.set(&values, value)
        } else {
            return .unknownKey(written)
        }
        return fault.map {
            .invalidValue(key: key, value: value, expected: $0.expected, problem: $0.problem)
        }
    }
}
