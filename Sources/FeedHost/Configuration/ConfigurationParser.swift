import PluginFinding
import PluginReading
import SystemInterface
import WorkerProtocol

/// Parses the configuration: lines `key = value`; `#` begins a comment line.
struct ConfigurationParser {
    private let path: String
    private var configuration = Configuration()
    private var line = 0
    /// The current line's key and value.
    private var key = ""
    private var value = ""
    /// The renderer's id before the key.
    private var renderer: String?

    /// Parses a configuration. Unknown content is an error, since the file grants permissions.
    static func parse(_ text: String, path: String) throws(ConfigurationError) -> Configuration {
        var parser = ConfigurationParser(path: path)
        // Some editors begin UTF-8 files with a byte-order mark.
        let scalars = text.unicodeScalars
        let text = Substring(scalars.first == "\u{FEFF}" ? scalars.dropFirst() : scalars[...])
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            parser.line += 1
            let line = line.trimmed()
            if !line.isEmpty && line.utf8.first != UInt8(ascii: "#") {
                try parser.read(line)
            }
        }
        return parser.configuration
    }

    private init(path: String) {
        self.path = path
    }

    /// The memory that a worker needs to start, in bytes; less suggests a forgotten unit.
    private static let leastMemory: UInt64 = 16 << 20

    private mutating func read(_ text: Substring) throws(ConfigurationError) {
        guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) else {
            throw error(.notKeyAndValue)
        }
        key = String(text[..<equals].trimmed())
        value = String(text[text.utf8.index(after: equals)...].trimmed())
        renderer = nil
        if let known = ConfigurationKey(rawValue: key) {
            try settle(known)
        } else {
            let written = key
            if let dot = key.firstIndex(of: "."), dot != key.startIndex {
                renderer = String(key[..<dot])
                key = String(key[key.index(after: dot)...])
            }
            guard let option = CommandLineOption(rawValue: key), option.isSetting,
                renderer == nil || option != .renderer
            else { throw error(.unknownKey(written)) }
            try check(option)
        }
        configuration.lines.append(
            ConfigurationLine(key: key, value: value, number: line, renderer: renderer))
    }

    private mutating func settle(_ known: ConfigurationKey) throws(ConfigurationError) {
        switch known {
        case .option: try setOption()
        case .key: try bind()
        case .seat:
            configuration.seat = try self.known(
                PluginPlace(rawValue: value), "'in-process' or 'worker'")
        case .trust: configuration.trust.append(try trust())
        case .allow: try allow()
        case .confinement:
            let choices = ["required": false, "best-effort": true]
            configuration.acceptsMissingConfinement = try self.known(
                choices[value], "'required' or 'best-effort'")
        case .memoryLimit:
            let limit = UInt64(try bytes())
            configuration.memoryLimit = try self.known(
                limit >= Self.leastMemory ? limit : nil, "16M or more")
        case .outputLimit: configuration.outputLimit = try bytes()
        case .processorLimit:
            configuration.processorLimit = try self.known(
                DurationArgument.seconds(value).flatMap { UInt32(exactly: $0) }.flatMap {
                    $0 > 0 ? $0 : nil
                }, DurationArgument.expected)
        case .loadDeadline: configuration.loadDeadline = try milliseconds()
        case .callDeadline: configuration.callDeadline = try milliseconds()
        case .totalDeadline: configuration.totalDeadline = try milliseconds()
        }
    }

    /// Validates an option of drawing, as on the command line.
    private func check(_ option: CommandLineOption) throws(ConfigurationError) {
        var values = OptionValues()
        do {
            try values.set(GivenOption(option: option, value: value, written: key))
        } catch {
            let expected =
                if case .invalidValue(_, _, let expected) = error { expected } else { "another" }
            throw invalid(value, expected)
        }
    }

    /// Parses `option = ID KEY VALUE`; the renderer's note defines the options.
    private mutating func setOption() throws(ConfigurationError) {
        let given = value[...].words(maxSplits: 2)
        let words = try known(
            given.count == 3 ? given : nil,
            "a renderer's id, an option and its value, such as 'text style full'")
        configuration.rendererOptions[String(words[0]), default: []].append(
            ConfiguredRendererOption(
                key: String(words[1]), value: String(words[2].trimmed()), line: line))
    }

    /// Parses `key = ID ACTION KEY...`; the renderer defines actions and keys.
    private mutating func bind() throws(ConfigurationError) {
        let given = value.split(separator: " ")
        let words = try known(
            given.count >= 3 && !value.contains(";") ? given : nil,
            "a renderer's id, an action and keys, such as 'terminal next j'")
        configuration.keys[String(words[0]), default: []].append(
            ConfiguredRendererOption(
                key: "keys", value: words.dropFirst().joined(separator: " "), line: line))
    }

    /// Parses `trust = ID sha256:DIGEST`.
    private func trust() throws(ConfigurationError) -> PluginTrust {
        let words = value.split(separator: " ")
        return try known(words.count == 2 ? Self.file(words) : nil, "an id and sha256:DIGEST")
    }

    /// Parses an id and a digest.
    private static func file(_ words: [Substring]) -> PluginTrust? {
        guard words.count >= 2, words[1].hasPrefix("sha256:"),
            let digest = SHA256Digest(hexadecimal: words[1].dropFirst("sha256:".count))
        else { return nil }
        return PluginTrust(id: String(words[0]), digest: digest)
    }

    /// Parses `allow = ID sha256:DIGEST NEED...`, or `allow = * NEED...` for all plugins.
    private mutating func allow() throws(ConfigurationError) {
        let words = value.split(separator: " ")
        let isForAll = words.first == "*"
        let file = isForAll ? nil : Self.file(words)
        let names = words.dropFirst(isForAll ? 1 : 2)
        guard isForAll || file != nil, !names.isEmpty else {
            throw invalid(
                value, "an id and sha256:DIGEST (or * for all), and \(Self.needs)")
        }
        var grants = WorkerGrants()
        for name in names {
            let need = try known(
                PluginNeed(rawValue: String(name)), Self.needs, of: String(name))
            grants.formUnion(need.grant)
        }
        if let file {
            configuration.grant(grants, to: file)
        } else {
            configuration.grants.formUnion(grants)
        }
    }

    private static let needs = QuotedWords.list(PluginNeed.allCases.map(\.rawValue), "or")

    private func bytes() throws(ConfigurationError) -> Int {
        try known(ByteSize.bytes(value), ByteSize.expected)
    }

    private func milliseconds() throws(ConfigurationError) -> Int {
        Int(try known(DurationArgument.milliseconds(value), DurationArgument.expectedLimit))
    }

    private func known<Value>(
        _ found: Value?, _ expected: String, of part: String? = nil
    ) throws(ConfigurationError) -> Value {
        guard let found else { throw invalid(part ?? value, expected) }
        return found
    }

    private func invalid(_ value: String, _ expected: String) -> ConfigurationError {
        error(.invalidValue(key: key, value: value, expected: expected))
    }

    private func error(_ fault: ConfigurationError.Fault) -> ConfigurationError {
        ConfigurationError(path: path, line: line, fault: fault)
    }
}
