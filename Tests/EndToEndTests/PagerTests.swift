import Foundation
import Testing

/// The pager, as a person reads with it on their terminal.
@Suite struct PagerTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let items = (1...100).map { "<item><title>Item number \($0)</title></item>" }
        try folder.write(
            "<rss version='2.0'><channel><title>Long</title>\(items.joined())</channel></rss>",
            to: "long.xml")
        try folder.write(
            "<rss version='2.0'><channel><title>Short</title><item><title>Alone</title></item></channel></rss>",
            to: "short.xml")
        // A pager that notes what it is given and by whom, and stays until it is left.
        try folder.write(
            """
            #!/bin/bash
            echo "LESS=$LESS LV=$LV $*" > said
            grep -E 'Sig(Blk|Ign)' /proc/self/status > signals
            cat > read
            echo "pager has it"
            read -r < /dev/tty
            exit 3
            """, to: "pager")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: folder.url.appendingPathComponent("pager").path)
    }

    private func read(_ name: String) throws -> String {
        try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
    }

    @Test func `what does not fit is read in less, with its colours, and left without an error`()
        throws
    {
        let session = try TerminalSession(in: folder)
        try session.type("$FEEDHOST --color always long.xml; echo \"status $?\"")
        _ = try #require(session.screen { $0.contains("Item number 1\n") && $0.hasSuffix(":") })
        #expect(try session.looks().contains("\u{1B}[1m"))
        try session.press("Space")
        _ = try #require(session.screen { !$0.contains("Item number 1\n") && $0.hasSuffix(":") })
        try session.press("C-c")
        // less drops what is typed until it has dealt with the interrupt.
        Thread.sleep(forTimeInterval: 0.5)
        try session.press("q")
        _ = try #require(session.screen { $0.hasSuffix("status 0\n>") })
        #expect(try session.state().contains("cursor=1"))
    }

    @Test func `what is no text is not written to a terminal`() throws {
        let package = ZooPlugin.package.path
        let made = try FeedHostProcess.run(
            [],
            shell: """
                cd '\(folder.url.path)' &&
                sed 's|media-type=[^\\]*|media-type=application/pdf|' '\(package)/Examples/dots.c' >pdf.c &&
                cc -shared -fPIC '-I\(package)/Sources/FeedPluginAPI/include' -o pdf.so pdf.c
                """)
        #expect(made.status == 0, "\(made.errors)")
        let session = try TerminalSession(in: folder)
        try session.type("$FEEDHOST -r ./pdf.so short.xml; echo \"status $?\"")
        let screen = try #require(session.screen { $0.contains("status 64") })
        #expect(screen.contains("'dots' writes application/pdf, which no terminal shows"))
        try session.type("clear; $FEEDHOST -r ./pdf.so short.xml | wc -c; echo \"status $?\"")
        _ = try #require(session.screen { $0.contains("status 0") })
        try session.type("clear; $FEEDHOST -r ./pdf.so -o out short.xml; echo \"status $?\"")
        _ = try #require(session.screen { $0.contains("status 0") })
    }

    @Test func `what fits stands on the terminal`() throws {
        let session = try TerminalSession(in: folder)
        try session.type("$FEEDHOST short.xml; echo \"status $?\"")
        let screen = try #require(session.screen { $0.contains("status 0") })
        #expect(screen.contains("Alone"))
    }

    @Test func `a pager of the person's own is told as git tells it, and gets all`() throws {
        let session = try TerminalSession(in: folder, variables: "PAGER='./pager -x'")
        try session.type("clear; $FEEDHOST long.xml; echo \"status $?\"")
        _ = try #require(session.screen { $0.contains("pager has it") })
        #expect(try read("said") == "LESS=FRX LV=-c -x\n")
        #expect(try read("read").contains("Item number 100"))
        // The last two of the first 33 are the C library's own.
        for line in try read("signals").split(separator: "\n") {
            let mask = try #require(
                line.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) })
            #expect(mask & 0x7FFF_FFFF == 0)
        }
        try session.press("Enter")
        _ = try #require(session.screen { $0.hasSuffix("status 0\n>") })
    }

    @Test func `what the person has set for less stays, and none is used where none is wanted`()
        throws
    {
        let session = try TerminalSession(
            in: folder, variables: "FEEDHOST_PAGER=./pager LESS=S PAGER=false")
        try session.type("clear; $FEEDHOST short.xml; echo \"status $?\"")
        _ = try #require(session.screen { $0.contains("pager has it") })
        #expect(try read("said") == "LESS=S LV=-c \n")
        try session.press("Enter")
        _ = try #require(session.screen { $0.contains("status 0") })
        for (number, none) in ["--no-pager", "--pager=cat", "--pager="].enumerated() {
            try session.type(
                "clear; rm -f said; $FEEDHOST \(none) short.xml; ls said; echo \"ended $?-\(number)\""
            )
            _ = try #require(
                session.screen { $0.contains("ended 2-\(number)") && $0.contains("Alone") })
        }
        try session.type("clear; $FEEDHOST short.xml | grep Alone; ls said; echo \"piped $?\"")
        _ = try #require(session.screen { $0.contains("piped 2") && $0.contains("Alone") })
        try session.type("clear; $FEEDHOST -o out short.xml; ls said; echo \"written $?\"")
        _ = try #require(session.screen { $0.contains("written 2") })
    }

    @Test func `what went wrong is told when the pager is left, and the status is the drawing's`()
        throws
    {
        let session = try TerminalSession(in: folder, variables: "PAGER=./pager")
        try session.type("clear; $FEEDHOST long.xml missing.xml; echo \"status $?\"")
        let during = try #require(session.screen { $0.contains("pager has it") })
        #expect(!during.contains("missing.xml'"))
        try session.press("Enter")
        let after = try #require(session.screen { $0.contains("status 1") })
        let told = try #require(after.range(of: "feedhost: there is no file 'missing.xml'"))
        #expect(try #require(after.range(of: "pager has it")).upperBound < told.lowerBound)
    }

    @Test func `a plugin's end is told after what it wrote was read`() throws {
        let plugin = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/dies_late.c", name: "dies_late", in: folder)
        let session = try TerminalSession(in: folder, variables: "PAGER=./pager")
        try session.type("clear; $FEEDHOST -r '\(plugin)' long.xml; echo \"status $?\"")
        _ = try #require(session.screen { $0.contains("pager has it") })
        try session.press("Enter")
        let after = try #require(session.screen { $0.contains("status 70") })
        #expect(after.contains("crashed (SIGSEGV in display"))
        #expect(try read("read").hasPrefix("What it wrote before\n"))
    }

    @Test func `left early, nothing is marked as read, and nothing is wrong`() throws {
        let items = (1...3_000).map {
            "<item><title>Number \($0) of a very long list of items</title></item>"
        }
        try folder.write(
            "<rss version='2.0'><channel><title>Long</title>\(items.joined())</channel></rss>",
            to: "longer.xml")
        let session = try TerminalSession(
            in: folder, variables: "PAGER='head -n 1' XDG_STATE_HOME='\(folder.url.path)/state'")
        try session.type("clear; $FEEDHOST --mark-read longer.xml; echo \"status $?\"")
        let screen = try #require(session.screen { $0.contains("status 0") })
        #expect(screen.contains("nothing is marked as read"))
        try session.type("clear; $FEEDHOST --no-pager --unread -n 1 longer.xml; echo \"status $?\"")
        _ = try #require(session.screen { $0.contains("Number 1 of") && $0.contains("status 0") })
    }

    @Test func `one that is not there is told, and nothing is lost`() throws {
        let session = try TerminalSession(in: folder, variables: "PAGER=no-such-pager")
        try session.type("clear; $FEEDHOST short.xml; echo \"status $?\"")
        let screen = try #require(session.screen { $0.contains("status 0") })
        #expect(screen.contains("Alone"))
        #expect(screen.contains("the pager 'no-such-pager' could not be run"))
    }

    @Test func `a request to end ends the pager, too`() throws {
        let session = try TerminalSession(in: folder)
        try session.type("clear; $FEEDHOST long.xml; echo \"status $?\"")
        _ = try #require(session.screen { $0.hasSuffix(":") })
        let program = try #require(try session.programs(running: "long.xml").first)
        kill(program, SIGTERM)
        _ = try #require(session.screen { $0.contains("status 143") })
        // It is told, and has its own way to go.
        try session.type(
            "clear; for n in 1 2 3 4 5 6 7 8 9; do pgrep -r D,R,S,T -t \"$(ps -o tty= $$)\" less || break; "
                + "sleep 1; done; [ $n -lt 9 ]; echo \"left $?\"")
        _ = try #require(session.screen { $0.contains("left 0") })
    }

    @Test func `the sample says that it is one, to a person`() throws {
        let session = try TerminalSession(in: folder, rows: 40)
        try session.type("clear; $FEEDHOST; echo \"status $?\"")
        let screen = try #require(session.screen { $0.contains("status 0") })
        #expect(screen.contains("feedhost: this is a built-in sample; 'feedhost add URL'"))
        for (number, silent) in ["-q", "2> errors", "short.xml", "< short.xml"].enumerated() {
            try session.type("clear; $FEEDHOST \(silent); echo \"ended $?-\(number)\"")
            let screen = try #require(session.screen { $0.contains("ended 0-\(number)") })
            #expect(!screen.contains("feedhost: this is"))
        }
        #expect(try read("errors").isEmpty)
    }
}
