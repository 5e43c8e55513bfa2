import SystemInterface
import Testing

@testable import FeedHost

/// The choice of a pager.
@Suite struct PagerCommandTests {
    private func line(_ setting: String?, _ variables: [String: String]) -> String? {
        PagerCommand(
            setting: setting,
            environment: ProcessEnvironment(
                ["PATH": "/nowhere:/usr/bin:/bin", "TERM": "xterm"].merging(variables) { $1 }))?
            .line
    }

    @Test func `Prefers setting to FEEDHOST_PAGER to PAGER to less`() {
        let variables = ["FEEDHOST_PAGER": "own", "PAGER": "common -x  y"]
        #expect(line("said", variables) == "said")
        #expect(line(nil, variables) == "own")
        #expect(line(nil, ["PAGER": " common -x  y "]) == "common -x y")
        #expect(line(nil, [:]) == "less -FRX")
    }

    @Test func `Names where the pager was set`() {
        let variables = [
            "TERM": "xterm", "PATH": "/usr/bin", "FEEDHOST_PAGER": "own", "PAGER": "a",
        ]
        let own = ProcessEnvironment(variables)
        let common = ProcessEnvironment(variables.filter { $0.key != "FEEDHOST_PAGER" })
        #expect(PagerCommand(setting: "said", environment: own)?.origin == "with --pager")
        #expect(PagerCommand(setting: nil, environment: own)?.origin == "in FEEDHOST_PAGER")
        #expect(PagerCommand(setting: nil, environment: common)?.origin == "in PAGER")
    }

    @Test(arguments: ["", " ", "cat", " cat "])
    func `Empty text and cat disable the pager`(none: String) {
        #expect(line(none, ["PAGER": "more"]) == nil)
        #expect(line(nil, ["FEEDHOST_PAGER": none, "PAGER": "more"]) == nil)
        #expect(line(nil, ["PAGER": none]) == nil)
    }

    @Test func `Returns nil without a capable terminal or less`() {
        #expect(line("more", ["TERM": "dumb"]) == nil)
        #expect(line("more", ["TERM": ""]) == nil)
        #expect(line(nil, ["PATH": "/nowhere"]) == nil)
        #expect(line("more", ["PATH": "/nowhere"]) == "more")
    }

    @Test func `Prefers FEEDHOST_PAGER to the configuration`() throws {
        let configuration = try ConfigurationParser.parse("pager = more", path: "/config")
        let own = ProcessEnvironment(["FEEDHOST_PAGER": ""])
        #expect(configuration.settings(isForPerson: true, environment: own).isEmpty)
        let common = ProcessEnvironment(["PAGER": ""])
        #expect(configuration.settings(isForPerson: true, environment: common).count == 1)
        #expect(
            try CommandLineParser.parse(["--no-pager"]) == CommandLineParser.parse(["--pager="]))
    }

    @Test func `Replaces the shell for simple commands`() {
        for (line, shell) in [
            ("less -FRX", "exec less -FRX"), ("LESS=F less", "LESS=F less"), ("a | b", "a | b"),
            ("'my pager'", "'my pager'"),
        ] {
            let pager = PagerCommand(
                setting: line, environment: ProcessEnvironment(["TERM": "xterm"]))
            #expect(pager?.shellLine == shell)
        }
    }

    @Test func `Reports hyperlink support for less only`() {
        for (line, shows) in [
            ("less -R", true), ("/usr/bin/less", true), ("more", false), ("lesser", false),
        ] {
            let pager = PagerCommand(
                setting: line, environment: ProcessEnvironment(["TERM": "xterm"]))
            #expect(pager?.showsHyperlinks == shows)
        }
    }
}
