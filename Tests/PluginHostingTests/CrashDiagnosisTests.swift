import Glibc
import Testing

@testable import PluginTracing
@testable import WorkerHosting
@testable import WorkerProtocol

/// The reported cause of a worker that exceeded a deadline, by how it then ended.
struct CrashDiagnosisTests {
    private static func diagnosis(after incidents: WorkerIncident...) -> CrashDiagnosis {
        var diagnosis = CrashDiagnosis(
            of: PluginSymbols(path: "/none.so", executable: "/none"),
            processorLimit: 60)
        for incident in incidents { diagnosis.noteEnd(incident, isMemoryUsedUp: false) }
        return diagnosis
    }

    private func cause(
        _ status: Int32, wasEndedByHost: Bool = false,
        in diagnosis: CrashDiagnosis = CrashDiagnosisTests.diagnosis()
    ) -> PluginCrash.Cause {
        let end = WorkerEnd(
            status: status, processorMilliseconds: 0, wasEndedByHost: wasEndedByHost,
            wasOutOfMemory: false)
        return diagnosis.loss(afterDeadline: 500, end, mapping: 0).cause
    }

    @Test func `Reports a worker killed by the host as hung`() {
        #expect(cause(SIGKILL, wasEndedByHost: true) == .hung(500))
        #expect(cause(SIGQUIT) == .hung(500))
    }

    @Test func `Reports a worker that gave up loading as hung`() {
        #expect(cause(0) == .hung(500))
        #expect(cause(76 << 8) == .hung(500))
    }

    @Test func `Reports an exit or crash by the plugin as such`() {
        let exit = Self.diagnosis(after: WorkerIncident(kind: .exit, number: 3))
        #expect(cause(3 << 8, in: exit) == .exited(3))
        #expect(cause(0, in: exit) == .hung(500))
        #expect(cause(SIGSEGV) == .signal(SIGSEGV))
    }
}
