import Glibc
import Testing

@testable import PluginHosting
@testable import PluginTracing
@testable import WorkerHosting
@testable import WorkerProtocol

/// The words for a worker that was over a deadline, against how it then ended.
struct CrashDiagnosisTests {
    private static func diagnosis(after incidents: WorkerIncident...) -> CrashDiagnosis {
        var diagnosis = CrashDiagnosis(
            of: PluginSymbols(path: "/none.so", reader: NameReader(executable: "/none")),
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

    @Test func `one that the host ended, or asked where it was, did not answer`() {
        #expect(cause(SIGKILL, wasEndedByHost: true) == .hung(500))
        #expect(cause(SIGQUIT) == .hung(500))
    }

    @Test func `one that gave up loading just then did not answer either`() {
        #expect(cause(0) == .hung(500))
        #expect(cause(76 << 8) == .hung(500))
    }

    @Test func `one whose plugin ended it just then is told as that`() {
        let exit = Self.diagnosis(after: WorkerIncident(kind: .exit, number: 3))
        #expect(cause(3 << 8, in: exit) == .exited(3))
        #expect(cause(0, in: exit) == .hung(500))
        #expect(cause(SIGSEGV) == .signal(SIGSEGV))
    }
}
