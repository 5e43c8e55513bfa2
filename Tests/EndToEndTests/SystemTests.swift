import Foundation
import Testing

/// Descriptors, file names, signals and permissions.
@Suite struct SystemTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(SampleDocuments.rss, to: "feed.xml")
    }

    private func shell(_ script: String) throws -> FeedHostProcess.Outcome {
        try FeedHostProcess.run([], shell: "cd '\(folder.url.path)' || exit 99\n\(script)")
    }

    @Test(arguments: [
        ("/dev/stdout", ""), ("/dev/fd/1", ""), ("/proc/self/fd/1", ""), ("link", ""),
        ("/dev/fd/7", "7>> log"), ("-", ""),
    ])
    func `Writes to open descriptors at their current position`(path: String, redirection: String)
        throws
    {
        let outcome = try shell(
            """
            ln -s /dev/stdout link
            echo before > log
            "$0" -r text -o \(path) feed.xml >> log \(redirection) || exit
            echo after >> log
            cat log; ls
            """)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text.hasPrefix("before\n"))
        #expect(outcome.text.contains("A rope & a bell"))
        #expect(outcome.text.hasSuffix("after\nfeed.xml\nlink\nlog\n"))
    }

    @Test func `Fails for a descriptor that is not writable`() throws {
        let outcome = try shell(
            "\"$0\" -r text -o /dev/fd/7 feed.xml 7< feed.xml; echo $?; cat feed.xml")
        #expect(outcome.text == "74\n" + SampleDocuments.rss, "\(outcome.errors)")
    }

    @Test func `Keeps messages out of the output if descriptors are closed`() throws {
        let outcome = try shell(
            """
            "$0" -v -r text -o out feed.xml missing.xml <&- >&- 2>&-
            echo $?; grep -c feedhost out; grep -q rope out && echo drawn
            """)
        #expect(outcome.text == "1\n0\ndrawn\n", "\(outcome.text)")
    }

    @Test func `Reports closed standard output`() throws {
        let outcome = try shell("\"$0\" -r text feed.xml >&-")
        #expect(outcome.status == 74)
        #expect(outcome.errors.contains("standard output is closed"))
    }

    @Test func `Accepts file names that are not UTF-8`() throws {
        let outcome = try shell(
            #"""
            mv feed.xml $'caf\xe9 \xf4\x8f\xbc\x80.xml'
            "$0" -r text -o $'out\xff.txt' $'caf\xe9 \xf4\x8f\xbc\x80.xml' || exit
            "$0" $'none\xe9.xml' && exit 3
            [ -f $'out\xff.txt' ] && ls | wc -l
            """#)
        #expect(outcome.text == "2\n", "\(outcome.errors)")
        #expect(outcome.errors.contains("there is no file 'none\u{FFFD}.xml'"))
    }

    @Test func `Ends on SIGQUIT while loading`() throws {
        let reader = try NetworkReader()
        // Shells ignore SIGQUIT in background jobs without job control.
        let outcome = try FeedHostProcess.run(
            ["-r", "text", reader.server.url("silent")], environment: reader.environment,
            shell: """
                set -m; ulimit -c 0
                "$0" "$@" & sleep 1.5
                kill -QUIT $!; wait $!; echo "status $?"
                """)
        #expect(outcome.text.contains("status 131"), "\(outcome.text) \(outcome.errors)")
        #expect(!outcome.errors.contains("Backtrac"))
    }

    @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)], [true, false])
    func `Keeps the previous output file on a signal, and leaves no temporary file`(
        end: (signal: String, status: Int32), isNamed: Bool
    ) throws {
        let reader = try NetworkReader()
        let preload = try ZooPlugin.compile(
            "Tests/Fixtures/named_files_only.c", name: "named", in: reader.home)
        let outcome = try FeedHostProcess.run(
            [reader.server.url("silent")], environment: reader.environment,
            shell: """
                set -m; mkdir "$HOME/folder"; cd "$HOME/folder"; echo old > out
                \(isNamed ? "export LD_PRELOAD='\(preload)'" : "")
                env --default-signal=HUP "$0" -r text -o out "$1" & loading=$!
                for i in $(seq 200); do
                    ls -l /proc/$loading/fd 2>/dev/null | grep -q "$HOME/folder/" && break
                    sleep 0.05
                done
                unset LD_PRELOAD
                ls -A | grep -c tmp
                kill -\(end.signal) $loading; wait $loading; echo "status $?"; ls -A; cat out
                """)
        #expect(
            outcome.text == "\(isNamed ? 1 : 0)\nstatus \(end.status)\nout\nold\n",
            "\(outcome.errors)")
    }

    @Test func `Survives SIGHUP with nohup`() throws {
        let reader = try NetworkReader()
        let outcome = try FeedHostProcess.run(
            ["-r", "text", "-O", "style=list", reader.server.url("slow?seconds=2")],
            environment: reader.environment,
            shell: """
                set -m
                nohup "$0" "$@" & sleep 1
                kill -HUP $!; wait $!; echo "status $?"
                """)
        #expect(outcome.text.contains("Slow item 1"))
        #expect(outcome.text.contains("status 0"), "\(outcome.errors)")
    }

    @Test func `Replaces files atomically without support for unnamed files`() throws {
        let preload = try ZooPlugin.compile(
            "Tests/Fixtures/named_files_only.c", name: "named", in: folder)
        let outcome = try shell(
            """
            echo old > out
            LD_PRELOAD='\(preload)' "$0" -r text -o out feed.xml || exit
            grep -q rope out && ls -A
            LD_PRELOAD='\(preload)' "$0" -r text -o out missing.xml
            grep -q rope out && ls -A
            """)
        let names = "feed.xml\nnamed.so\nout\n"
        #expect(outcome.text == names + names, "\(outcome.errors)")
    }

    @Test func `Keeps permissions of a replaced file, except setuid and setgid`() throws {
        let outcome = try shell(
            "echo old > out; chmod 6755 out; \"$0\" -r text -o out feed.xml; stat -c %a out")
        #expect(outcome.text == "755\n")
    }

    @Test func `Limits the size of local and remote feeds`() throws {
        let reader = try NetworkReader()
        let large = SampleDocuments.rss + String(repeating: " ", count: 3000)
        let file = try folder.write(large, to: "large.xml")
        try reader.server.add(Array(large.utf8), named: "large.xml")
        for source in [file.path, reader.server.url("file/large.xml")] {
            let outcome = try reader.run(["--max-bytes", "2K", source])
            #expect(outcome.status == 66)
            #expect(outcome.errors.contains("larger than 2 KB"), "\(outcome.errors)")
        }
    }

    @Test func `Reports servers that don't speak TLS`() throws {
        let reader = try NetworkReader()
        let outcome = try reader.run(["https://127.0.0.1:\(reader.server.port)/feed"])
        #expect(outcome.status == 66)
        #expect(outcome.errors.contains("does not speak TLS"), "\(outcome.errors)")
    }

    @Test func `Restricts the cache to its owner, and doesn't follow links`() throws {
        let reader = try NetworkReader()
        let outcome = try FeedHostProcess.run(
            [reader.server.url("feed")], environment: reader.environment,
            shell: """
                cd "$HOME" && mkdir -p cache/feedhost && chmod 777 cache/feedhost
                "$0" -r text "$1" > drawn || exit
                stat -c %a cache/feedhost cache/feedhost/*.sqlite
                mv cache/feedhost elsewhere && rm elsewhere/* && ln -s ../elsewhere cache/feedhost
                "$0" -r text "$1" > drawn || exit
                ls elsewhere | wc -l
                """)
        #expect(outcome.text == "700\n600\n0\n", "\(outcome.errors)")
        #expect(outcome.errors.contains("is a link"), "\(outcome.errors)")
    }

    @Test func `Reports a cache that can't be cleared`() throws {
        let outcome = try FeedHostProcess.run(
            ["cache", "clear"], environment: ["XDG_CACHE_HOME": "/proc"])
        #expect(outcome.status == 74, "\(outcome.errors)")
    }

    @Test func `Reports output beyond the limit of a file's size`() throws {
        let outcome = try shell(
            """
            (
                ulimit -f 0
                "$0" -r text -o out feed.xml; echo "status $?"
                "$0" -r text feed.xml > shown; echo "status $?"
            ) 2>&1 | cat
            """)
        #expect(outcome.text.components(separatedBy: "status 74").count == 3, "\(outcome.text)")
        #expect(outcome.text.components(separatedBy: "too large").count == 3, "\(outcome.text)")
    }
}
