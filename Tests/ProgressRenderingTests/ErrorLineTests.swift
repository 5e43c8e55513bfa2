import FeedRendering
import Testing

@Suite struct ErrorLineTests {
    private static let errors: [(message: String?, remedy: String?, text: String)] = [
        (
            "no such file: feed.xml", "Check the name.",
            "fault: no such file: feed.xml | Check the name.\n"
        ),
        ("It failed.", "Try again.", "fault: It failed. | Try again.\n"),
        ("It failed", nil, "fault: It failed\n"),
        ("two\nlines\u{1B}[31m", nil, "fault: two lines[31m\n"),
        (nil, "Try again.", ""),
        ("", nil, ""),
    ]

    @Test(arguments: errors)
    func `Writes an error on one line`(message: String?, remedy: String?, text: String) {
        for isTerminal in [true, false] {
            let status = Status(isTerminal: isTerminal)
            status.fail(message, remedy: remedy)
            #expect(status.written == text)
        }
    }

    @Test func `Colours the label red`() {
        let status = Status(colors: .ansi16)
        status.fail("It failed")
        #expect(status.written == "\u{1B}[1;31mfault:\u{1B}[0m It failed\n")
    }

    @Test func `Replaces the bar by an error`() {
        let status = Status()
        status.show("a source with a long name", 1, of: 2)
        status.fail("short")
        status.stop()
        #expect(status.row.finishedLines == ["fault: short"])
        #expect(status.row.text == "")
        status.show("next", 1, of: 2)
        #expect(status.row.text.hasSuffix("next"))
    }
}
