import FeedPresentation
import SystemInterface
import Testing

@testable import FeedHost

/// Opening pages and copying texts.
@Suite struct LinkOpenerTests {
    private final class SystemStub {
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

    private let system = SystemStub()
    private let held = HeldMessages()
    private var console: Console { Console(verbosity: .normal, held: held) }

    private func opener(_ browser: String? = nil) -> LinkOpener {
        LinkOpener(
            BrowserCommands(ProcessEnvironment(browser.map { ["BROWSER": $0] } ?? [:])),
            programs: programs, console: console, now: { [system] in system.time })
    }

    private var programs: StartedPrograms {
        StartedPrograms(
            after: { [system] in system.later.append($1) },
            start: { [system] (arguments, input) throws(SystemError) in
                if system.missing.contains(arguments[0]) { throw .notFound }
                system.started.append(arguments)
                system.input = input ?? []
                return { system.isRunning ? nil : system.status }
            })
    }

    @Test(arguments: [
        (nil, ["xdg-open", "U"]), ("firefox", ["firefox", "U"]),
        ("lynx -a:firefox", ["lynx", "-a", "U"]), ("gone:w3m", ["w3m", "U"]),
        ("open --url=%s --new", ["open", "--url=U", "--new"]), (" : ", ["xdg-open", "U"]),
    ])
    func `Passes the address as one argument to the first program that starts`(
        browser: String?, expected: [String]
    ) {
        let url = "https://a.example/?a b;$(x)&c='\"%s"
        system.missing = ["gone"]
        opener(browser).open(url)
        #expect(system.started == [expected.map { $0.replacing("U", with: url) }])
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
    func `Removes attachments from mail addresses`(url: String, opened: String) {
        opener("b").open(url)
        #expect(system.started == [["b", opened]])
    }

    @Test func `Reports if no program starts`() {
        system.missing = ["gone", "away"]
        #expect(opener("gone:away").open("https://a.example/") == .failed)
        #expect(system.started.isEmpty)
        #expect(held.takeAll().contains { $0.contains("'away' cannot be started") })
    }

    @Test func `Limits pages opened in a loop, and reports that once a second`() {
        let opener = opener()
        for number in 0..<1_000 { opener.open("https://a.example/\(number)") }
        #expect(system.started.count == 5)
        #expect(held.takeAll().count == 1)
        for (time, count) in [(999, 0), (1_000, 1), (4_999, 1)] {
            system.time = time
            #expect(opener.open("https://a.example/sooner") == .refused)
            #expect(held.takeAll().count == count)
        }
        #expect(system.started.count == 5)
        system.time += 1
        for _ in 0..<6 { opener.open("https://a.example/later") }
        #expect(system.started.count == 10)
    }

    @Test func `Permits a burst, and then one page a second`() {
        let opener = opener()
        for _ in 0..<5 { opener.open("https://a.example/") }
        #expect(system.started.count == 5)
        system.time += 5_000
        for _ in 0..<60 {
            opener.open("https://a.example/")
            system.time += 1_000
        }
        #expect(system.started.count == 65)
        #expect(held.takeAll().isEmpty)
    }

    @Test func `Limits the number of running programs`() {
        let opener = opener()
        system.isRunning = true
        for _ in 0..<100 {
            system.time += 60_000
            opener.open("https://a.example/")
        }
        #expect(system.started.count == StartedPrograms.limit)
        system.isRunning = false
        system.time += 60_000
        opener.open("https://a.example/")
        #expect(system.started.count == StartedPrograms.limit + 1)
    }

    private func clipboard(_ variables: [String: String]) -> Clipboard {
        Clipboard(
            environment: ProcessEnvironment(variables), programs: programs, console: console,
            writeToTerminal: { [system] (bytes) throws(SystemError) in system.terminal = bytes })
    }

    @Test func `Copies to the desktop's clipboard, or else to the terminal's`() {
        clipboard(["WAYLAND_DISPLAY": "w", "DISPLAY": ":0"]).copy("aé")
        #expect(system.started == [["wl-copy"]])
        #expect(system.input == Array("aé".utf8))
        system.missing = ["wl-copy"]
        clipboard(["WAYLAND_DISPLAY": "w", "DISPLAY": ":0"]).copy("a")
        #expect(system.started.last == ["xclip", "-selection", "clipboard"])
        #expect(system.terminal == nil)
        clipboard(["TMUX": "/tmp/tmux-0/default,1,0", "DISPLAY": ":0"]).copy("a")
        #expect(system.started.last == ["xclip", "-selection", "clipboard"])
        clipboard(["TMUX": "/tmp/tmux-0/default,1,0"]).copy("b")
        #expect(system.started.last == ["tmux", "load-buffer", "-w", "-"])
        #expect(system.input == Array("b".utf8) && system.terminal == nil)
        clipboard([:]).copy("hello\u{1B}")
        #expect(system.terminal == Array("\u{1B}]52;c;aGVsbG8=\u{1B}\\".utf8))
    }

    @Test func `Copies otherwise where a program fails, as one without its display does`() {
        system.status = 1
        let clipboard = clipboard(["TMUX": "/tmp/tmux-0/default,1,0", "DISPLAY": ":0"])
        #expect(clipboard.copy("a") == .done)
        #expect(system.started.map { $0[0] } == ["xclip"])
        while !system.later.isEmpty { system.later.removeFirst()() }
        #expect(system.started.map { $0[0] } == ["xclip", "tmux"])
        #expect(system.terminal == Array("\u{1B}]52;c;YQ==\u{1B}\\".utf8))
    }

    @Test func `Copies no control characters`() {
        clipboard(["DISPLAY": ":0"]).copy("a\u{0}\u{7}\tb\r\nc\u{9B}é\u{7F}\u{1B}[31m")
        #expect(system.input == Array("a\tb\ncé[31m".utf8))
    }

    @Test func `Limits the length of copied texts`() {
        let clipboard = clipboard([:])
        clipboard.copy(String(repeating: "x", count: Clipboard.limit))
        #expect(system.terminal?.count == (Clipboard.limit + 2) / 3 * 4 + 9)
        system.terminal = nil
        clipboard.copy(String(repeating: "x", count: Clipboard.limit + 1))
        #expect(system.terminal == nil)
        #expect(held.takeAll().count == 1)
    }

    @Test func `Started program inherits only arguments and input`() throws {
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
        system.status = status
        #expect(opener.open("https://a.example/") == .done)
        for work in system.later { work() }
        let lines = held.takeAll()
        #expect(lines.count == (status == 0 ? 0 : 1))
        #expect(lines.allSatisfy { $0.contains("'false' has not opened 'https://a.example/'") })
    }

    @Test func `Waits for a program that fails later`() {
        let opener = opener("slow")
        system.isRunning = true
        opener.open("https://a.example/")
        system.later.removeFirst()()
        #expect(held.takeAll().isEmpty && system.later.count == 1)
        system.isRunning = false
        system.status = 4
        system.later.removeFirst()()
        #expect(held.takeAll().first?.contains("exit status 4") == true)
    }
}
