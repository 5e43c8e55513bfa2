import FeedPresentation
import PluginFinding
import Testing
import WorkerHosting
import WorkerProtocol

@testable import FeedHost

/// Parsing of configuration lines, and errors.
@Suite struct ConfigurationParserTests {
    private static let digest = String(repeating: "0a", count: 32)

    private func parsed(_ text: String) throws -> Configuration {
        try ConfigurationParser.parse(text, path: "/config")
    }

    /// Parses a configuration, and a command line over it.
    private func drawn(_ text: String, _ arguments: String..., onTerminal: Bool = true) throws
        -> Command
    {
        try CommandLineParser(arguments).command(
            over: parsed(text).settings(isForPerson: onTerminal))
    }

    private func error(_ text: String) -> ConfigurationError? {
        do {
            _ = try ConfigurationParser.parse(text, path: "/config")
            return nil
        } catch {
            return error
        }
    }

    @Test func `Ignores blank lines and comments`() throws {
        #expect(try parsed("") == Configuration())
        #expect(try parsed("\n \t\n# seat = worker\r\n   # x\n") == Configuration())
    }

    @Test func `Keeps a combining mark at the beginning of a value`() throws {
        let mark = "\u{93E}\u{92E}"
        for line in ["match = \(mark)", "match =\(mark)"] {
            #expect(try drawn(line) == drawn("match = x", "--match", mark))
        }
        #expect(
            try parsed("option = text style \(mark)").rendererOptions["text"]?.map(\.value) == [
                mark
            ])
    }

    @Test func `Ignores a byte order mark on the first line`() throws {
        #expect(try parsed("\u{FEFF}seat = worker\n") == parsed("seat = worker\n"))
        #expect(try parsed("\u{FEFF}") == Configuration())
        #expect(error("\n\u{FEFF}seat = worker\n") != nil)
    }

    @Test func `Parses the keys of workers, and converts them to their settings`() throws {
        let found = try parsed(
            """
            seat = worker
             confinement=best-effort
            memory-limit\t=\t1G
            output-limit = 3K
            processor-limit = 1
            load-deadline = 0.001
            call-deadline = 2.5
            total-deadline = 86400
            """)
        #expect(found.lines.map(\.number) == Array(1...8))
        #expect(found.policy.place == .worker)
        let settings = WorkerSettings(found)
        #expect(settings.limits.memory == 1 << 30)
        #expect(settings.limits.processorTime == 1)
        #expect(settings.outputLimit == 3 << 10)
        #expect(settings.deadlines.loading == 1)
        #expect(settings.deadlines.call == 2_500)
        #expect(settings.deadlines.total == 86_400_000)
        #expect(settings.acceptsMissingParts)
        expectUsual(WorkerSettings(Configuration()))
        #expect(try parsed("seat = in-process").policy.place == .inProcess)
        let required = WorkerSettings(try parsed("confinement = required"))
        #expect(!required.acceptsMissingParts)
    }

    @Test func `Prefers lines for one renderer to general ones`()
        throws
    {
        let text = "limit = 9\nterminal.unread = true\nterminal.limit = 3\nhtml.unread=true"
        func options(_ arguments: [String], onTerminal: Bool = true, _ text: String) throws
            -> Command
        {
            let parser = try CommandLineParser(arguments)
            return try parser.command(
                over: parsed(text).settings(
                    isForPerson: onTerminal,
                    renderer: parser.given.last { $0.option == .renderer }?.value))
        }
        #expect(try options([], text) == .draw { $0.choice.limit = 9 })
        #expect(
            try options(["-r", "terminal"], text)
                == .draw {
                    $0.renderer = "terminal"
                    $0.choice.limit = 3
                    $0.choice.isUnreadOnly = true
                })
        #expect(
            try options(["-r", "terminal", "-n", "1", "--unread=false"], text)
                == .draw {
                    $0.renderer = "terminal"
                    $0.choice.limit = 1
                })
        let settled = "renderer = terminal\n" + text
        #expect(
            try options([], settled)
                == .draw {
                    $0.renderer = "terminal"
                    $0.choice.limit = 3
                    $0.choice.isUnreadOnly = true
                })
        #expect(try options([], onTerminal: false, settled) == .draw { $0.choice.limit = 9 })
        for line in [
            "terminal.renderer = html", ".unread = true", "terminal. = x", "terminal.seat = worker",
        ] {
            guard case .unknownKey? = error(line)?.fault else {
                Issue.record("'\(line)' is taken")
                continue
            }
        }
        #expect(error("terminal.limit = x") != nil)
    }

    @Test func `Parses renderer and key bindings`() throws {
        let configuration = try parsed(
            """
            renderer = terminal
            key = terminal  next  v pagedown
            key = other quit x
            key = terminal none q
            """)
        #expect(
            configuration.settings == [
                GivenOption(option: .renderer, value: "terminal", written: "renderer")
            ])
        #expect(
            configuration.keys.mapValues { $0.map { "\($0.value) (\($0.line))" } }
                == ["terminal": ["next v pagedown (2)", "none q (4)"], "other": ["quit x (3)"]])
        for line in ["renderer =", "key = terminal next", "key = terminal next ;", "key ="] {
            #expect(error(line)?.isOfValue == true, "'\(line)' is taken")
        }
    }

    @Test func `Accepts every option of drawing that is a setting`() throws {
        let values: [CommandLineOption: String] = [
            .renderer: "html", .loadingView: "progress", .errorView: "progress", .output: "a.txt",
            .limit: "20", .since: "3d", .match: "tide", .perFeed: "5", .sort: "oldest",
            .pluginPath: "/plugins", .timeout: "5.5", .jobs: "8", .maxBytes: "10M", .color: "never",
            .pager: "more", .exclude: "sport", .excludeFrom: "a.xml sport",
            .rule: "read title:tide",
            .archive: "30d", .staleOk: "30m",
        ]
        let settings = CommandLineOption.allCases.filter(\.isSetting)
        for option in settings {
            let value = option.isSwitch ? "true" : try #require(values[option], "\(option)")
            let written = ["--\(option.rawValue)"] + (option.isSwitch ? [] : [value])
            let settled = try drawn("\(option.rawValue) = \(value)")
            #expect(try settled == CommandLineParser.parse(written))
            #expect(settled != .draw(DrawCommand()), "\(option) changes nothing")
        }
        #expect(settings.count == 32)
    }

    private func expectUsual(_ settings: WorkerSettings) {
        let usual = WorkerSettings()
        #expect(settings.limits.memory == usual.limits.memory)
        #expect(settings.limits.processorTime == usual.limits.processorTime)
        #expect(settings.outputLimit == usual.outputLimit)
        #expect(settings.deadlines.loading == usual.deadlines.loading)
        #expect(settings.deadlines.call == usual.deadlines.call)
        #expect(settings.deadlines.total == usual.deadlines.total)
        #expect(settings.acceptsMissingParts == usual.acceptsMissingParts)
    }

    @Test func `Documented defaults are the program's`() throws {
        for option in CommandLineOption.allCases where option.isSetting {
            // The network and the pager have their own defaults.
            if option == .timeout || option == .pager { continue }
            guard let value = option.definition.standard else { continue }
            #expect(try drawn("\(option.rawValue) = \(value)") == .draw(DrawCommand()))
        }
        for key in ConfigurationKey.allCases {
            guard let value = key.standardValue else { continue }
            expectUsual(WorkerSettings(try parsed("\(key.rawValue) = \(value)")))
        }
    }

    @Test func `Prefers the command line, option by option`() throws {
        let text = "limit = 20\nunread = true\nmatch = a\nmatch = b\nverbose = true\ncolor = never"
        var expected = DrawCommand()
        expected.choice.limit = 5
        expected.choice.texts = ["c"]
        expected.color = .never
        #expect(
            try drawn(text, "-n", "5", "--match", "c", "--unread=false", "--verbose=false")
                == .draw(expected))
        expected.choice.limit = 20
        expected.choice.texts = ["a", "b"]
        expected.verbosity = .quiet
        expected.choice.isUnreadOnly = true
        #expect(try drawn(text, "-q") == .draw(expected))
        #expect(try CommandLineParser(["--no-config"]).takesSettings == false)
    }

    @Test func `Applies only loading settings to lint`() throws {
        #expect(
            try drawn("jobs = 3\nlimit = 1", "lint", "x").values.draw.loading
                == LoadingOptions(jobs: 3))
    }

    @Test func `Parses options of renderers with the renderer`() throws {
        let found = try parsed("# x\noption = text style full\noption = text  x  a b  c ")
        #expect(
            found.rendererOptions == [
                "text": [
                    ConfiguredRendererOption(key: "style", value: "full", line: 2),
                    ConfiguredRendererOption(key: "x", value: "a b  c", line: 3),
                ]
            ])
        for line in ["option = text style", "option = text", "option ="] {
            #expect(error(line)?.isOfValue == true, "'\(line)' is taken")
        }
    }

    @Test(arguments: [
        ("limit", "-1"), ("limit", "many"), ("unread", "yes"), ("unread", ""), ("sort", "best"),
        ("since", "soon"), ("color", "blue"), ("jobs", "0"), ("match", " "), ("renderer", ""),
        ("max-bytes", "1T"), ("max-bytes", "1ß"), ("timeout", "0"), ("output", ""), ("quiet", "1"),
    ])
    func `Rejects invalid option values like the command line`(
        key: String, value: String
    ) throws {
        let found = try #require(error("\(key) = \(value)"))
        guard case .invalidValue(key, _, let expected, let problem) = found.fault else {
            Issue.record("\(found)")
            return
        }
        #expect(
            throws: UsageError.invalidValue(
                option: "--\(key)", value: value, expected: expected, problem: problem)
        ) {
            try CommandLineParser.parse(["--\(key)=\(value)"])
        }
    }

    @Test func `Rejects keys for single runs, and suggests similar ones`() {
        for key in ["debug-plugin", "no-config", "help", "version", "json", "seed", "title"] {
            #expect(error("\(key) = true")?.fault == .unknownKey(key))
        }
        #expect(error("limitt = 5")?.words.message.hasSuffix("did you mean 'limit'?") == true)
    }

    @Test func `Uses the last of repeated lines`() throws {
        #expect(try parsed("memory-limit = 1G\nmemory-limit = 2G").memoryLimit == 2 << 30)
        #expect(
            try !parsed("confinement = best-effort\nconfinement = required")
                .acceptsMissingConfinement)
    }

    @Test func `Parses trust and grants by file digest`() throws {
        let digest = try #require(SHA256Digest(hexadecimal: Self.digest[...]))
        let file = PluginTrust(id: "org.example", digest: digest)
        #expect(try parsed("trust = org.example sha256:\(Self.digest)").policy.trust == [file])
        let grants = try parsed(
            """
            allow = org.example sha256:\(Self.digest) terminal
            allow = org.example sha256:\(Self.digest) display terminal
            allow = * network
            """)
        #expect(grants.policy.grantsByFile == [file: [.terminal, .display]])
        #expect(grants.policy.grants == [.network])
        #expect(grants.policy.trust.isEmpty)
    }

    @Test(arguments: [
        ("memory-limit", "16777215"), ("memory-limit", "64"), ("memory-limit", "15M"),
        ("memory-limit", "-1G"), ("memory-limit", "1T"), ("memory-limit", ""),
        ("memory-limit", "99999999999G"),
        ("output-limit", "0"), ("output-limit", "-1"), ("output-limit", "K"),
        ("processor-limit", "0"), ("processor-limit", "-1"), ("processor-limit", "1.5"),
        ("processor-limit", "4294967296"),
        ("load-deadline", "0"), ("load-deadline", "0.0009"), ("load-deadline", "86400.1"),
        ("call-deadline", "nan"), ("call-deadline", "inf"), ("total-deadline", "-1"),
        ("total-deadline", "30 s"),
        ("seat", "Worker"), ("confinement", "none"),
        ("trust", "org.example"), ("trust", "org.example sha256:12"),
        ("trust", "org.example md5:\(digest)"),
        ("trust", "org.example sha256:\(digest) more"), ("trust", "sha256:\(digest)"),
        ("allow", "*"), ("allow", "terminal"), ("allow", "* everything"),
        ("allow", "* terminal everything"),
        ("allow", "org.example sha256:\(digest)"), ("allow", "org.example sha256:0 terminal"),
    ])
    func `Rejects invalid values with their line`(key: String, value: String) {
        let error = error("# one\n\n\(key) = \(value)\nseat = worker")
        #expect(error?.path == "/config")
        #expect(error?.line == 3)
        guard case .invalidValue(key, _, let expected, _)? = error?.fault else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(!expected.isEmpty)
        let words = error?.words.message ?? ""
        #expect(words.hasPrefix("the configuration cannot be used: '/config', line 3: '"))
        #expect(words.hasSuffix("is no value for '\(key)'"))
        #expect(error?.words.remedy == "give \(expected)")
    }

    @Test func `Rejects malformed lines and unknown keys`() {
        #expect(error("seat")?.fault == .notKeyAndValue)
        #expect(error("seats = worker")?.fault == .unknownKey("seats"))
        #expect(error("Seat = worker")?.fault == .unknownKey("Seat"))
        #expect(error("= worker")?.fault == .unknownKey(""))
        #expect(
            error("seat = worker = worker")?.fault
                == .invalidValue(
                    key: "seat", value: "worker = worker", expected: "'in-process' or 'worker'"))
    }

    @Test(arguments: ["16M", "16777216", "16384K", "16m"])
    func `Accepts the minimum memory of a worker`(value: String) throws {
        #expect(try parsed("memory-limit = \(value)").memoryLimit == 16 << 20)
    }
}

extension ConfigurationError {
    fileprivate var isOfValue: Bool { if case .invalidValue = fault { true } else { false } }
}
