import Foundation
import Testing

@testable import FeedHost

@Suite struct CommandLineParserTests {
    private static let optionForm = "KEY=VALUE or ID.KEY=VALUE"

    private func parsed(_ arguments: String...) throws -> Command {
        try CommandLineParser.parse(arguments)
    }

    private func command(
        _ verb: CommandLineVerb, _ arguments: String...,
        change: (inout OptionValues) -> Void = { _ in }
    ) -> Command {
        var command = Command(verb: verb)
        command.values.draw.sources = arguments
        change(&command.values)
        return command
    }

    @Test func `Empty command line draws default sources with the text renderer`() throws {
        #expect(try CommandLineParser.parse([]) == .draw(DrawCommand()))
        #expect(DrawCommand().renderer == "text")
    }

    @Test(arguments: [
        ["-r", "html"], ["-rhtml"], ["--renderer", "html"], ["--renderer=html"],
    ])
    func `Accepts each usual form of option values`(arguments: [String]) throws {
        #expect(try CommandLineParser.parse(arguments) == .draw { $0.renderer = "html" })
    }

    @Test func `Accepts options and sources in any order`() throws {
        let expected = Command.draw {
            $0.sources = ["a.xml", "-", "b.xml"]
            $0.output = "page.html"
            $0.choice.limit = 5
            $0.verbosity = .quiet
        }
        let arguments = ["a.xml", "-qn5", "-", "-o", "page.html", "b.xml"]
        #expect(try CommandLineParser.parse(arguments) == expected)
    }

    @Test func `Treats arguments after -- as sources`() throws {
        #expect(try parsed("--", "-r", "--help") == .draw { $0.sources = ["-r", "--help"] })
        #expect(try parsed("--", "list") == .draw { $0.sources = ["list"] })
        #expect(try parsed("list", "--", "add") == command(.list, "add"))
    }

    @Test func `Accepts values that begin with a combining mark`() throws {
        let mark = "\u{93E}\u{92E}"
        let expected = Command.draw {
            $0.renderer = mark
            $0.choice.texts = [mark]
            var excluded = ExcludedText(text: mark)
            excluded.feed = "f.xml"
            $0.choice.excluded = [excluded]
            $0.options = [RendererOptionArgument(key: "a", value: mark)]
        }
        #expect(
            try parsed(
                "-r\(mark)", "--match=\(mark)", "--exclude-from=f.xml \(mark)", "-Oa=\(mark)")
                == expected)
        #expect(
            try parsed("add", "u", "--folder=a/\(mark)")
                == command(.add, "u") { $0.folder = "a/\(mark)" })
    }

    @Test(arguments: [("cache", "x"), ("archive", ""), ("completions", "Bash")])
    func `Names a word that a verb doesn't know`(verb: String, word: String) {
        let error = #expect(throws: UsageError.self) {
            try CommandLineParser.parse([verb, word])
        }
        #expect(error.map(ErrorWording.line)?.contains("not '\(word)';") == true)
    }

    @Test func `Help on a verb lists its options, and not those of all verbs`() {
        let help = VerbHelp.text(for: .renderers)
        for option in ["--plugin-path DIR", "--allow", "--json"] { #expect(help.contains(option)) }
        #expect(!help.contains("--quiet"))
        #expect(VerbHelp.text(for: .help).contains("--renderer ID"))
    }

    @Test func `Splits renderer options at the first equals sign, and plugins from it at a dot`()
        throws
    {
        let expected = Command.draw {
            $0.options = [
                RendererOptionArgument(key: "a", value: "1=2"),
                RendererOptionArgument(key: "b", value: ""),
                RendererOptionArgument(renderer: "progress", key: "width", value: "40"),
                RendererOptionArgument(key: "a", value: "b.c=1"),
            ]
        }
        #expect(
            try parsed("-Oa=1=2", "--option", "b=", "-O", "progress.width=40", "-O", "a=b.c=1")
                == expected)
    }

    @Test func `Recognizes a verb as first argument only`() throws {
        #expect(
            try parsed("--plugin-path", "/p", "renderers", "--json")
                == command(.renderers) {
                    $0.asJSON = true
                    $0.draw.pluginDirectories = ["/p"]
                })
        #expect(try parsed("renderers", "./x.so") == command(.renderers, "./x.so"))
        #expect(try parsed("x", "renderers") == .draw { $0.sources = ["x", "renderers"] })
    }

    @Test func `Parses verbs of the list of feeds`() throws {
        #expect(
            try parsed("add", "--title", " My  feed ", "u", "--folder=/a // b c/")
                == command(.add, "u") {
                    $0.title = "My feed"
                    $0.folder = "a/b c"
                })
        #expect(
            try parsed("-q", "remove", "u")
                == command(.remove, "u") { $0.draw.verbosity = .quiet })
        #expect(try parsed("rename", "3", " A  b ") == command(.rename, "3", "A b"))
        #expect(ListedName.folder("/") == nil)
        #expect(try parsed("list", "--json") == command(.list) { $0.asJSON = true })
        #expect(
            try parsed("check", "--write", "--jobs", "3")
                == command(.check) {
                    $0.writesMoves = true
                    $0.draw.loading.jobs = 3
                })
        #expect(try parsed("import", "x.opml") == command(.importing, "x.opml"))
        #expect(try parsed("export") == command(.export))
        for wrong in [
            ["add"], ["remove"], ["add", "a", "b"], ["list", "a", "b"], ["config", "a"],
            ["rename", "a"], ["rename", "a", " "], ["move", "a"], ["move", "a", "b", "c"],
            ["import"], ["export", "a"], ["check", "a"], ["check", "--offline"],
        ] {
            #expect(throws: UsageError.self) { try CommandLineParser.parse(wrong) }
        }
    }

    @Test func `Parses help for the program, verbs and renderers`() throws {
        for (arguments, topics) in [
            (["help"], []), (["x.xml", "--help"], []), (["help", "import"], ["import"]),
            (["import", "--help"], ["import"]), (["-h", "import", "x"], ["import"]),
            (["--help", "-r", "html"], []),
        ] {
            let parsed = try CommandLineParser.parse(arguments)
            #expect(parsed.verb == .help)
            #expect(parsed.arguments == topics)
            #expect(parsed.given.contains { $0.option == .renderer } == arguments.contains("-r"))
        }
        #expect(try parsed("--help", "-r", "x").values.draw.renderer == "x")
        #expect(throws: UsageError.unknownVerb("lst", suggestion: "list")) {
            try parsed("help", "lst")
        }
    }

    @Test func `Adds excluding texts to those of the configuration`()
        throws
    {
        let parser = try CommandLineParser(["--exclude", "a", "--match", "b"])
        let settings = [
            GivenOption(option: .exclude, value: "c", written: "exclude"),
            GivenOption(option: .match, value: "d", written: "match"),
            GivenOption(option: .excludeFrom, value: "f.xml two words", written: "exclude-from"),
        ]
        let command = try parser.command(over: settings)
        #expect(
            command
                == .draw {
                    $0.choice.texts = ["b"]
                    var one = ExcludedText(text: "two words")
                    one.feed = "f.xml"
                    $0.choice.excluded = [ExcludedText(text: "c"), one, ExcludedText(text: "a")]
                })
        for wrong in [["--exclude", " "], ["--exclude-from", "x"], ["--exclude-from", ""]] {
            #expect(throws: UsageError.self) { try CommandLineParser.parse(wrong) }
        }
    }

    @Test func `Parses the archive's age, count and off`() throws {
        #expect(try parsed("--archive", "30d") == .draw { $0.archive = .age(30 * 86_400) })
        #expect(try parsed("--archive=500") == .draw { $0.archive = .count(500) })
        #expect(try parsed("--archive", "off") == .draw { $0.archive = .off })
        #expect(try parsed("--no-archive") == .draw { $0.archive = .off })
        #expect(try parsed("--archive", "90d") == .draw { _ in })
        for wrong in ["", "0", "-1", "0d", "x", "2026-01-01"] {
            #expect(throws: UsageError.self) { try parsed("--archive", wrong) }
        }
        #expect(try parsed("archive", "info") == command(.archive, "info"))
        #expect(throws: UsageError.self) { try parsed("archive") }
    }

    @Test func `Options and verbs have summaries that fit a line`() {
        for verb in CommandLineVerb.allCases {
            #expect(!verb.definition.summary.isEmpty)
            for line in VerbHelp.text(for: verb).split(separator: "\n") {
                #expect(line.count <= 100, "\(line)")
            }
        }
        for option in CommandLineOption.allCases {
            #expect(!option.definition.summary.isEmpty)
        }
    }

    @Test func `Config accepts options of drawing`() throws {
        let given = GivenOption(option: .limit, value: "5", written: "-n")
        #expect(try parsed("config", "-n", "5").given == [given])
        #expect(throws: UsageError.optionNotForVerb(option: "--json", verb: "config")) {
            try parsed("config", "--json")
        }
    }

    @Test func `Accepts false for a switch`() throws {
        #expect(try parsed("--unread=false", "--starred=false") == .draw(DrawCommand()))
        #expect(
            try parsed("--starred", "--unread")
                == .draw {
                    $0.choice.isStarredOnly = true
                    $0.choice.isUnreadOnly = true
                })
        #expect(try parsed("--no-cache=true") == .draw { $0.loading.usesCache = false })
        #expect(try parsed("-q", "--quiet=false") == .draw(DrawCommand()))
        #expect(try parsed("-q", "--verbose=false") == .draw { $0.verbosity = .quiet })
    }

    @Test(arguments: ["add", "check", "lint"])
    func `Rejects intervals of --reload for verbs that end`(verb: String) throws {
        #expect(
            throws: UsageError.invalidValue(
                option: "--reload", value: "30m", expected: "'true' or 'false'")
        ) {
            try parsed(verb, "--reload=30m", "https://a.example/")
        }
    }

    @Test func `Rejects --reload with --offline`() throws {
        #expect(try parsed("--reload") == .draw { $0.loading.reloads = true })
        #expect(throws: UsageError.notTogether("--offline", "--reload")) {
            try parsed("--offline", "--reload")
        }
        #expect(try parsed("--offline", "--reload=false") == .draw { $0.loading.isOffline = true })
    }

    @Test func `Prefers help and version to everything else`() throws {
        #expect(try parsed("x.xml", "--help", "--json").verb == .help)
        let command = try parsed("validate", "--version", "-n", "1")
        #expect(command.values.wantsVersion)
    }

    @Test(arguments: [
        (["--rendrer", "x"], UsageError.unknownOption("--rendrer", suggestion: "--renderer")),
        (["--zzzzzzz"], .unknownOption("--zzzzzzz", suggestion: nil)),
        (["-Z"], .unknownOption("-Z", suggestion: nil)),
        (["-r"], .missingValue(option: "-r")),
        (["--output"], .missingValue(option: "--output")),
        (["renderers", "--json=yes"], .unexpectedValue(option: "--json")),
        (
            ["-n", "99999999999999999999"],
            .invalidValue(
                option: "-n", value: "99999999999999999999", expected: "a number from 0 up")
        ),
        (["-O", "x"], .invalidValue(option: "-O", value: "x", expected: Self.optionForm)),
        (["-O", "=x"], .invalidValue(option: "-O", value: "=x", expected: Self.optionForm)),
        (["-O", ".k=x"], .invalidValue(option: "-O", value: ".k=x", expected: Self.optionForm)),
        (["-O", "i.=x"], .invalidValue(option: "-O", value: "i.=x", expected: Self.optionForm)),
        (["renderers", "x", "y"], .unexpectedArgument("y", verb: "renderers")),
        (["renderers", "-n", "1"], .optionNotForVerb(option: "-n", verb: "renderers")),
        (["--json"], .optionNotForVerb(option: "--json", verb: "drawing")),
    ])
    func `Names the error of an invalid command line`(
        arguments: [String], error: UsageError
    ) {
        #expect(throws: error) { try CommandLineParser.parse(arguments) }
    }

    @Test(arguments: [
        ["lint", "-q", "--timeout", "5", "--json", "x"], ["cache", "info", "-v"],
        ["renderers", "--plugin-path", "/p"],
        ["validate", "--allow", "network", "--seed", "1", "x"],
        ["lint", "--color", "never", "x"], ["--color", "auto", "renderers"],
    ])
    func `Accepts options that apply to the verb`(arguments: [String]) throws {
        _ = try CommandLineParser.parse(arguments)
    }

    @Test(arguments: [
        (
            ["lint", "x"],
            ["-r", "--loading-view", "-o", "-n", "--plugin-path", "--watch", "--seed"]
        ),
        (["lint", "x"], ["--seat", "--trust", "--allow", "-O", "--error-view"]),
        (["cache", "info"], ["--json", "--offline", "--timeout", "--plugin-path"]),
        (["cache", "clear"], ["--jobs", "--max-bytes", "--no-cache", "--seed", "-o", "-n"]),
        (["renderers"], ["--seed", "--offline", "-r"]),
        (["validate", "x"], ["--plugin-path", "--watch", "--jobs"]),
    ])
    func `Rejects options that don't apply, before or after the verb`(
        command: [String], options: [String]
    ) throws {
        let values = [
            "--timeout": "5", "--jobs": "2", "--max-bytes": "5", "--seed": "1", "-n": "1",
            "-O": "a=b", "--allow": "network", "--seat": "worker",
        ]
        for option in options {
            let takesValue = !["--watch", "--json", "--offline", "--no-cache"].contains(option)
            let written = [option] + (takesValue ? [values[option] ?? "text"] : [])
            for arguments in [written + command, command + written] {
                #expect(throws: UsageError.optionNotForVerb(option: option, verb: command[0])) {
                    try CommandLineParser.parse(arguments)
                }
            }
        }
    }

    @Test func `Help fits 80 columns`() {
        let lines = HelpText.usage.split(separator: "\n", omittingEmptySubsequences: false)
        for line in lines { #expect(line.count <= 80, "\(line)") }
    }

    @Test(arguments: [
        ("ls", "list"), ("update", "--reload"), ("search", "--match"), ("mark-read", "--mark-read"),
        ("rm", "remove"), ("lst", "list"),
    ])
    func `Suggests the verb or option for a name from another program`(
        name: String, suggestion: String
    ) {
        #expect(throws: UsageError.unknownVerb(name, suggestion: suggestion)) {
            try CommandLineVerb.check([name, "x"])
        }
    }

    @Test(arguments: CommandLineOption.allCases)
    func `Help names every option`(option: CommandLineOption) {
        let texts = [HelpText.usage] + CommandLineVerb.allCases.map(VerbHelp.text)
        let isNamed = texts.map { $0.contains("--\(option.rawValue)") }
        #expect(isNamed.contains(true))
        // The program's own help has the options of drawing.
        #expect(isNamed[0] || !option.hasMeaning(with: nil))
    }

    @Test func `Manual page names every option and command`() throws {
        let page = try String(
            contentsOf: URL(fileURLWithPath: #filePath)
                .deletingLastPathComponent().appendingPathComponent("../../docs/feedhost.1"),
            encoding: .utf8
        ).replacingOccurrences(of: "\\-", with: "-")
        let options = try #require(
            page.range(of: ".SH COMMANDS").map { page[$0.upperBound...] })
        for option in CommandLineOption.allCases {
            #expect(options.contains("--\(option.rawValue)"), "\(option)")
        }
        for verb in CommandLineVerb.allCases {
            #expect(page.contains("\\fBfeedhost \(verb.rawValue)\\fR"), "\(verb)")
        }
    }
}

extension Command {
    static func draw(_ draw: DrawCommand) -> Command {
        Command(values: OptionValues(draw: draw))
    }

    static func draw(_ change: (inout DrawCommand) -> Void) -> Command {
        var command = DrawCommand()
        change(&command)
        return .draw(command)
    }
}

extension CommandLineParser {
    /// Parses `arguments` without a configuration.
    static func parse(_ arguments: [String]) throws(UsageError) -> Command {
        try CommandLineParser(arguments).command(over: [])
    }
}
