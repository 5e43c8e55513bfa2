import SystemInterface
import Testing

@testable import FeedHost

@Suite struct HyperlinkSupportTests {
    @Test(arguments: [
        (["TERM": "xterm-256color"], true),
        (["TERM": "foot"], true),
        (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], true),
        ([:], false),
        (["TERM": "dumb"], false),
        (["TERM": "linux"], false),
        (["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"], false),
        (["TERM": "rxvt-unicode-256color"], false),
        (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], false),
        (["TERM": "screen"], false),
        (["TERM": "tmux-256color"], false),
        (["TERM": "screen", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.3a"], false),
        (["TERM": "screen", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.4"], true),
        (["TERM": "tmux", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "next-3.5"], true),
        (["TERM": "tmux", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "4"], true),
        (["TERM": "tmux", "TERM_PROGRAM": "tmux"], false),
    ])
    func `Detects terminals that support hyperlinks`(
        variables: [String: String], expected: Bool
    ) {
        let environment = ProcessEnvironment(variables)
        #expect(HyperlinkSupport(environment: environment).isThere == expected)
    }
}
