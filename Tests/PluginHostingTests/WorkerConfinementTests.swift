import Foundation
import Glibc
import PluginFinding
import PluginHosting
import PluginTestSupport
import PluginTracing
import Testing
import WorkerHosting
import WorkerProtocol

@Suite struct WorkerConfinementTests {
    private static let status = """
        Name:\tfeedhost
        Threads:\t3
        CapInh:\t0000000000000000
        CapPrm:\t0000000000000000
        CapEff:\t0000000000000000
        CapBnd:\t000001ffffffffff
        CapAmb:\t0000000000000000
        NoNewPrivs:\t1
        Seccomp:\t2
        Seccomp_filters:\t2
        """

    private static func status(_ line: String, _ other: String) -> ProcessStatus? {
        ProcessStatus(
            status.split(separator: "\n").map { $0.hasPrefix(line) ? other : String($0) }
                .joined(separator: "\n"))
    }

    private static let whole = ConfinementReport(absences: [], landlockVersion: 6)

    private static func missing(_ parts: ConfinementPart...) -> ConfinementReport {
        ConfinementReport(
            absences: parts.map { ConfinementReport.Absence(part: $0, error: 0) },
            landlockVersion: 6)
    }

    @Test func `Parses the process status`() throws {
        let status = try #require(ProcessStatus(Self.status))
        #expect(status.threads == 3)
        #expect(status.filters == 2)
        #expect(!status.canGainPrivileges)
        #expect(!status.hasCapabilities)
        #expect(Self.status("NoNewPrivs", "NoNewPrivs:\t0")?.canGainPrivileges == true)
        #expect(Self.status("Seccomp:", "Seccomp:\t0")?.filters == 0)
        for set in ["CapInh", "CapPrm", "CapEff", "CapAmb"] {
            #expect(Self.status(set, "\(set):\t0000000000000001")?.hasCapabilities == true)
        }
        for field in ["Threads", "CapInh", "CapAmb", "NoNewPrivs", "Seccomp:", "Seccomp_filters"] {
            #expect(Self.status(field, "Other:\t1") == nil)
        }
    }

    @Test func `Confirms a worker's report if the process status agrees`() throws {
        let status = try #require(ProcessStatus(Self.status))
        #expect(Self.whole.confirmed(by: status, beside: 1) == nil)
        for inherited in [0, 2] {
            #expect(
                Self.whole.confirmed(by: status, beside: inherited) == Self.missing(.seccomp))
        }
        let other = try #require(Self.status("CapPrm", "CapPrm:\t0000000000200000"))
        #expect(Self.whole.confirmed(by: other, beside: 1) == Self.missing(.noNewPrivileges))
        let gaining = try #require(Self.status("NoNewPrivs", "NoNewPrivs:\t0"))
        #expect(Self.whole.confirmed(by: gaining, beside: 1) == Self.missing(.noNewPrivileges))
        // Unclaimed parts are not checked.
        let claimed = Self.missing(.seccomp, .noNewPrivileges)
        #expect(claimed.confirmed(by: gaining, beside: 7) == nil)
    }

    /// A worker that reports a confinement it does not have.
    private static func falselyConfinedWorker(in folder: TemporaryFolder) throws -> String {
        let messages = [
            WorkerMessage.confined(version: WorkerProtocol.version, whole).encoded,
            WorkerMessage.created(.feedView).encoded,
        ].map { "{" + $0.map(String.init).joined(separator: ",") + "}" }
        let source = try folder.write(
            """
            #include <sys/socket.h>
            int main(void) {
                static const unsigned char confined[] = \(messages[0]);
                static const unsigned char created[] = \(messages[1]);
                static char answer[65536];
                send(3, confined, sizeof confined, 0);
                send(3, created, sizeof created, 0);
                while (recv(3, answer, sizeof answer, 0) > 0)
                    ;
                return 0;
            }
            """, to: "falselyConfinedWorker.c"
        ).path
        let status = unsafe system("cc -o '\(folder.path)/liar' '\(source)'")
        precondition(status == 0, "the worker can't be compiled")
        return "\(folder.path)/liar"
    }

    @Test func `Rejects a worker that falsely claims to be confined`() throws {
        let folder = try TemporaryFolder()
        let program = try Self.falselyConfinedWorker(in: folder)
        let plugin = try PluginInWorker(compiling: "Tests/Fixtures/plugins/spy.c") {
            $0.executable = program
        }
        #expect(throws: PluginFailure.self) { try plugin.draw(.titled("First")) }
        guard case .refused(.notConfined(let missing, _))? = plugin.seat.failure?.reason else {
            Issue.record("\(String(describing: plugin.seat.failure))")
            return
        }
        #expect(missing == ["seccomp", "no_new_privs"])
    }

    /// Maps memory in every way. It reports running out of memory only if it could not touch more
    /// than its limit.
    @Test(arguments: [64, 200])
    func `Limits memory for every kind of mapping`(megabytes: UInt64) throws {
        let plugin = try PluginInWorker(compiling: "Tests/Zoo/touches_memory_every_way.c") {
            $0.limits.memory = megabytes << 20
        }
        #expect(throws: PluginFailure.self) { try plugin.draw(.titled("First")) }
        #expect(
            plugin.seat.loss?.cause == .outOfMemory, "\(String(describing: plugin.seat.failure))")
    }

    @Test func `Allows memory that may be dropped, but no code in it`() throws {
        let plugin = try PluginInWorker(compiling: "Tests/Fixtures/plugins/droppable.c")
        try plugin.draw(.titled("First"))
        plugin.seat.close()
        #expect(plugin.output == "mapped\nno code\n")
        #expect(plugin.log.texts(.warning).count == 1)
    }

    @Test(arguments: [8, 64])
    func `Limits threads`(limit: Int) throws {
        let plugin = try PluginInWorker(compiling: "Tests/Zoo/makes_600_threads.c") {
            $0.threadLimit = limit
        }
        try plugin.draw(.titled("First"))
        plugin.seat.close()
        #expect(
            plugin.log.texts(.warning)
                == ["tried to have more than \(limit) threads; refused"])
        #expect(plugin.output == "First\n")
    }
}
