import PluginFinding
import PluginReading
import SystemInterface
import WorkerProtocol

/// A key of the configuration that is not an option of drawing.
enum ConfigurationKey: String, CaseIterable {
    case option
    case key
    case command
    case filter
    case source
    case notify
    case seat
    case trust
    case allow
    case confinement
    case memoryLimit = "memory-limit"
    case processorLimit = "processor-limit"
    case outputLimit = "output-limit"
    case loadDeadline = "load-deadline"
    case callDeadline = "call-deadline"
    case totalDeadline = "total-deadline"

    /// True if every line counts, not only the last.
    var isRepeatable: Bool {
        [.option, .key, .command, .filter, .source, .trust, .allow].contains(self)
    }

    /// The default as written, or `nil`.
    var standardValue: String? {
        switch self {
        case .option, .key, .command, .filter, .source, .notify, .seat, .trust, .allow: nil
        case .confinement: "required"
        case .memoryLimit: "2G"
        case .processorLimit: "60"
        case .outputLimit: "1G"
        case .loadDeadline: "10"
        case .callDeadline: "30"
        case .totalDeadline: "300"
        }
    }

    /// What the key's value sets.
    var value: SettableValue<Configuration> {
        switch self {
        case .option:
            .parsed(
                "", "a renderer's id, an option and its value, such as 'text style full'",
                { text in
                    let words = text[...].words(maxSplits: 2)
                    return words.count == 3 ? words : nil
                },
                { configuration, words in
                    configuration.rendererOptions[String(words[0]), default: []].append(
                        ConfiguredRendererOption(
                            key: String(words[1]), value: String(words[2].trimmed()),
                            line: configuration.currentLine))
                })
        case .key:
            .parsed(
                "", "a renderer's id, an action and keys, such as 'terminal next j'",
                { text in
                    let words = text.split(separator: " ")
                    return words.count >= 3 && !text.contains(";") ? words : nil
                },
                { configuration, words in
                    configuration.keys[String(words[0]), default: []].append(
                        ConfiguredRendererOption(
                            key: "keys", value: words.dropFirst().joined(separator: " "),
                            line: configuration.currentLine))
                })
        case .command:
            .parsed(
                "",
                "a name, \(QuotedWords.list(UserCommand.Input.allCases.map(\.rawValue), "or")), and a "
                    + "program with its arguments",
                UserCommand.init
            ) { $0.commands.append($1) }
        case .filter:
            .parsed("", NamedProgram.expected, NamedProgram.init) { $0.filters.append($1) }
        case .source:
            .parsed("", NamedProgram.expected, NamedProgram.init) { $0.sources.append($1) }
        case .notify:
            .parsed("", "a program with its arguments", ProgramLine.init) { $0.notify = $1 }
        case .seat: .choice(PluginPlace.self) { $0.policy.place = $1 }
        case .trust:
            .parsed(
                "", "an id and sha256:DIGEST", { PluginTrust($0.split(separator: " ")) },
                { $0.policy.trust.append($1) })
        case .allow:
            .parsed(
                "",
                "an id and sha256:DIGEST (or * for all), and "
                    + QuotedWords.list(PluginNeed.allCases.map(\.rawValue), "or"),
                Self.grants
            ) { $0.grant($1.grants, to: $1.file) }
        case .confinement:
            .parsed(
                "", "'required' or 'best-effort'",
                { ["required": false, "best-effort": true][$0] },
                { $0.acceptsMissingConfinement = $1 })
        case .memoryLimit:
            // A worker needs that much to start; less suggests a forgotten unit.
            .parsed(
                "", ByteSize.expected + ", 16M or more",
                { ByteSize.bytes($0).flatMap { $0 >= 16 << 20 ? UInt64($0) : nil } },
                { $0.memoryLimit = $1 })
        case .outputLimit:
            .parsed("", ByteSize.expected, ByteSize.bytes) { $0.outputLimit = $1 }
        case .processorLimit:
            .parsed(
                "", DurationArgument.expected,
                { DurationArgument.seconds($0).flatMap { $0 > 0 ? UInt32(exactly: $0) : nil } },
                { $0.processorLimit = $1 })
        case .loadDeadline: Self.deadline { $0.loadDeadline = $1 }
        case .callDeadline: Self.deadline { $0.callDeadline = $1 }
        case .totalDeadline: Self.deadline { $0.totalDeadline = $1 }
        }
    }

    private static func deadline(
        _ store: @escaping (inout Configuration, Int) -> Void
    ) -> SettableValue<Configuration> {
        .parsed(
            "", DurationArgument.expectedLimit,
            { DurationArgument.milliseconds($0).map(Int.init) }, store)
    }

    /// Parses `ID sha256:DIGEST NEED...`, or `* NEED...` for all plugins.
    private static func grants(_ text: String) -> (file: PluginTrust?, grants: WorkerGrants)? {
        let words = text.split(separator: " ")
        let isForAll = words.first == "*"
        let file = isForAll ? nil : PluginTrust(words.prefix(2))
        let needs = words.dropFirst(isForAll ? 1 : 2)
        guard isForAll || file != nil, !needs.isEmpty else { return nil }
        return WorkerGrants(needs: needs).map { (file, $0) }
    }
}

extension PluginTrust {
    /// Parses `ID sha256:DIGEST`.
    fileprivate init?(_ words: some RandomAccessCollection<Substring>) {
        guard words.count == 2, let id = words.first, let digest = words.last,
            digest.hasPrefix("sha256:"),
            let digest = SHA256Digest(hexadecimal: digest.dropFirst("sha256:".count))
        else { return nil }
        self.init(id: String(id), digest: digest)
    }
}
