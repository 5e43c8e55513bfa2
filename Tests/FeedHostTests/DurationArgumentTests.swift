import Testing

@testable import FeedHost

/// Durations on the command line.
@Suite struct DurationArgumentTests {
    @Test(
        arguments: [
            ("5", 5), ("90s", 90), ("30m", 1_800), ("30min", 1_800), ("2h", 7_200), ("1d", 86_400),
            ("0", nil), ("4", nil), ("m", nil), ("1.5h", nil), ("-30m", nil), ("30 m", nil),
            ("1y", nil), ("999999999", nil),
        ] as [(String, Int64?)])
    func `Parses the interval of --reload`(text: String, seconds: Int64?) throws {
        if let seconds {
            #expect(
                try CommandLineParser.parse(["--reload=\(text)"])
                    == .draw { $0.loading.reloadSeconds = seconds })
        } else {
            #expect(throws: UsageError.self) { try CommandLineParser.parse(["--reload=\(text)"]) }
        }
        #expect(
            try CommandLineParser.parse(["--reload=30m", "--reload=false"]) == .draw { _ in })
    }

    @Test func `Parses the age of --stale-ok`() throws {
        for (value, seconds) in [("600", 600), ("2h", 7_200)] as [(String, Int64)] {
            #expect(
                try CommandLineParser.parse(["--stale-ok", value])
                    == .draw { $0.loading.acceptedAgeSeconds = seconds })
        }
        for value in ["", "soon", "-1"] {
            #expect(throws: UsageError.self) {
                try CommandLineParser.parse(["--stale-ok", value])
            }
        }
        #expect(throws: UsageError.optionNotForVerb(option: "--stale-ok", verb: "lint")) {
            try CommandLineParser.parse(["lint", "x", "--stale-ok", "5"])
        }
    }
}
