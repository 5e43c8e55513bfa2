import Foundation
import Testing

/// Paging of long output at a terminal.
@Suite final class PagerTests: TestsInFolder {
    override init() throws {
        try super.init()
        let items = (1...100).map { "<item><title>Item number \($0)</title></item>" }
        try folder.write(SampleDocuments.feed("Long", items: items), to: "long.xml")
        try folder.write(SampleDocuments.feed("Short", item: "Alone"), to: "short.xml")
        // A pager that records its environment and input, and stays until Enter is pressed.
        try folder.write(
            program: """
                #!/bin/bash
                echo "LESS=$LESS LV=$LV $*" > environment
                grep -E 'Sig(Blk|Ign)' /proc/self/status > signals
                cat > read
                echo "pager has it"
                read -r < /dev/tty
                exit 3
                """, to: "pager")
    }

    @Test func `Shows long output in less with colours, and exits without an error`()
        throws
    {
        let session = try TerminalSession(in: folder)
        try session.type("$FEEDHOST --color always long.xml; echo \"status $?\"")
        _ = try #require(session.screen { $0.contains("Item number 1\n") && $0.hasSuffix(":") })
        #expect(try session.looks().contains("\u{1B}[1m"))
        try session.press("Space")
        _ = try #require(session.screen { !$0.contains("Item number 1\n") && $0.hasSuffix(":") })
        try session.press("C-c")
        // less drops input until it has handled the interrupt: it has, once a key has led back to the beginning.
        _ = try #require(
            session.screen { screen in
                if screen.contains("Item number 1\n") { return true }
                try? session.press("g")
                return false
            })
        try session.press("q")
        _ = try #require(session.screen { $0.hasSuffix("status 0\n>") })
        #expect(try session.state().contains("cursor=1"))
    }

    @Test func `Refuses to write binary output to a terminal`() throws {
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

    @Test func `Runs the user's PAGER with git's environment and the whole output`() throws {
        let session = try TerminalSession(in: folder, variables: "PAGER='./pager -x'")
        try session.type("clear; $FEEDHOST long.xml; echo \"status $?\"")
        _ = try #require(session.screen { $0.contains("pager has it") })
        #expect(try folder.text(of: "environment") == "LESS=FRX LV=-c -x\n")
        #expect(try folder.text(of: "read").contains("Item number 100"))
        // The last two of the first 33 signals belong to the C library.
        for line in try folder.text(of: "signals").split(separator: "\n") {
            let mask = try #require(
                line.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) })
            #expect(mask & 0x7FFF_FFFF == 0)
        }
        try session.press("Enter")
        _ = try #require(session.screen { $0.hasSuffix("status 0\n>") })
    }

    @Test func `Keeps the user's LESS, and runs no pager if disabled or not at a terminal`()
        throws
    {
        let session = try TerminalSession(
            in: folder, variables: "FEEDHOST_PAGER=./pager LESS=S PAGER=false")
        try session.type("clear; $FEEDHOST short.xml; echo \"status $?\"")
        _ = try #require(session.screen { $0.contains("pager has it") })
        #expect(try folder.text(of: "environment") == "LESS=S LV=-c \n")
        try session.press("Enter")
        _ = try #require(session.screen { $0.contains("status 0") })
        for (number, none) in ["--no-pager", "--pager=cat", "--pager="].enumerated() {
            try session.type(
                "clear; rm -f environment; $FEEDHOST \(none) short.xml; ls environment; echo \"ended $?-\(number)\""
            )
            _ = try #require(
                session.screen { $0.contains("ended 2-\(number)") && $0.contains("Alone") })
        }
        try session.type(
            "clear; $FEEDHOST short.xml | grep Alone; ls environment; echo \"piped $?\"")
        _ = try #require(session.screen { $0.contains("piped 2") && $0.contains("Alone") })
        try session.type("clear; $FEEDHOST -o out short.xml; ls environment; echo \"written $?\"")
        _ = try #require(session.screen { $0.contains("written 2") })
    }

    @Test func `Reports errors after the pager ends, and returns the drawing's status`()
        throws
    {
        let session = try TerminalSession(in: folder, variables: "PAGER=./pager")
        try session.type("clear; $FEEDHOST long.xml missing.xml; echo \"status $?\"")
        let during = try #require(session.screen { $0.contains("pager has it") })
        #expect(!during.contains("missing.xml'"))
        try session.press("Enter")
        let after = try #require(session.screen { $0.contains("status 1") })
        let message = try #require(after.range(of: "feedhost: there is no file 'missing.xml'"))
        #expect(try #require(after.range(of: "pager has it")).upperBound < message.lowerBound)
    }

    @Test func `Reports a plugin crash after the pager shows its output`() throws {
        let plugin = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/dies_late.c", name: "dies_late", in: folder.url)
        let session = try TerminalSession(in: folder, variables: "PAGER=./pager")
        try session.type("clear; $FEEDHOST -r '\(plugin)' long.xml; echo \"status $?\"")
        _ = try #require(session.screen { $0.contains("pager has it") })
        try session.press("Enter")
        let after = try #require(session.screen { $0.contains("status 70") })
        #expect(after.contains("crashed (SIGSEGV in display"))
        #expect(try folder.text(of: "read").hasPrefix("What it wrote before\n"))
    }

    @Test func `Marks nothing as read if the pager ends early`() throws {
        let items = (1...3_000).map {
            "<item><title>Number \($0) of a very long list of items</title></item>"
        }
        try folder.write(SampleDocuments.feed("Long", items: items), to: "longer.xml")
        let session = try TerminalSession(
            in: folder, variables: "PAGER='head -n 1' XDG_STATE_HOME='\(folder.url.path)/state'")
        try session.type("clear; $FEEDHOST --mark-read longer.xml; echo \"status $?\"")
        let screen = try #require(session.screen { $0.contains("status 0") })
        #expect(screen.contains("nothing is marked as read"))
        try session.type("clear; $FEEDHOST --no-pager --unread -n 1 longer.xml; echo \"status $?\"")
        _ = try #require(session.screen { $0.contains("Number 1 of") && $0.contains("status 0") })
    }

    @Test func `Reports a missing pager, and writes to the terminal`() throws {
        let session = try TerminalSession(in: folder, variables: "PAGER=no-such-pager")
        try session.type("clear; $FEEDHOST short.xml; echo \"status $?\"")
        let screen = try #require(session.screen { $0.contains("status 0") })
        #expect(screen.contains("Alone"))
        #expect(screen.contains("the pager 'no-such-pager' could not be run"))
    }

    @Test func `Ends the pager on a signal`() throws {
        let session = try TerminalSession(in: folder)
        try session.type("clear; $FEEDHOST long.xml; echo \"status $?\"")
        _ = try #require(session.screen { $0.hasSuffix(":") })
        let program = try #require(try session.programs(running: "long.xml").first)
        kill(program, SIGTERM)
        _ = try #require(session.screen { $0.contains("status 143") })
        // The pager ends by itself, after its own cleanup.
        try session.type(
            "clear; for n in $(seq 60); do pgrep -r D,R,S,T -t \"$(ps -o tty= $$)\" less || break; "
                + "sleep 1; done; [ $n -lt 60 ]; echo \"left $?\"")
        _ = try #require(session.screen { $0.contains("left 0") })
    }

    @Test func `Announces the sample at a terminal only, and does not wait after short output`()
        throws
    {
        let session = try TerminalSession(in: folder, rows: 40)
        try session.type("clear; $FEEDHOST; echo \"status $?\"")
        let screen = try #require(session.screen { $0.contains("status 0") })
        #expect(screen.contains("feedhost: this is a built-in sample; 'feedhost add URL'"))
        for (number, silent) in ["-q", "2> errors", "short.xml", "< short.xml"].enumerated() {
            try session.type("clear; $FEEDHOST \(silent); echo \"ended $?-\(number)\"")
            let screen = try #require(session.screen { $0.contains("ended 0-\(number)") })
            #expect(!screen.contains("feedhost: this is"))
            #expect(number < 2 || screen.contains("Alone"))
        }
        #expect(try folder.text(of: "errors").isEmpty)
    }
}
