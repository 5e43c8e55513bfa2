import Glibc
import Testing

@testable import PluginHosting

/// What the system says of a process' end, against what is told of it.
struct WorkerEndTests {
    private func cause(
        _ status: Int32, milliseconds: UInt64 = 0, wasEndedByHost: Bool = false
    ) -> PluginLoss.Cause {
        WorkerEnd(
            status: status, processorMilliseconds: milliseconds, wasEndedByHost: wasEndedByHost
        ).cause(processorLimit: 2)
    }

    @Test func `an exit and a signal are told as such`() {
        #expect(cause(0) == .exited(0))
        #expect(cause(3 << 8) == .exited(3))
        #expect(cause(SIGSEGV) == .signal(SIGSEGV))
        #expect(cause(SIGKILL) == .signal(SIGKILL))
    }

    @Test func `what the host ended was not killed from outside`() {
        #expect(cause(SIGKILL, wasEndedByHost: true) == .brokeOff)
    }

    @Test func `processor time is used up only where the system says so`() {
        #expect(cause(SIGXCPU, milliseconds: 1_999) == .signal(SIGXCPU))
        #expect(cause(SIGXCPU, milliseconds: 2_000) == .outOfProcessorTime)
        // It blocked the signal.
        #expect(cause(SIGKILL, milliseconds: 4_000) == .outOfProcessorTime)
        #expect(cause(SIGSEGV, milliseconds: 4_000) == .signal(SIGSEGV))
        #expect(cause(0, milliseconds: 4_000) == .exited(0))
    }

    @Test func `memory is what the system says, and used up where hardly any is left`() throws {
        let memory = try #require(
            WorkerMemory(status: "VmPeak:\t  9 kB\nVmData:\t  102400 kB\nVmStk:\t8 kB\n"))
        #expect(memory.data == 100 << 20)
        #expect(memory.isUsedUp(of: 100 << 20))
        #expect(memory.isUsedUp(of: (116 << 20) - 1))
        #expect(!memory.isUsedUp(of: 116 << 20))
        #expect(!memory.isUsedUp(of: 1 << 40))
    }

    @Test(arguments: [
        "", "Name:\tfeedhost\n", "VmData:\t12 pages\n", "VmData:\tx kB\n", "VmData:\n",
    ])
    func `memory of a process that has ended is not known`(status: String) {
        #expect(WorkerMemory(status: status) == nil)
    }

    @Test func `this process has memory`() {
        #expect((WorkerMemory(of: getpid())?.data ?? 0) > 4_096)
        #expect(WorkerMemory(of: 1 << 30) == nil)
    }
}
