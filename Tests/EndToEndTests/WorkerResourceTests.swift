import Foundation
import Testing

/// Use of processor time and memory by workers.
@Suite final class WorkerResourceTests: TestsInFolder {
    override init() throws {
        try super.init()
        try folder.write(SampleDocuments.rss, to: "feed.xml")
    }

    private func run(
        megabytes: Int, configuration: String = "", _ script: String
    ) throws -> FeedHostProcess.Outcome {
        _ = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/slow.c", name: "slow",
            by: "cc -std=c11 -DMEGABYTES=\(megabytes)", in: folder.url)
        try folder.write(configuration, to: "feedhost/config")
        return try FeedHostProcess.run(
            [], environment: ["XDG_CONFIG_HOME": folder.url.path],
            shell: "cd '\(folder.url.path)' || exit 99\n\(script)")
    }

    @Test func `Stops with the host, and pauses deadlines meanwhile`()
        throws
    {
        let outcome = try run(
            megabytes: 0, configuration: "call-deadline = 3",
            """
            state() { sed -n 's/^State:[[:space:]]*\\(.\\).*/\\1/p' /proc/$1/status; }
            reach() { for i in {1..1200}; do [ "$(state $1)" = $2 ] && return; sleep 0.05; done; }
            set -m
            # The signal may be ignored in the parent.
            env --default-signal=TSTP "$0" -r ./slow.so feed.xml > drawn &
            host=$!
            for i in {1..1200}; do
                worker=$(grep -ls "^PPid:[[:space:]]$host$" /proc/[0-9]*/status | head -n 1)
                [ -n "$worker" ] && break
                sleep 0.02
            done
            worker=${worker#/proc/}
            worker=${worker%/status}
            sleep 0.5
            kill -TSTP $host
            reach $host T; reach $worker T
            echo $(state $host) $(state $worker)
            sleep 4
            echo $(state $host) $(state $worker)
            kill -CONT $host
            # A shell may take the stop for the end before it notices SIGCONT, at times even with -f.
            for i in {1..100}; do
                wait -f $host; status=$?
                [ $status != 148 ] && break
                sleep 0.1
            done
            echo $status
            cat drawn
            """)
        #expect(outcome.text.hasPrefix("T T\nT T\n0\n"), "\(outcome.text) \(outcome.errors)")
        #expect(outcome.text.contains("A rope & a bell"))
    }

    @Test func `Buffers large output outside of memory while watching`() throws {
        let outcome = try run(
            megabytes: 300,
            """
            "$0" --watch -r ./slow.so feed.xml > drawn &
            host=$!
            for i in {1..600}; do
                tail -c 100 drawn | grep -q rope && break
                sleep 0.1
            done
            sed -n 's/^VmHWM:[[:space:]]*\\([0-9]*\\) kB/\\1/p' /proc/$host/status
            kill $host
            wait $host
            stat -c %s drawn
            """)
        let numbers = outcome.text.split(separator: "\n").compactMap { Int($0) }
        #expect(numbers.count == 2, "\(outcome.text) \(outcome.errors)")
        #expect(numbers.first ?? .max < 64 << 10, "\(outcome.text)")
        #expect(numbers.dropFirst().first ?? 0 > 300 << 20, "\(outcome.text)")
    }
}
