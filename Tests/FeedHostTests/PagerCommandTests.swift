import SystemInterface
import Testing

@testable import FeedHost

/// The choice of a pager.
@Suite struct PagerCommandTests {
    private func pager(_ setting: String?, _ variables: [String: String] = [:]) -> PagerCommand? {
        PagerCommand(
            setting: setting,
            environment: ProcessEnvironment(
                ["PATH": "/nowhere:/usr/bin:/bin", "TERM": "xterm"].merging(variables) { $1 }))
    }

    private func line(_ setting: String?, _ variables: [String: String]) -> String? {
        pager(setting, variables)?.line
    }

    @Test func `Prefers setting to FEEDHOST_PAGER to PAGER to less`() {
        let variables = ["FEEDHOST_PAGER": "own", "PAGER": "common -x  y"]
        for (setting, variables, line, origin) in [
            ("said", variables, "said", "with --pager"),
            (nil, variables, "own", "in FEEDHOST_PAGER"),
            (nil, ["PAGER": " common -x 'y  z' "], "common -x 'y  z'", "in PAGER"),
        ] as [(String?, [String: String], String, String)] {
            #expect(pager(setting, variables)?.line == line)
            #expect(pager(setting, variables)?.origin == origin)
        }
        #expect(line(nil, [:]) == "less -FRX")
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
            #expect(pager(line)?.shellLine == shell)
        }
    }

    @Test func `Reports hyperlink support for less only`() {
        for (line, shows) in [
            ("less -R", true), ("/usr/bin/less", true), ("more", false), ("lesser", false),
        ] {
            #expect(pager(line)?.showsHyperlinks == shows)
        }
    }
}
