import Foundation
import Testing

/// Signals, servers, and files without a name; the rest is in `Tests/Transcripts`.
@Suite final class SystemTests: TestsWithReader {
    override init() throws {
        try super.init()
        try reader.home.write(SampleDocuments.rss, to: "feed.xml")
    }

    private func shell(_ script: String) throws -> FeedHostProcess.Outcome {
        try FeedHostProcess.run([], shell: "cd '\(reader.home.path)' || exit 99\n\(script)")
    }

    @Test func `Ends on SIGQUIT while loading`() throws {
        // Shells ignore SIGQUIT in background jobs without job control.
        let outcome = try reader.command(
            ["-r", "text", reader.server.url("silent")],
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
        let preload = try ZooPlugin.compile(
            "Tests/Fixtures/named_files_only.c", name: "named", in: reader.home.url)
        let outcome = try reader.command(
            [reader.server.url("silent")],
            shell: """
                set -m; mkdir "$HOME/folder"; cd "$HOME/folder"; echo old > out
                \(isNamed ? "export LD_PRELOAD='\(preload)'" : "")
                env --default-signal=HUP "$0" -r text -o out "$1" & loading=$!
                for i in $(seq 600); do
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
        let outcome = try reader.command(
            ["-r", "text", "-O", "style=list", reader.server.url("slow?seconds=2")],
            shell: """
                set -m
                nohup "$0" "$@" &
                until [ /proc/$!/exe -ef "$0" ]; do sleep 0.05; done; sleep 1
                kill -HUP $!; wait $!; echo "status $?"
                """)
        #expect(outcome.text.contains("Slow item 1"))
        #expect(outcome.text.contains("status 0"), "\(outcome.errors)")
    }

    @Test func `Replaces files atomically without support for unnamed files`() throws {
        let preload = try ZooPlugin.compile(
            "Tests/Fixtures/named_files_only.c", name: "named", in: reader.home.url)
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

    @Test func `Blames the limit of open files if it leaves no worker a filter`() throws {
        let outcome = try shell(#"ulimit -n 40; "$0" --seat worker -r text feed.xml"#)
        #expect(outcome.errors.contains("made for it: Too many open files; raise the limits"))
        #expect(!outcome.errors.contains("trust"), "\(outcome.errors)")
    }

    @Test func `Reports servers that don't speak TLS`() throws {
        let outcome = try reader.run(["https://127.0.0.1:\(reader.server.port)/feed"])
        #expect(outcome.status == 66)
        #expect(outcome.errors.contains("does not speak TLS"), "\(outcome.errors)")
    }

    @Test func `Restricts the cache to its owner, and doesn't follow links`() throws {
        let outcome = try reader.command(
            [reader.server.url("feed")],
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
}
