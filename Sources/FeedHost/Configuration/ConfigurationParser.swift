import PluginFinding
import PluginReading

/// Reads the configuration's text: lines `key = value`; `#` begins a comment line.
struct ConfigurationParser {
    private let path: String
    private var configuration = Configuration()
    private var line = 0

    /// Reads a configuration. Security is settled here: what is not understood is an error.
    static func parse(_ text: String, path: String) throws(ConfigurationError) -> Configuration {
        var parser = ConfigurationParser(path: path)
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            parser.line += 1
            let line = trimmed(line)
            if !line.isEmpty && !line.hasPrefix("#") {
                try parser.read(line)
            }
        }
        return parser.configuration
    }

    private init(path: String) {
        self.path = path
    }

    /// The memory a worker takes to start, in bytes; less is a forgotten unit.
    private static let leastMemory: UInt64 = 16 << 20

    private mutating func read(_ text: Substring) throws(ConfigurationError) {
        guard let equals = text.firstIndex(of: "=") else { throw error(.notKeyAndValue) }
        let key = String(Self.trimmed(text[..<equals]))
        let value = String(Self.trimmed(text[text.index(after: equals)...]))
        if let known = ConfigurationKey(rawValue: key) {
            try settle(known, key, value)
        } else if let option = CommandLineOption(rawValue: key), option.isSetting {
            try check(option, key, value)
        } else {
            throw error(.unknownKey(key))
        }
        configuration.lines.append(ConfigurationLine(key: key, value: value, number: line))
    }

    private mutating func settle(
        _ known: ConfigurationKey, _ key: String, _ value: String
    ) throws(ConfigurationError) {
        switch known {
        case .option: try setOption(key, value)
        case .key: try bind(key, value)
        case .seat:
            configuration.seat = try self.known(
                PluginSeat(rawValue: value), key, value, "'in-process' or 'worker'")
        case .trust: configuration.trust.append(try trust(key, value))
        case .allow: try allow(key, value)
        case .confinement:
            let choices = ["required": false, "best-effort": true]
            configuration.acceptsMissingConfinement = try self.known(
                choices[value], key, value, "'required' or 'best-effort'")
        case .memoryLimit:
            let limit = UInt64(try bytes(key, value))
            configuration.memoryLimit = try self.known(
                limit >= Self.leastMemory ? limit : nil, key, value, "16M or more")
        case .outputLimit: configuration.outputLimit = try bytes(key, value)
        case .processorLimit:
            configuration.processorLimit = try self.known(
                UInt32(value).flatMap { $0 > 0 ? $0 : nil }, key, value, "seconds")
        case .loadDeadline: configuration.loadDeadline = try milliseconds(key, value)
        case .callDeadline: configuration.callDeadline = try milliseconds(key, value)
        case .totalDeadline: configuration.totalDeadline = try milliseconds(key, value)
        }
    }

    /// An option of drawing takes here what it takes on the command line.
    private func check(
        _ option: CommandLineOption, _ key: String, _ value: String
    ) throws(ConfigurationError) {
        var values = OptionValues()
        do {
            try values.set(GivenOption(option: option, value: value, written: key))
        } catch {
            let expected =
                if case .invalidValue(_, _, let expected) = error { expected } else { "another" }
            throw self.error(.invalidValue(key: key, value: value, expected: expected))
        }
    }

    /// `option = ID KEY VALUE`; the renderer's note knows its options.
    private mutating func setOption(
        _ key: String, _ value: String
    ) throws(ConfigurationError) {
        let given = value.split(maxSplits: 2, whereSeparator: \.isWhitespace)
        let words = try known(
            given.count == 3 ? given : nil, key, value,
            "a renderer's id, an option and its value, such as 'text style full'")
        configuration.rendererOptions[String(words[0]), default: []].append(
            ConfiguredRendererOption(
                key: String(words[1]), value: String(Self.trimmed(words[2])), line: line))
    }

    /// `key = ID ACTION KEY...`; the renderer knows its actions and keys.
    private mutating func bind(_ key: String, _ value: String) throws(ConfigurationError) {
        let given = value.split(separator: " ")
        let words = try known(
            given.count >= 3 && !value.contains(";") ? given : nil, key, value,
            "a renderer's id, an action and keys, such as 'terminal next j'")
        configuration.keys[String(words[0]), default: []].append(
            words.dropFirst().joined(separator: " "))
    }

    /// `trust = ID sha256:DIGEST`
    private func trust(_ key: String, _ value: String) throws(ConfigurationError) -> PluginTrust {
        let words = value.split(separator: " ")
        return try known(
            words.count == 2 ? Self.file(words) : nil, key, value, "an id and sha256:DIGEST")
    }

    /// The plugin's file that an id and a digest name.
    private static func file(_ words: [Substring]) -> PluginTrust? {
        guard words.count >= 2, words[1].hasPrefix("sha256:"),
            let digest = SHA256Digest(hexadecimal: words[1].dropFirst("sha256:".count))
        else { return nil }
        return PluginTrust(id: String(words[0]), digest: digest)
    }

    /// `allow = ID sha256:DIGEST NEED...`, or `allow = * NEED...` for all plugins.
    private mutating func allow(_ key: String, _ value: String) throws(ConfigurationError) {
        let words = value.split(separator: " ")
        let isForAll = words.first == "*"
        let file = isForAll ? nil : Self.file(words)
        let names = words.dropFirst(isForAll ? 1 : 2)
        guard isForAll || file != nil, !names.isEmpty else {
            throw error(
                .invalidValue(
                    key: key, value: value,
                    expected:
                        "an id and sha256:DIGEST (or * for all), and terminal, display or network"
                ))
        }
        var needs: Set<PluginNeed> = []
        for name in names {
            needs.insert(
                try known(
                    PluginNeed(rawValue: String(name)), key, String(name),
                    "terminal, display or network"))
        }
        if let file {
            configuration.grantsByFile[file, default: []].formUnion(needs)
        } else {
            configuration.grants.formUnion(needs)
        }
    }

    private func bytes(_ key: String, _ value: String) throws(ConfigurationError) -> Int {
        let units: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30]
        let unit = value.last.flatMap { units[$0] }
        let number = Int(unit == nil ? value[...] : value.dropLast())
        let product = number.map { $0.multipliedReportingOverflow(by: unit ?? 1) }
        let bytes = product.flatMap { $0.overflow || $0.partialValue <= 0 ? nil : $0.partialValue }
        return try known(bytes, key, value, "bytes, such as 512M or 2G")
    }

    private func milliseconds(_ key: String, _ value: String) throws(ConfigurationError) -> Int {
        let seconds = Double(value).flatMap { 0.001...86_400 ~= $0 ? $0 : nil }
        return Int(try known(seconds, key, value, "seconds, such as 30 or 0.5") * 1_000)
    }

    private func known<Value>(
        _ found: Value?, _ key: String, _ value: String, _ expected: String
    ) throws(ConfigurationError) -> Value {
        guard let found else {
            throw error(.invalidValue(key: key, value: value, expected: expected))
        }
        return found
    }

    private func error(_ fault: ConfigurationError.Fault) -> ConfigurationError {
        ConfigurationError(path: path, line: line, fault: fault)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }
}
