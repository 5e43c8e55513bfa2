import ReaderPresentation
import SystemInterface
import Testing

@testable import FeedHost

/// Commands of the configuration that items are handed to.
@Suite struct UserCommandTests {
    private var item: HandedItem {
        var item = HandedItem(title: "-rf ../Tide\n\u{1B}tables", of: "Harbour")
        item.url = "https://a.example/?a b;$(x)"
        item.recording = "https://a.example/1.mp3"
        item.date = "2026-11-29T00:00:00Z"
        item.html = "<p>One &amp; two</p>"
        return item
    }

    private func arguments(_ line: String) -> [String]? {
        UserCommand(line).map {
            Array($0.arguments(for: item).drop { $0.contains("=") || $0 == "env" })
        }
    }

    @Test func `Fields are parts of one argument each, and never an option`() {
        #expect(
            arguments("n nothing p {url} --feed:{feed}") == [
                "p", "https://a.example/?a b;$(x)", "--feed:Harbour",
            ])
        #expect(arguments("n nothing p {recording}") == ["p", "https://a.example/1.mp3"])
        #expect(
            arguments("n text p {title} -t{title}") == [
                "p", " -rf ../Tide  tables", "-t-rf ../Tide  tables",
            ])
        #expect(
            arguments("n text p {name} {author}{nothing}") == [
                "p", "rf .._Tide  tables", "{nothing}",
            ])
    }

    @Test func `What looks like a field in the value of another stays as it is`() {
        var odd = item
        odd.title = "On {feed} and {author}"
        let arguments = UserCommand("n nothing p {title}")?.arguments(for: odd) ?? []
        #expect(arguments.last == "On {feed} and {author}")
    }

    @Test func `A hyphen with an accent begins no option`() {
        var accented = item
        accented.title = "-\u{301}o.\u{301}"
        let arguments = UserCommand("n nothing p {title} {name}")?.arguments(for: accented) ?? []
        #expect(arguments.suffix(2) == [" -\u{301}o.\u{301}", "\u{301}o.\u{301}"])
    }

    @Test func `No character of a feed stands for a byte of ASCII in arguments`() {
        for byte: UInt32 in 0..<0x80 {
            let odd = Unicode.Scalar(0x10_FF00 + byte).map { String($0) } ?? ""
            #expect(SystemText.bytes(odd) == Array(odd.utf8))
        }
        let name = SystemText.text([0x2D, 0xFF, 0x80, 0xF4, 0x8F, 0xBE, 0x80])
        #expect(SystemText.bytes(name) == [0x2D, 0xFF, 0x80, 0xF4, 0x8F, 0xBE, 0x80])
    }

    @Test func `A line of the shell is one argument as it is written, with fields as variables`() {
        #expect(arguments("n json $ cat > \"{url}\" | x") == ["sh", "-c", "cat > \"{url}\" | x"])
        #expect(arguments("n json sh keep.sh {feed}") == ["sh", "keep.sh", "Harbour"])
        #expect(arguments("n json sh -ec {url}") == ["sh", "-ec", "{url}"])
        let variables = UserCommand("n text $ x")?.arguments(for: item).filter {
            $0.hasPrefix("FEEDHOST_")
        }
        #expect(
            variables == [
                "FEEDHOST_URL=https://a.example/?a b;$(x)",
                "FEEDHOST_RECORDING=https://a.example/1.mp3",
                "FEEDHOST_TITLE=-rf ../Tide  tables",
                "FEEDHOST_FEED=Harbour", "FEEDHOST_AUTHOR=", "FEEDHOST_DATE=2026-11-29T00:00:00Z",
                "FEEDHOST_NAME=rf .._Tide  tables",
            ])
    }

    @Test(arguments: [
        ("nothing", ""),
        (
            "text",
            "-rf ../Tide\n\u{1B}tables\nHarbour\n2026-11-29T00:00:00Z\nhttps://a.example/?a b;$(x)\n\nOne & two\n"
        ),
    ])
    func `The program reads the item`(input: String, expected: String) throws {
        let command = try #require(UserCommand("n \(input) p"))
        #expect(String(decoding: command.standardInput(for: item), as: UTF8.self) == expected)
    }

    @Test func `The program reads the item as JSON`() throws {
        let command = try #require(UserCommand("n json p"))
        let text = String(decoding: command.standardInput(for: item), as: UTF8.self)
        #expect(text.contains("\"content_html\": \"<p>One &amp; two</p>\""))
        #expect(text.contains("\"content_text\": \"One & two\""))
        #expect(text.contains("\"recording\": \"https://a.example/1.mp3\""))
        #expect(text.contains("\"feed_title\": \"Harbour\"") && !text.contains("author"))
    }

    @Test(arguments: ["", "n", "n text", "n text $", "n text $  ", "n words p"])
    func `A line without a name, an input or a program is none`(line: String) {
        #expect(UserCommand(line) == nil)
    }

    @Test func `Fields are bounded`() {
        var long = item
        long.title = String(repeating: "é", count: 100_000)
        let arguments = UserCommand("n nothing p {title} {name}")?.arguments(for: long) ?? []
        #expect(arguments.suffix(2).map(\.utf8.count) == [4_096, 120])
    }

    @Test func `A command that fails later is told, and too many are not run`() {
        let held = HeldMessages()
        var later: [() -> Void] = []
        var started: [[String]] = []
        var status: Int32?
        let programs = StartedPrograms(
            after: { later.append($1) },
            start: { arguments, _ in
                started.append(arguments)
                return { status }
            })
        let commands = UserCommands(
            ["keep", "mail"].compactMap { UserCommand("\($0) text \($0)-it") }, programs: programs,
            console: Console(verbosity: .normal, held: held))
        #expect(commands.names == ["keep", "mail"])
        #expect(commands.run("gone", with: item) == .refused && started.isEmpty)
        #expect(commands.run("mail", with: item) == .done && started[0].last == "mail-it")
        // Looked at until it has ended.
        for _ in 0..<9 {
            let due = later
            later = []
            for work in due { work() }
        }
        #expect(held.takeAll().isEmpty)
        status = 3
        for work in later { work() }
        #expect(
            held.takeAll().map { $0.contains("'mail' failed: 'mail-it' ended with exit status 3") }
                == [true])
        for _ in 0..<100 { _ = commands.run("keep", with: item) }
        #expect(started.count <= 1 + 5 && commands.run("keep", with: item) == .refused)
    }
}
