import FeedPresentation
import PluginHosting
import Testing
import WorkerProtocol

@testable import FeedHost

/// What each line of a configuration says, and what is none.
@Suite struct ConfigurationParserTests {
    private static let digest = String(repeating: "0a", count: 32)

    private func parsed(_ text: String) throws -> Configuration {
        try ConfigurationParser.parse(text, path: "/config")
    }

    private func error(_ text: String) -> ConfigurationError? {
        do {
            _ = try ConfigurationParser.parse(text, path: "/config")
            return nil
        } catch {
            return error
        }
    }

    @Test func `nothing is settled by nothing, by blank lines and by comments`() throws {
        #expect(try parsed("") == Configuration())
        #expect(try parsed("\n \t\n# seat = worker\r\n   # x\n") == Configuration())
    }

    @Test func `each key settles its own`() throws {
        var all = Configuration()
        all.seat = .worker
        all.acceptsMissingConfinement = true
        all.memoryLimit = 1 << 30
        all.outputLimit = 3 << 10
        all.processorLimit = 1
        all.loadDeadline = 1
        all.callDeadline = 2_500
        all.totalDeadline = 86_400_000
        #expect(
            try parsed(
                """
                seat = worker
                 confinement=best-effort
                memory-limit\t=\t1G
                output-limit = 3K
                processor-limit = 1
                load-deadline = 0.001
                call-deadline = 2.5
                total-deadline = 86400
                """) == all)
        #expect(try parsed("seat = in-process").seat == .inProcess)
        #expect(try !parsed("confinement = required").acceptsMissingConfinement)
    }

    @Test func `a renderer and its keys are named`() throws {
        let configuration = try parsed(
            """
            renderer = terminal
            key = terminal  next  v pagedown
            key = other quit x
            key = terminal none q
            """)
        #expect(configuration.renderer == "terminal")
        #expect(
            configuration.keys == ["terminal": ["next v pagedown", "none q"], "other": ["quit x"]])
        for line in ["renderer =", "key = terminal next", "key = terminal next ;", "key ="] {
            guard case .invalidValue? = error(line)?.fault else {
                Issue.record("'\(line)' is taken")
                continue
            }
        }
    }

    @Test func `the last of two lines counts`() throws {
        #expect(try parsed("memory-limit = 1G\nmemory-limit = 2G").memoryLimit == 2 << 30)
        #expect(
            try !parsed("confinement = best-effort\nconfinement = required")
                .acceptsMissingConfinement)
    }

    @Test func `trust and grants go by the file's digest`() throws {
        let digest = try #require(SHA256Digest(hexadecimal: Self.digest[...]))
        let file = PluginTrust(id: "org.example", digest: digest)
        #expect(try parsed("trust = org.example sha256:\(Self.digest)").trust == [file])
        let grants = try parsed(
            """
            allow = org.example sha256:\(Self.digest) terminal
            allow = org.example sha256:\(Self.digest) display terminal
            allow = * network
            """)
        #expect(grants.grantsByFile == [file: [.terminal, .display]])
        #expect(grants.grants == [.network])
        #expect(grants.trust.isEmpty)
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
        ("total-deadline", "30s"),
        ("seat", "Worker"), ("confinement", "none"),
        ("trust", "org.example"), ("trust", "org.example sha256:12"),
        ("trust", "org.example md5:\(digest)"),
        ("trust", "org.example sha256:\(digest) more"), ("trust", "sha256:\(digest)"),
        ("allow", "*"), ("allow", "terminal"), ("allow", "* everything"),
        ("allow", "* terminal everything"),
        ("allow", "org.example sha256:\(digest)"), ("allow", "org.example sha256:0 terminal"),
    ])
    func `a value that is none is refused, with its line`(key: String, value: String) {
        let error = error("# one\n\n\(key) = \(value)\nseat = worker")
        #expect(error?.path == "/config")
        #expect(error?.line == 3)
        guard case .invalidValue(key, _, let expected)? = error?.fault else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(!expected.isEmpty)
        let words = error?.words.message ?? ""
        #expect(words.hasPrefix("the configuration cannot be used: '/config', line 3: '"))
        #expect(words.hasSuffix("is no value for '\(key)'"))
        #expect(error?.words.remedy == "give \(expected)")
    }

    @Test func `what is no setting is refused`() {
        #expect(error("seat")?.fault == .notKeyAndValue)
        #expect(error("seats = worker")?.fault == .unknownKey("seats"))
        #expect(error("Seat = worker")?.fault == .unknownKey("Seat"))
        #expect(error("= worker")?.fault == .unknownKey(""))
        #expect(
            error("seat = worker = worker")?.fault
                == .invalidValue(
                    key: "seat", value: "worker = worker", expected: "'in-process' or 'worker'"))
    }

    @Test(arguments: ["16M", "16777216", "16384K"])
    func `the least memory is what a worker takes to start`(value: String) throws {
        #expect(try parsed("memory-limit = \(value)").memoryLimit == 16 << 20)
    }

    @Test func `reaches the workers, which are as they come in the rest`() throws {
        let usual = WorkerSettings()
        let none = WorkerSettings(Configuration())
        #expect(none.limits.memory == usual.limits.memory)
        #expect(none.limits.processorTime == usual.limits.processorTime)
        #expect(none.outputLimit == usual.outputLimit)
        #expect(none.deadlines.loading == usual.deadlines.loading)
        #expect(none.deadlines.call == usual.deadlines.call)
        #expect(none.deadlines.total == usual.deadlines.total)
        #expect(!none.acceptsMissingParts)
        let all = WorkerSettings(
            try parsed(
                """
                memory-limit = 32M
                processor-limit = 7
                output-limit = 9
                load-deadline = 1
                call-deadline = 2
                total-deadline = 3
                confinement = best-effort
                """))
        #expect(all.limits.memory == 32 << 20)
        #expect(all.limits.processorTime == 7)
        #expect(all.outputLimit == 9)
        #expect(all.deadlines.loading == 1_000)
        #expect(all.deadlines.call == 2_000)
        #expect(all.deadlines.total == 3_000)
        #expect(all.acceptsMissingParts)
    }
}
