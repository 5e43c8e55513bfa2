import FeedPresentation
import SystemInterface
import Testing

@testable import FeedHost

/// How pages are opened and texts copied for a person who reads.
@Suite struct LinkOpenerTests {
    private final class Surroundings {
        var time = 0
        var started: [[String]] = []
        var isRunning = false
        var status: Int32 = 0
        /// What is to be done later.
        var later: [() -> Void] = []
        var missing: Set<String> = []
        var input: [UInt8] = []
        var terminal: [UInt8]?
    }

    private let around = Surroundings()
    private let held = HeldMessages()
    private var console: Console { Console(verbosity: .normal, held: held) }

    private func opener(_ browser: String? = nil) -> LinkOpener {
        LinkOpener(
            BrowserCommands(ProcessEnvironment(browser.map { ["BROWSER": $0] } ?? [:])),
            console: console, now: { [around] in around.time },
            after: { [around] in around.later.append($1) },
            start: { [around] (arguments) throws(SystemError) in
                if around.missing.contains(arguments[0]) { throw .notFound }
                around.started.append(arguments)
                return { around.isRunning ? nil : around.status }
            })
    }

    @Test(arguments: [
        (nil, ["xdg-open", "U"]), ("firefox", ["firefox", "U"]),
        ("lynx -a:firefox", ["lynx", "-a", "U"]), ("gone:w3m", ["w3m", "U"]),
        ("open --url=%s --new", ["open", "--url=U", "--new"]), (" : ", ["xdg-open", "U"]),
    ])
    func `the address is one argument of the first program that starts`(
        browser: String?, expected: [String]
    ) {
        let url = "https://a.example/?a b;$(x)&c='\"%s"
        around.missing = ["gone"]
        opener(browser).open(url)
        #expect(around.started == [expected.map { $0.replacing("U", with: url) }])
        #expect(held.takeAll().isEmpty)
    }

    @Test(arguments: [
        ("mailto:a@b.example", "mailto:a@b.example"),
        ("mailto:a@b.example?subject=x%20y&body=z", "mailto:a@b.example?subject=x%20y&body=z"),
        ("mailto:a@b.example?attach=/etc/passwd", "mailto:a@b.example"),
        (
            "MAILTO:a@b.example?Subject=x&Attach=/etc/passwd&cc=c",
            "MAILTO:a@b.example?Subject=x&cc=c"
        ),
        ("mailto:a?%61ttach=/x&attachment=/y&insert=/z&subject=s", "mailto:a?subject=s"),
        ("mailto:a?subject=s?attach=/x;attach=/y", "mailto:a?subject=s%3Fattach=/x%3Battach=/y"),
        ("mailto:a#?attach=/x", "mailto:a"), ("mailto:?attach=/x", "mailto:"),
        ("mailto:a?subject=ä&attach", "mailto:a?subject=ä"),
    ])
    func `an address of mail takes no file of the person's along`(url: String, opened: String) {
        opener("b").open(url)
        #expect(around.started == [["b", opened]])
    }

    @Test func `where no program starts, that is told`() {
        around.missing = ["gone", "away"]
        #expect(opener("gone:away").open("https://a.example/") == .failed)
        #expect(around.started.isEmpty)
        #expect(held.takeAll().contains { $0.contains("'away' cannot be started") })
    }

    @Test func `a thousand in a loop open a few pages, and one line tells of it`() {
        let opener = opener()
        for number in 0..<1_000 { opener.open("https://a.example/\(number)") }
        #expect(around.started.count == 5)
        #expect(held.takeAll().count == 1)
        around.time += 4_999
        #expect(opener.open("https://a.example/sooner") == .refused)
        #expect(around.started.count == 5)
        around.time += 1
        for _ in 0..<6 { opener.open("https://a.example/later") }
        #expect(around.started.count == 10)
    }

    @Test func `a person opens some at once, and one a second for ever`() {
        let opener = opener()
        for _ in 0..<5 { opener.open("https://a.example/") }
        #expect(around.started.count == 5)
        around.time += 5_000
        for _ in 0..<60 {
            opener.open("https://a.example/")
            around.time += 1_000
        }
        #expect(around.started.count == 65)
        #expect(held.takeAll().isEmpty)
    }

    @Test func `only so many programs run at a time`() {
        let opener = opener()
        around.isRunning = true
        for _ in 0..<100 {
            around.time += 60_000
            opener.open("https://a.example/")
        }
        #expect(around.started.count == LinkOpener.runningLimit)
        around.isRunning = false
        around.time += 60_000
        opener.open("https://a.example/")
        #expect(around.started.count == LinkOpener.runningLimit + 1)
    }

    private func clipboard(_ variables: [String: String]) -> Clipboard {
        Clipboard(
            environment: ProcessEnvironment(variables), console: console,
            start: { [around] (arguments, input) throws(SystemError) in
                if around.missing.contains(arguments[0]) { throw .notFound }
                around.started.append(arguments)
                around.input = input
                return { around.isRunning }
            },
            writeToTerminal: { [around] (bytes) throws(SystemError) in around.terminal = bytes })
    }

    @Test func `a text goes to the desktop's clipboard, else to the terminal's`() {
        clipboard(["WAYLAND_DISPLAY": "w", "DISPLAY": ":0"]).copy("aé")
        #expect(around.started == [["wl-copy"]])
        #expect(around.input == Array("aé".utf8))
        around.missing = ["wl-copy"]
        clipboard(["WAYLAND_DISPLAY": "w", "DISPLAY": ":0"]).copy("a")
        #expect(around.started.last == ["xclip", "-selection", "clipboard"])
        #expect(around.terminal == nil)
        clipboard([:]).copy("hello\u{1B}")
        #expect(around.terminal == Array("\u{1B}]52;c;aGVsbG8b\u{1B}\\".utf8))
    }

    @Test func `a text beyond the limit is not copied`() {
        let clipboard = clipboard([:])
        clipboard.copy(String(repeating: "x", count: Clipboard.limit))
        #expect(around.terminal?.count == (Clipboard.limit + 2) / 3 * 4 + 9)
        around.terminal = nil
        clipboard.copy(String(repeating: "x", count: Clipboard.limit + 1))
        #expect(around.terminal == nil)
        #expect(held.takeAll().count == 1)
    }

    @Test func `a program that is started gets arguments and input, and nothing else`() throws {
        let folder = "/tmp/feedhost-program-\(ProcessArguments.all.hashValue & 0xFFFFFF)"
        let script =
            "cat > \(folder).new; ls /proc/self/fd >> \(folder).new; "
            + "printf '%s' \"$0\" >> \(folder).new; mv \(folder).new \(folder)"
        let program = try StartedProgram(
            ["sh", "-c", script, "an argument; true"], input: Array("input\n".utf8))
        while program.isRunning {}
        let file = try FileDescriptor.open(readingFrom: folder)
        let text = String(decoding: try file.readToEnd(limit: 10_000).bytes, as: UTF8.self)
        #expect(text == "input\n0\n1\n2\n3\nan argument; true")
        #expect(throws: SystemError.notFound) { try StartedProgram(["/nonexistent/program"]) }
    }

    @Test(arguments: [Int32(0), 3])
    func `Reports a program that fails at once`(status: Int32) {
        let opener = opener("false")
        around.status = status
        #expect(opener.open("https://a.example/") == .done)
        for work in around.later { work() }
        let lines = held.takeAll()
        #expect(lines.count == (status == 0 ? 0 : 1))
        #expect(lines.allSatisfy { $0.contains("'false' has not opened 'https://a.example/'") })
    }

    @Test func `Waits for a program that fails later`() {
        let opener = opener("slow")
        around.isRunning = true
        opener.open("https://a.example/")
        around.later.removeFirst()()
        #expect(held.takeAll().isEmpty && around.later.count == 1)
        around.isRunning = false
        around.status = 4
        around.later.removeFirst()()
        #expect(held.takeAll().first?.contains("exit status 4") == true)
    }

    @Test func `Reports too many pages again after a second`() {
        let opener = opener()
        for _ in 0..<7 { opener.open("https://a.example/") }
        #expect(held.takeAll().count == 1)
        around.time += 999
        opener.open("https://a.example/")
        #expect(held.takeAll().isEmpty)
        around.time += 1
        opener.open("https://a.example/")
        #expect(held.takeAll().count == 1)
    }
}
